/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A line on the terminal for work that takes longer than a second. */
#ifndef VARVE_TOOLS_PROGRESS_H
#define VARVE_TOOLS_PROGRESS_H

/* From now on, when standard error is a terminal, tells every second what is being done and for how
 * long. what must outlive the work. */
void progress_start(const char *what);
/* Says that something else is being done now. */
void progress_change(const char *what);
/* Ends it and clears the line. */
void progress_stop(void);

#endif
