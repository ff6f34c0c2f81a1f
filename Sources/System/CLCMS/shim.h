#include <lcms2.h>

// Formats are macros with casts, which Swift does not see.
static const cmsUInt32Number lcms_bgra_8 = TYPE_BGRA_8;
static const cmsUInt32Number lcms_gray_8 = TYPE_GRAY_8;
// The thread that asks, not the transform, remembers nothing, so that several may ask at once.
static const cmsUInt32Number lcms_flags = cmsFLAGS_NOCACHE | cmsFLAGS_COPY_ALPHA;
