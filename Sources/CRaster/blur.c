// The sums of products that blurred boxes are made of, for eight pixels at a time; where there is no AVX2, the compiler
// halves the vectors. In C because Swift cannot compile one function for other processors than the rest. Each sum adds in
// the order of the strips, with one rounding a step, so the bytes are the same for all.

#include "CRaster.h"

#include <string.h>

#pragma clang fp contract(off)

typedef float floats __attribute__((vector_size(32)));

#define INLINE static inline __attribute__((always_inline))

INLINE void add_products(float *sums, ptrdiff_t stride, const daguerre_strips *strips) {
  const ptrdiff_t columns = strips->columns;
  for (ptrdiff_t y = 0; y < strips->rows; y++, sums += stride) {
    const float *weights = strips->down + y * strips->count;
    const ptrdiff_t first = strips->first[y], end = strips->end[y];
    ptrdiff_t x = 0;
    for (; x + 32 <= columns; x += 32) {
      floats sum[4];
      memcpy(sum, sums + x, sizeof sum);
      for (ptrdiff_t n = first; n < end; n++) {
        floats across[4];
        memcpy(across, strips->across + n * columns + x, sizeof across);
        for (int i = 0; i < 4; i++) sum[i] += across[i] * weights[n];
      }
      memcpy(sums + x, sum, sizeof sum);
    }
    for (; x < columns; x += 8) {
      floats sum;
      memcpy(&sum, sums + x, sizeof sum);
      for (ptrdiff_t n = first; n < end; n++) {
        floats across;
        memcpy(&across, strips->across + n * columns + x, sizeof across);
        sum += across * weights[n];
      }
      memcpy(sums + x, &sum, sizeof sum);
    }
  }
}

INLINE void find_coverage(uint16_t *coverage, const float *sums, ptrdiff_t count) {
  for (ptrdiff_t x = 0; x < count; x++) {
    float sum = sums[x] < 1 ? sums[x] : 1;
    const int32_t value = (int32_t)((sum > 0 ? sum : 0) * 65535 + 0.5f);
    coverage[x] = (uint16_t)(value < 24 ? 0 : value > 65535 - 24 ? 65535 : value);
  }
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static void add_products_wide(
    float *sums, ptrdiff_t stride, const daguerre_strips *strips) {
  add_products(sums, stride, strips);
}

__attribute__((target("avx2"))) static void find_coverage_wide(uint16_t *coverage, const float *sums, ptrdiff_t count) {
  find_coverage(coverage, sums, count);
}

#else

#define add_products_wide add_products
#define find_coverage_wide find_coverage

#endif

void daguerre_add_products(float *sums, ptrdiff_t stride, const daguerre_strips *strips) {
  if (daguerre_is_wide())
    add_products_wide(sums, stride, strips);
  else
    add_products(sums, stride, strips);
}

void daguerre_find_coverage(uint16_t *coverage, const float *sums, ptrdiff_t count) {
  if (daguerre_is_wide())
    find_coverage_wide(coverage, sums, count);
  else
    find_coverage(coverage, sums, count);
}
