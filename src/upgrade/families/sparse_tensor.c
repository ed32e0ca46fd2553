/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The dialect sparse_tensor. In LLVM 22 an encoding maps dimensions to levels. Older encodings had
 * lists of the types and of the order of dimensions. Positions were named pointers, and coordinates
 * were named indices. */
#include "upgrade/families/families.h"

/* LLVM 13 to 16:
 *   encoding<{ dimLevelType = [ "dense", "compressed-nu" ], dimOrdering = MAP,
 *              pointerBitWidth = 32, indexBitWidth = 0, slice = [ (0, 4, 1), (?, ?, 1) ] }>
 *
 * LLVM 22:
 *   encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed(nonunique)), posWidth = 32 }>
 * The example has no slices: LLVM 22 has them after their dimensions, as d0 :
 * #sparse_tensor<slice(0, 4, 1)>.
 *
 * In the old text, MAP is a reference to an attribute. */

typedef struct encoding_text {
  varve_slice text;
  const varve_entity *order; /* dimOrdering; NULL: the identity */
  varve_buffer out;
} encoding_text;

/* Returns the text after "key =", or an empty text if there is no such key. */
static varve_slice find_value(varve_slice text, const char *key) {
  size_t size = strlen(key);
  for (size_t i = 0; i + size <= text.size; i++) {
    if (memcmp(text.data + i, key, size) != 0)
      continue;
    for (i += size; i < text.size && (text.data[i] == ' ' || text.data[i] == '=');)
      i++;
    return varve_slice_make(text.data + i, text.size - i);
  }
  return varve_slice_make(text.data, 0);
}

/* Finds the next item of a list: a string, or text in parentheses. *text begins with the '[' of the
 * list, or after the last item that was found, and advances past the item. Returns false at the
 * end. */
static bool next_item(varve_slice *text, char open, char close, varve_slice *item) {
  size_t start = 0;
  while (start < text->size && text->data[start] != open && text->data[start] != ']')
    start++;
  if (start == text->size || text->data[start] == ']')
    return false;
  start++;
  const char *end = memchr(text->data + start, close, text->size - start);
  if (end == NULL)
    return false;
  *item = varve_slice_make(text->data + start, (size_t)(end - text->data) - start);
  *text = varve_slice_make(end + 1, text->size - start - item->size - 1);
  return true;
}

/* Whether an item has only these characters, so that it is safe in the new text. */
static bool has_only(varve_slice item, const char *characters) {
  for (size_t i = 0; i < item.size; i++)
    if (item.data[i] == 0 || strchr(characters, item.data[i]) == NULL)
      return false;
  return true;
}

static uint32_t count_levels(varve_slice text) {
  varve_slice list = find_value(text, "dimLevelType"), item;
  uint32_t count = 0;
  while (next_item(&list, '"', '"', &item))
    count++;
  return count;
}

/* Finds the dimension of a level. Returns false if the order gives no dimension for the level. */
static bool find_dimension(const encoding_text *encoding, uint32_t level, uint32_t *dimension) {
  *dimension = level;
  if (encoding->order == NULL)
    return true;
  if (level >= encoding->order->child_count ||
      encoding->order->children[level]->kind != VARVE_KIND_AFFINE_DIM)
    return false;
  memcpy(dimension, varve_entity_payload(encoding->order->children[level]), sizeof(*dimension));
  return true;
}

static varve_status put_dimension(encoding_text *encoding, uint32_t index, uint32_t number) {
  if (index != 0)
    VARVE_TRY(varve_buffer_append(&encoding->out, VARVE_SLICE(", ")));
  VARVE_TRY(varve_buffer_append_char(&encoding->out, 'd'));
  return varve_buffer_append_unsigned(&encoding->out, number);
}

static const struct level_property {
  const char *suffix, *newer;
} level_properties[] = {
    {"-nu-no", "(nonunique, nonordered)"},
    {"-nu", "(nonunique)"},
    {"-no", "(nonordered)"},
};

/* Appends a level type: compressed-nu becomes compressed(nonunique). */
static varve_status put_level_type(encoding_text *encoding, varve_slice word) {
  const char *newer = "";
  for (size_t i = 0; i < VARVE_COUNT_OF(level_properties) && *newer == 0; i++) {
    varve_slice suffix = varve_slice_of(level_properties[i].suffix);
    if (word.size > suffix.size &&
        memcmp(word.data + word.size - suffix.size, suffix.data, suffix.size) == 0) {
      word.size -= suffix.size;
      newer = level_properties[i].newer;
    }
  }
  VARVE_TRY(varve_buffer_append(&encoding->out, VARVE_SLICE(" : ")));
  VARVE_TRY(varve_buffer_append(&encoding->out, word));
  return varve_buffer_append(&encoding->out, varve_slice_of(newer));
}

static varve_status put_levels(encoding_text *encoding, bool *is_known) {
  varve_slice list = find_value(encoding->text, "dimLevelType"), word;
  uint32_t dimension;
  for (uint32_t i = 0; next_item(&list, '"', '"', &word); i++) {
    *is_known = *is_known && find_dimension(encoding, i, &dimension) &&
                has_only(word, "abcdefghijklmnopqrstuvwxyz0123456789-");
    if (!*is_known)
      return VARVE_STATUS_OK;
    VARVE_TRY(put_dimension(encoding, i, dimension));
    VARVE_TRY(put_level_type(encoding, word));
  }
  return varve_buffer_append_char(&encoding->out, ')');
}

/* Appends the width of positions or coordinates. 0 means the width of index, which LLVM 22 does not
 * print. */
static varve_status put_width(encoding_text *encoding, const char *key, const char *newer) {
  varve_slice value = find_value(encoding->text, key);
  size_t size = 0;
  while (size < value.size && value.data[size] >= '0' && value.data[size] <= '9')
    size++;
  if (size == 0 || value.data[0] == '0')
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_buffer_append(&encoding->out, varve_slice_of(newer)));
  return varve_buffer_append(&encoding->out, varve_slice_make(value.data, size));
}

static varve_status put_encoding(encoding_text *encoding, bool *is_known) {
  uint32_t count = count_levels(encoding->text);
  if (encoding->order != NULL)
    count = varve_affine_attribute_space(encoding->order).num_dims;
  *is_known = true;
  varve_slice slices = find_value(encoding->text, "slice"), slice;
  VARVE_TRY(varve_buffer_append(&encoding->out, VARVE_SLICE("encoding<{ map = (")));
  for (uint32_t i = 0; i < count; i++) {
    VARVE_TRY(put_dimension(encoding, i, i));
    if (!next_item(&slices, '(', ')', &slice))
      continue;
    *is_known = *is_known && has_only(slice, "0123456789?, ");
    VARVE_TRY(varve_buffer_append(&encoding->out, VARVE_SLICE(" : #sparse_tensor<slice(")));
    VARVE_TRY(varve_buffer_append(&encoding->out, slice));
    VARVE_TRY(varve_buffer_append(&encoding->out, VARVE_SLICE(")>")));
  }
  VARVE_TRY(varve_buffer_append(&encoding->out, VARVE_SLICE(") -> (")));
  VARVE_TRY(put_levels(encoding, is_known));
  VARVE_TRY(put_width(encoding, "pointerBitWidth", ", posWidth = "));
  VARVE_TRY(put_width(encoding, "indexBitWidth", ", crdWidth = "));
  VARVE_TRY(varve_buffer_append(&encoding->out, VARVE_SLICE(" }>")));
  return varve_buffer_append_char(&encoding->out, 0);
}

static bool is_old_encoding(const varve_entity *node, varve_slice text) {
  return node->kind == VARVE_KIND_DIALECT_ATTRIBUTE && !varve_entity_is_parametric(node) &&
         varve_slice_equal(varve_string_bytes(node->children[0]), VARVE_SLICE("sparse_tensor")) &&
         varve_slice_starts_with(text, VARVE_SLICE("encoding<")) &&
         find_value(text, "dimLevelType").size != 0;
}

static varve_status convert(varve_upgrader *up, const varve_entity *node,
                            const varve_entity **converted) {
  encoding_text encoding = {
      varve_slice_make(varve_entity_payload(node), node->payload_size), NULL, {0}};
  if (!is_old_encoding(node, encoding.text) ||
      find_value(encoding.text, "higherOrdering").size != 0)
    return VARVE_STATUS_OK;
  if (node->child_count > 1 && node->children[1]->kind == VARVE_KIND_AFFINE_MAP)
    encoding.order = node->children[1];
  bool is_known;
  varve_buffer_init(&encoding.out, &up->context->memory);
  varve_status status = put_encoding(&encoding, &is_known);
  if (status == VARVE_STATUS_OK && is_known)
    status = varve_upgrade_dialect_attribute(up, "sparse_tensor", encoding.out.data, converted);
  varve_buffer_release(&encoding.out);
  return status;
}

/* Operations */

/* Replaces the operand for the dimension, which was an operand until LLVM 15, by an attribute. */
static varve_status take_level(varve_upgrader *up, varve_operation *op) {
  if (op->operand_count < 2)
    return VARVE_STATUS_OK;
  const varve_operation *constant = varve_value_operation(varve_operation_operand(op, 1));
  const varve_entity *level = constant == NULL ? NULL : varve_upgrade_get(constant, "value");
  if (level == NULL || level->kind != VARVE_KIND_INTEGER)
    return varve_upgrade_skip(up, op, "its level is not a constant");
  VARVE_TRY(varve_upgrade_remove_operand(up, op, 1));
  return varve_upgrade_set(up, op, "dimension", level);
}

/* Removes the operands for sizes that the result type gives as numbers, and sets the sizes of the
 * operand groups of bufferization.alloc_tensor. */
static varve_status upgrade_init(varve_upgrader *up, varve_operation *op) {
  const varve_entity *type =
      varve_operation_result_count(op) != 1 ? NULL : varve_operation_result(op, 0)->type;
  if (type == NULL || !varve_is_ranked_type(type) ||
      varve_type_dims(type).rank != op->operand_count)
    return varve_upgrade_skip(up, op, "its sizes are not those of its type");
  varve_dims dims = varve_type_dims(type);
  for (uint32_t i = op->operand_count; i-- > 0;)
    if (dims.sizes[i] != VARVE_DYNAMIC)
      VARVE_TRY(varve_upgrade_remove_operand(up, op, i));
  const int32_t groups[] = {(int32_t)op->operand_count, 0, 0};
  return varve_upgrade_set_segments(up, op, groups, VARVE_COUNT_OF(groups));
}

/* Sets perm_map, the map that selects the keys in LLVM 22: the first nx numbers of each element. */
static varve_status upgrade_sort(varve_upgrader *up, varve_operation *op) {
  enum { MAX_KEYS = 64 };
  const varve_entity *dims[MAX_KEYS];
  const varve_entity *map;
  int64_t keys = 1;
  const varve_entity *count = varve_upgrade_get(op, "nx");
  bool is_stable = varve_upgrade_get(op, "stable") != NULL;
  if ((count != NULL && !varve_integer_of(count, &keys)) || keys < 1 || keys > MAX_KEYS)
    return varve_upgrade_skip(up, op, "its number of keys is unknown");
  for (uint32_t i = 0; i < (uint32_t)keys; i++)
    VARVE_TRY(varve_affine_dim_get(up->context, i, &dims[i]));
  const varve_affine_space space = {(uint32_t)keys, 0};
  VARVE_TRY(varve_affine_map_get(up->context, space, dims, (uint32_t)keys, &map));
  VARVE_TRY(varve_upgrade_set(up, op, "perm_map", map));
  VARVE_TRY(varve_upgrade_set(up, op, "nx", NULL));
  VARVE_TRY(varve_upgrade_set(up, op, "stable", NULL));
  VARVE_TRY(varve_upgrade_dialect_attribute(up, "sparse_tensor",
                                            is_stable
                                                ? "SparseTensorSortAlgorithm insertion_sort_stable"
                                                : "SparseTensorSortAlgorithm hybrid_quick_sort",
                                            &map));
  return varve_upgrade_set(up, op, "algorithm", map);
}

/* Makes the result an index, as in LLVM 22, and casts it to the old type for its users. */
static varve_status upgrade_get(varve_upgrader *up, varve_operation *op) {
  return varve_operation_result_count(op) != 1
             ? VARVE_STATUS_OK
             : varve_upgrade_cast_result(up, op, up->context->index_type, "arith.index_cast");
}

static varve_status upgrade_set(varve_upgrader *up, varve_operation *op) {
  varve_value *value;
  if (op->operand_count != 2 || varve_operation_operand(op, 1)->type == up->context->index_type)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_upgrade_insert_one(up, op, "arith.index_cast", varve_operation_operand(op, 1),
                                     up->context->index_type, &value));
  varve_operation_set_operand(op, 1, value);
  return VARVE_STATUS_OK;
}

#define SPARSE(step, rule, from, to, rewrite)                                                      \
  { VARVE_STEP_##step, VARVE_UPGRADE_##rule, "sparse_tensor." from, to, rewrite }

static const varve_upgrade_line lines[] = {
    SPARSE(LLVM13, SPARSE, "pointers", NULL, take_level),
    SPARSE(LLVM13, SPARSE, "indices", NULL, take_level),
    SPARSE(LLVM13, SPARSE, "init", "bufferization.alloc_tensor", upgrade_init),
    SPARSE(LLVM16, SPARSE, "sort_coo", "sparse_tensor.sort", upgrade_sort),
    SPARSE(LLVM16, COUNT, "storage_specifier.get", NULL, upgrade_get),
    SPARSE(LLVM16, COUNT, "storage_specifier.set", NULL, upgrade_set),
};

const varve_upgrade_family varve_upgrade_sparse_tensor = {
    .lines = lines,
    .line_count = VARVE_COUNT_OF(lines),
    .convert = {[VARVE_STEP_LLVM13] = convert, [VARVE_STEP_LLVM16] = convert}};
