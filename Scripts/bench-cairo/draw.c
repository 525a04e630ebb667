/* Times cairo on the scenes that `daguerre-bench scenes` prints: reads them from standard input, and prints for each
   its name, a tab and the nanoseconds of processor time that a pass takes, the median of seven samples. */
#include <cairo/cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { samples = 7, most_numbers = 8 };
static const double sample_time = 15e6;

typedef struct {
  char word[16];
  double v[most_numbers];
} line_t;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static void corner(cairo_t *c, double x, double y, double radius, double quarter) {
  if (radius > 0) cairo_arc(c, x, y, radius, quarter * M_PI / 2, (quarter + 1) * M_PI / 2);
  else cairo_line_to(c, x, y);
}

static void box(cairo_t *c, const double *v) {
  double x = v[0], y = v[1], right = v[0] + v[2], bottom = v[1] + v[3];
  cairo_new_sub_path(c);
  corner(c, right - v[5], y + v[5], v[5], -1);
  corner(c, right - v[6], bottom - v[6], v[6], 0);
  corner(c, x + v[7], bottom - v[7], v[7], 1);
  corner(c, x + v[4], y + v[4], v[4], 2);
  cairo_close_path(c);
}

static void stroke(cairo_t *c, const double *v) {
  cairo_set_line_width(c, v[0]);
  cairo_set_line_cap(c, v[1] > 0 ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_set_dash(c, v + 2, v[3] > 0 ? 2 : 0, 0);
  cairo_stroke(c);
}

static void fill(cairo_t *c, cairo_fill_rule_t rule) {
  cairo_set_fill_rule(c, rule);
  cairo_fill(c);
}

static void draw(cairo_surface_t *surface, const line_t *lines, size_t count) {
  cairo_t *c = cairo_create(surface);
  cairo_pattern_t *gradient = NULL;
  for (size_t i = 0; i < count; i++) {
    const char *word = lines[i].word;
    const double *v = lines[i].v;
    if (!strcmp(word, "color")) cairo_set_source_rgba(c, v[0] / 255, v[1] / 255, v[2] / 255, v[3] / 255);
    else if (!strcmp(word, "paint")) {
      cairo_set_operator(c, CAIRO_OPERATOR_SOURCE);
      cairo_paint(c);
      cairo_set_operator(c, CAIRO_OPERATOR_OVER);
    } else if (!strcmp(word, "box")) box(c, v);
    else if (!strcmp(word, "arc")) {
      cairo_new_sub_path(c);
      cairo_arc(c, v[0], v[1], v[2], v[3] * M_PI / 180, v[4] * M_PI / 180);
    } else if (!strcmp(word, "move")) cairo_move_to(c, v[0], v[1]);
    else if (!strcmp(word, "line")) cairo_line_to(c, v[0], v[1]);
    else if (!strcmp(word, "curve")) cairo_curve_to(c, v[0], v[1], v[2], v[3], v[4], v[5]);
    else if (!strcmp(word, "close")) cairo_close_path(c);
    else if (!strcmp(word, "fill")) fill(c, CAIRO_FILL_RULE_WINDING);
    else if (!strcmp(word, "fill-evenodd")) fill(c, CAIRO_FILL_RULE_EVEN_ODD);
    else if (!strcmp(word, "stroke")) stroke(c, v);
    else if (!strcmp(word, "save")) cairo_save(c);
    else if (!strcmp(word, "clip")) cairo_clip(c);
    else if (!strcmp(word, "restore")) cairo_restore(c);
    else if (!strcmp(word, "gradient")) {
      if (gradient) cairo_pattern_destroy(gradient);
      gradient = cairo_pattern_create_linear(v[0], v[1], v[2], v[3]);
      cairo_set_source(c, gradient);
    } else if (!strcmp(word, "stop"))
      cairo_pattern_add_color_stop_rgba(gradient, v[0], v[1] / 255, v[2] / 255, v[3] / 255, v[4] / 255);
    else {
      fprintf(stderr, "bench-cairo: error: the scenes have a line '%s', which this program does not know\n", word);
      exit(2);
    }
  }
  if (gradient) cairo_pattern_destroy(gradient);
  cairo_destroy(c);
}

static int ascending(const void *a, const void *b) { return (*(double *)a > *(double *)b) - (*(double *)a < *(double *)b); }

static void report(const char *name, int width, int height, const line_t *lines, size_t count) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  draw(surface, lines, count);
  double start = now();
  draw(surface, lines, count);
  int passes = (int)(sample_time / fmax(now() - start, 1)) + 1;
  double times[samples];
  for (int sample = 0; sample < samples; sample++) {
    start = now();
    for (int pass = 0; pass < passes; pass++) draw(surface, lines, count);
    times[sample] = (now() - start) / passes;
  }
  qsort(times, samples, sizeof *times, ascending);
  printf("%s\t%.0f\n", name, times[samples / 2]);
  cairo_surface_destroy(surface);
}

int main(void) {
  char text[512], name[sizeof text] = "";
  int width = 0, height = 0;
  size_t count = 0, room = 1024;
  line_t *lines = malloc(room * sizeof *lines);
  while (lines && fgets(text, sizeof text, stdin)) {
    text[strcspn(text, "\n")] = 0;
    if (!strncmp(text, "scene ", 6)) {
      if (count) report(name, width, height, lines, count);
      count = 0;
      snprintf(name, sizeof name, "%s", text + 6);
    } else if (sscanf(text, "size %d.%*d %d", &width, &height) != 2) {
      if (count == room) lines = realloc(lines, (room *= 2) * sizeof *lines);
      if (!lines) break;
      line_t *line = &lines[count++];
      double *v = line->v;
      memset(line, 0, sizeof *line);
      sscanf(text, "%15s %lf %lf %lf %lf %lf %lf %lf %lf", line->word, v, v + 1, v + 2, v + 3, v + 4, v + 5,
             v + 6, v + 7);
    }
  }
  if (!lines) {
    fprintf(stderr, "bench-cairo: error: there is not enough memory for the scenes\n");
    return 2;
  }
  if (count) report(name, width, height, lines, count);
  free(lines);
  return 0;
}
