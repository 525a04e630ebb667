// What comparisons of pictures ask of every pixel, for several at once. In C because Swift cannot compile one function
// for other processors than the rest; where there is no AVX2, the compiler halves the vectors. Where these functions are
// not sure, `Metrics` looks at the pixel by itself; tests compare both.

#include "CCompare.h"

#include "CRaster.h"

#include <string.h>

// Each function is compiled twice. Not by `target_clones`: what chooses then runs before the thread sanitizer is ready.
#if defined(__x86_64__)
#define FOR_ALL_PROCESSORS(result, name, parameters, arguments) \
  static inline __attribute__((always_inline)) result name##_on_any parameters; \
  __attribute__((target("avx2"))) static result name##_with_avx2 parameters { return name##_on_any arguments; } \
  static result name##_without parameters { return name##_on_any arguments; } \
  result name parameters { return daguerre_is_wide() ? name##_with_avx2 arguments : name##_without arguments; } \
  static inline result name##_on_any parameters
#else
#define FOR_ALL_PROCESSORS(result, name, parameters, arguments) result name parameters
#endif

typedef uint32_t pixels __attribute__((vector_size(32)));
typedef int32_t truths __attribute__((vector_size(32)));
typedef float floats __attribute__((vector_size(32)));
typedef uint8_t channels __attribute__((vector_size(32)));
typedef uint8_t bytes __attribute__((vector_size(8)));

// Macros, as functions that take vectors are called differently by each processor.

#define LOAD(type, from) \
  ({ \
    type loaded; \
    memcpy(&loaded, (from), sizeof loaded); \
    loaded; \
  })

#define STORE_BYTES(truths, to) \
  ({ \
    bytes stored = __builtin_convertvector(truths, bytes); \
    memcpy((to), &stored, sizeof stored); \
  })

/// The last eight begin before those that are left, and are looked at once more.
#define BY_EIGHT(place, count) \
  for (ptrdiff_t done = 0, place; place = done < (count)-8 ? done : (count)-8, done < (count); done += 8)

FOR_ALL_PROCESSORS(
    void, daguerre_compare_yiq,
    (const daguerre_yiq *weights, const uint32_t *first, const uint32_t *second, ptrdiff_t count, uint8_t *verdicts),
    (weights, first, second, count, verdicts)) {
  const daguerre_yiq w = *weights;
  BY_EIGHT(place, count) {
    pixels a = LOAD(pixels, first + place), b = LOAD(pixels, second + place);
    if (__builtin_reduce_or(a ^ b) == 0) {
      memset(verdicts + place, 0, 8);
      continue;
    }
#define CHANNEL(pixels, shift) __builtin_convertvector((truths)(pixels >> shift & 0xFF), floats)
    floats red = CHANNEL(a, 0) - CHANNEL(b, 0);
    floats green = CHANNEL(a, 8) - CHANNEL(b, 8);
    floats blue = CHANNEL(a, 16) - CHANNEL(b, 16);
    floats square = red * (red * w.red_red + green * w.red_green + blue * w.red_blue) +
                    green * (green * w.green_green + blue * w.green_blue) + blue * blue * w.blue_blue;
    truths is_far = square > w.limit + 1, is_near = square <= w.limit - 1;
    truths is_opaque = (a & b) >> 24 == 255;
    truths is_unsure = ~(is_opaque & (is_far | is_near)) & (a != b);
    STORE_BYTES((is_unsure & 2) | (is_opaque & is_far & 1), verdicts + place);
  }
}

FOR_ALL_PROCESSORS(
    void, daguerre_find_areas,
    (const uint32_t *first, const uint32_t *second, ptrdiff_t width, ptrdiff_t count, uint8_t *areas),
    (first, second, width, count, areas)) {
#define ALIKE(offset) (LOAD(pixels, at + (offset)) == own)
#define IS_IN_AREA(picture) \
  ({ \
    const uint32_t *at = (picture) + place; \
    pixels own = LOAD(pixels, at); \
    truths above = ALIKE(-width - 1) + ALIKE(-width) + ALIKE(-width + 1); \
    truths below = ALIKE(width - 1) + ALIKE(width) + ALIKE(width + 1); \
    /* Each that is alike is -1. */ \
    above + below + ALIKE(-1) + ALIKE(1) < -2; \
  })
  BY_EIGHT(place, count) {
    truths one = IS_IN_AREA(first), other = IS_IN_AREA(second);
    STORE_BYTES((one & 1) | (other & 2) | (one & other & 4), areas + place);
  }
}

typedef uint32_t row __attribute__((vector_size(16)));
typedef int32_t keys __attribute__((vector_size(16)));

/// The weights of pixelmatch for Y times 10^8 / 4096, so that all fits in 27 bits. They are rounded: two sums are at most
/// 111 farther apart, or nearer, than they should be.
#define BRIGHTNESS(row) \
  ((keys)(row & 0xFF) * 7297 + (keys)(row >> 8 & 0xFF) * 14322 + (keys)(row >> 16 & 0xFF) * 2795)

FOR_ALL_PROCESSORS(
    daguerre_extremes, daguerre_find_extremes, (const uint32_t *pixel, ptrdiff_t width, bool by_columns),
    (pixel, width, by_columns)) {
  // Three pixels, the third one twice; the fourth that is read is in the picture, as there are rows on both sides.
  row above = LOAD(row, pixel - width - 1), here = LOAD(row, pixel - 1), below = LOAD(row, pixel + width - 2);
  above = __builtin_shufflevector(above, above, 0, 1, 2, 2);
  here = __builtin_shufflevector(here, here, 0, 1, 2, 2);
  below = __builtin_shufflevector(below, below, 1, 2, 3, 3);
  keys a = BRIGHTNESS(above), h = BRIGHTNESS(here), b = BRIGHTNESS(below);
  // The lowest bits say which comes first: a number from 0 for the darkest, from 8 down for the brightest.
#define LEAST(above, here, below) \
  __builtin_elementwise_min(__builtin_elementwise_min(a << 4 | above, b << 4 | below), h << 4 | here)
#define MOST(above, here, below) \
  __builtin_elementwise_max(__builtin_elementwise_max(a << 4 | above, b << 4 | below), h << 4 | here)
  keys least, most;
  if (by_columns) {
    least = LEAST(((keys){0, 3, 6, 6}), ((keys){1, 4, 7, 7}), ((keys){2, 5, 8, 8}));
    most = MOST(((keys){8, 5, 2, 2}), ((keys){7, 4, 1, 1}), ((keys){6, 3, 0, 0}));
  } else {
    least = LEAST(((keys){0, 1, 2, 2}), ((keys){3, 4, 5, 5}), ((keys){6, 7, 8, 8}));
    most = MOST(((keys){8, 7, 6, 6}), ((keys){5, 4, 3, 3}), ((keys){2, 1, 0, 0}));
  }
  int32_t low = __builtin_reduce_min(least), high = __builtin_reduce_max(most);
  static const int8_t outer[] = {-1, -1, -1, 0, 0, 0, 1, 1, 1}, inner[] = {-1, 0, 1, -1, 0, 1, -1, 0, 1};
#define DISTANCE(number) \
  (by_columns ? inner[number] * width + outer[number] : outer[number] * width + inner[number])
  ptrdiff_t darkest = DISTANCE(low & 15), brightest = DISTANCE(8 - (high & 15));
  uint32_t dark = pixel[darkest], bright = pixel[brightest];
  int32_t dark_limit = (low >> 4) + 111, bright_limit = (high >> 4) - 111;
#define IS_UNSURE(row, keys) ((keys <= dark_limit & row != dark) | (keys >= bright_limit & row != bright))
  keys is_unsure = IS_UNSURE(above, a) | IS_UNSURE(here, h) | IS_UNSURE(below, b);
  is_unsure |= (above & here & below) >> 24 != 255;
  return (daguerre_extremes){
      darkest, brightest, dark != *pixel && bright != *pixel, __builtin_reduce_or(is_unsure) == 0};
}

FOR_ALL_PROCESSORS(
    int, daguerre_largest_step, (int largest, const uint32_t *first, const uint32_t *second, uint64_t which),
    (largest, first, second, which)) {
  pixels counts = (pixels)-__builtin_convertvector((bytes)which, truths);
  pixels a = LOAD(pixels, first) & counts, b = LOAD(pixels, second) & counts;
  if (__builtin_reduce_or((counts & ~(a & b)) >> 24) != 0) return -1;
  channels step = __builtin_elementwise_max((channels)a, (channels)b) - __builtin_elementwise_min((channels)a, (channels)b);
  pixels rise = (pixels)__builtin_elementwise_sub_sat(step, (channels){} + (uint8_t)largest);
  return __builtin_reduce_or(rise) == 0 ? largest : __builtin_reduce_max(step);
}
