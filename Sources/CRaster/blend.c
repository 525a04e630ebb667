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
  lanes red_blue, green_alpha, alpha;
  uint32_t packed;
  bool is_opaque;
} spread;

INLINE spread spread_out(daguerre_color color) {
  return (spread){
      both(color.red_blue), both(color.green_alpha), all(color.alpha), color.packed, color.alpha == 255};
}

INLINE lanes scale(lanes coverage, lanes alpha) {
  lanes product = plus(times(high_bytes(coverage), alpha), high_bytes(times(low_bytes(coverage), alpha)));
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
  lanes one = _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)coverage));
  return _mm256_or_si256(one, _mm256_slli_epi32(one, 16));
}

INLINE lanes load(const uint32_t *pixels) { return _mm256_loadu_si256((const __m256i *)pixels); }
INLINE void store(uint32_t *pixels, lanes new) { _mm256_storeu_si256((__m256i *)pixels, new); }

/// Replaces `old`, the pixels from `i` on, in a row, by what an expression says.
#define REPLACE_ROW(row, count, layer_end, expression)                                                          \
  ptrdiff_t i = 0;                                                                                              \
  for (; i + 8 <= (count); i += 8) {                                                                            \
    lanes old = load((row) + i);                                                                                \
    store((row) + i, expression);                                                                               \
  }                                                                                                             \
  if (i < (count)) {                                                                                            \
    ptrdiff_t left = (count) - i;                                                                               \
    if ((layer_end) - (row) >= i + 8) {                                                                         \
      lanes old = load((row) + i);                                                                              \
      lanes is_inside = _mm256_cmpgt_epi32(both((uint32_t)left), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));    \
      store((row) + i, _mm256_blendv_epi8(old, expression, is_inside));                                         \
    } else {                                                                                                    \
      uint32_t last[8] = {0};                                                                                   \
      memcpy(last, (row) + i, (size_t)left * 4);                                                                \
      lanes old = load(last);                                                                                   \
      store(last, expression);                                                                                  \
      memcpy((row) + i, last, (size_t)left * 4);                                                                \
    }                                                                                                           \
  }

/// Replaces the pixels of a column, in the same way, eight rows at a time.
#define REPLACE_COLUMN(rows, expression)                                        \
  for (ptrdiff_t y = 0; y < (rows).rows; y += 8) {                              \
    ptrdiff_t count = (rows).rows - y < 8 ? (rows).rows - y : 8;                \
    uint32_t *column = (rows).pixels + y * (rows).stride, eight[8] = {0};       \
    for (ptrdiff_t i = 0; i < count; i++) eight[i] = column[i * (rows).stride]; \
    lanes old = load(eight);                                                    \
    store(eight, expression);                                                   \
    for (ptrdiff_t i = 0; i < count; i++) column[i * (rows).stride] = eight[i]; \
  }

/// Replaces all pixels of all rows, in the same way.
#define REPLACE_ROWS(rows, expression)                                            \
  if ((rows).count == 1) {                                                        \
    REPLACE_COLUMN(rows, expression)                                              \
  } else {                                                                        \
    uint32_t *row = (rows).pixels;                                                \
    for (ptrdiff_t y = 0; y < (rows).rows; y++, row += (rows).stride) {           \
      REPLACE_ROW(row, (rows).count, (rows).layer_end, expression)                \
    }                                                                             \
  }

/// Sets pixels; the last ones of a row perhaps twice, rather than one by one.
INLINE void fill(daguerre_rows rows, uint32_t pixel) {
  const ptrdiff_t count = rows.count;
  uint32_t *row = rows.pixels;
  if (count >= 32) {
    const lanes eight = both(pixel);
    for (ptrdiff_t y = 0; y < rows.rows; y++, row += rows.stride) {
      for (ptrdiff_t i = 0; i < count; i += 32) {
        uint32_t *part = row + (i + 32 <= count ? i : count - 32);
        store(part, eight);
        store(part + 8, eight);
        store(part + 16, eight);
        store(part + 24, eight);
      }
    }
  } else if (count >= 8) {
    const lanes eight = both(pixel);
    const ptrdiff_t second = count >= 16 ? 8 : 0;
    for (ptrdiff_t y = 0; y < rows.rows; y++, row += rows.stride) {
      store(row, eight);
      store(row + second, eight);
      store(row + count - 8 - second, eight);
      store(row + count - 8, eight);
    }
  } else if (count >= 4) {
    const __m128i four = _mm_set1_epi32((int)pixel);
    for (ptrdiff_t y = 0; y < rows.rows; y++, row += rows.stride) {
      _mm_storeu_si128((__m128i *)row, four);
      _mm_storeu_si128((__m128i *)(row + count - 4), four);
    }
  } else {
    for (ptrdiff_t y = 0; y < rows.rows; y++, row += rows.stride) {
      row[0] = pixel;
      row[count / 2] = pixel;
      row[count - 1] = pixel;
    }
  }
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

INLINE void blend_mask(
    uint32_t *row, ptrdiff_t count, const uint32_t *layer_end, spread c, const uint16_t *coverage) {
  if (c.is_opaque) {
    REPLACE_ROW(row, count, layer_end, blend(c, pairs(coverage + i), old))
  } else {
    REPLACE_ROW(row, count, layer_end, blend(c, scale(pairs(coverage + i), c.alpha), old))
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

/// Paints a row of a mask into the rows, which begin where the layer does.
INLINE void paint_row(const daguerre_mask *mask, ptrdiff_t number, daguerre_rows rows, spread c) {
  const daguerre_span *end = mask->spans + mask->rows[number + 1];
  for (const daguerre_span *span = mask->spans + mask->rows[number]; span < end; span++) {
    ptrdiff_t x0 = span->x, x1 = x0 + span->count;
    if (x1 > mask->column) {
      x1 += mask->extra_columns;
      if (x0 > mask->column) x0 += mask->extra_columns;
    }
    x0 += mask->x;
    x1 += mask->x;
    const ptrdiff_t left = x0 > mask->left ? x0 : mask->left, right = x1 < mask->right ? x1 : mask->right;
    if (left >= right) continue;
    daguerre_rows part = {rows.pixels + left, right - left, rows.rows, rows.stride, rows.layer_end};
    if (span->value < 0) {
      const uint16_t *coverage = mask->coverage + (~span->value + left - x0);
      for (ptrdiff_t y = 0; y < part.rows; y++, part.pixels += part.stride)
        blend_mask(part.pixels, part.count, part.layer_end, c, coverage);
    } else if (span->value < 65535) {
      const lanes alpha = all((uint16_t)span->value);
      blend_even(part, c, c.is_opaque ? alpha : scale(alpha, c.alpha));
    } else {
      blend_full(part, c);
    }
  }
}

WIDE void daguerre_paint_mask(daguerre_rows layer, daguerre_color color, const daguerre_mask *mask) {
  const spread c = spread_out(color);
  ptrdiff_t y = mask->top;
  while (y < mask->bottom) {
    ptrdiff_t number = y - mask->y, next = y + 1;
    if (number >= mask->row) {
      number = number - mask->extra_rows > mask->row ? number - mask->extra_rows : mask->row;
      if (number == mask->row) {
        const ptrdiff_t last = mask->y + number + mask->extra_rows + 1;
        next = y + mask->block_rows < last ? y + mask->block_rows : last;
        if (next > mask->bottom) next = mask->bottom;
      }
    }
    daguerre_rows rows = {layer.pixels + y * layer.stride, layer.count, next - y, layer.stride, layer.layer_end};
    paint_row(mask, number, rows, c);
    y = next;
  }
}

INLINE ptrdiff_t between(ptrdiff_t low, ptrdiff_t value, ptrdiff_t high) {
  return value < low ? low : value > high ? high : value;
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
    REPLACE_TILE(blend(c, scale(alphas, c.alpha), old))
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
