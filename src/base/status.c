/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Texts and names of the status numbers. */
#include "base/base.h"

const char *varve_status_text(varve_status status) {
  switch (status) {
#define VARVE_STATUS_CASE(name, number, text)                                                      \
  case VARVE_STATUS_##name:                                                                        \
    return text;
    VARVE_STATUS_LIST(VARVE_STATUS_CASE)
#undef VARVE_STATUS_CASE
  }
  return "unknown status";
}

const char *varve_status_name(varve_status status) {
  switch (status) {
#define VARVE_STATUS_CASE(name, number, text)                                                      \
  case VARVE_STATUS_##name:                                                                        \
    return #name;
    VARVE_STATUS_LIST(VARVE_STATUS_CASE)
#undef VARVE_STATUS_CASE
  }
  return "UNKNOWN";
}
