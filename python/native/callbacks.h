/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The callbacks that the library calls and src/varve/_callbacks.py implements. */
void varve_python_diagnostic(void *user, const varve_diagnostic *diagnostic);
bool varve_python_progress(void *user, uint64_t steps);
varve_status varve_python_read_at(void *user, uint64_t offset, void *bytes, size_t size);
varve_status varve_python_symbol(void *user, const varve_file_symbol *symbol);
void varve_python_upgrade_event(void *user, const varve_upgrade_event *event);
void varve_python_release(void *user);
