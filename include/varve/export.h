/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Marks the exported functions of libvarve; the build generates the symbol map from these marks. */
#ifndef VARVE_EXPORT_H
#define VARVE_EXPORT_H

#if defined(__GNUC__)
#define VARVE_API __attribute__((visibility("default")))
#define VARVE_MUST_USE __attribute__((warn_unused_result))
#define VARVE_PRINTF(format_index, first) __attribute__((format(printf, format_index, first)))
#else
#define VARVE_API
#define VARVE_MUST_USE
#define VARVE_PRINTF(format_index, first)
#endif

#endif
