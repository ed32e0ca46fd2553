/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Finds the character of a format that a fault is about in the text of the definition. */
#ifndef VARVE_TOOLS_DIALECT_FAULT_PLACE_H
#define VARVE_TOOLS_DIALECT_FAULT_PLACE_H

#include <stdbool.h>

#include <varve/dialect.h>

/* A character of a format. */
typedef struct fault_character {
  uint32_t line; /* of the definition */
  uint32_t column;
  varve_slice part; /* the attribute with the format: "varve.format" */
  size_t number;    /* counted from 1 */
} fault_character;
/* Sets the line, the column and the source line of the place. Returns false if the text does not
 * have the character. */
bool fault_place_of(varve_slice text, const fault_character *of, varve_diagnostic *place);
/* Sets the line, the column and the source line of the place. Returns false if the message names no
 * character, or the text does not have the format. */
bool fault_place_find(varve_slice text, const varve_registry_fault *fault, varve_diagnostic *place);

#endif
