// HTTP on the loopback interface with libevent, whose own headers do not go with the C library as Swift sees it.
#ifndef CHTTPSERVER_H
#define CHTTPSERVER_H

#include <stddef.h>
#include <stdint.h>

typedef struct http_server http_server;
typedef struct http_request http_request;

// Listens on 127.0.0.1, without answering; NULL where it cannot.
//
// Port 0 is any that is free. Requests with a longer head or body, in bytes, are refused by libevent, and clients that
// let us wait for `patience` seconds are left.
http_server *http_server_new(uint16_t port, size_t longest_head, size_t longest_body, int patience);
void http_server_free(http_server *server);
uint16_t http_server_port(const http_server *server);

// What the thread that serves tells; each is called with `context`.
typedef struct {
  void *context;
  // A request is there, which lives until it is answered.
  void (*received)(void *context, http_request *request);
  // The server was woken.
  void (*woken)(void *context);
  // An answer has gone to its last byte.
  void (*sent)(void *context);
} http_events;

// Serves on this thread until `http_server_end`. Signals of broken pipes stay blocked on it.
void http_server_run(http_server *server, http_events events);

// From any thread: has the serving thread call `woken`.
void http_server_wake(http_server *server);

// On the serving thread: ends after so many seconds.
void http_server_end(http_server *server, int seconds);

// The method: 'G' for GET, 'P' for POST, 'U' for PUT, 0 for any other.
char http_request_method(http_request *request);
const char *http_request_target(http_request *request);

// Calls `body` with each header.
void http_request_headers(
    http_request *request, void *context, void (*body)(void *context, const char *name, const char *value));

size_t http_request_body_size(http_request *request);
void http_request_body(http_request *request, uint8_t *bytes, size_t size);

void http_request_add_header(http_request *request, const char *name, const char *value);

// On the serving thread: answers with the headers that were added.
void http_request_answer(
    http_request *request, http_server *server, int status, const char *phrase, const uint8_t *body, size_t size);

#endif
