// Reading JPEG files with libjpeg-turbo, whose errors are longjmps and so must not leave C.
#ifndef CJPEGREADER_H
#define CJPEGREADER_H

#include <stddef.h>
#include <stdint.h>

// Reads the size in pixels that the header of a file gives.
//
// Returns whether there is one; if not, with a reason in `reason`.
int cjpeg_size(const uint8_t *file, size_t count, uint32_t *width, uint32_t *height, char reason[200]);

// Reads a JPEG file, baseline or progressive, of grey, colour or four inks, as RGBA with 255 as alpha.
//
// By the exact integer transform and with smooth chroma, which are the same on all processors. Profiles are not applied.
// `width` and `height` are those of the header, for which `pixels` has room.
// Returns whether all of the file is right; if not, with a reason in `reason`.
int cjpeg_read(
    const uint8_t *file, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char reason[200]);

#endif
