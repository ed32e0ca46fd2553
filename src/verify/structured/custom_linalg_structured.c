/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Checks all structured operations of linalg, and operations with destinations, after their bodies
 * were checked: destinations and results, indexing maps and shapes, arguments of the body. */
#include "base/scanner.h"
#include "dialect/properties/operation_properties.h"
#include "verify/custom_common.h"

/* A parser of the maps of a definition: "(d0, d1) -> (d0 * $strides[0] + d1 * $dilations[0]), (d1)"
 */
typedef struct map_reader {
  varve_verifier *verifier;
  const varve_operation *op;
  varve_slice rest;
  varve_affine_space space;
  varve_vector results; /* const varve_entity *: results of the current map */
  varve_vector maps;
} map_reader;

static bool accept(map_reader *reader, const char *text) {
  return varve_text_accept(&reader->rest, varve_slice_of(text));
}

static bool accept_digit(map_reader *reader, uint32_t *digit) {
  if (reader->rest.size == 0 || reader->rest.data[0] < '0' || reader->rest.data[0] > '9')
    return false;
  *digit = (uint32_t)(varve_text_take(&reader->rest, 1).data[0] - '0');
  return true;
}

static bool dense_number(const varve_entity *list, uint32_t index, int64_t *number) {
  if (list == NULL || list->kind != VARVE_KIND_DENSE_ELEMENTS ||
      varve_type_bit_width(varve_type_element(list->children[0])) != 64)
    return false;
  size_t place = (list->flags & VARVE_FLAG_SPLAT) != 0 ? 0 : 8 * (size_t)index;
  if (place + 8 > list->payload_size)
    return false;
  *number = (int64_t)varve_load_bytes((const char *)varve_entity_payload(list) + place, 8);
  return true;
}

/* Parses an element of an attribute, such as strides[0]. */
static varve_status read_number(map_reader *reader, int64_t *number) {
  const varve_operation_definition *definition = reader->op->name->definition;
  const varve_entity *properties = varve_operation_properties(reader->op), *list = NULL;
  uint32_t index = 0;
  varve_slice name = varve_text_take_until(&reader->rest, '[');
  if (!accept(reader, "[") || !accept_digit(reader, &index) || !accept(reader, "]"))
    return VARVE_STATUS_INTERNAL;
  const varve_property_definition *property = varve_find_property(definition, name);
  if (properties != NULL)
    list = varve_dictionary_find(properties, name);
  if (list == NULL && property != NULL)
    VARVE_TRY(varve_property_default(reader->verifier->context, definition, property, &list));
  return dense_number(list, index, number) ? VARVE_STATUS_OK : VARVE_STATUS_NOT_FOUND;
}

/* Parses a term: d0 or d0 * $strides[0]. */
static varve_status read_term(map_reader *reader, const varve_entity **term) {
  varve_context *context = reader->verifier->context;
  const varve_entity *factor = NULL;
  uint32_t dim = 0;
  int64_t number = 1;
  if (!accept(reader, "d") || !accept_digit(reader, &dim))
    return VARVE_STATUS_INTERNAL;
  VARVE_TRY(varve_affine_dim_get(context, dim, term));
  if (!accept(reader, " * $"))
    return VARVE_STATUS_OK;
  VARVE_TRY(read_number(reader, &number));
  VARVE_TRY(varve_affine_constant_get(context, number, &factor));
  return varve_affine_binary_get(context, VARVE_KIND_AFFINE_MUL, *term, factor, term);
}

static varve_status read_results(map_reader *reader) {
  varve_context *context = reader->verifier->context;
  varve_vector_truncate(&reader->results, 0);
  if (!accept(reader, "("))
    return VARVE_STATUS_INTERNAL;
  while (!accept(reader, ")")) {
    const varve_entity *sum = NULL, *term = NULL;
    VARVE_TRY(read_term(reader, &sum));
    while (accept(reader, " + ")) {
      VARVE_TRY(read_term(reader, &term));
      VARVE_TRY(varve_affine_binary_get(context, VARVE_KIND_AFFINE_ADD, sum, term, &sum));
    }
    VARVE_TRY(varve_vector_push(&reader->results, &sum));
    (void)accept(reader, ", ");
  }
  return VARVE_STATUS_OK;
}

static varve_status read_maps(map_reader *reader, const varve_entity **maps) {
  varve_context *context = reader->verifier->context;
  VARVE_TRY(read_results(reader));
  reader->space.num_dims = (uint32_t)reader->results.count;
  if (!accept(reader, " -> "))
    return VARVE_STATUS_INTERNAL;
  do {
    const varve_entity *map = NULL;
    VARVE_TRY(read_results(reader));
    VARVE_TRY(varve_affine_map_get(context, reader->space, reader->results.data,
                                   (uint32_t)reader->results.count, &map));
    VARVE_TRY(varve_vector_push(&reader->maps, &map));
  } while (accept(reader, ", "));
  return varve_array_get(context, reader->maps.data, (uint32_t)reader->maps.count, maps);
}

int64_t varve_linalg_rank(const varve_entity *type) {
  return type->kind == VARVE_KIND_VECTOR_TYPE ? 0 : varve_rank_of(type);
}

/* Makes an empty map for each operand of rank 0, and an identity map for each other operand. */
static varve_status identity_maps(varve_verifier *v, const varve_operation *op,
                                  const varve_entity **maps) {
  varve_context *context = v->context;
  int64_t rank = varve_linalg_rank(varve_operand_type(op, op->operand_count - 1));
  const varve_affine_space space = {(uint32_t)rank, 0};
  const varve_entity *identity = NULL, *none = NULL;
  varve_vector list;
  if (rank < 0 || rank > UINT16_MAX)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_affine_identity_map_get(context, (uint32_t)rank, &identity));
  VARVE_TRY(varve_affine_map_get(context, space, NULL, 0, &none));
  varve_vector_init(&list, &context->memory, sizeof(const varve_entity *));
  varve_status status = VARVE_STATUS_OK;
  for (uint32_t i = 0; i < op->operand_count && status == VARVE_STATUS_OK; i++)
    status = varve_vector_push(
        &list, varve_linalg_rank(varve_operand_type(op, i)) == 0 ? &none : &identity);
  if (status == VARVE_STATUS_OK)
    status = varve_array_get(context, list.data, (uint32_t)list.count, maps);
  varve_vector_release(&list);
  return status;
}

static bool is_map_list(const varve_entity *maps) {
  if (maps == NULL || maps->kind != VARVE_KIND_ARRAY)
    return false;
  for (uint32_t i = 0; i < maps->child_count; i++)
    if (maps->children[i]->kind != VARVE_KIND_AFFINE_MAP)
      return false;
  return true;
}

varve_status varve_linalg_maps_of(varve_verifier *v, const varve_operation *op,
                                  const varve_entity **maps) {
  const varve_operation_definition *definition = op->name->definition;
  const varve_definition_tables *tables = definition->dialect->tables;
  varve_record_list facts = definition->record->facts;
  const varve_property_definition *property =
      varve_find_property(definition, VARVE_SLICE("indexing_maps"));
  varve_slice fact = varve_find_text_fact(tables, facts, "maps");
  *maps = varve_property_of(op, "indexing_maps");
  if (*maps == NULL && property != NULL && property->default_value.size != 0)
    VARVE_TRY(varve_property_default(v->context, definition, property, maps));
  if (*maps == NULL)
    *maps = varve_discardable_of(op, "linalg.memoized_indexing_maps");
  if (*maps != NULL && (*maps)->kind == VARVE_KIND_ARRAY && !is_map_list(*maps))
    return varve_op_fault(v, "expected only affine maps in 'linalg.memoized_indexing_maps'");
  if (*maps == NULL && fact.size != 0) {
    map_reader reader = {.verifier = v, .op = op, .rest = fact};
    varve_vector_init(&reader.results, &v->context->memory, sizeof(const varve_entity *));
    varve_vector_init(&reader.maps, &v->context->memory, sizeof(const varve_entity *));
    varve_status status = read_maps(&reader, maps);
    varve_vector_release(&reader.results);
    varve_vector_release(&reader.maps);
    VARVE_TRY(status == VARVE_STATUS_NOT_FOUND ? VARVE_STATUS_OK : status);
  }
  bool has_body = varve_find_fact(tables, facts, "body").size != 0;
  if (*maps == NULL && has_body && fact.size == 0 && property == NULL && op->operand_count != 0)
    VARVE_TRY(identity_maps(v, op, maps));
  if (!is_map_list(*maps))
    *maps = NULL;
  return VARVE_STATUS_OK;
}

static bool is_tensor(const varve_entity *type) {
  return type->kind == VARVE_KIND_RANKED_TENSOR_TYPE ||
         type->kind == VARVE_KIND_UNRANKED_TENSOR_TYPE;
}
static bool is_buffer(const varve_entity *type) {
  return type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_UNRANKED_MEMREF_TYPE;
}

/* Destinations */

bool varve_linalg_destinations(const varve_operation *op, varve_value_range *range) {
  static const char *const names[] = {"inits", "init", "outputs", "output", "dest"};
  const varve_operation_definition *definition = op->name->definition;
  varve_record_list operands = definition->record->operands;
  for (uint32_t i = 0; i < operands.count; i++) {
    varve_slice name =
        varve_table_text(definition->dialect->tables, definition->values[operands.first + i].name);
    for (size_t j = 0; j < VARVE_COUNT_OF(names); j++)
      if (varve_slice_equal(name, varve_slice_of(names[j]))) {
        *range = varve_operand_range_of(op, i);
        return true;
      }
  }
  return false;
}

varve_status varve_trait_destination_style(varve_verifier *v, const varve_operation *op,
                                           const varve_trait_use *use) {
  varve_value_range outputs;
  uint32_t tensors = 0, results = varve_operation_result_count(op);
  (void)use;
  if (!varve_era_has(v->context->era, VARVE_HAS_ALL_CHECKS) ||
      !varve_linalg_destinations(op, &outputs))
    return VARVE_STATUS_OK;
  for (uint32_t i = 0; i < outputs.count; i++)
    tensors += is_tensor(varve_operand_type(op, outputs.first + i));
  if (tensors != results)
    return VARVE_OP_FAULT(
        v,
        "expected the number of tensor results (%) to be equal to the number of output tensors (%)",
        VARVE_NUMBER(results), VARVE_NUMBER(tensors));
  for (uint32_t i = 0, result = 0; i < outputs.count; i++) {
    const varve_entity *type = varve_operand_type(op, outputs.first + i);
    if (!is_tensor(type))
      continue;
    if (varve_result_type(op, result) != type)
      return VARVE_OP_FAULT(
          v, "expected type of operand #% (%) to match type of corresponding result (%)",
          VARVE_NUMBER(outputs.first + i), VARVE_NODE(type),
          VARVE_NODE(varve_result_type(op, result)));
    result++;
  }
  return VARVE_STATUS_OK;
}

/* Maps */

static varve_status check_map(varve_verifier *v, const varve_operation *op, uint32_t index,
                              const varve_entity *map) {
  int64_t rank = varve_linalg_rank(varve_operand_type(op, index));
  if (varve_affine_attribute_space(map).num_symbols != 0)
    return VARVE_OP_FAULT(v, "unexpected symbols in indexing_map #%", VARVE_NUMBER(index));
  if (map->child_count != rank)
    return VARVE_OP_FAULT(
        v, "expected operand #% rank (%) to match the result rank of indexing_map (%)",
        VARVE_NUMBER(index), VARVE_NUMBER(rank), VARVE_NUMBER(map->child_count));
  return VARVE_STATUS_OK;
}

/* The size of a loop is the size of the first dimension that the loop alone indexes. If all loop
 * sizes are static, the sizes of dimensions are compared with the ranges of their map results. If
 * there are MOST_LOOPS loops or more, sizes are not checked. */
enum { MOST_LOOPS = 64 };

typedef struct loop_ends {
  uint64_t known;         /* a bit for each loop whose size, static or dynamic, was found */
  int64_t at[MOST_LOOPS]; /* the last value of the loop: its size - 1 */
  bool is_static;
} loop_ends;

static bool is_plain(const varve_entity *result, uint32_t *loop) {
  if (result->kind != VARVE_KIND_AFFINE_DIM)
    return false;
  *loop = *(const uint32_t *)varve_entity_payload(result);
  return *loop < MOST_LOOPS;
}

static void find_loops(const varve_operation *op, const varve_entity *maps, loop_ends *loops) {
  loops->is_static = true;
  for (uint32_t i = 0; i < maps->child_count; i++) {
    const varve_entity *map = maps->children[i];
    for (uint32_t j = 0; j < map->child_count; j++) {
      uint32_t loop = 0;
      if (!is_plain(map->children[j], &loop) || (loops->known >> loop & 1) != 0)
        continue;
      int64_t size = varve_type_dims(varve_operand_type(op, i)).sizes[j];
      loops->known |= (uint64_t)1 << loop;
      if (size == VARVE_DYNAMIC)
        loops->is_static = false;
      else
        loops->at[loop] = size - 1;
    }
  }
}

/* A step of the evaluation of an affine expression: a binary expression, the value of its left
 * side, and the next child to evaluate. */
typedef struct expression_step {
  const varve_entity *expression;
  int64_t lhs;
  uint32_t next;
} expression_step;

enum { MOST_DEPTH = 32, MOST_STEPS = 1000 };

static bool operate(varve_kind kind, int64_t a, int64_t b, int64_t *value) {
  *value = 0;
  if (kind == VARVE_KIND_AFFINE_ADD)
    *value = (int64_t)((uint64_t)a + (uint64_t)b);
  else if (kind == VARVE_KIND_AFFINE_MUL)
    *value = (int64_t)((uint64_t)a * (uint64_t)b);
  else if (b <= 0)
    return false;
  else if (kind == VARVE_KIND_AFFINE_MOD)
    *value = a % b + (a % b < 0 ? b : 0);
  else if (kind == VARVE_KIND_AFFINE_FLOORDIV)
    *value = a / b - (a % b < 0);
  else if (kind == VARVE_KIND_AFFINE_CEILDIV)
    *value = a / b + (a % b > 0);
  else
    return false;
  return true;
}

static bool leaf_value(const varve_entity *leaf, const int64_t *point, int64_t *value) {
  uint32_t loop = 0;
  if (leaf->kind == VARVE_KIND_AFFINE_CONSTANT) {
    *value = *(const int64_t *)varve_entity_payload(leaf);
    return true;
  }
  if (!is_plain(leaf, &loop))
    return false;
  *value = point == NULL ? 0 : point[loop];
  return true;
}

/* Evaluates an expression. point has the value of each loop; NULL: all loops are 0. Returns false
 * if the expression is too deep or has no value, as after a division by 0 or a negative number. */
static bool evaluate(const varve_entity *expression, const int64_t *point, int64_t *value) {
  expression_step open[MOST_DEPTH];
  uint32_t depth = 1, steps = 0;
  *value = 0;
  open[0] = (expression_step){.expression = expression};
  while (depth != 0) {
    expression_step *top = &open[depth - 1];
    bool is_leaf = top->expression->child_count != 2;
    if (steps++ == MOST_STEPS || (is_leaf && !leaf_value(top->expression, point, value)))
      return false;
    if (top->next == 1)
      top->lhs = *value;
    if (is_leaf || top->next == 2) {
      if (!is_leaf && !operate((varve_kind)top->expression->kind, top->lhs, *value, value))
        return false;
      depth--;
      continue;
    }
    if (depth == MOST_DEPTH)
      return false;
    open[depth++] = (expression_step){.expression = top->expression->children[top->next++]};
  }
  return true;
}

/* One dimension of an operand, and the map result that indexes it. */
typedef struct indexed_dimension {
  uint32_t operand;
  uint32_t index;
  int64_t size;
  const varve_entity *expression;
} indexed_dimension;

static varve_status check_dimension(varve_verifier *v, const loop_ends *loops,
                                    const indexed_dimension *of) {
  int64_t first = 0, last = 0;
  uint32_t loop = 0;
  if (!evaluate(of->expression, NULL, &first) || !evaluate(of->expression, loops->at, &last))
    return VARVE_STATUS_OK;
  if (first < 0 || last < 0)
    return VARVE_OP_FAULT(v, "unexpected result less than 0 at expression #% of indexing_map #%",
                          VARVE_NUMBER(of->index), VARVE_NUMBER(of->operand));
  int64_t needed = first > last ? first : last;
  needed += needed != INT64_MAX;
  if (is_plain(of->expression, &loop) && needed != of->size)
    return VARVE_OP_FAULT(
        v, "inferred input/output operand #% has shape's dimension #% to be %, but found %",
        VARVE_NUMBER(of->operand), VARVE_NUMBER(of->index), VARVE_NUMBER(needed),
        VARVE_NUMBER(of->size));
  if (needed > of->size)
    return VARVE_OP_FAULT(v,
                          "inferred input/output operand #% has shape's dimension #% to be greater "
                          "than or equal to %, but found %",
                          VARVE_NUMBER(of->operand), VARVE_NUMBER(of->index), VARVE_NUMBER(needed),
                          VARVE_NUMBER(of->size));
  return VARVE_STATUS_OK;
}

static varve_status check_shapes(varve_verifier *v, const varve_operation *op,
                                 const varve_entity *maps, const loop_ends *loops) {
  for (uint32_t i = 0; i < maps->child_count; i++) {
    const varve_entity *map = maps->children[i];
    for (uint32_t j = 0; j < map->child_count; j++) {
      const indexed_dimension dimension = {
          i, j, varve_type_dims(varve_operand_type(op, i)).sizes[j], map->children[j]};
      if (dimension.size != VARVE_DYNAMIC && dimension.size != 0)
        VARVE_TRY(check_dimension(v, loops, &dimension));
    }
  }
  return VARVE_STATUS_OK;
}

static varve_status check_domains(varve_verifier *v, const varve_entity *maps, uint64_t loops) {
  for (uint32_t i = 0; i < maps->child_count; i++)
    if (varve_affine_attribute_space(maps->children[i]).num_dims != loops)
      return VARVE_OP_FAULT(v,
                            "expected indexing_map #% to have % dim(s) to match the number of "
                            "loops",
                            VARVE_NUMBER(i), VARVE_NUMBER(loops));
  return VARVE_STATUS_OK;
}

/* Returns the number of loops. linalg.generic lists them in iterator_types. */
static uint64_t count_loops(const varve_operation *op, const varve_entity *maps) {
  const varve_entity *iterators = varve_property_of(op, "iterator_types");
  if (iterators != NULL && iterators->kind == VARVE_KIND_ARRAY)
    return iterators->child_count;
  return maps->child_count == 0 ? 0 : varve_affine_attribute_space(maps->children[0]).num_dims;
}

static varve_status check_maps(varve_verifier *v, const varve_operation *op,
                               const varve_entity *maps) {
  loop_ends loops = {.known = 0};
  uint64_t count = count_loops(op, maps);
  if (maps->child_count != op->operand_count)
    return VARVE_OP_FAULT(v,
                          "expected the number of indexing_map (%) to be equal to the number of "
                          "input/output operands (%)",
                          VARVE_NUMBER(maps->child_count), VARVE_NUMBER(op->operand_count));
  for (uint32_t i = 0; i < maps->child_count; i++)
    VARVE_TRY(check_map(v, op, i, maps->children[i]));
  VARVE_TRY(check_domains(v, maps, count));
  find_loops(op, maps, &loops);
  if (count >= MOST_LOOPS)
    return VARVE_STATUS_OK;
  if ((loops.known + 1) >> count != 1)
    return varve_op_fault(v, "expected the shape-to-loops map to be non-null");
  return loops.is_static ? check_shapes(v, op, maps, &loops) : VARVE_STATUS_OK;
}

/* Bodies */

static const varve_entity *element_type_of(const varve_entity *type) {
  bool has_elements =
      type->kind == VARVE_KIND_MEMREF_TYPE || type->kind == VARVE_KIND_RANKED_TENSOR_TYPE;
  return has_elements ? varve_type_element(type) : type;
}

static varve_status check_argument(varve_verifier *v, const varve_operation *op,
                                   const varve_block *body, uint32_t index) {
  const varve_entity *expected = element_type_of(varve_operand_type(op, index));
  const varve_entity *own = body->arguments[index]->value.type;
  if (own == expected)
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v,
                        "expected type of bb argument #% (%) to match element or self type of the "
                        "corresponding operand (%)",
                        VARVE_NUMBER(index), VARVE_NODE(own), VARVE_NODE(expected));
}

varve_status varve_trait_linalg_structured(varve_verifier *v, const varve_operation *op,
                                           const varve_trait_use *use) {
  const varve_block *body = varve_entry_block(op, 0);
  const varve_entity *maps = NULL;
  (void)use;
  if (!varve_era_has(v->context->era, VARVE_HAS_ALL_CHECKS))
    return VARVE_STATUS_OK;
  bool has_tensor = false, has_buffer = false;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    has_tensor |= is_tensor(varve_operand_type(op, i));
    has_buffer |= is_buffer(varve_operand_type(op, i));
  }
  if (has_tensor && has_buffer)
    return varve_op_fault(v, "expected to have pure tensor or buffer semantics");
  VARVE_TRY(varve_linalg_maps_of(v, op, &maps));
  if (maps != NULL)
    VARVE_TRY(check_maps(v, op, maps));
  if (body == NULL)
    return varve_op_fault(v, "expects to have 1 region with 1 block");
  if (body->argument_count != op->operand_count)
    return varve_op_fault(v, "expected as many non-induction variable region arguments as the "
                             "number of input/output operands");
  for (uint32_t i = 0; i < op->operand_count; i++)
    VARVE_TRY(check_argument(v, op, body, i));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_yield(varve_verifier *v, const varve_operation *op) {
  const varve_operation *around = varve_operation_parent(op);
  varve_value_range outputs;
  if (around != NULL && (varve_operation_region_count(around) != 1 ||
                         varve_operation_region(around, 0)->first == NULL))
    return varve_op_fault(v, "expected single non-empty parent region");
  if (around != NULL)
    VARVE_TRY(varve_doubt_unknown(v, around));
  if (around == NULL || !varve_has_operation_trait(around, "LinalgStructuredInterface"))
    return varve_op_fault(v, "expected parent op with LinalgOp interface");
  if (!varve_operation_fits(around) || !varve_linalg_destinations(around, &outputs))
    return VARVE_STATUS_OK;
  if (op->operand_count != outputs.count)
    return VARVE_OP_FAULT(v,
                          "expected number of yield values (%) to match the number of inits / outs "
                          "operands of the enclosing LinalgOp (%)",
                          VARVE_NUMBER(op->operand_count), VARVE_NUMBER(outputs.count));
  for (uint32_t i = 0; i < outputs.count; i++) {
    const varve_entity *expected = element_type_of(varve_operand_type(around, outputs.first + i));
    if (varve_operand_type(op, i) != expected)
      return VARVE_OP_FAULT(v,
                            "type of yield operand % (%) doesn't match the element type of the "
                            "enclosing linalg.generic op (%)",
                            VARVE_NUMBER(i + 1), VARVE_NODE(varve_operand_type(op, i)),
                            VARVE_NODE(expected));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_verify_linalg_index(varve_verifier *v, const varve_operation *op) {
  const varve_operation *around = varve_operation_parent(op);
  const varve_entity *maps = NULL;
  int64_t dimension = 0;
  if (around != NULL)
    VARVE_TRY(varve_doubt_unknown(v, around));
  if (around == NULL || !varve_has_operation_trait(around, "LinalgStructuredInterface"))
    return varve_op_fault(v, "expected parent op with LinalgOp interface");
  VARVE_TRY(varve_linalg_maps_of(v, around, &maps));
  if (maps == NULL || !varve_integer_of(varve_property_of(op, "dim"), &dimension))
    return VARVE_STATUS_OK;
  if (count_loops(around, maps) <= (uint64_t)dimension)
    return VARVE_OP_FAULT(
        v, "expected dim (%) to be lower than the number of loops (%) of the enclosing LinalgOp",
        VARVE_NUMBER(dimension), VARVE_NUMBER(count_loops(around, maps)));
  return VARVE_STATUS_OK;
}
