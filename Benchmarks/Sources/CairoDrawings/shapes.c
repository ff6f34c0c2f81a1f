#include "shapes.h"

#include <math.h>
#include <stdlib.h>

#include "drawings.h"

struct drawing *drawing_create(int width, int height, double scale) {
  struct drawing *drawing = malloc(sizeof *drawing);
  if (!drawing) return NULL;
  drawing->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  drawing->context = cairo_create(drawing->surface);
  cairo_set_antialias(drawing->context, CAIRO_ANTIALIAS_BEST);
  cairo_scale(drawing->context, scale, scale);
  return drawing;
}

void drawing_destroy(struct drawing *drawing) {
  cairo_destroy(drawing->context);
  cairo_surface_destroy(drawing->surface);
  free(drawing);
}

const unsigned *drawing_pixels(struct drawing *drawing) {
  cairo_surface_flush(drawing->surface);
  return (const unsigned *)cairo_image_surface_get_data(drawing->surface);
}

static cairo_status_t count_bytes(void *count, const unsigned char *bytes, unsigned length) {
  (void)bytes;
  *(size_t *)count += length;
  return CAIRO_STATUS_SUCCESS;
}

size_t drawing_png_size(struct drawing *drawing) {
  size_t count = 0;
  cairo_status_t status = cairo_surface_write_to_png_stream(drawing->surface, count_bytes, &count);
  return status == CAIRO_STATUS_SUCCESS ? count : 0;
}

double spring(double time, double response, double damping_ratio) {
  if (time <= 0) return 0;
  double frequency = 2 * M_PI / response;
  double damped = frequency * sqrt(1 - damping_ratio * damping_ratio);
  return 1 - exp(-damping_ratio * frequency * time) *
                 (cos(damped * time) + damping_ratio * frequency / damped * sin(damped * time));
}

void set_color(cairo_t *context, unsigned rgb) {
  cairo_set_source_rgb(context, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

void fill_rect(cairo_t *context, double x, double y, double width, double height) {
  cairo_rectangle(context, x, y, width, height);
  cairo_fill(context);
}

void fill_circle(cairo_t *context, double x, double y, double radius) {
  cairo_arc(context, x, y, radius, 0, 2 * M_PI);
  cairo_fill(context);
}

void rounded_rect(cairo_t *context, double x, double y, double width, double height, double radius) {
  cairo_new_sub_path(context);
  cairo_arc(context, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(context, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(context, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(context, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(context);
}

void fill_rounded(cairo_t *context, double x, double y, double width, double height, double radius) {
  rounded_rect(context, x, y, width, height, radius);
  cairo_fill(context);
}

void fill_circle_with(cairo_t *context, cairo_pattern_t *pattern, double x, double y, double radius) {
  cairo_set_source(context, pattern);
  cairo_pattern_destroy(pattern);
  fill_circle(context, x, y, radius);
}
