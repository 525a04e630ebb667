#include <event2/http.h>
