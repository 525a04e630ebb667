// Packing with ISA-L, whose state is a structure of 80 kB that Swift cannot hold.
#ifndef CFASTDEFLATE_H
#define CFASTDEFLATE_H

#include <stddef.h>
#include <stdint.h>

// The most bytes that a zlib stream of some bytes has.
size_t fast_deflate_bound(size_t count);

// Packs bytes into a zlib stream (RFC 1950) at ISA-L's first level.
//
// Returns the size of the stream; 0 where memory is short, the buffer is, or there are 4 GB or more.
size_t fast_deflate(const uint8_t *bytes, size_t count, uint8_t *buffer, size_t capacity);

#endif
