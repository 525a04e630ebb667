#include "unit_numbers.h"

#include <stdlib.h>
#include <unicode/ulistformatter.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>

unit_number write_unit_number(const uint16_t *skeleton, const char *locale, double number, uint16_t *text,
                              int32_t capacity) {
  unit_number written = {0, 0, 0, number};
  UErrorCode status = U_ZERO_ERROR;
  // ICU's functions do nothing where one before has failed.
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale((const UChar *)skeleton, -1, locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  UFieldPositionIterator *fields = ufieldpositer_open(&status);
  unumf_formatDouble(formatter, number, result, &status);
  int32_t length = unumf_resultToString(result, (UChar *)text, capacity, &status);
  char decimal[64];
  unumf_resultToDecimalNumber(result, decimal, sizeof decimal, &status);
  unumf_resultGetAllFieldPositions(result, fields, &status);
  if (U_SUCCESS(status) && length <= capacity) {
    written.length = length;
    written.value = strtod(decimal, NULL);
    written.begin = capacity;
    int32_t begin, end, field;
    while ((field = ufieldpositer_next(fields, &begin, &end)) >= 0) {
      if (field == UNUM_MEASURE_UNIT_FIELD) continue;
      if (begin < written.begin) written.begin = begin;
      if (end > written.end) written.end = end;
    }
  }
  if (fields) ufieldpositer_close(fields);
  if (result) unumf_closeResult(result);
  if (formatter) unumf_close(formatter);
  return written;
}

int32_t join_unit_numbers(const uint16_t *texts, const int32_t *lengths, int32_t count, int width,
                          const char *locale, uint16_t *text, int32_t capacity) {
  const UChar *parts[8];
  if (count < 1 || count > 8) return 0;
  for (int32_t i = 0; i < count; i++) {
    parts[i] = (const UChar *)texts;
    texts += lengths[i];
  }
  UErrorCode status = U_ZERO_ERROR;
  static const UListFormatterWidth widths[] = {ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW};
  if (width < 0 || width > 2) return 0;
  UListFormatter *formatter = ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, widths[width], &status);
  int32_t length = ulistfmt_format(formatter, parts, lengths, count, (UChar *)text, capacity, &status);
  if (formatter) ulistfmt_close(formatter);
  return U_SUCCESS(status) && length <= capacity ? length : 0;
}
