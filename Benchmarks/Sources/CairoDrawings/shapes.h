#ifndef SHAPES_H
#define SHAPES_H

#include <cairo.h>

struct drawing {
  cairo_surface_t *surface;
  cairo_t *context;
};

/// How far a spring has come that was let go at time 0, from 0 at rest to 1.
double spring(double time, double response, double damping_ratio);

void set_color(cairo_t *context, unsigned rgb);
void fill_rect(cairo_t *context, double x, double y, double width, double height);
void fill_circle(cairo_t *context, double x, double y, double radius);
void rounded_rect(cairo_t *context, double x, double y, double width, double height, double radius);
void fill_rounded(cairo_t *context, double x, double y, double width, double height, double radius);

/// Fills a circle with a pattern, which it takes over.
void fill_circle_with(cairo_t *context, cairo_pattern_t *pattern, double x, double y, double radius);

#endif
