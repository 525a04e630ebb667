// Looks for runs of equal pixels. In C because Swift cannot compile one function for other processors than the rest; where
// there is no AVX2, pixels are compared one by one.

#include "CRaster.h"

#define INLINE static inline __attribute__((always_inline))

/// Ends a run before the pixel at `end`.
#define END_RUN(end)               \
  do {                             \
    *word++ = (uint32_t)((end)-start); \
    *word++ = PIXEL(start);        \
    start = (end);                 \
  } while (0)

/// Ends the runs that end before the pixels from `i` on, and the last one.
#define END_RUNS_ONE_BY_ONE(i)                \
  do {                                        \
    for (; i < count; i++)                    \
      if (PIXEL(i) != PIXEL(i - 1)) END_RUN(i); \
    END_RUN(count);                           \
  } while (0)

#define PIXEL(index) row[index]

INLINE ptrdiff_t find_runs_one_by_one(const uint32_t *row, ptrdiff_t count, uint32_t *words) {
  uint32_t *word = words;
  ptrdiff_t start = 0, i = 1;
  END_RUNS_ONE_BY_ONE(i);
  return word - words;
}

#if defined(__x86_64__)

#include <immintrin.h>

/// Which of eight pixels differ from the one before them, a bit each.
__attribute__((target("avx2"), always_inline)) static inline unsigned changes(const uint32_t *pixels) {
  const __m256i here = _mm256_loadu_si256((const __m256i *)pixels);
  const __m256i before = _mm256_loadu_si256((const __m256i *)(pixels - 1));
  return ~(unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(here, before))) & 0xFF;
}

__attribute__((target("avx2"))) static ptrdiff_t find_runs_by_eight(
    const uint32_t *row, ptrdiff_t count, uint32_t *words) {
  uint32_t *word = words;
  ptrdiff_t start = 0, i = 1;
  for (; i + 8 <= count; i += 8)
    for (unsigned ends = changes(row + i); ends != 0; ends &= ends - 1) END_RUN(i + __builtin_ctz(ends));
  END_RUNS_ONE_BY_ONE(i);
  return word - words;
}

#endif

ptrdiff_t daguerre_find_runs(const uint32_t *row, ptrdiff_t count, uint32_t *words) {
#if defined(__x86_64__)
  if (daguerre_is_wide()) return find_runs_by_eight(row, count, words);
#endif
  return find_runs_one_by_one(row, count, words);
}

#undef PIXEL
#define PIXEL(index) opaque(row + 3 * (index))

INLINE uint32_t opaque(const uint8_t *triple) {
  return 0xFF000000 | (uint32_t)triple[2] << 16 | (uint32_t)triple[1] << 8 | triple[0];
}

INLINE ptrdiff_t find_triples_one_by_one(const uint8_t *row, ptrdiff_t count, uint32_t *words) {
  uint32_t *word = words;
  ptrdiff_t start = 0, i = 1;
  END_RUNS_ONE_BY_ONE(i);
  return word - words;
}

#if defined(__x86_64__)

/// Which of ten triples differ from the one before them, a bit each, three bits apart.
__attribute__((target("avx2"), always_inline)) static inline unsigned triple_changes(const uint8_t *triples) {
  const __m256i here = _mm256_loadu_si256((const __m256i *)triples);
  const __m256i before = _mm256_loadu_si256((const __m256i *)(triples - 3));
  const unsigned bytes = ~(unsigned)_mm256_movemask_epi8(_mm256_cmpeq_epi8(here, before));
  return (bytes | bytes >> 1 | bytes >> 2) & 0x9249249;
}

__attribute__((target("avx2"))) static ptrdiff_t find_triples_by_ten(
    const uint8_t *row, ptrdiff_t count, uint32_t *words) {
  uint32_t *word = words;
  ptrdiff_t start = 0, i = 1;
  // Of the 32 bytes that are looked at the last two are the next pixel's.
  for (; i + 11 <= count; i += 10)
    for (unsigned ends = triple_changes(row + 3 * i); ends != 0; ends &= ends - 1) END_RUN(i + __builtin_ctz(ends) / 3);
  END_RUNS_ONE_BY_ONE(i);
  return word - words;
}

#endif

ptrdiff_t daguerre_find_opaque_runs(const uint8_t *row, ptrdiff_t count, uint32_t *words) {
#if defined(__x86_64__)
  if (daguerre_is_wide()) return find_triples_by_ten(row, count, words);
#endif
  return find_triples_one_by_one(row, count, words);
}
