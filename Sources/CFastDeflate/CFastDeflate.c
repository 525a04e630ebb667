#include "CFastDeflate.h"

#include <isa-l/igzip_lib.h>
#include <stdlib.h>

// What does not compress is stored, in blocks of at most 65,535 bytes with heads of 5.
size_t fast_deflate_bound(size_t count) { return count + (count / 65535 + 1) * 5 + 64; }

size_t fast_deflate(const uint8_t *bytes, size_t count, uint8_t *buffer, size_t capacity) {
  if (count > UINT32_MAX || capacity > UINT32_MAX) return 0;
  // The library's own start leaves the size of the window as it finds it, which decides on matches.
  struct isal_zstream *stream = calloc(1, sizeof *stream);
  uint8_t *level = malloc(ISAL_DEF_LVL1_DEFAULT);
  size_t size = 0;
  if (stream && level) {
    isal_deflate_stateless_init(stream);
    stream->level = 1;
    stream->level_buf = level;
    stream->level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    stream->gzip_flag = IGZIP_ZLIB;
    stream->end_of_stream = 1;
    stream->flush = NO_FLUSH;
    stream->next_in = (uint8_t *)bytes;
    stream->avail_in = (uint32_t)count;
    stream->next_out = buffer;
    stream->avail_out = (uint32_t)capacity;
    if (isal_deflate_stateless(stream) == COMP_OK) size = stream->total_out;
  }
  free(level);
  free(stream);
  return size;
}
