/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A line on the terminal for work that takes longer than a second. */
#ifndef VARVE_TOOLS_PROGRESS_H
#define VARVE_TOOLS_PROGRESS_H

/* If standard error is a terminal, prints what runs and for how long, once a second. what must
 * outlive the work. */
void progress_start(const char *what);
/* Changes the text, because the next piece of work begins. */
void progress_change(const char *what);
/* Stops printing and clears the line. */
void progress_stop(void);

#endif
