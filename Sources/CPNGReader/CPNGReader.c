#include "CPNGReader.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t count;
  // How much of the file follows the last chunk of pixels.
  size_t after_pixels;
} Input;

static size_t after_pixels(const uint8_t *file, size_t count) {
  size_t place = 8, after = 0;
  while (count - place >= 12) {
    const uint8_t *chunk = file + place;
    size_t length = (size_t)chunk[0] << 24 | (size_t)chunk[1] << 16 | (size_t)chunk[2] << 8 | chunk[3];
    if (length > count - place - 12) break;
    place += length + 12;
    if (memcmp(chunk + 4, "IDAT", 4) == 0) after = count - place;
  }
  return after;
}

// libpng inflates everything to the end of the stream, a thousand times its size, also behind the last row.
static void check_rest(png_structp png, const Input *input, size_t rows, size_t row_size) {
  size_t most = rows * (row_size + 1);
  if (input->count > input->after_pixels && input->count - input->after_pixels > most + most / 64 + 65536) {
    png_error(png, "it has more data than pixels");
  }
}

static void take(png_structp png, png_bytep bytes, size_t count) {
  Input *input = png_get_io_ptr(png);
  if (count > input->count) png_error(png, "it ends too early");
  memcpy(bytes, input->bytes, count);
  input->bytes += count;
  input->count -= count;
}

static void fail(png_structp png, png_const_charp message) {
  snprintf(png_get_error_ptr(png), 64, "%s", message);
  png_longjmp(png, 1);
}

// What libpng only warns of leaves the pixels right, but that it also drops what it cannot be sure of: transparency whose
// checksum is wrong, and chunks that may have had another name.
static void warn(png_structp png, png_const_charp message) {
  static const char harmless[] = "bKGD cHRM eXIf gAMA hIST iCCP iTXt pHYs sBIT sPLT sRGB tEXt tIME zTXt";
  if (strstr(message, "CRC error") == NULL) return;
  for (const char *name = harmless; name < harmless + sizeof harmless; name += 5) {
    if (strncmp(message, name, 4) == 0) return;
  }
  fail(png, message);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static size_t read_profile(png_structp png, png_infop info, uint8_t *profile, size_t capacity) {
  png_set_chunk_malloc_max(png, 1 << 20);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep)"iCCP", 1);
  png_read_info(png, info);
  png_charp name;
  int compression;
  png_bytep bytes;
  png_uint_32 length;
  if (png_get_iCCP(png, info, &name, &compression, &bytes, &length) == 0) return 0;
  if (length <= capacity) memcpy(profile, bytes, length);
  return length;
}

static int read_gamma(png_structp png, png_infop info, int32_t *values) {
  png_set_chunk_malloc_max(png, 1 << 20);
  png_set_keep_unknown_chunks(
      png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep)"iCCP\0sRGB\0gAMA\0cHRM", 4);
  png_read_info(png, info);
  png_fixed_point found[9] = {0};
  if (png_get_valid(png, info, PNG_INFO_iCCP | PNG_INFO_sRGB) != 0) return 0;
  if (png_get_gAMA_fixed(png, info, found) == 0 || found[0] <= 0) return 0;
  png_get_cHRM_fixed(
      png, info, found + 1, found + 2, found + 3, found + 4, found + 5, found + 6, found + 7, found + 8);
  for (int i = 0; i < 9; i++) values[i] = found[i];
  return 1;
}

static void read_pixels(
    png_structp png, png_infop info, const Input *input, uint32_t width, uint32_t height, uint8_t *pixels) {
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "it has another size");
  }

  size_t row_size = png_get_rowbytes(png, info);
  int has_alpha = png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA || png_get_valid(png, info, PNG_INFO_tRNS);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  if (!has_alpha) png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "its pixels have an unknown layout");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t row = 0; row < height; row++) {
      check_rest(png, input, (size_t)(passes - pass) * height - row, row_size);
      png_read_row(png, pixels + (size_t)row * width * 4, NULL);
    }
  }
  png_read_end(png, NULL);
}

// What of a file is asked for: pixels, or else the exponent, or else the profile.
typedef struct {
  uint32_t width, height;
  uint8_t *pixels;
  int32_t *gamma;
  uint8_t *profile;
  size_t capacity;
} Request;

// Answers with the length of the profile, or else with whether all is right.
static size_t read_file(const uint8_t *file, size_t count, Request request, char *reason) {
  Input input = {file, count, after_pixels(file, count)};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reason, fail, request.pixels == NULL ? ignore : warn);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) {
    if (png != NULL) png_destroy_read_struct(&png, NULL, NULL);
    snprintf(reason, 64, "out of memory");
    return 0;
  }
  // Neither `png` nor `info` changes below, so both have their values here after a jump.
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_read_fn(png, &input, take);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  // All that libpng can do without, so that it takes no memory.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  size_t result = 1;
  if (request.pixels != NULL) {
    read_pixels(png, info, &input, request.width, request.height, request.pixels);
  } else if (request.gamma != NULL) {
    result = read_gamma(png, info, request.gamma);
  } else {
    result = read_profile(png, info, request.profile, request.capacity);
  }
  png_destroy_read_struct(&png, &info, NULL);
  return result;
}

size_t cpng_profile(const uint8_t *file, size_t count, uint8_t *profile, size_t capacity) {
  char reason[64];
  return read_file(file, count, (Request){.profile = profile, .capacity = capacity}, reason);
}

int cpng_gamma(const uint8_t *file, size_t count, int32_t values[9]) {
  char reason[64];
  return read_file(file, count, (Request){.gamma = values}, reason) != 0;
}

int cpng_read(
    const uint8_t *file, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char reason[64]) {
  return read_file(file, count, (Request){.width = width, .height = height, .pixels = pixels}, reason) != 0;
}
