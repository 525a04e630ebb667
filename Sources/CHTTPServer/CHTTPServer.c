#define _GNU_SOURCE

#include "CHTTPServer.h"

#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

struct http_server {
  struct event_base *base;
  struct evhttp *http;
  // Readable once the server is woken.
  int pipe[2];
  struct event *waking;
  uint16_t port;
  http_events events;
};

static struct evhttp_request *own(http_request *request) { return (struct evhttp_request *)request; }

static void woken(evutil_socket_t socket, short what, void *context) {
  http_server *server = context;
  char bytes[64];
  while (read(socket, bytes, sizeof bytes) > 0) {}
  server->events.woken(server->events.context);
}

static void received(struct evhttp_request *request, void *context) {
  http_server *server = context;
  server->events.received(server->events.context, (http_request *)request);
}

static void sent(struct evhttp_request *request, void *context) {
  http_server *server = context;
  server->events.sent(server->events.context);
}

// 0 where it cannot.
static uint16_t listening_port(struct evhttp *http, uint16_t port) {
  struct evhttp_bound_socket *bound = evhttp_bind_socket_with_handle(http, "127.0.0.1", port);
  struct sockaddr_in address;
  socklen_t size = sizeof address;
  if (!bound || getsockname(evhttp_bound_socket_get_fd(bound), (struct sockaddr *)&address, &size) != 0) return 0;
  return ntohs(address.sin_port);
}

http_server *http_server_new(uint16_t port, size_t longest_head, size_t longest_body, int patience) {
  http_server *server = calloc(1, sizeof *server);
  if (!server) return NULL;
  if (pipe(server->pipe) != 0) {
    free(server);
    return NULL;
  }
  for (int end = 0; end < 2; end++) {
    evutil_make_socket_nonblocking(server->pipe[end]);
    evutil_make_socket_closeonexec(server->pipe[end]);
  }
  server->base = event_base_new();
  if (server->base) server->waking = event_new(server->base, server->pipe[0], EV_READ | EV_PERSIST, woken, server);
  if (server->waking) server->http = evhttp_new(server->base);
  if (server->http) server->port = listening_port(server->http, port);
  if (server->port == 0) {
    http_server_free(server);
    return NULL;
  }
  evhttp_set_max_headers_size(server->http, (ev_ssize_t)longest_head);
  evhttp_set_max_body_size(server->http, (ev_ssize_t)longest_body);
  evhttp_set_timeout(server->http, patience);
  evhttp_set_gencb(server->http, received, server);
  return server;
}

void http_server_free(http_server *server) {
  if (server->http) evhttp_free(server->http);
  if (server->waking) event_free(server->waking);
  if (server->base) event_base_free(server->base);
  close(server->pipe[0]);
  close(server->pipe[1]);
  free(server);
}

uint16_t http_server_port(const http_server *server) { return server->port; }

void http_server_run(http_server *server, http_events events) {
  // A client that is gone is no reason to end the process.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
  server->events = events;
  event_add(server->waking, NULL);
  event_base_dispatch(server->base);
}

void http_server_wake(http_server *server) {
  // A pipe that is full wakes as well.
  if (write(server->pipe[1], "", 1) < 0) return;
}

void http_server_end(http_server *server, int seconds) {
  struct timeval delay = {.tv_sec = seconds};
  event_base_loopexit(server->base, &delay);
}

char http_request_method(http_request *request) {
  switch (evhttp_request_get_command(own(request))) {
    case EVHTTP_REQ_GET: return 'G';
    case EVHTTP_REQ_POST: return 'P';
    case EVHTTP_REQ_PUT: return 'U';
    default: return 0;
  }
}

const char *http_request_target(http_request *request) { return evhttp_request_get_uri(own(request)); }

void http_request_headers(
    http_request *request, void *context, void (*body)(void *context, const char *name, const char *value)) {
  struct evkeyvalq *headers = evhttp_request_get_input_headers(own(request));
  for (struct evkeyval *header = headers->tqh_first; header; header = header->next.tqe_next)
    body(context, header->key, header->value);
}

size_t http_request_body_size(http_request *request) {
  return evbuffer_get_length(evhttp_request_get_input_buffer(own(request)));
}

void http_request_body(http_request *request, uint8_t *bytes, size_t size) {
  evbuffer_copyout(evhttp_request_get_input_buffer(own(request)), bytes, size);
}

void http_request_add_header(http_request *request, const char *name, const char *value) {
  evhttp_add_header(evhttp_request_get_output_headers(own(request)), name, value);
}

void http_request_answer(
    http_request *request, http_server *server, int status, const char *phrase, const uint8_t *body, size_t size) {
  evbuffer_add(evhttp_request_get_output_buffer(own(request)), body, size);
  evhttp_request_set_on_complete_cb(own(request), sent, server);
  evhttp_send_reply(own(request), status, phrase, NULL);
}
