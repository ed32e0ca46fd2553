/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Landlock restricts files (and TCP, from its version 4); seccomp denies the system calls of a
 * list. A denied call fails with EPERM or EACCES, as for a user without the right. */
#define _GNU_SOURCE 1 /* system calls of Linux */
#include <config.h>

#include "common/sandbox.h"

/* Sanitizers read files and start threads at the end of a program. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANDBOX_OFF 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) ||                         \
    __has_feature(memory_sanitizer)
#define SANDBOX_OFF 1
#endif
#endif

#if defined(HAVE_LINUX_LANDLOCK_H) && defined(HAVE_LINUX_SECCOMP_H) && !defined(SANDBOX_OFF)

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Rights that the headers of Debian 12 lack, with the version of Landlock that introduced them.
 * Reading folders stays allowed, because it only improves messages. */
enum { TRUNCATE_VERSION = 3, NETWORK_VERSION = 4 };
#define RIGHT_TRUNCATE (UINT64_C(1) << 14)
#define RIGHTS_NETWORK UINT64_C(3) /* bind and connect, TCP */
#define RIGHTS_FILES                                                                               \
  (LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_READ_FILE |     \
   LANDLOCK_ACCESS_FS_REMOVE_DIR | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR | \
   LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK |      \
   LANDLOCK_ACCESS_FS_MAKE_FIFO | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM)

/* The kernel accepts longer and shorter structs. */
typedef struct handled_rights {
  uint64_t files;
  uint64_t network;
} handled_rights;

static long landlock_version(void) {
  return syscall(SYS_landlock_create_ruleset, NULL, (size_t)0,
                 (uint32_t)LANDLOCK_CREATE_RULESET_VERSION);
}

static uint64_t rights_of(long version) {
  return RIGHTS_FILES | (version >= TRUNCATE_VERSION ? RIGHT_TRUNCATE : 0);
}

void sandbox_begin(sandbox *box) {
  long version = landlock_version();
  handled_rights rights = {rights_of(version), RIGHTS_NETWORK};
  size_t size = version >= NETWORK_VERSION ? sizeof(rights) : sizeof(rights.files);
  *box = (sandbox){-1, false};
  if (version > 0)
    box->ruleset = (int)syscall(SYS_landlock_create_ruleset, &rights, size, (uint32_t)0);
}

/* Adds a Landlock rule. A missing file needs none. */
static void allow(sandbox *box, const char *path, uint64_t rights) {
  struct landlock_path_beneath_attr rule = {.allowed_access = rights};
  int file = open(path, O_PATH | O_CLOEXEC);
  if (file < 0)
    return;
  rule.parent_fd = file;
  if (syscall(SYS_landlock_add_rule, box->ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule,
              (uint32_t)0) != 0)
    box->allows_all_files = true;
  close(file);
}

static bool is_file(const char *path) { return path != NULL && strcmp(path, "-") != 0; }

void sandbox_allow_reading(sandbox *box, const char *path) {
  struct stat found;
  if (box->ruleset < 0 || !is_file(path) || stat(path, &found) != 0 || S_ISDIR(found.st_mode))
    return;
  allow(box, path, LANDLOCK_ACCESS_FS_READ_FILE);
}

static uint64_t writing_rights(void) {
  return LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG |
         LANDLOCK_ACCESS_FS_REMOVE_FILE | (rights_of(landlock_version()) & RIGHT_TRUNCATE);
}

void sandbox_allow_reading_folder(sandbox *box, const char *path) {
  if (box->ruleset >= 0)
    allow(box, path, LANDLOCK_ACCESS_FS_READ_FILE);
}

void sandbox_allow_folder(sandbox *box, const char *path) {
  if (box->ruleset >= 0)
    allow(box, path, writing_rights() | LANDLOCK_ACCESS_FS_READ_FILE);
}

/* A file is written beside the one that it replaces, and then renamed. */
static void allow_folder_of(sandbox *box, char *path) {
  char *slash = strrchr(path, '/');
  if (slash == path)
    slash++;
  if (slash != NULL)
    *slash = 0;
  allow(box, slash == NULL ? "." : path, writing_rights());
}

void sandbox_allow_writing(sandbox *box, const char *path) {
  struct stat found;
  if (box->ruleset < 0 || !is_file(path))
    return;
  bool is_link = lstat(path, &found) == 0 && S_ISLNK(found.st_mode);
  bool is_there = stat(path, &found) == 0;
  if (is_there && !S_ISREG(found.st_mode)) {
    allow(box, path,
          LANDLOCK_ACCESS_FS_WRITE_FILE | (rights_of(landlock_version()) & RIGHT_TRUNCATE));
    return;
  }
  char *resolved = is_there ? realpath(path, NULL) : strdup(path);
  if (resolved == NULL || (is_link && !is_there))
    box->allows_all_files = true; /* a link to a file that will be made */
  else
    allow_folder_of(box, resolved);
  free(resolved);
}

#if defined(__x86_64__)
#define NATIVE_SYSTEM_CALLS AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE_SYSTEM_CALLS AUDIT_ARCH_AARCH64
#endif

#ifdef NATIVE_SYSTEM_CALLS
/* Calls for other programs and processes, the network, and rare services of the kernel. */
static const int denied_calls[] = {
#define SANDBOX_CALL(name) SYS_##name,
#include "common/sandbox_calls.def"
};
enum {
  DENIED_COUNT = sizeof(denied_calls) / sizeof(denied_calls[0]),
  CHECKS = 5, /* instructions before the list */
  X32_CALLS = 0x40000000
};

/* Builds the filter: the checks, a comparison for each call, then "allow" and "deny". */
static void deny_calls(void) {
  struct sock_filter program[CHECKS + DENIED_COUNT + 2] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, NATIVE_SYSTEM_CALLS, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, X32_CALLS, DENIED_COUNT + 1, 0),
  };
  for (int i = 0; i < DENIED_COUNT; i++)
    program[CHECKS + i] = (struct sock_filter)BPF_JUMP(
        BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)denied_calls[i], (uint8_t)(DENIED_COUNT - i), 0);
  program[CHECKS + DENIED_COUNT] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  program[CHECKS + DENIED_COUNT + 1] =
      (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
  struct sock_fprog filter = {sizeof(program) / sizeof(program[0]), program};
  (void)prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
}
#else
static void deny_calls(void) {}
#endif

void sandbox_enter(sandbox *box) {
  bool is_bound = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
  if (is_bound && box->ruleset >= 0 && !box->allows_all_files)
    (void)syscall(SYS_landlock_restrict_self, box->ruleset, (uint32_t)0);
  if (box->ruleset >= 0)
    close(box->ruleset);
  box->ruleset = -1;
  if (is_bound)
    deny_calls();
}

#else

void sandbox_begin(sandbox *box) { *box = (sandbox){-1, true}; }
void sandbox_allow_reading(sandbox *box, const char *path) {
  (void)box;
  (void)path;
}
void sandbox_allow_writing(sandbox *box, const char *path) {
  (void)box;
  (void)path;
}
void sandbox_allow_reading_folder(sandbox *box, const char *path) {
  (void)box;
  (void)path;
}
void sandbox_allow_folder(sandbox *box, const char *path) {
  (void)box;
  (void)path;
}
void sandbox_enter(sandbox *box) { (void)box; }

#endif
