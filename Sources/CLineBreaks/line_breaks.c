#include "line_breaks.h"

#include <unicode/ubrk.h>

LineBreaks *line_breaks_open(const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "", (const UChar *)text, length, &status);
  return U_SUCCESS(status) ? (LineBreaks *)iterator : 0;
}

int32_t line_breaks_next(LineBreaks *breaks) { return ubrk_next((UBreakIterator *)breaks); }

void line_breaks_close(LineBreaks *breaks) { ubrk_close((UBreakIterator *)breaks); }
