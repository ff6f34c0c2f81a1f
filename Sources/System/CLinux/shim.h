// What is Linux's alone Swift's Glibc leaves out, and its headers, once read without it, do not show it any more.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/types.h>

int pipe2(int ends[2], int flags);
int memfd_create(const char *name, unsigned int flags);
int prlimit(pid_t process, enum __rlimit_resource resource, const struct rlimit *limit, struct rlimit *old);

static const int O_TMPFILE = 020000000 | O_DIRECTORY;
static const int F_SETPIPE_SZ = 1031;
static const int F_ADD_SEALS = 1033;
static const int F_SEAL_GROW = 4;
static const unsigned int MFD_CLOEXEC = 1;
static const unsigned int MFD_ALLOW_SEALING = 2;
