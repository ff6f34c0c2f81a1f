#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <cairo-ft.h>
#include <hb.h>
#include <hb-ot.h>
#include <ft2build.h>
#include FT_FREETYPE_H
