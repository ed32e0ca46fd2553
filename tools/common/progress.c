/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints progress from a timer signal, so that the work needs no calls for it. */
#include "common/progress.h"

#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

static const char *volatile current;
static volatile sig_atomic_t seconds;

static void show(int signal_number) {
  (void)signal_number;
  seconds++;
  char line[96];
  size_t size = 0;
  line[size++] = '\r';
  const char *what = current;
  for (size_t i = 0; what[i] != '\0' && size < 64; i++)
    line[size++] = what[i];
  line[size++] = ' ';
  char digits[12];
  int count = 0;
  for (int n = seconds; n > 0; n /= 10)
    digits[count++] = (char)('0' + n % 10);
  while (count > 0)
    line[size++] = digits[--count];
  memcpy(line + size, " s\x1b[K", 5);
  size += 5;
  ssize_t written = write(STDERR_FILENO, line, size);
  (void)written;
}

static void set_timer(long interval) {
  struct itimerval timer = {{interval, 0}, {interval, 0}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

void progress_start(const char *what) {
  if (!isatty(STDERR_FILENO))
    return;
  current = what;
  seconds = 0;
  struct sigaction action;
  memset(&action, 0, sizeof(action));
  action.sa_handler = show;
  action.sa_flags = SA_RESTART;
  sigaction(SIGALRM, &action, NULL);
  set_timer(1);
}

void progress_change(const char *what) { current = what; }

void progress_stop(void) {
  if (current == NULL)
    return;
  set_timer(0);
  if (seconds > 0) {
    ssize_t written = write(STDERR_FILENO, "\r\x1b[K", 4);
    (void)written;
  }
  current = NULL;
}
