#include <stdint.h>

// ICU's rules of plurals without ICU's headers: those rename every function to carry the library's version.

/// Writes the category of a number in a language, as in "one" and "other", in UTF-16; its length, or 0 when ICU cannot be used.
int32_t plural_category(const char *language, double number, uint16_t *category, int32_t capacity);
