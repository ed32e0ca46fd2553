/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Encodings of sparse tensors, which are kept as the text that mlir-opt prints:
 * encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique)), posWidth = 32 }> */
#include "ir/types.h"
#include "verify/structured/custom_sparse_tensor.h"

typedef struct reader {
  varve_slice text;
  size_t at;
} reader;

static bool at_end(const reader *r) { return r->at >= r->text.size; }

static bool accept(reader *r, const char *word) {
  varve_slice wanted = varve_slice_of(word);
  varve_slice rest = varve_slice_make(r->text.data + r->at, r->text.size - r->at);
  bool is_there = varve_slice_starts_with(rest, wanted);
  r->at += is_there ? wanted.size : 0;
  return is_there;
}

/* Up to one of the characters that is in no brackets. */
static varve_slice take_until(reader *r, const char *ends) {
  size_t start = r->at;
  uint32_t depth = 0;
  for (; !at_end(r); r->at++) {
    char c = r->text.data[r->at];
    bool is_closing = c == ')' || c == ']' || (c == '>' && r->text.data[r->at - 1] != '-');
    if (depth == 0 && strchr(ends, c) != NULL)
      break;
    depth += c == '(' || c == '[' || c == '<';
    depth -= is_closing && depth != 0;
  }
  return varve_slice_make(r->text.data + start, r->at - start);
}

static bool take_dimensions(reader *r, varve_sparse_encoding *e) {
  if (!accept(r, "("))
    return false;
  while (!at_end(r) && !accept(r, ")")) {
    e->is_slice |= varve_text_contains(take_until(r, ",)"), "slice(");
    e->dim_count++;
    (void)accept(r, ", ");
  }
  return accept(r, " -> (");
}

static bool take_level(reader *r, varve_sparse_level *level) {
  static const char *const formats[] = {"dense",     "batch",     "compressed", "loose_compressed",
                                        "singleton", "structured"};
  level->expression = take_until(r, ":");
  if (level->expression.size != 0)
    level->expression.size--;
  if (!accept(r, ": "))
    return false;
  level->type = take_until(r, ",)");
  level->is_apart = varve_text_contains(level->type, "soa");
  for (size_t i = 0; i < VARVE_COUNT_OF(formats); i++)
    if (varve_slice_starts_with(level->type, varve_slice_of(formats[i]))) {
      level->format = (varve_sparse_format)i;
      return true;
    }
  return false;
}

static void take_width(reader *r, const char *name, uint32_t *width) {
  size_t start = r->at;
  (void)accept(r, ", ");
  if (!accept(r, name)) {
    r->at = start;
    return;
  }
  for (; !at_end(r) && r->text.data[r->at] >= '0' && r->text.data[r->at] <= '9'; r->at++)
    *width = *width > 64 ? *width : *width * 10 + (uint32_t)(r->text.data[r->at] - '0');
}

static bool read_text(varve_slice text, varve_sparse_encoding *e) {
  reader r = {text, 0};
  memset(e, 0, sizeof(*e));
  if (!accept(&r, "encoding<{ map = ") || !take_dimensions(&r, e))
    return false;
  while (!at_end(&r) && !accept(&r, ")")) {
    if (e->level_count == VARVE_SPARSE_LEVELS || !take_level(&r, &e->levels[e->level_count++]))
      return false;
    (void)accept(&r, ", ");
  }
  take_width(&r, "posWidth = ", &e->widths[0]);
  take_width(&r, "crdWidth = ", &e->widths[1]);
  return true;
}

bool varve_sparse_encoding_of(const varve_entity *entity, varve_sparse_encoding *encoding) {
  if (entity->kind == VARVE_KIND_RANKED_TENSOR_TYPE)
    entity = varve_tensor_type_encoding(entity);
  else if (entity->kind == VARVE_KIND_DIALECT_TYPE && varve_entity_is_parametric(entity) &&
           varve_parameter_count(entity) != 0)
    entity = varve_parameter(entity, 0);
  if (entity == NULL || entity->kind != VARVE_KIND_DIALECT_ATTRIBUTE ||
      varve_entity_is_parametric(entity) ||
      !varve_has_base_name(entity, VARVE_SLICE("sparse_tensor.encoding")))
    return false;
  return read_text(
      varve_slice_make((const char *)varve_entity_payload(entity), entity->payload_size), encoding);
}

uint32_t varve_sparse_coo_start(const varve_sparse_encoding *e) {
  for (uint32_t i = 0; i + 1 < e->level_count; i++) {
    bool is_compressed = e->levels[i].format == VARVE_SPARSE_COMPRESSED ||
                         e->levels[i].format == VARVE_SPARSE_LOOSE_COMPRESSED;
    if (is_compressed && e->levels[i + 1].format == VARVE_SPARSE_SINGLETON)
      return e->levels[i + 1].is_apart ? e->level_count : i;
  }
  return e->level_count;
}

bool varve_sparse_width_is(const varve_sparse_encoding *e, uint32_t which,
                           const varve_entity *type) {
  if (e->widths[which] == 0)
    return type->kind == VARVE_KIND_INDEX_TYPE;
  return varve_type_is_integer(type, e->widths[which], VARVE_SIGNLESS);
}
