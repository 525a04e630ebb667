// What `Blend.swift` does for four pixels at a time, for eight, on processors with AVX2, in the same steps: the bytes are
// the same, and a test compares them. The Swift code explains the steps. In C because Swift cannot compile one function
// for other processors than the rest.

#include "CBlend.h"

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

/// By 255, rounded, where 128 has been added.
INLINE lanes divided(lanes sum) { return high_bytes(plus(sum, high_bytes(sum))); }

INLINE lanes rounded(lanes high, lanes low) { return high_bytes(plus(plus(high, high_bytes(low)), all(129))); }

typedef struct {
  lanes red_blue, green_alpha, alpha;
} spread;

INLINE spread spread_out(daguerre_color color) {
  return (spread){both(color.red_blue), both(color.green_alpha), all(color.alpha)};
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

WIDE void daguerre_blend_full(daguerre_rows rows, daguerre_color color) {
  spread c = spread_out(color);
  lanes red_blue = plus(times(c.red_blue, c.alpha), all(128));
  lanes green_alpha = plus(times(c.green_alpha, c.alpha), all(128));
  lanes keep = all(255 - color.alpha);
  for (ptrdiff_t y = 0; y < rows.rows; y++, rows.pixels += rows.stride) {
    REPLACE_ROW(
        rows.pixels, rows.count, rows.layer_end,
        join(
            divided(plus(times(low_bytes(old), keep), red_blue)),
            divided(plus(times(high_bytes(old), keep), green_alpha))))
  }
}

WIDE void daguerre_blend_even(daguerre_rows rows, daguerre_color color, uint16_t alpha) {
  spread c = spread_out(color);
  for (ptrdiff_t y = 0; y < rows.rows; y++, rows.pixels += rows.stride) {
    REPLACE_ROW(rows.pixels, rows.count, rows.layer_end, blend(c, all(alpha), old))
  }
}

WIDE void daguerre_blend_mask(daguerre_rows row, daguerre_color color, const uint16_t *coverage) {
  spread c = spread_out(color);
  if (color.alpha == 255) {
    REPLACE_ROW(row.pixels, row.count, row.layer_end, blend(c, pairs(coverage + i), old))
  } else {
    REPLACE_ROW(row.pixels, row.count, row.layer_end, blend(c, scale(pairs(coverage + i), c.alpha), old))
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

void daguerre_blend_full(daguerre_rows rows, daguerre_color color) {}
void daguerre_blend_even(daguerre_rows rows, daguerre_color color, uint16_t alpha) {}
void daguerre_blend_mask(daguerre_rows row, daguerre_color color, const uint16_t *coverage) {}
void daguerre_blend_tile(daguerre_rows rows, daguerre_color color, const uint16_t *coverage) {}

#endif
