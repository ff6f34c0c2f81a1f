#include <math.h>

#include "drawings.h"
#include "shapes.h"

static const double width = 375, height = 667, turn = 1.2;

struct motion {
  /// Since the menu began to open or to close.
  double time;
  int is_closing;
};

static double eased(struct motion motion, double delay, double response, double damping_ratio) {
  double value = spring(motion.time - delay, response, damping_ratio);
  return motion.is_closing ? 1 - value : value;
}

static void draw_page(cairo_t *context) {
  static const unsigned colors[4] = {0xE17055, 0x55EFC4, 0x74B9FF, 0xFAB1A0};
  set_color(context, 0xF2F3F5);
  cairo_paint(context);
  set_color(context, 0xFFFFFF);
  fill_rect(context, 0, 0, width, 64);
  set_color(context, 0xD5D8DE);
  fill_rect(context, 0, 63.5, width, 0.5);
  for (int row = 0; row < 8; row++) {
    double y = 76 + 74 * row;
    set_color(context, 0xFFFFFF);
    fill_rounded(context, 12, y, 351, 64, 10);
    set_color(context, colors[row % 4]);
    fill_circle(context, 44, y + 32, 18);
    set_color(context, 0x565A75);
    fill_rounded(context, 74, y + 16, 120 + row * 41 % 90, 9, 4.5);
    set_color(context, 0xB9BDCB);
    fill_rounded(context, 74, y + 36, 90 + row * 29 % 110, 7, 3.5);
  }
}

static void draw_glow(cairo_t *context, double time, double strength) {
  double x = 110 + 35 * sin(2.3 * time), y = 210 + 50 * cos(1.7 * time), radius = 95;
  cairo_pattern_t *pattern = cairo_pattern_create_radial(x, y, 0, x, y, radius);
  for (int stop = 0; stop <= 10; stop++) {
    double place = stop / 10.0;
    double alpha = 0.8 * strength * exp(-4 * place * place) * (1 - place);
    cairo_pattern_add_color_stop_rgba(pattern, place, 0.4, 0.75, 1, alpha);
  }
  fill_circle_with(context, pattern, x, y, radius);
}

static void draw_panel(cairo_t *context, double x, double bulge) {
  cairo_move_to(context, width + 2, 0);
  cairo_line_to(context, x, 0);
  cairo_curve_to(context, x - 0.6 * bulge, 200, x - bulge, 270, x - bulge, height / 2);
  cairo_curve_to(context, x - bulge, 397, x - 0.6 * bulge, 467, x, height);
  cairo_line_to(context, width + 2, height);
  cairo_close_path(context);
  set_color(context, 0xD63084);
  cairo_fill(context);
}

static void draw_buttons(cairo_t *context, struct motion motion) {
  set_color(context, 0xFFFFFF);
  for (int index = 0; index < 5; index++) {
    double x = 390 - 195 * eased(motion, 0.05 * index, 0.5, 0.5), y = 170 + 66 * index;
    rounded_rect(context, x, y, 150, 44, 22);
    cairo_set_line_width(context, 1.5);
    cairo_stroke(context);
    fill_rounded(context, x + 32, y + 18, 86, 8, 4);
  }
}

void draw_gooey(struct drawing *drawing, double time) {
  cairo_t *context = drawing->context;
  struct motion motion = {time < turn ? time : time - turn, time >= turn};
  double shade = fmin(1, motion.time / 0.4);
  if (motion.is_closing) shade = 1 - shade;
  draw_page(context);
  cairo_set_source_rgba(context, 0.05, 0.05, 0.1, 0.55 * shade);
  cairo_paint(context);
  draw_glow(context, time, shade);
  double side = eased(motion, 0, 0.5, 0.45), middle = eased(motion, 0, 0.62, 0.3);
  draw_panel(context, 390 - 215 * side, 220 * (middle - side));
  draw_buttons(context, motion);
}
