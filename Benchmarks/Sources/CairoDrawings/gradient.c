#include <math.h>

#include "drawings.h"
#include "shapes.h"

static const double side = 480;

static void add_stop(cairo_pattern_t *pattern, double place, unsigned rgb, double alpha) {
  cairo_pattern_add_color_stop_rgba(
      pattern, place, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0, alpha);
}

static void draw_sky(cairo_t *context, double angle) {
  double x = 280 * cos(angle), y = 280 * sin(angle), middle = side / 2;
  cairo_pattern_t *pattern = cairo_pattern_create_linear(middle - x, middle - y, middle + x, middle + y);
  add_stop(pattern, 0, 0x1B1464, 1);
  add_stop(pattern, 0.28, 0x6F1E6B, 1);
  add_stop(pattern, 0.52, 0xE0435E, 1);
  add_stop(pattern, 0.78, 0xF7A541, 1);
  add_stop(pattern, 1, 0xFFF1B8, 1);
  cairo_set_source(context, pattern);
  cairo_pattern_destroy(pattern);
  cairo_paint(context);
}

static void draw_clouds(cairo_t *context, double time) {
  static const unsigned colors[3] = {0x2FD6FF, 0xFFFFFF, 0x5CFFA0};
  for (int index = 0; index < 3; index++) {
    double x = side * (0.5 + 0.3 * sin(1.5 * time + 2 * index)), y = side * (0.5 + 0.31 * cos(1.2 * time + 1.6 * index));
    double radius = 150 + 18 * index;
    cairo_pattern_t *pattern = cairo_pattern_create_radial(x, y, 0, x, y, radius);
    add_stop(pattern, 0, colors[index], 0.8);
    add_stop(pattern, 0.5, colors[index], 0.25);
    add_stop(pattern, 1, colors[index], 0);
    fill_circle_with(context, pattern, x, y, radius);
  }
}

static void draw_ball(cairo_t *context, double y) {
  double x = side / 2;
  cairo_pattern_t *shadow = cairo_pattern_create_radial(x + 12, y + 24, 0, x + 12, y + 24, 105);
  add_stop(shadow, 0, 0x000000, 0.5);
  add_stop(shadow, 0.55, 0x000000, 0.4);
  add_stop(shadow, 1, 0x000000, 0);
  fill_circle_with(context, shadow, x + 12, y + 24, 105);
  cairo_pattern_t *shade = cairo_pattern_create_radial(x - 22, y - 26, 0, x - 22, y - 26, 110);
  add_stop(shade, 0, 0xFFFFFF, 1);
  add_stop(shade, 0.35, 0x99CCFF, 1);
  add_stop(shade, 1, 0x142E8C, 1);
  fill_circle_with(context, shade, x, y, 68);
}

void draw_gradient(struct drawing *drawing, double time) {
  cairo_t *context = drawing->context;
  draw_sky(context, 0.8 * time);
  draw_clouds(context, time);
  draw_ball(context, 150 + 150 * spring(fmod(time, 0.7), 0.55, 0.3));
}
