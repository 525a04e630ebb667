#ifndef CCOMPARE_H
#define CCOMPARE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pixels are packed 0xAABBGGRR, with straight alpha, in rows without gaps.

/// Weights of products of two channels in the square of a difference, those of unlike channels twice, and the square
/// above which two colours are too far apart.
typedef struct {
  float red_red, red_green, red_blue, green_green, green_blue, blue_blue, limit;
} daguerre_yiq;

/// Says of each of eight or more pairs of pixels: 0 for colours that are near each other, 1 for others, and 2 for unequal
/// ones of which one is translucent, or whose square is within 1 of the limit.
void daguerre_compare_yiq(
    const daguerre_yiq *weights, const uint32_t *first, const uint32_t *second, ptrdiff_t count, uint8_t *verdicts);

/// Says of each of eight or more pixels whether three of its neighbours have its colour: 1 for the first picture, 2 for
/// the second, 4 for both. All neighbours must be readable.
void daguerre_find_areas(
    const uint32_t *first, const uint32_t *second, ptrdiff_t width, ptrdiff_t count, uint8_t *areas);

/// The darkest and the brightest of a pixel and its neighbours.
typedef struct {
  /// Distances from the pixel.
  ptrdiff_t darkest, brightest;
  /// Whether none of the two has the colour of the pixel.
  bool is_between;
  /// Whether all are opaque, and no other colour is so near that it could be the one.
  bool is_sure;
} daguerre_extremes;

/// Of several that have one colour the first counts, by columns or by rows. All neighbours must be readable.
daguerre_extremes daguerre_find_extremes(const uint32_t *pixel, ptrdiff_t width, bool by_columns);

/// The larger one of `largest`, of at most 255, and the largest difference of a channel in some of eight pairs of pixels;
/// -1 where one of these is translucent. `which` has a byte for each pair, 1 for those that count.
int daguerre_largest_step(int largest, const uint32_t *first, const uint32_t *second, uint64_t which);

#endif
