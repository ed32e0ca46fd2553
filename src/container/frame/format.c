/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tables and helpers of the container's format. format-spec/varve.md. */
#include "container/frame/format.h"

#include <string.h>

#include "ir/attributes.h"
#include "ir/types.h"

const varve_node_form varve_node_forms[] = {
#define VARVE_NODE(name, code, kind, children) [code] = {VARVE_KIND_##kind, children},
#include "container/frame/format.def"
};

char varve_node_letter(uint32_t code, uint32_t index) {
  const char *letters = varve_node_forms[code].children, *bar = strchr(letters, '|');
  if (bar == NULL)
    return letters[index];
  uint32_t fixed = (uint32_t)(bar - letters);
  return index < fixed ? letters[index] : bar[1 + (index - fixed) % strlen(bar + 1)];
}

static const char *const stream_texts[] = {
#define VARVE_STREAM(name, text) text,
#include "container/frame/format.def"
};

const char *varve_stream_text(varve_stream_id stream) { return stream_texts[stream]; }

static const varve_entity *function_type_in(const varve_entity *attribute) {
  if (attribute->kind != VARVE_KIND_TYPE ||
      attribute->children[0]->kind != VARVE_KIND_FUNCTION_TYPE)
    return NULL;
  return attribute->children[0];
}

static const varve_entity *function_type_among(const varve_entity *dictionary) {
  const varve_entity *type = NULL;
  for (uint32_t i = 0; i < varve_dictionary_size(dictionary) && type == NULL; i++)
    type = function_type_in(varve_dictionary_value(dictionary, i));
  return type;
}

const varve_entity *varve_first_function_type(const varve_operation *op) {
  const varve_entity *both[2] = {varve_operation_properties(op), varve_operation_dictionary(op)};
  const varve_entity *type = NULL;
  for (unsigned i = 0; i < 2 && type == NULL; i++)
    if (both[i] != NULL)
      type = both[i]->kind == VARVE_KIND_DICTIONARY ? function_type_among(both[i])
                                                    : function_type_in(both[i]);
  return type;
}
