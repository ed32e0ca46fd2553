/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The inferences: each finds a type from one other type or attribute. */
#include <inttypes.h>
#include <stdio.h>

#include "dialect/known/llvm_text.h"
#include "dialect/known/spirv_parts.h"
#include "hooks/hooks.h"

static varve_status expect(const varve_conversion *c, bool is_valid, const char *what) {
  if (is_valid)
    return VARVE_STATUS_OK;
  return varve_infer_refuse(c->inference, "'%.*s' must be %s", (int)c->name.size, c->name.data,
                            what);
}

static varve_context *context_of(const varve_conversion *c) { return c->inference->context; }

/* Types of dialects */

/* Until LLVM 15 the dialect spirv was named spv. */
static varve_status find_spirv_part(varve_conversion *c, const char *mnemonic) {
  bool is_old = varve_is_dialect_type(c->source, "spv", mnemonic);
  /* Finds the part of !dialect.mnemonic at index. */
  const char *dialect = is_old ? "spv" : "spirv";
  char what[64];
  snprintf(what, sizeof what, "of type !%s.%s with a type in it", dialect, mnemonic);
  if (varve_is_dialect_type(c->source, dialect, mnemonic))
    c->type = varve_dialect_type_part(c->source, 0);
  return expect(c, c->type != NULL, what);
}

static varve_status infer_pointee(varve_conversion *c) { return find_spirv_part(c, "ptr"); }

/* Texts of LLVM IR */

static varve_status infer_llvm_text_element(varve_conversion *c) {
  varve_slice text, count, element = {NULL, 0};
  bool is_vector =
      varve_llvm_text_of(c->source, &text) && varve_llvm_text_vector(text, &count, &element);
  VARVE_TRY(expect(c, is_vector, "a vector of LLVM IR"));
  return varve_llvm_text_type(context_of(c), element, &c->type);
}

/* The text of a vector of i1 is shorter than the text of any other vector. */
static varve_status infer_llvm_text_i1(varve_conversion *c) {
  varve_slice text, count, element;
  varve_slice i1 = VARVE_SLICE("i1");
  if (!varve_llvm_text_of(c->source, &text) || !varve_llvm_text_vector(text, &count, &element))
    return varve_llvm_text_type(context_of(c), i1, &c->type);
  size_t head = (size_t)(element.data - text.data);
  char *made = varve_arena_allocate(c->inference->arena, head + i1.size + 1);
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memcpy(made, text.data, head);
  memcpy(made + head, "i1>", i1.size + 1);
  return varve_llvm_text_type(context_of(c), varve_slice_make(made, head + i1.size + 1), &c->type);
}

static varve_status infer_llvm_text_pointee(varve_conversion *c) {
  varve_slice text, pointee = {NULL, 0};
  bool is_pointer = varve_llvm_text_of(c->source, &text) && varve_llvm_text_pointee(text, &pointee);
  VARVE_TRY(expect(c, is_pointer, "a pointer of LLVM IR"));
  return varve_llvm_text_type(context_of(c), pointee, &c->type);
}

static varve_status infer_spirv_first_member(varve_conversion *c) {
  if (varve_is_dialect_type(c->source, "spirv", "struct"))
    c->type = varve_spirv_part(c->source, 0);
  return expect(c, c->type != NULL, "of type !spirv.struct with a member");
}

static varve_status infer_spirv_image(varve_conversion *c) {
  return find_spirv_part(c, "sampled_image");
}

static varve_status infer_spirv_image_element(varve_conversion *c) {
  VARVE_TRY(infer_spirv_image(c));
  c->source = c->type;
  c->type = NULL;
  return find_spirv_part(c, "image");
}

/* Names of pdl types that ranges may contain. */
static const char *const pdl_names[] = {"attribute", "operation", "type", "value"};

static varve_status infer_pdl_range_of(varve_conversion *c) {
  char text[32] = "";
  for (size_t i = 0; i < VARVE_COUNT_OF(pdl_names); i++)
    if (varve_is_dialect_type(c->source, "pdl", pdl_names[i]))
      snprintf(text, sizeof text, "!pdl.range<%s>", pdl_names[i]);
  VARVE_TRY(expect(c, text[0] != 0, "of a type of pdl that is no range"));
  return varve_type_of_text(context_of(c), varve_slice_of(text), &c->type);
}

static varve_status infer_pdl_value_of_type(varve_conversion *c) {
  const varve_entity *range = NULL;
  VARVE_TRY(varve_type_of_text(context_of(c), VARVE_SLICE("!pdl.range<type>"), &range));
  if (c->source == range)
    return varve_type_of_text(context_of(c), VARVE_SLICE("!pdl.range<value>"), &c->type);
  VARVE_TRY(expect(c, varve_is_dialect_type(c->source, "pdl", "type"),
                   "of type !pdl.type or !pdl.range<type>"));
  return varve_type_of_text(context_of(c), VARVE_SLICE("!pdl.value"), &c->type);
}

static varve_status infer_llvm_struct_with_i1(varve_conversion *c) {
  char text[64] = "";
  const varve_entity *space = NULL;
  if (c->source->kind == VARVE_KIND_INTEGER_TYPE)
    snprintf(text, sizeof text, "!llvm.struct<(i%" PRIu32 ", i1)>",
             varve_integer_type_layout(c->source).width);
  if (varve_is_dialect_type(c->source, "llvm", "ptr")) {
    if (varve_entity_is_parametric(c->source) && varve_parameter_count(c->source) == 1)
      space = varve_parameter(c->source, 0);
    uint64_t number = space != NULL && space->kind == VARVE_KIND_INTEGER && space->payload_size != 0
                          ? varve_integer_words(space)[0]
                          : 0;
    snprintf(text, sizeof text, "!llvm.struct<(ptr<%" PRIu64 ">, i1)>", number);
    if (number == 0)
      snprintf(text, sizeof text, "!llvm.struct<(ptr, i1)>");
  }
  VARVE_TRY(expect(c, text[0] != 0, "an integer or an !llvm.ptr"));
  return varve_type_of_text(context_of(c), varve_slice_of(text), &c->type);
}

/* Vectors */

/* A vector with a different last or only dimension than the source, whose rank is at least as
 * large. */
typedef struct vector_parts {
  int64_t *sizes;
  uint8_t *scalable;
  size_t rank;
  const varve_entity *element;
} vector_parts;

static varve_status open_vector(varve_conversion *c, size_t least, vector_parts *parts) {
  VARVE_TRY(expect(c, c->source->kind == VARVE_KIND_VECTOR_TYPE, "a vector"));
  varve_dims dims = varve_type_dims(c->source);
  const uint8_t *scalable = varve_vector_type_scalable(c->source);
  VARVE_TRY(expect(c, dims.rank >= least, "a vector of at least one dimension"));
  *parts = (vector_parts){
      .sizes = varve_arena_allocate_array(c->inference->arena, dims.rank + 2, sizeof(int64_t)),
      .scalable = varve_arena_allocate(c->inference->arena, dims.rank + 2),
      .rank = dims.rank,
      .element = varve_type_element(c->source)};
  if (parts->sizes == NULL || parts->scalable == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memset(parts->scalable, 0, dims.rank + 2);
  for (size_t i = 0; i < dims.rank; i++) {
    parts->sizes[i] = dims.sizes[i];
    parts->scalable[i] = scalable != NULL && scalable[i] != 0;
  }
  return VARVE_STATUS_OK;
}

static varve_status close_vector(varve_conversion *c, const vector_parts *parts) {
  bool is_scalable = false;
  for (size_t i = 0; i < parts->rank; i++)
    is_scalable = is_scalable || parts->scalable[i] != 0;
  varve_status status =
      varve_vector_type_get(context_of(c), (varve_dims){parts->sizes, parts->rank},
                            is_scalable ? parts->scalable : NULL, parts->element, &c->type);
  if (status == VARVE_STATUS_INVALID)
    return varve_infer_refuse(c->inference, "no vector follows from the type of '%.*s'",
                              (int)c->name.size, c->name.data);
  return status;
}

static varve_status drop_first(varve_conversion *c, vector_parts *parts) {
  VARVE_TRY(open_vector(c, 1, parts));
  parts->sizes++;
  parts->scalable++;
  parts->rank--;
  return VARVE_STATUS_OK;
}

static varve_status infer_vector_without_first_dim(varve_conversion *c) {
  vector_parts parts;
  VARVE_TRY(drop_first(c, &parts));
  return close_vector(c, &parts);
}

static varve_status infer_scalable_vector_without_first_dim(varve_conversion *c) {
  vector_parts parts;
  VARVE_TRY(drop_first(c, &parts));
  memset(parts.scalable, 1, parts.rank);
  return close_vector(c, &parts);
}

static varve_status infer_vector_of_i1_without_first_dim(varve_conversion *c) {
  vector_parts parts;
  VARVE_TRY(drop_first(c, &parts));
  parts.element = context_of(c)->i1;
  return close_vector(c, &parts);
}

static varve_status infer_square_scalable_vector(varve_conversion *c) {
  vector_parts parts;
  VARVE_TRY(open_vector(c, 1, &parts));
  parts.sizes[1] = parts.sizes[0];
  parts.scalable[0] = parts.scalable[1] = 1;
  parts.rank = 2;
  return close_vector(c, &parts);
}

static varve_status infer_vector_last_dim_times_2(varve_conversion *c) {
  vector_parts parts;
  VARVE_TRY(open_vector(c, 0, &parts));
  if (parts.rank == 0)
    parts.sizes[parts.rank++] = 1;
  VARVE_TRY(expect(c, parts.sizes[parts.rank - 1] <= INT64_MAX / 2, "a shorter vector"));
  parts.sizes[parts.rank - 1] *= 2;
  return close_vector(c, &parts);
}

static varve_status infer_vector_wider_element(varve_conversion *c) {
  vector_parts parts;
  VARVE_TRY(open_vector(c, 0, &parts));
  varve_context *context = context_of(c);
  const varve_entity *element = parts.element;
  if (element->kind == VARVE_KIND_INTEGER_TYPE) {
    varve_integer_layout layout = varve_integer_type_layout(element);
    VARVE_TRY(expect(c, layout.width <= VARVE_MAX_INTEGER_WIDTH / 2, "of narrower integers"));
    VARVE_TRY(varve_integer_type_get(context, layout.width * 2, (varve_signedness)layout.signedness,
                                     &parts.element));
    return close_vector(c, &parts);
  }
  parts.element = NULL;
  if (element == context->floats[VARVE_FLOAT_F16] || element == context->floats[VARVE_FLOAT_BF16])
    parts.element = context->floats[VARVE_FLOAT_F32];
  else if (element == context->floats[VARVE_FLOAT_F32])
    parts.element = context->floats[VARVE_FLOAT_F64];
  VARVE_TRY(expect(c, parts.element != NULL, "a vector of elements that have wider ones"));
  return close_vector(c, &parts);
}

/* The inferences, in the order of inferences.def. */

varve_convert_type *const varve_inferences[] = {
    infer_llvm_struct_with_i1,
    infer_llvm_text_element,
    infer_llvm_text_i1,
    infer_llvm_text_pointee,
    infer_pdl_range_of,
    infer_pdl_value_of_type,
    infer_pointee,
    infer_scalable_vector_without_first_dim,
    infer_spirv_first_member,
    infer_spirv_image,
    infer_spirv_image_element,
    infer_square_scalable_vector,
    infer_vector_last_dim_times_2,
    infer_vector_of_i1_without_first_dim,
    infer_vector_wider_element,
    infer_vector_without_first_dim,
};
