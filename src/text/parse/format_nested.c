/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Parses and prints nested(...) of formats of types: {{1.0:3, 2.0}, {4.0, 0.5}}.
 * format-spec/assembly-format.md section 2.9. */
#include "base/number/float_parts.h"
#include "text/parse/parse_draft.h"
#include "text/parse/parse_parameter.h"
#include "text/print/print_hook.h"

enum { MOST_LISTS = 2 /* of elements */, MOST_WIDTH = 64 };

static bool has_elements(const varve_entity *type) {
  return type->kind == VARVE_KIND_FLOAT_TYPE ||
         (type->kind == VARVE_KIND_INTEGER_TYPE && varve_integer_type_layout(type).width != 0 &&
          varve_integer_type_layout(type).width <= MOST_WIDTH);
}

/* Parsing */

typedef struct list {
  const varve_entity *type;
  varve_slice before; /* the literal before an element; empty: it is always there */
  varve_buffer data;
} list;

/* The sizes of the levels are on the stack of numbers; 0 until the first one is closed. */
typedef struct reading {
  list lists[MOST_LISTS];
  uint32_t list_count;
  uint64_t element_count;
  varve_vector counts; /* int64_t: of the items of the open levels */
  size_t first_size;
  size_t rank; /* 0 until the first element */
} reading;

static varve_status report_ranks(varve_parser *parser) {
  return VARVE_INVALID_ERROR(
      parser, parser->token.text.data,
      "tensor literal is invalid; ranks are not consistent between elements");
}

static varve_status open_levels(varve_parser *parser, reading *r) {
  const int64_t none = 0;
  while (varve_accept(parser, VARVE_TOKEN_LEFT_BRACE)) {
    if (r->counts.count == parser->context->limits.max_depth)
      return varve_error_at(parser, VARVE_STATUS_LIMIT_EXCEEDED, parser->token.text.data,
                            "braces nest deeper than %u levels",
                            (unsigned)parser->context->limits.max_depth);
    VARVE_TRY(varve_vector_push(&r->counts, &none));
    if (r->rank == 0)
      VARVE_TRY(varve_push_number(parser, none));
  }
  if (r->rank == 0)
    r->rank = r->counts.count;
  return r->counts.count == r->rank ? VARVE_STATUS_OK : report_ranks(parser);
}

/* Closes the levels that end after this element. */
static varve_status close_levels(varve_parser *parser, reading *r) {
  VARVE_VECTOR_LAST(&r->counts, int64_t)++;
  while (varve_accept(parser, VARVE_TOKEN_RIGHT_BRACE)) {
    size_t level = --r->counts.count;
    int64_t count = VARVE_VECTOR_AT(&r->counts, int64_t, level);
    int64_t *size = &VARVE_VECTOR_AT(&parser->numbers, int64_t, r->first_size + level);
    if (*size != 0 && *size != count)
      return report_ranks(parser);
    *size = count;
    if (level == 0)
      return VARVE_STATUS_OK;
    VARVE_VECTOR_LAST(&r->counts, int64_t)++;
  }
  return varve_expect(parser, VARVE_TOKEN_COMMA, " or '}' after an element");
}

/* Appends an element. Those of one bit are packed. */
static varve_status append(list *to, uint64_t index, const uint64_t *words) {
  size_t size = varve_dense_element_size(to->type);
  if (size == 0) {
    if (index % 8 == 0)
      VARVE_TRY(varve_buffer_append_char(&to->data, 0));
    to->data.data[index / 8] |= (char)((words[0] & 1) << index % 8);
  }
  for (size_t i = 0; i < size; i++)
    VARVE_TRY(varve_buffer_append_char(&to->data, (char)(words[i / 8] >> (i % 8 * 8) & 0xFF)));
  return VARVE_STATUS_OK;
}

/* A number of f64, which is rounded to the type. */
static varve_status read_float(varve_parser *parser, const varve_entity *type, uint64_t words[2]) {
  const varve_float_kind kind = varve_float_type_kind(type);
  varve_literal literal = {.place = parser->token.text.data};
  literal.is_negative = varve_accept(parser, VARVE_TOKEN_MINUS);
  literal.token = parser->token;
  if (!varve_at(parser, VARVE_TOKEN_FLOAT) && !varve_at(parser, VARVE_TOKEN_INTEGER))
    return VARVE_EXPECTED(parser, "expected floating point literal");
  VARVE_TRY(
      varve_parse_float_literal(parser, &literal, parser->context->floats[VARVE_FLOAT_F64], words));
  varve_advance(parser);
  if (kind == VARVE_FLOAT_F64)
    return VARVE_STATUS_OK;
  varve_float_parts parts = varve_float_unpack(VARVE_FLOAT_F64, words);
  varve_float_pack(kind, &parts, words);
  return VARVE_STATUS_OK;
}

/* Copies the sign of a narrow type into the bits above it. */
static void extend(const varve_entity *type, uint64_t words[2]) {
  uint32_t width = varve_type_bit_width(type);
  if (width == 0 || width >= MOST_WIDTH)
    return;
  uint64_t above = ~UINT64_C(0) << width;
  words[0] = (words[0] >> (width - 1) & 1) != 0 ? words[0] | above : words[0] & ~above;
}

/* An integer is one of 64 bits, of which the type has the low ones. */
static varve_status take_one(varve_parser *parser, const reading *r, list *to) {
  static const varve_parameter_rule rule = {
      .kind = VARVE_PARAMETER_INTEGER, .width = MOST_WIDTH, .is_signed = true};
  uint64_t words[2] = {0, 0};
  if (to->before.size != 0 && !varve_at_format_literal(parser, to->before))
    return append(to, r->element_count, words);
  if (to->before.size != 0)
    varve_advance(parser);
  VARVE_TRY(to->type->kind == VARVE_KIND_FLOAT_TYPE
                ? read_float(parser, to->type, words)
                : varve_parse_parameter_integer(parser, &rule, words));
  if (to->type->kind == VARVE_KIND_INTEGER_TYPE)
    extend(to->type, words);
  return append(to, r->element_count, words);
}

static varve_status take_elements(varve_parser *parser, reading *r) {
  if (!varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
    return varve_report_missing(parser, VARVE_TOKEN_LEFT_BRACE, "");
  do {
    VARVE_TRY(open_levels(parser, r));
    for (uint32_t i = 0; i < r->list_count; i++)
      VARVE_TRY(take_one(parser, r, &r->lists[i]));
    r->element_count++;
    VARVE_TRY(close_levels(parser, r));
  } while (r->counts.count != 0);
  return VARVE_STATUS_OK;
}

/* Makes integers without the constructor. mlir-opt keeps the sign in the bits above a narrow type
 * here; the constructor would clear them, as it must for all other dense elements. take_one has
 * extended them, so that what prints alike is alike. */
static varve_status make_integers(varve_context *context, const list *from,
                                  const varve_entity *type, const varve_entity **made) {
  size_t size = varve_dense_element_size(from->type);
  const varve_buffer *data = &from->data;
  bool is_splat = memcmp(data->data, data->data + size, data->size - size) == 0;
  const varve_entity_parts parts = {.kind = VARVE_KIND_DENSE_ELEMENTS,
                                    .flags = is_splat ? VARVE_FLAG_SPLAT : 0,
                                    .child_count = 1,
                                    .children = &type,
                                    .payload = data->data,
                                    .payload_size = is_splat ? size : data->size};
  return varve_entity_intern(context, &parts, made);
}

static varve_status make(varve_parser *parser, const reading *r, const list *from,
                         const varve_entity **made) {
  const varve_entity *type;
  const varve_dims dims = {(const int64_t *)parser->numbers.data + r->first_size, r->rank};
  VARVE_TRY(varve_tensor_type_get(parser->context, dims, from->type, NULL, &type));
  if (from->type->kind == VARVE_KIND_INTEGER_TYPE && varve_dense_element_size(from->type) != 0)
    return make_integers(parser->context, from, type, made);
  return varve_dense_elements_get(parser->context, type, varve_buffer_slice(&from->data), false,
                                  made);
}

/* Notes the types of the lists, of which the text has no sign. */
static varve_status begin(varve_parser *parser, const varve_frame *frame,
                          const varve_format_draft *draft, reading *r) {
  const varve_format_element *elements = varve_draft_format(draft)->elements;
  for (uint32_t i = draft->element; i < elements[draft->element].next; i += 2) {
    const varve_entity *type = *varve_draft_slot(parser, frame, elements[i + 1].index);
    r->lists[r->list_count++] = (list){.type = type, .before = elements[i].text};
    if (!has_elements(type))
      return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                                 VARVE_DRAFT_NAME_FORMAT " has no elements of such a type",
                                 VARVE_DRAFT_NAME_OF(draft));
  }
  return VARVE_STATUS_OK;
}

static varve_status parse(varve_parser *parser, const varve_frame *frame,
                          const varve_format_draft *draft, reading *r) {
  const varve_format_element *elements = varve_draft_format(draft)->elements;
  VARVE_TRY(begin(parser, frame, draft, r));
  for (uint32_t i = 0; i < r->list_count; i++)
    varve_buffer_init(&r->lists[i].data, &parser->context->memory);
  VARVE_TRY(take_elements(parser, r));
  for (uint32_t i = 0; i < r->list_count; i++)
    VARVE_TRY(make(parser, r, &r->lists[i],
                   varve_draft_slot(parser, frame, elements[draft->element + 2 * i].index)));
  return VARVE_STATUS_OK;
}

varve_status varve_draft_parse_nested(varve_parser *parser, const varve_frame *frame,
                                      varve_format_draft *draft) {
  reading r = {.first_size = parser->numbers.count};
  varve_vector_init(&r.counts, &parser->context->memory, sizeof(int64_t));
  varve_status status = parse(parser, frame, draft, &r);
  varve_vector_release(&r.counts);
  for (uint32_t i = 0; i < r.list_count; i++)
    varve_buffer_release(&r.lists[i].data);
  varve_vector_truncate(&parser->numbers, r.first_size);
  draft->element = varve_draft_format(draft)->elements[draft->element].next;
  return status;
}

/* Printing */

/* Loads element i as words, with the sign of an integer of more than one bit. */
static void load(const varve_entity *dense, uint64_t i, uint64_t words[2]) {
  const varve_entity *type = varve_type_element(dense->children[0]);
  const uint8_t *data = varve_entity_payload(dense);
  size_t size = varve_dense_element_size(type);
  bool is_splat = (dense->flags & VARVE_FLAG_SPLAT) != 0;
  words[0] = words[1] = 0;
  if (size == 0)
    words[0] = is_splat ? data[0] & 1 : data[i / 8] >> (i % 8) & 1;
  if (!is_splat)
    data += i * size;
  for (size_t k = 0; k < size; k++)
    words[k / 8] |= (uint64_t)data[k] << (k % 8 * 8);
  uint32_t unused =
      MOST_WIDTH - (type->kind == VARVE_KIND_FLOAT_TYPE ? MOST_WIDTH : varve_type_bit_width(type));
  if (type->kind != VARVE_KIND_FLOAT_TYPE && size != 0)
    words[0] = (uint64_t)((int64_t)(words[0] << unused) >> unused);
}

static varve_status put_one(varve_printer *printer, const varve_format_element *element,
                            const varve_entity *dense, uint64_t i) {
  const varve_entity *type = varve_type_element(dense->children[0]);
  uint64_t words[2];
  load(dense, i, words);
  if (element->text.size != 0 && words[0] == 0 && words[1] == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put(printer, element->text));
  /* mlir-opt does not read back what it prints for 1. */
  if (varve_dense_element_size(type) == 0)
    return varve_put_signed(printer, printer->holes != NULL ? 1 : -1);
  return type->kind == VARVE_KIND_FLOAT_TYPE
             ? varve_put_float(printer, varve_float_type_kind(type), words)
             : varve_put_signed(printer, (int64_t)words[0]);
}

/* What is printed: as many elements for each list, of the same shape. */
typedef struct writing {
  const varve_format_element *elements;
  const varve_entity *lists[MOST_LISTS];
  uint32_t list_count;
  varve_dims dims;
  uint64_t count;
} writing;

/* Puts the braces that open before element i, or close after element i - 1. */
static varve_status put_braces(varve_printer *printer, const writing *w, uint64_t i, char brace) {
  uint64_t size = w->count;
  for (size_t d = 0; d < w->dims.rank; size /= (uint64_t)w->dims.sizes[d++])
    if (i % size == 0)
      VARVE_TRY(varve_put_char(printer, brace));
  return varve_print_check(printer);
}

static varve_status put_elements(varve_printer *printer, const writing *w) {
  for (uint64_t i = 0; i < w->count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(put_braces(printer, w, i, '{'));
    for (uint32_t k = 0; k < w->list_count; k++)
      VARVE_TRY(put_one(printer, &w->elements[2 * (size_t)k], w->lists[k], i));
    VARVE_TRY(put_braces(printer, w, i + 1, '}'));
  }
  return VARVE_STATUS_OK;
}

static bool are_equal(varve_dims a, varve_dims b) {
  return a.rank == b.rank && memcmp(a.sizes, b.sizes, a.rank * sizeof *a.sizes) == 0;
}

varve_status varve_put_nested(varve_printer *printer, const varve_assembly_format *format,
                              const varve_entity *entity, uint32_t element) {
  writing w = {.elements = &format->elements[element]};
  for (uint32_t i = element; i < format->elements[element].next; i += 2) {
    const varve_entity *dense = varve_parameter(entity, format->elements[i].index);
    const varve_entity *type = varve_parameter(entity, format->elements[i + 1].index);
    if (dense->kind != VARVE_KIND_DENSE_ELEMENTS ||
        dense->children[0]->kind != VARVE_KIND_RANKED_TENSOR_TYPE ||
        varve_type_element(dense->children[0]) != type || !has_elements(type))
      return VARVE_STATUS_BAD_ARGUMENT;
    const varve_dims dims = varve_type_dims(dense->children[0]);
    if (w.list_count != 0 && !are_equal(dims, w.dims))
      return VARVE_STATUS_BAD_ARGUMENT;
    w.dims = dims;
    w.lists[w.list_count++] = dense;
  }
  if (!varve_dims_count(w.dims, &w.count) || w.count == 0 || w.dims.rank == 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  return put_elements(printer, &w);
}
