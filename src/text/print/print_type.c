/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints builtin types. */
#include "ir/attributes.h"
#include "text/lex/legacy_grammar.h"
#include "text/print/print.h"

varve_status varve_print_integer_type(varve_printer *printer, varve_print_child child) {
  varve_integer_layout layout = varve_integer_type_layout(child.entity);
  if (layout.signedness != VARVE_SIGNLESS)
    VARVE_TRY(varve_put_char(printer, layout.signedness == VARVE_SIGNED ? 's' : 'u'));
  VARVE_TRY(varve_put_char(printer, 'i'));
  return varve_put_unsigned(printer, layout.width);
}

varve_status varve_print_index_type(varve_printer *printer, varve_print_child child) {
  (void)child;
  return varve_put(printer, VARVE_SLICE("index"));
}

varve_status varve_print_float_type(varve_printer *printer, varve_print_child child) {
  const varve_float_format *format = varve_float_format_get(varve_float_type_kind(child.entity));
  return varve_put(printer, varve_slice_of(format->name));
}

varve_status varve_print_none_type(varve_printer *printer, varve_print_child child) {
  (void)child;
  return varve_put(printer, VARVE_SLICE("none"));
}

/* prefix, the only child, '>' */
static varve_status step_wrapped(varve_printer *printer, varve_print_frame *frame,
                                 varve_slice prefix, varve_print_child *child) {
  if (frame->position != 0)
    return varve_put_char(printer, '>');
  child->entity = frame->entity->children[0];
  return varve_put(printer, prefix);
}

varve_status varve_step_complex_type(varve_printer *printer, varve_print_frame *frame,
                                     varve_print_child *child) {
  return step_wrapped(printer, frame, VARVE_SLICE("complex<"), child);
}

varve_status varve_step_unranked_tensor_type(varve_printer *printer, varve_print_frame *frame,
                                             varve_print_child *child) {
  return step_wrapped(printer, frame, VARVE_SLICE("tensor<*x"), child);
}

varve_status varve_step_function_type(varve_printer *printer, varve_print_frame *frame,
                                      varve_print_child *child) {
  const varve_entity *type = frame->entity;
  uint32_t num_inputs = varve_function_type_num_inputs(type);
  bool is_bare = type->child_count - num_inputs == 1 &&
                 type->children[num_inputs]->kind != VARVE_KIND_FUNCTION_TYPE;
  if (frame->position == 0)
    VARVE_TRY(varve_put_char(printer, '('));
  if (frame->position == num_inputs)
    VARVE_TRY(varve_put(printer, is_bare ? VARVE_SLICE(") -> ") : VARVE_SLICE(") -> (")));
  if (frame->position == type->child_count)
    return is_bare ? VARVE_STATUS_OK : varve_put_char(printer, ')');
  if (frame->position != 0 && frame->position != num_inputs)
    VARVE_PUT(printer, ", ");
  child->entity = type->children[frame->position];
  return VARVE_STATUS_OK;
}

varve_status varve_step_tuple_type(varve_printer *printer, varve_print_frame *frame,
                                   varve_print_child *child) {
  if (frame->position == 0)
    VARVE_PUT(printer, "tuple<");
  if (frame->position == frame->entity->child_count)
    return varve_put_char(printer, '>');
  if (frame->position != 0)
    VARVE_PUT(printer, ", ");
  child->entity = frame->entity->children[frame->position];
  return VARVE_STATUS_OK;
}

static varve_status put_dimension(varve_printer *printer, int64_t size) {
  return size == VARVE_DYNAMIC ? varve_put_char(printer, '?') : varve_put_signed(printer, size);
}

static varve_status put_shape(varve_printer *printer, varve_dims dims) {
  for (size_t i = 0; i < dims.rank; i++) {
    VARVE_TRY(put_dimension(printer, dims.sizes[i]));
    VARVE_TRY(varve_put_char(printer, 'x'));
  }
  return VARVE_STATUS_OK;
}

static varve_status put_vector_shape(varve_printer *printer, const varve_entity *type) {
  varve_dims dims = varve_type_dims(type);
  const uint8_t *scalable = varve_vector_type_scalable(type);
  if (scalable == NULL)
    return put_shape(printer, dims);
  bool are_grouped =
      varve_grammar_has(varve_grammar_of(printer->context->era), VARVE_GRAMMAR_SCALABLE_GROUPS);
  for (size_t i = 0; i < dims.rank; i++) {
    bool begins = scalable[i] && !(are_grouped && i != 0 && scalable[i - 1]);
    bool ends = scalable[i] && !(are_grouped && i + 1 < dims.rank && scalable[i + 1]);
    if (begins)
      VARVE_TRY(varve_put_char(printer, '['));
    VARVE_TRY(put_dimension(printer, dims.sizes[i]));
    VARVE_TRY(varve_put(printer, ends ? VARVE_SLICE("]x") : VARVE_SLICE("x")));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_step_vector_type(varve_printer *printer, varve_print_frame *frame,
                                    varve_print_child *child) {
  VARVE_TRY(step_wrapped(printer, frame, VARVE_SLICE("vector<"), child));
  return frame->position == 0 ? put_vector_shape(printer, frame->entity) : VARVE_STATUS_OK;
}

varve_status varve_step_tensor_type(varve_printer *printer, varve_print_frame *frame,
                                    varve_print_child *child) {
  const varve_entity *type = frame->entity;
  if (frame->position == type->child_count)
    return varve_put_char(printer, '>');
  child->entity = type->children[frame->position];
  if (frame->position != 0)
    return varve_put(printer, VARVE_SLICE(", "));
  VARVE_PUT(printer, "tensor<");
  return put_shape(printer, varve_type_dims(type));
}

static varve_status step_memref(varve_printer *printer, const varve_entity *next,
                                varve_print_child *child) {
  if (next == NULL)
    return varve_put_char(printer, '>');
  *child = (varve_print_child){next, VARVE_PRINT_DEFAULT_TYPE};
  return varve_put(printer, VARVE_SLICE(", "));
}

varve_status varve_step_memref_type(varve_printer *printer, varve_print_frame *frame,
                                    varve_print_child *child) {
  const varve_entity *type = frame->entity;
  const varve_entity *layout = varve_memref_type_layout(type);
  bool has_layout = layout->kind != VARVE_KIND_AFFINE_MAP || !varve_affine_map_is_identity(layout);
  if (frame->position == 0) {
    VARVE_PUT(printer, "memref<");
    child->entity = type->children[0];
    return put_shape(printer, varve_type_dims(type));
  }
  if (frame->position == 1 && has_layout)
    return step_memref(printer, layout, child);
  bool is_space = frame->position == (has_layout ? 2 : 1);
  return step_memref(printer, is_space ? varve_memref_type_space(type) : NULL, child);
}

varve_status varve_step_unranked_memref_type(varve_printer *printer, varve_print_frame *frame,
                                             varve_print_child *child) {
  if (frame->position == 0) {
    child->entity = frame->entity->children[0];
    return varve_put(printer, VARVE_SLICE("memref<*x"));
  }
  const varve_entity *space = frame->position == 1 ? varve_memref_type_space(frame->entity) : NULL;
  return step_memref(printer, space, child);
}
