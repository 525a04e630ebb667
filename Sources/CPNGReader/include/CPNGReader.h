// Reading PNG files with libpng's full interface, whose errors are longjmps and so must not leave C.
#ifndef CPNGREADER_H
#define CPNGREADER_H

#include <stddef.h>
#include <stdint.h>

// Reads a PNG file of any colour type and depth, interlaced or not, as RGBA with straight alpha and 8 bits a sample.
//
// 16 bits become 8 by rounding to nearest. Gamma, profiles and all else that is not pixels are skipped, but their
// checksums are looked at. `width` and `height` are those of the header, for which `pixels` has room.
// Returns whether all of the file is right; if not, with a reason in `reason`.
int cpng_read(
    const uint8_t *file, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char reason[64]);

// Writes the ICC profile of a PNG file to `profile`, if it is not longer than `capacity`.
//
// Returns its length; 0 where there is none, or one that is damaged or longer than a megabyte.
size_t cpng_profile(const uint8_t *file, size_t count, uint8_t *profile, size_t capacity);

// Writes what the chunks gAMA and cHRM of a PNG file say to `values`, in hundred thousandths: the exponent of its levels,
// and x and y of white, red, green and blue, which are 0 where nothing is said of them.
//
// Returns 0, and writes nothing, where there is no exponent, or where sRGB or a profile counts in its place.
int cpng_gamma(const uint8_t *file, size_t count, int32_t values[9]);

#endif
