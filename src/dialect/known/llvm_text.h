/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of LLVM IR in the eras whose llvm dialect types hold LLVM's text: !llvm<"{ i32, i8* }">,
 * or !llvm.i32 if the text is a word. All functions below expect the blanks of LLVM's printer;
 * parsed types have them. */
#ifndef VARVE_DIALECT_LLVM_TEXT_H
#define VARVE_DIALECT_LLVM_TEXT_H

#include "ir/attributes.h"

/* Gives a type of dialect llvm the blanks of LLVM's printer, and removes its quotes if it is a
 * word. A type without quotes stays unchanged. */
varve_status varve_llvm_text_normalize(varve_context *context,
                                       const varve_entity **type) VARVE_MUST_USE;
/* Finds the text of a type of dialect llvm, without quotes. False: the type is of another
 * dialect. */
bool varve_llvm_text_of(const varve_entity *type, varve_slice *text);
/* Makes the type of such a text. */
varve_status varve_llvm_text_type(varve_context *context, varve_slice text,
                                  const varve_entity **type) VARVE_MUST_USE;

/* Find parts of a text as slices of it. False: it has no such part. */

bool varve_llvm_text_pointee(varve_slice text, varve_slice *pointee);
/* "4" and "float" of "<4 x float>"; "vscale x 4" for a scalable vector */
bool varve_llvm_text_vector(varve_slice text, varve_slice *count, varve_slice *element);
/* Finds the type that a struct, an array or a vector holds at an index. */
bool varve_llvm_text_part(varve_slice text, uint64_t index, varve_slice *part);
/* "i32" and "i8*, ..." of "i32 (i8*, ...)" */
bool varve_llvm_text_function(varve_slice text, varve_slice *result, varve_slice *parameters);
/* Removes the first type from a list of types that commas separate. */
bool varve_llvm_text_next(varve_slice *list, varve_slice *item);

#endif
