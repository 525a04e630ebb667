#ifndef CRASTER_H
#define CRASTER_H

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

/// A straight colour: red and blue, then green and 255, each in the low byte of 16 bits; as a premultiplied pixel; and
/// its alpha, 0...255.
typedef struct {
  uint32_t red_blue, green_alpha, packed;
  uint16_t alpha;
} daguerre_color;

/// A run of pixels of a mask: the first one, how many there are, and the coverage of each, 0...65535, or below 0 the
/// complement of where the first one's coverage is.
typedef struct {
  int32_t x, count, value;
} daguerre_span;

/// A mask of spans that lies somewhere on the layer.
typedef struct {
  /// Spans of row y: those from `rows[y]` to `rows[y + 1]`.
  const int32_t *rows;
  const daguerre_span *spans;
  /// Seven more than each span has must be readable.
  const uint16_t *coverage;
  /// The column and the row of the mask to repeat, and how often.
  ptrdiff_t column, row, extra_columns, extra_rows;
  /// How many repeated rows to paint at once.
  ptrdiff_t block_rows;
  /// Where on the layer the mask begins, and how many columns it has there.
  ptrdiff_t x, y, width;
  /// The columns and rows of the layer to paint; the mask must have all of these rows.
  ptrdiff_t left, right, top, bottom;
} daguerre_mask;

/// What a clip covers of a row: the columns outside of which nothing is covered, those within that are in full, and
/// where the coverage before and after these is, as if each began at column 0; seven more must be readable.
typedef struct {
  int32_t reach_start, reach_end, full_start, full_end, before, after;
} daguerre_clip_row;

/// Set before the program starts; use ``daguerre_is_wide``.
extern bool daguerre_has_avx2;

/// Whether the processor has what the functions below need, unless they say something else. Where it has not, they must
/// not be called.
static inline bool daguerre_is_wide(void) { return daguerre_has_avx2; }

/// Sets pixels.
void daguerre_fill(daguerre_rows rows, uint32_t pixel);

/// Paints a mask in a colour.
void daguerre_paint_mask(daguerre_rows layer, daguerre_color color, const daguerre_mask *mask);

/// Paints the colour through a clip.
///
/// `x` is the column where the rows begin, `clip` what belongs to the first of them.
void daguerre_paint_clipped(
    daguerre_rows rows, daguerre_color color, ptrdiff_t x, const daguerre_clip_row *clip, const uint16_t *coverage);

/// Blends the colour at full coverage.
void daguerre_blend_full(daguerre_rows rows, daguerre_color color);

/// Blends the opaque colour at an alpha of 0...65535.
void daguerre_blend_even(daguerre_rows rows, daguerre_color color, uint16_t alpha);

/// Blends the colour at a coverage for every pixel of the first row; seven more must be readable.
void daguerre_blend_mask(daguerre_rows row, daguerre_color color, const uint16_t *coverage);

/// Blends the colour at a coverage for every pixel; rows have a multiple of four pixels, all within the layer.
void daguerre_blend_tile(daguerre_rows rows, daguerre_color color, const uint16_t *coverage);

/// Strips of a blurred shape, each the product of its columns and its rows.
typedef struct {
  /// The columns of one strip after the other, and how many each has: a multiple of eight.
  const float *across;
  ptrdiff_t columns;
  /// The weights of all strips in each row, and how many there are.
  const float *down;
  ptrdiff_t rows, count;
  /// Which strips reach each row.
  const int32_t *first, *end;
} daguerre_strips;

/// Adds strips to sums, in their order. On any processor.
void daguerre_add_products(float *sums, ptrdiff_t stride, const daguerre_strips *strips);

/// Turns sums into coverage of 0...65535, to the nearest; within 0.1 levels of nothing or all it is that. On any
/// processor.
void daguerre_find_coverage(uint16_t *coverage, const float *sums, ptrdiff_t count);

/// Writes the length and the pixel of each run of equal pixels of a row that is not empty, and says how many words that
/// are: at most two for each pixel. On any processor.
ptrdiff_t daguerre_find_runs(const uint32_t *row, ptrdiff_t count, uint32_t *words);

/// As `daguerre_find_runs`, of opaque pixels that are three bytes each in the row: R, G and B.
ptrdiff_t daguerre_find_opaque_runs(const uint8_t *row, ptrdiff_t count, uint32_t *words);

#endif
