#ifndef CBLEND_H
#define CBLEND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Pixels of rows, packed 0xAABBGGRR and premultiplied.
typedef struct {
  uint32_t *pixels;
  /// Pixels of a row, the number of rows, and the distance of rows.
  ptrdiff_t count, rows, stride;
  /// Where the layer ends: up to there pixels after a row may be written, with what they hold.
  const uint32_t *layer_end;
} daguerre_rows;

/// A straight colour: red and blue, then green and 255, each in the low byte of 16 bits; and 0...255.
typedef struct {
  uint32_t red_blue, green_alpha;
  uint16_t alpha;
} daguerre_color;

/// Set before the program starts; use ``daguerre_is_wide``.
extern bool daguerre_has_avx2;

/// Whether the processor has what the functions below need. Where it has not, they must not be called.
static inline bool daguerre_is_wide(void) { return daguerre_has_avx2; }

/// Blends the colour at full coverage; it is translucent.
void daguerre_blend_full(daguerre_rows rows, daguerre_color color);

/// Blends the opaque colour at an alpha of 0...65535.
void daguerre_blend_even(daguerre_rows rows, daguerre_color color, uint16_t alpha);

/// Blends the colour at a coverage for every pixel of the first row; seven more must be readable.
void daguerre_blend_mask(daguerre_rows row, daguerre_color color, const uint16_t *coverage);

/// Blends the colour at a coverage for every pixel; rows have a multiple of four pixels, all within the layer.
void daguerre_blend_tile(daguerre_rows rows, daguerre_color color, const uint16_t *coverage);

#endif
