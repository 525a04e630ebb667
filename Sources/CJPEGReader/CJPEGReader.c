#include "CJPEGReader.h"

#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf place;
  char *reason;
} Failure;

static void fail(j_common_ptr info) {
  Failure *failure = (Failure *)info->err;
  char message[JMSG_LENGTH_MAX];
  failure->manager.format_message(info, message);
  snprintf(failure->reason, 200, "%s", message);
  longjmp(failure->place, 1);
}

// A warning, below 0, tells of damage that is painted over.
static void warn(j_common_ptr info, int level) {
  if (level < 0) fail(info);
}

// Progressive files may have any number of scans, each of which takes as long as all of the picture.
static void count_scans(j_common_ptr info) {
  if (((j_decompress_ptr)info)->input_scan_number > 200) {
    Failure *failure = (Failure *)info->err;
    snprintf(failure->reason, 200, "it has more than 200 scans");
    longjmp(failure->place, 1);
  }
}

static uint8_t product(uint8_t a, uint8_t b) { return (uint8_t)((a * b + 127) / 255); }

// Amounts of ink, which Adobe's programs write the other way round, as light.
static void take_off_ink(uint8_t *row, uint32_t width, int is_inverted) {
  for (uint32_t x = 0; x < width; x++) {
    uint8_t *pixel = row + (size_t)x * 4;
    uint8_t black = is_inverted ? pixel[3] : 255 - pixel[3];
    for (int channel = 0; channel < 3; channel++) {
      pixel[channel] = product(is_inverted ? pixel[channel] : 255 - pixel[channel], black);
    }
    pixel[3] = 255;
  }
}

// Reads the pixels of a file of a known size; without room for any, its size.
static int read_file(
    const uint8_t *file, size_t count, uint32_t *width, uint32_t *height, uint8_t *pixels, char *reason) {
  struct jpeg_decompress_struct info;
  struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
  Failure failure;
  info.err = jpeg_std_error(&failure.manager);
  failure.manager.error_exit = fail;
  failure.manager.emit_message = warn;
  failure.reason = reason;
  if (setjmp(failure.place)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  jpeg_create_decompress(&info);
  info.progress = &progress;
  jpeg_mem_src(&info, file, count);
  jpeg_read_header(&info, TRUE);
  if (pixels == NULL) {
    *width = info.image_width;
    *height = info.image_height;
    jpeg_destroy_decompress(&info);
    return 1;
  }
  int has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  info.dct_method = JDCT_ISLOW;
  info.do_fancy_upsampling = TRUE;
  jpeg_start_decompress(&info);
  if (info.output_width != *width || info.output_height != *height || info.output_components != 4) {
    snprintf(reason, 200, "it has another size");
    jpeg_destroy_decompress(&info);
    return 0;
  }
  while (info.output_scanline < *height) {
    uint8_t *row = pixels + (size_t)info.output_scanline * *width * 4;
    jpeg_read_scanlines(&info, &row, 1);
    if (has_inks) take_off_ink(row, *width, info.saw_Adobe_marker);
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return 1;
}

int cjpeg_size(const uint8_t *file, size_t count, uint32_t *width, uint32_t *height, char reason[200]) {
  return read_file(file, count, width, height, NULL, reason);
}

int cjpeg_read(
    const uint8_t *file, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char reason[200]) {
  return read_file(file, count, &width, &height, pixels, reason);
}
