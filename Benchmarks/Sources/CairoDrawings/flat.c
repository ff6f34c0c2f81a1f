#include <math.h>

#include "drawings.h"
#include "shapes.h"

static const double width = 375, height = 667, period = 1.2;

struct motion {
  /// Since the last turn.
  double time;
  int is_opening;
};

static double eased(struct motion motion, double delay, double response, double damping_ratio) {
  double value = spring(motion.time - delay, response, damping_ratio);
  return motion.is_opening ? value : 1 - value;
}

static void draw_toast(cairo_t *context, double x) {
  set_color(context, 0x22303C);
  fill_rounded(context, x, 52, 300, 72, 18);
  set_color(context, 0xFFB703);
  fill_circle(context, x + 40, 88, 18);
  set_color(context, 0x8ECAE6);
  fill_rounded(context, x + 74, 74, 150, 10, 5);
  set_color(context, 0x5C7080);
  fill_rounded(context, x + 74, 94, 96, 10, 5);
}

static void draw_sheet(cairo_t *context, double y, double bulge, double middle) {
  cairo_move_to(context, 0, height);
  cairo_line_to(context, 0, y);
  cairo_curve_to(context, middle / 2, y, middle - 90, y + bulge, middle, y + bulge);
  cairo_curve_to(context, middle + 90, y + bulge, (middle + width) / 2, y, width, y);
  cairo_line_to(context, width, height);
  cairo_close_path(context);
  set_color(context, 0x6C5CE7);
  cairo_fill(context);
}

static void draw_balls(cairo_t *context, struct motion motion) {
  static const unsigned colors[5] = {0xFF7675, 0xFDCB6E, 0x00B894, 0x0984E3, 0xE84393};
  for (int index = 0; index < 5; index++) {
    double response = 0.42 + 0.03 * index, delay = 0.05 * index;
    double reach = eased(motion, delay, response, 0.25);
    double speed = 10 * (reach - eased(motion, delay + 0.02, response, 0.25));
    double stretch = 1 + 0.22 * fabs(speed);
    double angle = -M_PI * (0.12 + 0.19 * index);
    cairo_save(context);
    cairo_translate(context, width / 2 + 170 * reach * cos(angle), 600 + 170 * reach * sin(angle));
    cairo_rotate(context, angle);
    cairo_scale(context, 22 * stretch, 22 / stretch);
    set_color(context, colors[index]);
    fill_circle(context, 0, 0, 1);
    cairo_restore(context);
  }
}

static void draw_button(cairo_t *context, double turn) {
  set_color(context, 0xFFFFFF);
  fill_circle(context, width / 2, 600, 30);
  cairo_save(context);
  cairo_translate(context, width / 2, 600);
  cairo_rotate(context, turn * 3 * M_PI / 4);
  cairo_move_to(context, -12, 0);
  cairo_line_to(context, 12, 0);
  cairo_move_to(context, 0, -12);
  cairo_line_to(context, 0, 12);
  cairo_set_line_width(context, 4);
  cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND);
  set_color(context, 0x6C5CE7);
  cairo_stroke(context);
  cairo_restore(context);
}

void draw_flat(struct drawing *drawing, double time) {
  cairo_t *context = drawing->context;
  int turns = (int)floor(time / period + 1e-9);
  struct motion motion = {time - turns * period, turns % 2 == 0};
  set_color(context, 0xFAFAFC);
  cairo_paint(context);
  draw_toast(context, 20 + 55 * (1 - eased(motion, 0.1, 0.5, 0.4)));
  double edge = eased(motion, 0, 0.45, 0.28);
  double lag = edge - eased(motion, 0.02, 0.45, 0.28);
  draw_sheet(context, 560 - 210 * edge, 700 * lag, width / 2 + 50 * sin(1.9 * time));
  draw_balls(context, motion);
  draw_button(context, edge);
}
