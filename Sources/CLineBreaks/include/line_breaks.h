#include <stdint.h>

// ICU's line break iterator without ICU's headers: those rename every function to carry the library's version,
// and declare types that Swift's own Foundation declares too.

typedef struct LineBreaks LineBreaks;

/// Line break opportunities of the root locale; NULL when ICU cannot be used. The text must outlive the result.
LineBreaks *line_breaks_open(const uint16_t *text, int32_t length);

/// The next opportunity in UTF-16 units from the start of the text, or -1 after the last.
int32_t line_breaks_next(LineBreaks *breaks);

void line_breaks_close(LineBreaks *breaks);

/// The version of Unicode that ICU knows: four numbers.
void line_breaks_unicode_version(uint8_t *version);
