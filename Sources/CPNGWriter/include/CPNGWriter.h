// Writing PNG files with libpng's full interface, whose errors are longjmps and so must not leave C.
#ifndef CPNGWRITER_H
#define CPNGWRITER_H

#include <stddef.h>
#include <stdint.h>

// A picture with 8 bits a sample, rows from the top without padding.
typedef struct {
  uint32_t width;
  uint32_t height;
  // 3 for RGB, 4 for RGBA with straight alpha.
  int bytes_per_pixel;
  const uint8_t *samples;
  // Of zlib, 1 to 9.
  int compression_level;
  // 0 for no filter; 1 for the one that libpng chooses for each row.
  int filters;
  // Keyword and text by turns, in Latin-1, each ended by a zero byte; for tEXt chunks.
  const char *texts;
  int text_count;
} CPNGPicture;

// Writes a PNG file into a buffer, marked as sRGB.
//
// Returns the size of the file; 0 on failure, with a reason in `reason`.
size_t cpng_write(const CPNGPicture *picture, uint8_t *buffer, size_t capacity, char reason[64]);

// A chunk of a PNG file; its length and checksum are libpng's to write.
typedef struct {
  uint8_t name[4];
  const uint8_t *data;
  size_t count;
} CPNGChunk;

// Writes the signature of PNG files and some chunks into a buffer.
//
// Returns the size of the file; 0 on failure, with a reason in `reason`.
size_t cpng_write_chunks(const CPNGChunk *chunks, size_t count, uint8_t *buffer, size_t capacity, char reason[64]);

#endif
