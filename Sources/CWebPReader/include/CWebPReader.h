// Reading WebP files with libwebp, whose pictures and animations have functions of their own.
#ifndef CWEBPREADER_H
#define CWEBPREADER_H

#include <stddef.h>
#include <stdint.h>

// Reads the size in pixels that the header of a file gives.
//
// Returns whether there is one; if not, with a reason in `reason`.
int cwebp_size(const uint8_t *file, size_t count, uint32_t *width, uint32_t *height, char reason[200]);

// Reads a WebP file, with loss or without, of an animation the first picture, as RGBA with straight colours.
//
// By whole numbers, which are the same on all processors. Profiles are not applied.
// `width` and `height` are those of the header, for which `pixels` has room.
// Returns whether all of that picture is there; if not, with a reason in `reason`.
int cwebp_read(
    const uint8_t *file, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char reason[200]);

// Finds a part of the file outside its pixels, such as `ICCP`.
//
// Returns its length, 0 where there is none, and where it begins in `start`.
size_t cwebp_chunk(const uint8_t *file, size_t count, const char name[4], size_t *start);

#endif
