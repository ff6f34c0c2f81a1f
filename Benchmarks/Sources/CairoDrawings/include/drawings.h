// The three corpora drawn by hand with Cairo, as somebody would who has nothing else: what Springform's own drawing is
// measured against. Positions are in points, times in seconds.
#ifndef DRAWINGS_H
#define DRAWINGS_H

#include <stddef.h>

struct drawing;

/// Makes a canvas to draw on again and again; NULL when there is no memory for it.
struct drawing *drawing_create(int width, int height, double scale);
void drawing_destroy(struct drawing *drawing);
/// The pixels, 0xAARRGGBB, `width` times `height` of them, without gaps.
const unsigned *drawing_pixels(struct drawing *drawing);

void draw_flat(struct drawing *drawing, double time);
void draw_gooey(struct drawing *drawing, double time);
void draw_gradient(struct drawing *drawing, double time);

/// How many bytes Cairo's own PNG writer needs for what was drawn, 0 when it fails.
size_t drawing_png_size(struct drawing *drawing);

#endif
