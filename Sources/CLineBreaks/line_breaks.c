#include "line_breaks.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>

LineBreaks *line_breaks_open(const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "", (const UChar *)text, length, &status);
  return U_SUCCESS(status) ? (LineBreaks *)iterator : 0;
}

int32_t line_breaks_next(LineBreaks *breaks) { return ubrk_next((UBreakIterator *)breaks); }

void line_breaks_close(LineBreaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

void line_breaks_unicode_version(uint8_t *version) { u_getUnicodeVersion(version); }
