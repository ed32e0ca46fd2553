/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The types that types of spirv may contain. */
#include "dialect/entity_check.h"
#include "dialect/format.h"
#include "dialect/infer_convert.h"

static const char *fault_of_width(const varve_type *type) {
  uint32_t width = varve_integer_type_layout(type).width;
  return width == 1 || width == 8 || width == 16 || width == 32 || width == 64
             ? NULL
             : "only integers of 1, 8, 16, 32 or 64 bits are allowed in types of spirv";
}

/* Checks a type inside a type of spirv. Returns NULL if it is allowed. */
static const char *fault_of_part(const varve_type *type) {
  enum { MOST = 4 };
  varve_dims dims;
  if (type == NULL)
    return NULL;
  switch (type->kind) {
  case VARVE_KIND_DIALECT_TYPE:
    return varve_slice_equal(varve_string_bytes(type->children[0]), VARVE_SLICE("spirv"))
               ? NULL
               : "types of spirv cannot be composed of this type";
  case VARVE_KIND_FLOAT_TYPE:
    return NULL;
  case VARVE_KIND_INTEGER_TYPE:
    return fault_of_width(type);
  case VARVE_KIND_VECTOR_TYPE:
    dims = varve_type_dims(type);
    if (dims.rank != 1)
      return "only vectors of one dimension are allowed in types of spirv";
    return dims.sizes[0] <= MOST ? NULL : "a vector in types of spirv has at most 4 elements";
  default:
    return "types of spirv cannot be composed of this type";
  }
}

static const varve_entity *plain(const varve_entity *parameter) {
  return parameter->kind == VARVE_KIND_TYPE ? parameter->children[0] : parameter;
}

varve_status varve_check_spirv_element(varve_context *context, const varve_entity *type,
                                       const char **fault) {
  (void)context;
  for (uint32_t i = 0; i < varve_parameter_count(type) && *fault == NULL; i++)
    if (varve_is_type(plain(varve_parameter(type, i))))
      *fault = fault_of_part(plain(varve_parameter(type, i)));
  return VARVE_STATUS_OK;
}

static bool is_number(const varve_entity *parameter, uint64_t least, uint64_t most) {
  return parameter->kind != VARVE_KIND_INTEGER ||
         (varve_integer_words(parameter)[0] >= least && varve_integer_words(parameter)[0] <= most);
}

varve_status varve_check_spirv_array(varve_context *context, const varve_entity *type,
                                     const char **fault) {
  if (!is_number(varve_parameter(type, varve_parameter_count(type) - 1), 1, UINT64_MAX))
    *fault = "the stride of an array must be greater than zero";
  else if (!is_number(varve_parameter(type, 0), 1, UINT64_MAX))
    *fault = "an array has at least one element";
  return *fault != NULL ? VARVE_STATUS_OK : varve_check_spirv_element(context, type, fault);
}

varve_status varve_check_spirv_matrix(varve_context *context, const varve_entity *type,
                                      const char **fault) {
  const varve_entity *column = plain(varve_parameter(type, 1));
  if (!is_number(varve_parameter(type, 0), 2, 4))
    *fault = "a matrix has 2, 3 or 4 columns";
  else if (column->kind != VARVE_KIND_VECTOR_TYPE || varve_type_dims(column).rank != 1 ||
           varve_type_dims(column).sizes[0] < 2 || varve_type_dims(column).sizes[0] > 4)
    *fault = "columns of a matrix are vectors of 2, 3 or 4 elements";
  else if (varve_type_element(column)->kind != VARVE_KIND_FLOAT_TYPE)
    *fault = "columns of a matrix are vectors of floats";
  return *fault != NULL ? VARVE_STATUS_OK : varve_check_spirv_element(context, type, fault);
}

varve_status varve_check_spirv_image(varve_context *context, const varve_entity *type,
                                     const char **fault) {
  enum { BUFFER = 5, SUBPASS_DATA = 6 };
  const varve_entity *image = plain(varve_parameter(type, 0));
  (void)context;
  if (!varve_is_dialect_type(image, "spirv", "image"))
    *fault = "a sampled image is of an image";
  else if (varve_parameter_count(image) > 1 &&
           !is_number(varve_parameter(image, 1), 0, BUFFER - 1) &&
           is_number(varve_parameter(image, 1), BUFFER, SUBPASS_DATA))
    *fault = "the image of a sampled image is of neither SubpassData nor Buffer";
  return VARVE_STATUS_OK;
}

/* Text */

typedef struct scan {
  varve_context *context;
  const varve_entity *type;
  const char *at;
  const char *end;
  uint32_t reference; /* the next child of the type */
  const char *fault;
} scan;

static bool takes(scan *s, char c) {
  bool is_there = s->at < s->end && *s->at == c;
  s->at += is_there;
  return is_there;
}

static bool is_in_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '$' || c == '-';
}

static varve_slice take_word(scan *s) {
  const char *start = s->at;
  while (s->at < s->end && is_in_word(*s->at))
    s->at++;
  return varve_slice_make(start, (size_t)(s->at - start));
}

/* Takes a type: a word, or a reference to a child. */
static varve_status take_type(scan *s, const varve_type **found) {
  const varve_type *type = NULL;
  s->fault = "a type is expected in this type of spirv";
  if (takes(s, 0)) {
    type = ++s->reference < s->type->child_count ? s->type->children[s->reference] : NULL;
    type = type != NULL && varve_is_type(type) ? type : NULL;
  } else {
    varve_slice word = take_word(s);
    if (word.size != 0)
      VARVE_TRY(varve_type_of_text(s->context, word, &type));
  }
  if (type != NULL)
    s->fault = NULL;
  *found = type;
  return VARVE_STATUS_OK;
}

/* arm.tensor<2x3xf32>, <?x?xf32>, <*xf32> */
varve_status varve_check_spirv_tensor(varve_context *context, const varve_entity *type,
                                      const char **fault) {
  const char *text = varve_entity_payload(type);
  scan s = {context, type, text, text + type->payload_size, 0, NULL};
  const varve_type *element = NULL;
  uint32_t rank = 0, open = 0;
  bool is_empty = false;
  s.at = type->payload_size == 0 ? NULL : memchr(text, '<', type->payload_size);
  if (s.at == NULL || varve_entity_is_parametric(type))
    return VARVE_STATUS_OK;
  s.at++;
  bool is_unranked = takes(&s, '*') && takes(&s, 'x');
  for (; !is_unranked && s.at < s.end && (*s.at == '?' || (*s.at >= '0' && *s.at <= '9')); rank++) {
    uint32_t digits = 0;
    bool is_zero = *s.at == '0';
    if (takes(&s, '?'))
      open++;
    for (; s.at < s.end && *s.at >= '0' && *s.at <= '9'; digits++)
      s.at++;
    is_empty = is_empty || (is_zero && digits == 1);
    if (!takes(&s, 'x'))
      break;
  }
  VARVE_TRY(take_type(&s, &element));
  *fault = s.fault != NULL ? s.fault : fault_of_part(element);
  if (*fault == NULL && !(takes(&s, '>') && s.at == s.end))
    *fault = "expected '>' after the element type";
  else if (*fault == NULL && !is_unranked && (rank == 0 || is_empty))
    *fault = "a tensor has at least one dimension, and none of size zero";
  else if (*fault == NULL && open != 0 && open != rank)
    *fault = "sizes of a tensor are either all known or all dynamic";
  return VARVE_STATUS_OK;
}

/* Structs: name, (type [offset, Decoration, Decoration=value], ...), Decoration */

static bool is_decoration(const scan *s, varve_slice word) {
  const varve_entity_definition *definition = NULL;
  uint64_t number = 0;
  return varve_find_entity(s->context, VARVE_SLICE("spirv"), VARVE_SLICE("decoration"), false,
                           &definition) == VARVE_STATUS_OK &&
         definition != NULL && definition->format != NULL &&
         varve_enum_find_case(&definition->format->parameters[0].rule, word, &number);
}

static void skip_blanks(scan *s) {
  while (takes(s, ' ')) {
  }
}

/* Name=value, Name */
static void take_decoration(scan *s) {
  if (!is_decoration(s, take_word(s)))
    s->fault = "this is no decoration";
  skip_blanks(s);
  if (!takes(s, '='))
    return;
  skip_blanks(s);
  (void)takes(s, '-');
  (void)take_word(s);
}

/* Takes decorations after '['. Returns whether an offset comes first. */
static bool take_decorations(scan *s) {
  bool has_offset = s->at < s->end && (*s->at == '-' || (*s->at >= '0' && *s->at <= '9'));
  if (has_offset)
    (void)take_word(s);
  else
    take_decoration(s);
  while (s->fault == NULL && takes(s, ',')) {
    skip_blanks(s);
    take_decoration(s);
  }
  if (s->fault == NULL && !takes(s, ']'))
    s->fault = "expected ']' after the decorations of a member";
  return has_offset;
}

static varve_status take_members(scan *s) {
  uint32_t count = 0, offsets = 0;
  do {
    const varve_type *member = NULL;
    skip_blanks(s);
    VARVE_TRY(take_type(s, &member));
    skip_blanks(s);
    if (s->fault == NULL && takes(s, '['))
      offsets += take_decorations(s);
    count++;
  } while (s->fault == NULL && takes(s, ','));
  if (s->fault == NULL && !takes(s, ')'))
    s->fault = "expected ')' after the members";
  if (s->fault == NULL && offsets != 0 && offsets != count)
    s->fault = "offsets must be given for all members or for none";
  return VARVE_STATUS_OK;
}

/* Takes a struct after '<'. A name alone refers to the enclosing struct. */
static varve_status take_struct(scan *s) {
  varve_slice name = take_word(s);
  if (name.size != 0 && takes(s, '>'))
    return VARVE_STATUS_OK;
  if (name.size != 0 && !takes(s, ','))
    s->fault = "expected ',' after the name of a struct";
  skip_blanks(s);
  if (s->fault == NULL && !takes(s, '('))
    s->fault = "expected '(' before the members";
  skip_blanks(s);
  if (s->fault == NULL && !takes(s, ')'))
    VARVE_TRY(take_members(s));
  while (s->fault == NULL && takes(s, ',')) {
    skip_blanks(s);
    take_decoration(s);
  }
  if (s->fault == NULL && !takes(s, '>'))
    s->fault = "expected '>' after the members";
  return VARVE_STATUS_OK;
}

varve_status varve_check_spirv_struct(varve_context *context, const varve_entity *type,
                                      const char **fault) {
  const char *text = varve_entity_payload(type), *end = text + type->payload_size;
  const char *body = type->payload_size == 0 ? NULL : memchr(text, '<', type->payload_size);
  if (varve_entity_is_parametric(type))
    return VARVE_STATUS_OK;
  scan s = {context, type, body == NULL ? end : body + 1, end, 0, NULL};
  VARVE_TRY(take_struct(&s));
  *fault = s.fault;
  return VARVE_STATUS_OK;
}
