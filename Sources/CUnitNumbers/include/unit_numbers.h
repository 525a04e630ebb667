#include <stdint.h>

// ICU's numbers with units without ICU's headers: those rename every function to carry the library's version.

/// A number with a unit, as ICU writes it.
typedef struct {
  /// In UTF-16; 0 when ICU cannot write it.
  int32_t length;
  /// Where the number is in the text; empty where there are several.
  int32_t begin, end;
  /// The number, which may be of another unit than that which was given.
  double value;
} unit_number;

/// Writes a number as a skeleton of ICU has it, as in "unit/kilometer unit-width-short", in the language of a locale.
unit_number write_unit_number(const uint16_t *skeleton, const char *locale, double number, uint16_t *text,
                              int32_t capacity);

/// Joins numbers with units to one text, as in "1 hour, 2 minutes"; the width is that of the units: 0 where they are
/// written out, 1 where they are short, 2 where they are letters.
///
/// The texts are in UTF-16, one after the other, 8 of them at most; returns the length of the joined text, 0 for none.
int32_t join_unit_numbers(const uint16_t *texts, const int32_t *lengths, int32_t count, int width,
                          const char *locale, uint16_t *text, int32_t capacity);
