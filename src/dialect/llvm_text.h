/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types of LLVM IR in the eras whose types of dialect llvm hold their text: !llvm<"{ i32, i8* }">,
 * and !llvm.i32 where that is a word. What is said of a text here holds for one that has the blanks
 * of LLVM's printer, as those of types have that were read. */
#ifndef VARVE_DIALECT_LLVM_TEXT_H
#define VARVE_DIALECT_LLVM_TEXT_H

#include "ir/attributes.h"

/* The type of dialect llvm gets the blanks of LLVM's printer, and loses its quotes where it is a
 * word. One that has no quotes stays. */
varve_status varve_llvm_text_normalize(varve_context *context,
                                       const varve_entity **type) VARVE_MUST_USE;
/* The text of a type of dialect llvm, without quotes; false: it is of another dialect. */
bool varve_llvm_text_of(const varve_type *type, varve_slice *text);
/* The type of such a text. */
varve_status varve_llvm_text_type(varve_context *context, varve_slice text,
                                  const varve_type **type) VARVE_MUST_USE;

/* Parts of a text, which lie in it; false: it has none. */

bool varve_llvm_text_pointee(varve_slice text, varve_slice *pointee);
/* "4" and "float" of "<4 x float>", "vscale x 4" of a scalable vector */
bool varve_llvm_text_vector(varve_slice text, varve_slice *count, varve_slice *element);
/* What a struct, an array or a vector holds at an index. */
bool varve_llvm_text_part(varve_slice text, uint64_t index, varve_slice *part);
/* "i32" and "i8*, ..." of "i32 (i8*, ...)" */
bool varve_llvm_text_function(varve_slice text, varve_slice *result, varve_slice *parameters);
/* The next of some types with commas between them, which leaves the list. */
bool varve_llvm_text_next(varve_slice *list, varve_slice *item);

#endif
