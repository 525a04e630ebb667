#include "CWebPReader.h"

#include <stdio.h>
#include <string.h>

#include <webp/decode.h>
#include <webp/demux.h>

static int fail(char *reason, const char *words) {
  snprintf(reason, 200, "%s", words);
  return 0;
}

// NULL for a file of which something is missing, or is not where it should be.
static WebPDemuxer *open_file(const uint8_t *file, size_t count) {
  WebPData data = {file, count};
  return WebPDemux(&data);
}

int cwebp_size(const uint8_t *file, size_t count, uint32_t *width, uint32_t *height, char reason[200]) {
  WebPDemuxer *demuxer = open_file(file, count);
  if (demuxer == NULL) return fail(reason, "it is incomplete, or no WebP file");
  *width = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_WIDTH);
  *height = WebPDemuxGetI(demuxer, WEBP_FF_CANVAS_HEIGHT);
  WebPDemuxDelete(demuxer);
  return 1;
}

static int read_frame(
    const WebPIterator *frame, uint32_t width, uint32_t height, uint8_t *pixels, char *reason) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return fail(reason, "libwebp is of another version");
  if (frame->x_offset < 0 || frame->y_offset < 0 || (uint32_t)(frame->x_offset + frame->width) > width ||
      (uint32_t)(frame->y_offset + frame->height) > height) {
    return fail(reason, "it has another size");
  }
  size_t row = (size_t)width * 4;
  // An animation may begin with a part of the picture, around which nothing is.
  memset(pixels, 0, row * height);
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels + (size_t)frame->y_offset * row + (size_t)frame->x_offset * 4;
  config.output.u.RGBA.stride = (int)row;
  config.output.u.RGBA.size = (size_t)(frame->height - 1) * row + (size_t)frame->width * 4;
  VP8StatusCode status = WebPGetFeatures(frame->fragment.bytes, frame->fragment.size, &config.input);
  if (status == VP8_STATUS_OK && (config.input.width != frame->width || config.input.height != frame->height)) {
    return fail(reason, "it has another size");
  }
  if (status == VP8_STATUS_OK) status = WebPDecode(frame->fragment.bytes, frame->fragment.size, &config);
  switch (status) {
    case VP8_STATUS_OK: return 1;
    case VP8_STATUS_OUT_OF_MEMORY: return fail(reason, "there is not enough memory for it");
    case VP8_STATUS_UNSUPPORTED_FEATURE: return fail(reason, "it has something that libwebp does not know");
    default: return fail(reason, "its pixels are damaged");
  }
}

int cwebp_read(
    const uint8_t *file, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char reason[200]) {
  WebPDemuxer *demuxer = open_file(file, count);
  if (demuxer == NULL) return fail(reason, "it is incomplete, or no WebP file");
  WebPIterator frame;
  int is_read = 0;
  if (WebPDemuxGetFrame(demuxer, 1, &frame)) {
    is_read = read_frame(&frame, width, height, pixels, reason);
    WebPDemuxReleaseIterator(&frame);
  } else {
    fail(reason, "there is no picture in it");
  }
  WebPDemuxDelete(demuxer);
  return is_read;
}

size_t cwebp_chunk(const uint8_t *file, size_t count, const char name[4], size_t *start) {
  WebPDemuxer *demuxer = open_file(file, count);
  if (demuxer == NULL) return 0;
  WebPChunkIterator chunk;
  size_t length = 0;
  if (WebPDemuxGetChunk(demuxer, name, 1, &chunk)) {
    *start = (size_t)(chunk.chunk.bytes - file);
    length = chunk.chunk.size;
    WebPDemuxReleaseChunkIterator(&chunk);
  }
  WebPDemuxDelete(demuxer);
  return length;
}
