/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The tables of format.def. format-spec/bytecode.md. */
#include "bytecode/file/format.h"

const char *varve_bytecode_section_text(unsigned id) {
  static const char *const texts[] = {
#define VARVE_BYTECODE_SECTION(name, id, text, mandatory) [id] = text,
#include "bytecode/file/format.def"
  };
  return id < VARVE_COUNT_OF(texts) ? texts[id] : "unknown section";
}

static const struct {
  const char *dialect;
  bool is_type;
  const varve_bytecode_code *codes;
  size_t count;
} coders[] = {
    [VARVE_CODER_BUILTIN_ATTRIBUTE] = {"builtin", false, varve_builtin_attribute_codes,
                                       VARVE_BUILTIN_ATTRIBUTE_COUNT},
    [VARVE_CODER_BUILTIN_TYPE] = {"builtin", true, varve_builtin_type_codes,
                                  VARVE_BUILTIN_TYPE_COUNT},
};

varve_bytecode_coder varve_bytecode_find_coder(varve_slice dialect, bool is_type) {
  for (size_t i = VARVE_CODER_NONE + 1; i < VARVE_COUNT_OF(coders); i++)
    if (coders[i].is_type == is_type &&
        varve_slice_equal(dialect, varve_slice_of(coders[i].dialect)))
      return (varve_bytecode_coder)i;
  return VARVE_CODER_NONE;
}

const varve_bytecode_code *varve_bytecode_find_code(varve_bytecode_coder coder, uint64_t code,
                                                    bool has_old_vectors) {
  static const varve_bytecode_code old_scalable_vector = {
      .text = "scalable vector type", .fields = VARVE_OLD_SCALABLE_VECTOR_FIELDS};
  if (coder == VARVE_CODER_NONE || code >= coders[coder].count ||
      coders[coder].codes[code].fields == NULL)
    return NULL;
  if (coder == VARVE_CODER_BUILTIN_TYPE && code == VARVE_BUILTIN_TYPE_SCALABLE_VECTOR &&
      has_old_vectors)
    return &old_scalable_vector;
  return &coders[coder].codes[code];
}
