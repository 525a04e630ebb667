#include "CPNGWriter.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  uint8_t *bytes;
  size_t capacity;
  size_t count;
  char *reason;
} Output;

static void append(png_structp png, png_bytep bytes, size_t count) {
  Output *output = png_get_io_ptr(png);
  if (count > output->capacity - output->count) png_error(png, "the buffer is too small");
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

static void flush(png_structp png) { (void)png; }

static void fail(png_structp png, png_const_charp message) {
  Output *output = png_get_error_ptr(png);
  snprintf(output->reason, 64, "%s", message);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void set_texts(png_structp png, png_infop info, const CPNGPicture *picture) {
  const char *next = picture->texts;
  for (int index = 0; index < picture->text_count; index++) {
    const char *value = next + strlen(next) + 1;
    // libpng copies both; it does not change them.
    png_text text = {.compression = PNG_TEXT_COMPRESSION_NONE, .key = (png_charp)next, .text = (png_charp)value};
    png_set_text(png, info, &text, 1);
    next = value + strlen(value) + 1;
  }
}

size_t cpng_write(const CPNGPicture *picture, uint8_t *buffer, size_t capacity, char reason[64]) {
  Output output = {buffer, capacity, 0, reason};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &output, fail, ignore);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    if (png != NULL) png_destroy_write_struct(&png, NULL);
    snprintf(reason, 64, "out of memory");
    return 0;
  }
  // Neither `png` nor `info` changes below, so both have their values here after a jump.
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }

  png_set_write_fn(png, &output, append, flush);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_compression_level(png, picture->compression_level);
  png_set_compression_mem_level(png, 9);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, picture->filters == 0 ? PNG_FILTER_NONE : PNG_ALL_FILTERS);
  int color_type = picture->bytes_per_pixel == 3 ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA;
  png_set_IHDR(png, info, picture->width, picture->height, 8, color_type, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  set_texts(png, info, picture);
  png_write_info(png, info);
  size_t row_bytes = (size_t)picture->width * (size_t)picture->bytes_per_pixel;
  for (uint32_t row = 0; row < picture->height; row++) png_write_row(png, picture->samples + row * row_bytes);
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  return output.count;
}

size_t cpng_write_chunks(const CPNGChunk *chunks, size_t count, uint8_t *buffer, size_t capacity, char reason[64]) {
  Output output = {buffer, capacity, 0, reason};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &output, fail, ignore);
  if (png == NULL) {
    snprintf(reason, 64, "out of memory");
    return 0;
  }
  // `png` does not change below, so it has its value here after a jump.
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, NULL);
    return 0;
  }
  png_set_write_fn(png, &output, append, flush);
  png_write_sig(png);
  for (size_t index = 0; index < count; index++) {
    png_write_chunk(png, chunks[index].name, chunks[index].data, chunks[index].count);
  }
  png_destroy_write_struct(&png, NULL);
  return output.count;
}
