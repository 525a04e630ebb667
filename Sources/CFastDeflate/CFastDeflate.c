#include "CFastDeflate.h"

#include <isa-l/igzip_lib.h>
#include <stdlib.h>

// Noise grows by less than a hundredth: codes of literals have hardly more than eight bits, and blocks a head.
size_t fast_deflate_bound(size_t count) { return count + count / 64 + 1024; }

static int pack(struct isal_zstream *stream, const uint8_t *bytes, size_t count, int is_last) {
  stream->next_in = (uint8_t *)bytes;
  stream->avail_in = (uint32_t)count;
  stream->end_of_stream = is_last;
  return isal_deflate(stream) == COMP_OK;
}

size_t fast_deflate(const uint8_t *bytes, size_t count, uint8_t *buffer, size_t capacity) {
  if (count > UINT32_MAX || capacity > UINT32_MAX) return 0;
  // The library's own start leaves the size of the window as it finds it, which decides on matches.
  struct isal_zstream *stream = calloc(1, sizeof *stream);
  uint8_t *level = calloc(1, ISAL_DEF_LVL1_DEFAULT);
  size_t size = 0;
  if (stream && level) {
    isal_deflate_init(stream);
    stream->level = 1;
    stream->level_buf = level;
    stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    stream->gzip_flag = IGZIP_ZLIB;
    stream->flush = NO_FLUSH;
    stream->next_out = buffer;
    stream->avail_out = (uint32_t)capacity;
    // Where the library (2.30, with AVX2) has looked at a first byte and goes on, it takes the address of `stream` for the
    // bytes that follow, and remembers these as seen at a place that changes from run to run. So it is given as much as
    // it takes to look at the first byte, and no more: its next start takes bytes for bytes.
    size_t first = count < ISAL_LOOK_AHEAD + 1 ? count : ISAL_LOOK_AHEAD + 1;
    int is_done = pack(stream, bytes, first, 0) && pack(stream, bytes + first, count - first, 1);
    if (is_done && stream->internal_state.state == ZSTATE_END) size = stream->total_out;
  }
  free(level);
  free(stream);
  return size;
}
