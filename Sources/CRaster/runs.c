// Looks for runs of equal pixels. In C because Swift cannot compile one function for other processors than the rest; where
// there is no AVX2, pixels are compared one by one.

#include "CRaster.h"

#define INLINE static inline __attribute__((always_inline))

/// Ends a run before the pixel at `end`.
#define END_RUN(end)               \
  do {                             \
    *word++ = (uint32_t)((end)-start); \
    *word++ = row[start];          \
    start = (end);                 \
  } while (0)

INLINE ptrdiff_t find_runs_one_by_one(const uint32_t *row, ptrdiff_t count, uint32_t *words) {
  uint32_t *word = words;
  ptrdiff_t start = 0;
  for (ptrdiff_t i = 1; i < count; i++)
    if (row[i] != row[i - 1]) END_RUN(i);
  END_RUN(count);
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
  for (; i < count; i++)
    if (row[i] != row[i - 1]) END_RUN(i);
  END_RUN(count);
  return word - words;
}

#endif

ptrdiff_t daguerre_find_runs(const uint32_t *row, ptrdiff_t count, uint32_t *words) {
#if defined(__x86_64__)
  if (daguerre_is_wide()) return find_runs_by_eight(row, count, words);
#endif
  return find_runs_one_by_one(row, count, words);
}
