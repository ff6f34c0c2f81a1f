// Loaded in front of Cairo: draws with the antialiasing that ANTIALIAS says, and with all coordinates off by SHIFT pixels.
#define _GNU_SOURCE
#include <cairo/cairo.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

static cairo_antialias_t antialiasing(cairo_antialias_t otherwise) {
  const char *name = getenv("ANTIALIAS");
  if (!name) return otherwise;
  if (!strcmp(name, "fast")) return CAIRO_ANTIALIAS_FAST;
  if (!strcmp(name, "good")) return CAIRO_ANTIALIAS_GOOD;
  return CAIRO_ANTIALIAS_BEST;
}

static double shift(void) {
  const char *pixels = getenv("SHIFT");
  return pixels ? atof(pixels) : 0;
}

void cairo_set_antialias(cairo_t *context, cairo_antialias_t antialias) {
  void (*next)(cairo_t *, cairo_antialias_t) = dlsym(RTLD_NEXT, "cairo_set_antialias");
  next(context, antialiasing(antialias));
}

cairo_t *cairo_create(cairo_surface_t *target) {
  cairo_t *(*next)(cairo_surface_t *) = dlsym(RTLD_NEXT, "cairo_create");
  cairo_t *context = next(target);
  cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT);
  cairo_translate(context, shift(), shift() * 0.7);
  return context;
}

void cairo_set_matrix(cairo_t *context, const cairo_matrix_t *matrix) {
  void (*next)(cairo_t *, const cairo_matrix_t *) = dlsym(RTLD_NEXT, "cairo_set_matrix");
  cairo_matrix_t moved = *matrix;
  moved.x0 += shift();
  moved.y0 += shift() * 0.7;
  next(context, &moved);
}
