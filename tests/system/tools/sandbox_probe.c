/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Enters the tools' sandbox (tools/common/sandbox.h) with permission to read READ and to write
 * WRITE, then tries these and other actions, and prints for each whether it succeeded. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <unistd.h>

#include "common/sandbox.h"

static void say(const char *what, int result) {
  printf("%s %s\n", what, result < 0 ? "refused" : "done");
  if (result > 2)
    close(result);
}

int main(int argc, char **argv) {
  if (argc != 5) {
    fputs("usage: sandbox_probe READ WRITE OTHER NEW\n", stderr);
    return 2;
  }
  sandbox box;
  sandbox_begin(&box);
  sandbox_allow_reading(&box, argv[1]);
  sandbox_allow_writing(&box, argv[2]);
  printf("files %s\n", box.ruleset >= 0 ? "held" : "free");
  fflush(stdout);
  sandbox_enter(&box);
  say("read", open(argv[1], O_RDONLY));
  say("write", open(argv[2], O_WRONLY | O_CREAT, 0666));
  say("other read", open(argv[3], O_RDONLY));
  say("other write", open(argv[4], O_WRONLY | O_CREAT, 0666));
  say("remove", unlink(argv[3]));
  say("socket", socket(AF_INET, SOCK_STREAM, 0));
  pid_t child = fork();
  if (child == 0)
    _exit(0);
  say("fork", child < 0 ? -1 : 0);
  return fflush(stdout) == 0 ? 0 : 1;
}
