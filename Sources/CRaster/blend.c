// What `Blend.swift` does for four pixels at a time, for eight, on processors with AVX2, in the same steps, and what
// `MaskWalker` does: the bytes are the same, and tests compare them. The Swift code explains the steps. In C because
// Swift cannot compile one function for other processors than the rest.

#include "CRaster.h"

bool daguerre_has_avx2 = false;

#if defined(__x86_64__)

#include <immintrin.h>
#include <string.h>

__attribute__((constructor)) static void look_at_the_processor(void) {
  __builtin_cpu_init();
  daguerre_has_avx2 = __builtin_cpu_supports("avx2");
}

#define WIDE __attribute__((target("avx2")))
#define INLINE static inline __attribute__((always_inline, target("avx2")))

/// 16 lanes of 16 bits: two channels of eight pixels.
typedef __m256i lanes;

INLINE lanes both(uint32_t pair) { return _mm256_set1_epi32((int)pair); }
INLINE lanes all(uint16_t value) { return _mm256_set1_epi16((short)value); }
INLINE lanes low_bytes(lanes a) { return _mm256_and_si256(a, all(0xFF)); }
INLINE lanes high_bytes(lanes a) { return _mm256_srli_epi16(a, 8); }
INLINE lanes times(lanes a, lanes b) { return _mm256_mullo_epi16(a, b); }
INLINE lanes plus(lanes a, lanes b) { return _mm256_add_epi16(a, b); }
INLINE lanes join(lanes low, lanes high) { return _mm256_or_si256(low, _mm256_slli_epi16(high, 8)); }

/// By 255, rounded, where 128 has been added: the upper half of `sum * 257`, which is `(sum + (sum >> 8)) >> 8`.
INLINE lanes divided(lanes sum) { return _mm256_mulhi_epu16(sum, all(257)); }

INLINE lanes rounded(lanes high, lanes low) { return high_bytes(plus(plus(high, high_bytes(low)), all(129))); }

typedef struct {
  lanes red_blue, green_alpha, alpha, alpha_above;
  uint32_t packed;
  bool is_opaque;
} spread;

INLINE spread spread_out(daguerre_color color) {
  const lanes alpha = all(color.alpha);
  return (spread){
      both(color.red_blue), both(color.green_alpha), alpha, _mm256_slli_epi16(alpha, 8), color.packed,
      color.alpha == 255};
}

/// Coverages times the alpha of a colour: the upper half of the product with 256 times the alpha is what is left of that
/// with the alpha without its lowest byte.
INLINE lanes scale(lanes coverage, spread color) {
  lanes product = _mm256_mulhi_epu16(coverage, color.alpha_above);
  return plus(product, high_bytes(product));
}

INLINE lanes blend(spread color, lanes alpha, lanes below) {
  lanes high = high_bytes(alpha), low = low_bytes(alpha);
  lanes keep_high = _mm256_xor_si256(high, all(0xFF)), keep_low = _mm256_xor_si256(low, all(0xFF));
  lanes red_blue = low_bytes(below), green_alpha = high_bytes(below);
  return join(
      rounded(
          plus(times(red_blue, keep_high), times(color.red_blue, high)),
          plus(times(red_blue, keep_low), times(color.red_blue, low))),
      rounded(
          plus(times(green_alpha, keep_high), times(color.green_alpha, high)),
          plus(times(green_alpha, keep_low), times(color.green_alpha, low))));
}

/// Eight coverages, each for both channels of its pixel.
INLINE lanes pairs(const uint16_t *coverage) {
  const lanes twice = _mm256_setr_epi8(
      0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 6, 7, 8, 9, 8, 9, 10, 11, 10, 11, 12, 13, 12, 13, 14, 15, 14, 15);
  return _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)coverage)), twice);
}

INLINE lanes load(const uint32_t *pixels) { return _mm256_loadu_si256((const __m256i *)pixels); }
INLINE void store(uint32_t *pixels, lanes new) { _mm256_storeu_si256((__m256i *)pixels, new); }

/// The first `count` of eight pixels, fewer than all.
static const int32_t inside[16] = {-1, -1, -1, -1, -1, -1, -1, -1};
INLINE lanes first(ptrdiff_t count) { return _mm256_loadu_si256((const __m256i *)(inside + 8 - count)); }

/// Replaces `old`, the pixels from `i` on, in a row, by what an expression says.
#define REPLACE_ROW(row, count, has_room, expression)                     \
  ptrdiff_t i = 0;                                                        \
  for (; i + 8 <= (count); i += 8) {                                      \
    lanes old = load((row) + i);                                          \
    store((row) + i, expression);                                         \
  }                                                                       \
  if (i < (count)) {                                                      \
    ptrdiff_t left = (count) - i;                                         \
    if (has_room) {                                                       \
      lanes old = load((row) + i);                                        \
      store((row) + i, _mm256_blendv_epi8(old, expression, first(left))); \
    } else {                                                              \
      uint32_t last[8] = {0};                                             \
      memcpy(last, (row) + i, (size_t)left * 4);                          \
      lanes old = load(last);                                             \
      store(last, expression);                                            \
      memcpy((row) + i, last, (size_t)left * 4);                          \
    }                                                                     \
  }

/// Replaces the pixels of a column, in the same way, eight rows at a time.
#define REPLACE_COLUMN(column, count, stride, expression)           \
  uint32_t *pixel = (column);                                       \
  ptrdiff_t rows_left = (count);                                    \
  for (; rows_left >= 8; rows_left -= 8, pixel += 8 * (stride)) {   \
    uint32_t *p = pixel, eight[8];                                  \
    for (ptrdiff_t i = 0; i < 8; i++, p += (stride)) eight[i] = *p; \
    lanes old = load(eight);                                        \
    store(eight, expression);                                       \
    p = pixel;                                                      \
    for (ptrdiff_t i = 0; i < 8; i++, p += (stride)) *p = eight[i]; \
  }                                                                 \
  for (; rows_left > 0; rows_left--, pixel += (stride)) {           \
    lanes old = both(*pixel);                                       \
    *pixel = (uint32_t)_mm256_cvtsi256_si32(expression);            \
  }

/// Replaces all pixels of all rows, in the same way.
#define REPLACE_ROWS(rows, expression)                                            \
  if ((rows).count == 1) {                                                        \
    REPLACE_COLUMN((rows).pixels, (rows).rows, (rows).stride, expression)         \
  } else {                                                                        \
    uint32_t *row = (rows).pixels;                                                \
    for (ptrdiff_t y = 0; y < (rows).rows; y++, row += (rows).stride) {           \
      REPLACE_ROW(row, (rows).count, (rows).layer_end - row >= i + 8, expression) \
    }                                                                             \
  }

/// Sets the pixels of a row, some perhaps twice rather than one by one; `eight` are all the same.
INLINE void fill_row(uint32_t *row, ptrdiff_t count, lanes eight) {
  if (count >= 32) {
    uint32_t *const last = row + count - 32;
    for (; row < last; row += 32) {
      store(row, eight);
      store(row + 8, eight);
      store(row + 16, eight);
      store(row + 24, eight);
    }
    store(last, eight);
    store(last + 8, eight);
    store(last + 16, eight);
    store(last + 24, eight);
  } else if (count >= 8) {
    const ptrdiff_t second = count >= 16 ? 8 : 0;
    store(row, eight);
    store(row + second, eight);
    store(row + count - 8 - second, eight);
    store(row + count - 8, eight);
  } else if (count >= 4) {
    const __m128i four = _mm256_castsi256_si128(eight);
    _mm_storeu_si128((__m128i *)row, four);
    _mm_storeu_si128((__m128i *)(row + count - 4), four);
  } else {
    const uint32_t pixel = (uint32_t)_mm256_cvtsi256_si32(eight);
    row[0] = pixel;
    row[count / 2] = pixel;
    row[count - 1] = pixel;
  }
}

INLINE void fill(daguerre_rows rows, uint32_t pixel) {
  const lanes eight = both(pixel);
  uint32_t *row = rows.pixels;
  for (ptrdiff_t y = 0; y < rows.rows; y++, row += rows.stride) fill_row(row, rows.count, eight);
}

INLINE void blend_full(daguerre_rows rows, spread c) {
  if (c.is_opaque) {
    fill(rows, c.packed);
    return;
  }
  lanes red_blue = plus(times(c.red_blue, c.alpha), all(128));
  lanes green_alpha = plus(times(c.green_alpha, c.alpha), all(128));
  lanes keep = _mm256_xor_si256(c.alpha, all(0xFF));
  REPLACE_ROWS(
      rows,
      join(
          divided(plus(times(low_bytes(old), keep), red_blue)),
          divided(plus(times(high_bytes(old), keep), green_alpha))))
}

INLINE void blend_even(daguerre_rows rows, spread c, lanes alpha) { REPLACE_ROWS(rows, blend(c, alpha, old)) }

/// Where the layer does not end within eight pixels after the row, `layer_end` may be null.
INLINE void blend_mask(
    uint32_t *row, ptrdiff_t count, const uint32_t *layer_end, spread c, const uint16_t *coverage) {
#define HAS_ROOM (layer_end == NULL || layer_end - row >= i + 8)
  if (c.is_opaque) {
    REPLACE_ROW(row, count, HAS_ROOM, blend(c, pairs(coverage + i), old))
  } else {
    REPLACE_ROW(row, count, HAS_ROOM, blend(c, scale(pairs(coverage + i), c), old))
  }
}

WIDE void daguerre_fill(daguerre_rows rows, uint32_t pixel) { fill(rows, pixel); }

WIDE void daguerre_blend_full(daguerre_rows rows, daguerre_color color) { blend_full(rows, spread_out(color)); }

WIDE void daguerre_blend_even(daguerre_rows rows, daguerre_color color, uint16_t alpha) {
  blend_even(rows, spread_out(color), all(alpha));
}

WIDE void daguerre_blend_mask(daguerre_rows row, daguerre_color color, const uint16_t *coverage) {
  blend_mask(row.pixels, row.count, row.layer_end, spread_out(color), coverage);
}

INLINE ptrdiff_t between(ptrdiff_t low, ptrdiff_t value, ptrdiff_t high) {
  return value < low ? low : value > high ? high : value;
}

/// Paints a row of a mask into the rows, which begin where the layer does.
INLINE void paint_spans(
    const daguerre_mask *mask, ptrdiff_t number, daguerre_rows rows, spread c, const bool is_inside,
    const bool is_single) {
  const daguerre_span *end = mask->spans + mask->rows[number + 1];
  for (const daguerre_span *span = mask->spans + mask->rows[number]; span < end; span++) {
    ptrdiff_t x = span->x, count = span->count;
    if (x + count > mask->column) {
      if (x > mask->column)
        x += mask->extra_columns;
      else
        count += mask->extra_columns;
    }
    x += mask->x;
    ptrdiff_t skipped = 0;
    if (!is_inside) {
      const ptrdiff_t left = x > mask->left ? x : mask->left;
      const ptrdiff_t right = x + count < mask->right ? x + count : mask->right;
      if (left >= right) continue;
      skipped = left - x;
      x = left;
      count = right - left;
    }
    daguerre_rows part = {rows.pixels + x, count, is_single ? 1 : rows.rows, rows.stride, rows.layer_end};
    if (span->value < 0) {
      const uint16_t *coverage = mask->coverage + (~span->value + skipped);
      for (ptrdiff_t y = 0; y < part.rows; y++, part.pixels += part.stride)
        blend_mask(part.pixels, count, is_inside ? NULL : part.layer_end, c, coverage);
    } else if (span->value < 65535) {
      const lanes alpha = all((uint16_t)span->value);
      blend_even(part, c, c.is_opaque ? alpha : scale(alpha, c));
    } else {
      blend_full(part, c);
    }
  }
}

/// Paints rows of the layer that are all the one of the mask that is repeated. Not inlined, as the addresses of columns
/// would be worked out for each row otherwise.
WIDE __attribute__((noinline)) static void paint_repeated(
    const daguerre_mask *mask, daguerre_rows layer, daguerre_color color, ptrdiff_t top, ptrdiff_t bottom) {
  const spread c = spread_out(color);
  for (ptrdiff_t y = top; y < bottom; y += mask->block_rows) {
    const ptrdiff_t count = bottom - y < mask->block_rows ? bottom - y : mask->block_rows;
    const daguerre_rows rows = {
        layer.pixels + y * layer.stride, layer.count, count, layer.stride, layer.layer_end};
    paint_spans(mask, mask->row, rows, c, false, false);
  }
}

/// Paints rows of the layer that are one of the mask each, from `number` on.
typedef void painter(
    const daguerre_mask *mask, daguerre_rows layer, daguerre_color color, ptrdiff_t top, ptrdiff_t bottom,
    ptrdiff_t number);

INLINE void paint_rows(
    const daguerre_mask *mask, daguerre_rows layer, spread c, ptrdiff_t top, ptrdiff_t bottom, ptrdiff_t number,
    const bool is_inside) {
  daguerre_rows rows = {layer.pixels + top * layer.stride, layer.count, 1, layer.stride, layer.layer_end};
  for (ptrdiff_t y = top; y < bottom; y++, number++, rows.pixels += layer.stride)
    paint_spans(mask, number, rows, c, is_inside, true);
}

/// One that asks no span whether the colour is opaque, and whether the mask is all in sight.
#define PAINTER(name, opacity, is_inside)                                                                      \
  WIDE static void name(                                                                                       \
      const daguerre_mask *mask, daguerre_rows layer, daguerre_color color, ptrdiff_t top, ptrdiff_t bottom,   \
      ptrdiff_t number) {                                                                                      \
    spread c = spread_out(color);                                                                              \
    c.is_opaque = opacity;                                                                                     \
    paint_rows(mask, layer, c, top, bottom, number, is_inside);                                                \
  }
PAINTER(paint_opaque, true, true)
PAINTER(paint_translucent, false, true)
PAINTER(paint_in_part, c.is_opaque, false)

WIDE void daguerre_paint_mask(daguerre_rows layer, daguerre_color color, const daguerre_mask *mask) {
  const ptrdiff_t top = mask->top, bottom = mask->bottom, right = mask->x + mask->width;
  const ptrdiff_t end = (bottom - 1) * layer.stride + right;
  const bool is_inside =
      mask->x >= mask->left && right <= mask->right && layer.layer_end - layer.pixels - end >= 7;
  painter *const paint =
      !is_inside ? paint_in_part : color.alpha == 255 ? paint_opaque : paint_translucent;
  ptrdiff_t repeated_top = bottom, repeated_bottom = bottom;
  if (mask->extra_rows > 0) {
    repeated_top = between(top, mask->y + mask->row, bottom);
    repeated_bottom = between(repeated_top, mask->y + mask->row + mask->extra_rows + 1, bottom);
  }
  paint(mask, layer, color, top, repeated_top, top - mask->y);
  paint_repeated(mask, layer, color, repeated_top, repeated_bottom);
  paint(mask, layer, color, repeated_bottom, bottom, repeated_bottom - mask->y - mask->extra_rows);
}

WIDE void daguerre_paint_clipped(
    daguerre_rows rows, daguerre_color color, ptrdiff_t x, const daguerre_clip_row *clip, const uint16_t *coverage) {
  const spread c = spread_out(color);
  uint32_t *row = rows.pixels;
  for (ptrdiff_t y = 0; y < rows.rows; y++, row += rows.stride, clip++) {
    const ptrdiff_t start = between(0, clip->reach_start - x, rows.count);
    const ptrdiff_t end = between(start, clip->reach_end - x, rows.count);
    const ptrdiff_t full_start = between(start, clip->full_start - x, end);
    const ptrdiff_t full_end = between(full_start, clip->full_end - x, end);
    if (start < full_start)
      blend_mask(row + start, full_start - start, rows.layer_end, c, coverage + (clip->before + x + start));
    if (full_start < full_end) {
      const daguerre_rows part = {row + full_start, full_end - full_start, 1, rows.stride, rows.layer_end};
      blend_full(part, c);
    }
    if (full_end < end)
      blend_mask(row + full_end, end - full_end, rows.layer_end, c, coverage + (clip->after + x + full_end));
  }
}

/// Replaces four pixels after those that are eight.
#define REPLACE_TILE(expression)                                                                  \
  for (ptrdiff_t y = 0; y < rows.rows; y++, rows.pixels += rows.stride, coverage += rows.count) { \
    ptrdiff_t i = 0;                                                                              \
    for (; i + 8 <= rows.count; i += 8) {                                                         \
      lanes old = load(rows.pixels + i), alphas = pairs(coverage + i);                            \
      store(rows.pixels + i, expression);                                                         \
    }                                                                                             \
    if (i < rows.count) {                                                                         \
      __m128i *last = (__m128i *)(rows.pixels + i);                                               \
      lanes old = _mm256_castsi128_si256(_mm_loadu_si128(last)), alphas = pairs(coverage + i);    \
      _mm_storeu_si128(last, _mm256_castsi256_si128(expression));                                 \
    }                                                                                             \
  }

WIDE void daguerre_blend_tile(daguerre_rows rows, daguerre_color color, const uint16_t *coverage) {
  spread c = spread_out(color);
  if (color.alpha == 255) {
    REPLACE_TILE(blend(c, alphas, old))
  } else {
    REPLACE_TILE(blend(c, scale(alphas, c), old))
  }
}

#else

void daguerre_fill(daguerre_rows rows, uint32_t pixel) {}
void daguerre_paint_mask(daguerre_rows layer, daguerre_color color, const daguerre_mask *mask) {}
void daguerre_paint_clipped(
    daguerre_rows rows, daguerre_color color, ptrdiff_t x, const daguerre_clip_row *clip, const uint16_t *coverage) {}
void daguerre_blend_full(daguerre_rows rows, daguerre_color color) {}
void daguerre_blend_even(daguerre_rows rows, daguerre_color color, uint16_t alpha) {}
void daguerre_blend_mask(daguerre_rows row, daguerre_color color, const uint16_t *coverage) {}
void daguerre_blend_tile(daguerre_rows rows, daguerre_color color, const uint16_t *coverage) {}

#endif
