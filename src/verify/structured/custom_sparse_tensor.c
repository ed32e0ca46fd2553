/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* sparse_tensor: compares operations with the encodings of their tensors. */
#include "ir/types.h"
#include "verify/custom_common.h"
#include "verify/rule/condition.h"

enum { SPARSE_LEVELS = 16 };

typedef enum sparse_format {
  SPARSE_DENSE,
  SPARSE_BATCH,
  SPARSE_COMPRESSED,
  SPARSE_LOOSE_COMPRESSED,
  SPARSE_SINGLETON,
  SPARSE_STRUCTURED
} sparse_format;

typedef struct sparse_level {
  sparse_format format;
  varve_slice expression; /* "d1" */
  varve_slice type;       /* "compressed(nonunique)" */
  bool is_apart;          /* its coordinates are in an array of their own (soa) */
} sparse_level;

typedef struct sparse_encoding {
  uint32_t dim_count;
  uint32_t level_count;
  bool is_slice;
  sparse_level levels[SPARSE_LEVELS];
  uint32_t widths[2]; /* bit widths of positions and coordinates; 0: the type is index */
} sparse_encoding;

typedef struct reader {
  varve_slice text;
  size_t at;
} reader;

static bool at_end(const reader *r) { return r->at >= r->text.size; }

static bool accept(reader *r, const char *word) {
  varve_slice expected = varve_slice_of(word);
  varve_slice rest = varve_slice_make(r->text.data + r->at, r->text.size - r->at);
  bool is_there = varve_slice_starts_with(rest, expected);
  r->at += is_there ? expected.size : 0;
  return is_there;
}

/* Reads the text up to the first character of "ends" that is not nested in brackets. */
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

static bool take_dimensions(reader *r, sparse_encoding *e) {
  if (!accept(r, "("))
    return false;
  while (!at_end(r) && !accept(r, ")")) {
    e->is_slice |= varve_text_contains(take_until(r, ",)"), "slice(");
    e->dim_count++;
    if (!accept(r, ", ") && !at_end(r) && r->text.data[r->at] != ')')
      return false; /* the text is not as the printer writes it */
  }
  return accept(r, " -> (");
}

static bool take_level(reader *r, sparse_level *level) {
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
      level->format = (sparse_format)i;
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

static bool sparse_encoding_of(const varve_entity *entity, sparse_encoding *encoding) {
  if (entity->kind == VARVE_KIND_RANKED_TENSOR_TYPE)
    entity = varve_tensor_type_encoding(entity);
  else if (entity->kind == VARVE_KIND_DIALECT_TYPE && varve_entity_is_parametric(entity) &&
           varve_parameter_count(entity) != 0)
    entity = varve_parameter(entity, 0);
  if (entity == NULL || entity->kind != VARVE_KIND_DIALECT_ATTRIBUTE ||
      varve_entity_is_parametric(entity) || !varve_is_base(entity, "sparse_tensor.encoding"))
    return false;
  const varve_slice text =
      varve_slice_make((const char *)varve_entity_payload(entity), entity->payload_size);
  reader r = {text, 0};
  memset(encoding, 0, sizeof(*encoding));
  if (!accept(&r, "encoding<{ map = ") || !take_dimensions(&r, encoding))
    return false;
  while (!at_end(&r) && !accept(&r, ")")) {
    if (encoding->level_count == SPARSE_LEVELS ||
        !take_level(&r, &encoding->levels[encoding->level_count++]))
      return false;
    (void)accept(&r, ", ");
  }
  take_width(&r, "posWidth = ", &encoding->widths[0]);
  take_width(&r, "crdWidth = ", &encoding->widths[1]);
  return true;
}

static uint32_t sparse_coo_start(const sparse_encoding *e) {
  for (uint32_t i = 0; i + 1 < e->level_count; i++) {
    bool is_compressed =
        e->levels[i].format == SPARSE_COMPRESSED || e->levels[i].format == SPARSE_LOOSE_COMPRESSED;
    if (is_compressed && e->levels[i + 1].format == SPARSE_SINGLETON)
      return e->levels[i + 1].is_apart ? e->level_count : i;
  }
  return e->level_count;
}

static bool sparse_width_is(const sparse_encoding *e, uint32_t which, const varve_entity *type) {
  if (e->widths[which] == 0)
    return type->kind == VARVE_KIND_INDEX_TYPE;
  return varve_type_is_integer(type, e->widths[which], VARVE_SIGNLESS);
}

static varve_status report(varve_verifier *v, const char *text) {
  return varve_fault(v, text, NULL);
}

/* Gets the integer if the value is a constant. Returns false for other values. */
static bool constant_of(const varve_value *value, int64_t *number) {
  const varve_operation *source = varve_defining_operation(value);
  return source != NULL && varve_is_operation(source, "arith.constant") &&
         varve_integer_of(varve_property_of(source, "value"), number);
}

/* Parts of storage */

varve_status varve_verify_sparse_part(varve_verifier *v, const varve_operation *op) {
  bool are_positions = varve_is_operation(op, "sparse_tensor.positions");
  const varve_entity *memory = varve_result_type(op, 0);
  sparse_encoding encoding;
  int64_t level = 0;
  if (!sparse_encoding_of(varve_operand_type(op, 0), &encoding) ||
      !varve_integer_of(varve_property_of(op, "level"), &level))
    return VARVE_STATUS_OK;
  if (level < 0 || level >= encoding.level_count)
    return report(v, "requested level is out of bounds");
  if (sparse_width_is(&encoding, are_positions ? 0 : 1, varve_scalar_of(memory)))
    return VARVE_STATUS_OK;
  return report(v, are_positions ? "unexpected type for positions"
                                 : "unexpected type for coordinates");
}

varve_status varve_verify_sparse_coordinates_buffer(varve_verifier *v, const varve_operation *op) {
  const varve_entity *memory = varve_result_type(op, 0);
  sparse_encoding encoding;
  if (!sparse_encoding_of(varve_operand_type(op, 0), &encoding))
    return VARVE_STATUS_OK;
  if (sparse_coo_start(&encoding) == encoding.level_count)
    return report(v, "expected sparse tensor with a COO region");
  if (sparse_width_is(&encoding, 1, varve_scalar_of(memory)))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "inferred type(s) are incompatible with return type(s) of operation %",
                        VARVE_NODE(memory));
}

varve_status varve_verify_sparse_values(varve_verifier *v, const varve_operation *op) {
  return varve_scalar_of(varve_operand_type(op, 0)) == varve_scalar_of(varve_result_type(op, 0))
             ? VARVE_STATUS_OK
             : report(v, "unexpected mismatch in element types");
}

varve_status varve_verify_sparse_slice(varve_verifier *v, const varve_operation *op) {
  int64_t dimension = 0, rank = varve_rank_of(varve_operand_type(op, 0));
  if (!varve_integer_of(varve_property_of(op, "dim"), &dimension) ||
      (dimension >= 0 && dimension < rank))
    return VARVE_STATUS_OK;
  return report(v, "requested dimension out of bound");
}

/* sparse_tensor.storage_specifier.get and .set */
varve_status varve_verify_sparse_specifier(varve_verifier *v, const varve_operation *op) {
  enum { POSITIONS = 1, VALUES = 3, OFFSET = 4 };
  sparse_encoding encoding;
  const varve_entity *level = varve_property_of(op, "level");
  const varve_entity *property = varve_property_of(op, "specifierKind");
  int64_t kind = 0, number = 0;
  if (!sparse_encoding_of(varve_operand_type(op, 0), &encoding) ||
      !varve_integer_of(property, &kind))
    return VARVE_STATUS_OK;
  if (kind == VALUES)
    return level == NULL ? VARVE_STATUS_OK
                         : report(v, "redundant level argument for querying value memory size");
  if (kind >= OFFSET && !encoding.is_slice)
    return report(v, "requested slice data on non-slice tensor");
  if (level == NULL)
    return report(v, "missing level argument");
  if (!varve_integer_of(level, &number))
    return VARVE_STATUS_OK;
  if (number < 0 || number >= encoding.level_count)
    return report(v, "requested level is out of bounds");
  if (kind == POSITIONS && encoding.levels[number].format == SPARSE_SINGLETON)
    return report(v, "requested position memory size on a singleton level");
  return VARVE_STATUS_OK;
}

/* Conversions */

varve_status varve_verify_sparse_convert(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  sparse_encoding encoding;
  if (!varve_is_ranked_type(from) || !varve_is_ranked_type(to))
    return VARVE_STATUS_OK;
  varve_dims a = varve_type_dims(from), b = varve_type_dims(to);
  if (a.rank != b.rank)
    return report(v, "unexpected conversion mismatch in rank");
  if (sparse_encoding_of(to, &encoding) && encoding.is_slice)
    return report(v, "cannot convert to a sparse tensor slice");
  for (size_t i = 0; i < a.rank; i++)
    if (a.sizes[i] != b.sizes[i] && b.sizes[i] != VARVE_DYNAMIC)
      return VARVE_FAULT(v, "unexpected conversion mismatch in dimension %", VARVE_NUMBER(i));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_reorder_coo(varve_verifier *v, const varve_operation *op) {
  sparse_encoding from, to;
  if (!sparse_encoding_of(varve_operand_type(op, 0), &from) ||
      !sparse_encoding_of(varve_result_type(op, 0), &to))
    return VARVE_STATUS_OK;
  if (from.level_count > 1 && to.level_count > 1 &&
      (sparse_coo_start(&from) != 0 || sparse_coo_start(&to) != 0))
    return report(v, "Expected COO sparse tensors only");
  bool are_same = from.level_count == to.level_count;
  for (uint32_t i = 0; are_same && i < from.level_count; i++)
    are_same = varve_slice_equal(from.levels[i].expression, to.levels[i].expression);
  if (!are_same)
    return report(v, "Unmatched dim2lvl map between input and result COO");
  if (!(from.widths[0] == to.widths[0] && from.widths[1] == to.widths[1] &&
        varve_scalar_of(varve_operand_type(op, 0)) == varve_scalar_of(varve_result_type(op, 0))))
    return report(v, "Unmatched storage format between input and result COO");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_reinterpret_map(varve_verifier *v, const varve_operation *op) {
  sparse_encoding from, to;
  if (!sparse_encoding_of(varve_operand_type(op, 0), &from) ||
      !sparse_encoding_of(varve_result_type(op, 0), &to))
    return VARVE_STATUS_OK;
  if (from.level_count != to.level_count)
    return report(v, "Level rank mismatch between source/dest tensors");
  for (uint32_t i = 0; i < from.level_count; i++)
    if (!varve_slice_equal(from.levels[i].type, to.levels[i].type))
      return report(v, "Level type mismatch between source/dest tensors");
  if (from.widths[0] != to.widths[0] || from.widths[1] != to.widths[1])
    return report(v, "Crd/Pos width mismatch between source/dest tensors");
  if (varve_scalar_of(varve_operand_type(op, 0)) != varve_scalar_of(varve_result_type(op, 0)))
    return report(v, "Element type mismatch between source/dest tensors");
  return VARVE_STATUS_OK;
}

/* concatenate */

static varve_status check_joined(varve_verifier *v, const varve_operation *op, size_t dimension,
                                 bool is_joined) {
  int64_t size = varve_type_dims(varve_result_type(op, 0)).sizes[dimension];
  uint64_t sum = 0;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    int64_t own = varve_type_dims(varve_operand_type(op, i)).sizes[dimension];
    sum += (uint64_t)own;
    if (!is_joined && size != VARVE_DYNAMIC && own != size)
      return report(v, "All dimensions (expect for the concatenating one) should be equal.");
    size = is_joined ? size : own;
  }
  if (is_joined && size != VARVE_DYNAMIC && sum != (uint64_t)size)
    return report(v,
                  "The concatenation dimension of the output tensor should be the sum of all the "
                  "concatenation dimensions of the input tensors.");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_concatenate(varve_verifier *v, const varve_operation *op) {
  const varve_entity *result = varve_result_type(op, 0);
  int64_t dimension = 0, rank = varve_rank_of(result);
  if (op->operand_count <= 1)
    return report(v, "Need at least two tensors to concatenate.");
  if (!varve_is_ranked_type(result) ||
      !varve_integer_of(varve_property_of(op, "dimension"), &dimension))
    return VARVE_STATUS_OK;
  if (dimension < 0 || dimension >= rank)
    return VARVE_FAULT(v, "Concat-dimension is out of bounds for dimension-rank (% >= %)",
                       VARVE_NUMBER(dimension), VARVE_NUMBER(rank));
  for (uint32_t i = 0; i < op->operand_count; i++)
    if (varve_rank_of(varve_operand_type(op, i)) != rank)
      return VARVE_FAULT(v,
                         "Input tensor $% has a different rank (rank=%) from the output tensor "
                         "(rank=%).",
                         VARVE_NUMBER(i), VARVE_NUMBER(varve_rank_of(varve_operand_type(op, i))),
                         VARVE_NUMBER(rank));
  for (int64_t i = 0; i < rank; i++)
    VARVE_TRY(check_joined(v, op, (size_t)i, i == dimension));
  return VARVE_STATUS_OK;
}

/* Indices and counts */

varve_status varve_verify_sparse_lvl(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_operand_type(op, 0);
  sparse_encoding encoding;
  int64_t level = 0, count = varve_rank_of(type);
  if (sparse_encoding_of(type, &encoding))
    count = encoding.level_count;
  if (!varve_is_ranked_type(type) || !constant_of(varve_operation_operand(op, 1), &level) ||
      (level >= 0 && level < count))
    return VARVE_STATUS_OK;
  return report(v, "Level index exceeds the rank of the input sparse tensor");
}

varve_status varve_verify_sparse_push_back(varve_verifier *v, const varve_operation *op) {
  int64_t count = 0;
  if (op->operand_count < 4 || !constant_of(varve_operation_operand(op, 3), &count) || count >= 1)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "n must be not less than 1");
}

varve_status varve_verify_sparse_compress(varve_verifier *v, const varve_operation *op) {
  const uint32_t before_coordinates = 5;
  sparse_encoding encoding;
  if (!sparse_encoding_of(varve_operand_type(op, 4), &encoding) ||
      encoding.level_count == op->operand_count - before_coordinates + 1)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "incorrect number of coordinates");
}

varve_status varve_verify_sparse_crd_translate(varve_verifier *v, const varve_operation *op) {
  const varve_entity *encoder = varve_property_of(op, "encoder");
  sparse_encoding encoding;
  uint64_t counts = (uint64_t)op->operand_count + varve_operation_result_count(op);
  if (encoder == NULL || !sparse_encoding_of(encoder, &encoding) ||
      counts == (uint64_t)encoding.dim_count + encoding.level_count)
    return VARVE_STATUS_OK;
  return report(v, "Coordinate rank mismatch with encoding");
}

varve_status varve_verify_sparse_sort(varve_verifier *v, const varve_operation *op) {
  const varve_entity *map = varve_property_of(op, "perm_map");
  int64_t count = 0, more = 0;
  uint64_t seen = 0;
  if (map == NULL || map->kind != VARVE_KIND_AFFINE_MAP)
    return VARVE_STATUS_OK;
  uint32_t dims = varve_affine_attribute_space(map).num_dims;
  bool is_permutation = map->child_count == dims && dims <= 64;
  for (uint32_t i = 0; is_permutation && i < dims; i++) {
    bool is_dim = map->children[i]->kind == VARVE_KIND_AFFINE_DIM;
    uint32_t dim = is_dim ? *(const uint32_t *)varve_entity_payload(map->children[i]) : 64;
    is_permutation = dim < dims && (seen >> dim & 1) == 0;
    seen |= is_permutation ? (uint64_t)1 << dim : 0;
  }
  if (dims < 1)
    return VARVE_FAULT(v, "Expected rank(perm_map) > 1, got %", VARVE_NUMBER(dims));
  if (!is_permutation)
    return VARVE_FAULT(v, "Expected a permutation map, got %", VARVE_NODE(map));
  if (!constant_of(varve_operation_operand(op, 0), &count))
    return VARVE_STATUS_OK;
  (void)varve_integer_of(varve_property_of(op, "ny"), &more);
  for (uint32_t i = 1; i < op->operand_count; i++) {
    uint64_t expected = (uint64_t)count * (i == 1 ? dims + (uint64_t)more : 1);
    varve_dims sizes = varve_type_dims(varve_operand_type(op, i));
    if (sizes.rank != 0 && sizes.sizes[0] != VARVE_DYNAMIC && (uint64_t)sizes.sizes[0] < expected)
      return VARVE_FAULT(
          v, "Expected dimension(%) % got % < %", VARVE_TEXT(varve_slice_of(i == 1 ? "xy" : "y")),
          VARVE_TEXT(varve_slice_of(i == 1 ? ">= n * (rank(perm_map) + ny)" : ">= n")),
          VARVE_NUMBER(sizes.sizes[0]), VARVE_NUMBER(expected));
  }
  return VARVE_STATUS_OK;
}

/* The tensors of assemble and disassemble. The encoding decides how many tensors there are. */

typedef struct parts {
  const varve_operation *op;
  varve_value_range range;
  bool are_results;
  uint32_t at;
  bool fits;
} parts;

static const varve_entity *part_at(const parts *p, uint32_t index) {
  return p->are_results ? varve_result_type(p->op, p->range.first + index)
                        : varve_operand_type(p->op, p->range.first + index);
}

static void take_part(parts *p, const sparse_encoding *encoding, uint32_t which) {
  if (p->at < p->range.count)
    p->fits &= sparse_width_is(encoding, which, varve_scalar_of(part_at(p, p->at)));
  p->at++;
}

static varve_status check_parts(varve_verifier *v, parts *p, const varve_entity *tensor,
                                const varve_entity *values) {
  sparse_encoding encoding;
  if (!sparse_encoding_of(tensor, &encoding))
    return VARVE_STATUS_OK;
  uint32_t start = sparse_coo_start(&encoding), levels = encoding.level_count;
  if (start < levels && p->range.count != 0) {
    const varve_entity *last = part_at(p, p->range.count - 1);
    varve_dims dims = varve_type_dims(last);
    if (!varve_is_ranked_type(last) || dims.rank != 2 || dims.sizes[1] != (int64_t)levels - start)
      return report(v, "input/output trailing COO level-ranks don't match");
  }
  p->fits = true;
  for (uint32_t i = 0; i < levels; i++) {
    sparse_format format = encoding.levels[i].format;
    bool has_positions = format == SPARSE_COMPRESSED || format == SPARSE_LOOSE_COMPRESSED;
    if (has_positions)
      take_part(p, &encoding, 0);
    if ((has_positions || format == SPARSE_SINGLETON || format == SPARSE_STRUCTURED) && i <= start)
      take_part(p, &encoding, 1);
  }
  if (p->at != p->range.count)
    return report(v, "inconsistent number of fields between input/output");
  if (!p->fits || varve_scalar_of(values) != varve_scalar_of(tensor))
    return report(v, "input/output element-types don't match");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_assemble(varve_verifier *v, const varve_operation *op) {
  parts p = {.op = op, .range = varve_operand_range_of(op, 0)};
  const varve_entity *tensor = varve_result_type(op, 0);
  if (varve_is_ranked_type(tensor) && varve_dynamic_count(varve_type_dims(tensor)) != 0)
    return report(v, "the sparse-tensor must have static shape");
  return check_parts(v, &p, tensor, varve_operand_type(op, varve_operand_range_of(op, 1).first));
}

varve_status varve_verify_sparse_disassemble(varve_verifier *v, const varve_operation *op) {
  parts p = {.op = op, .range = varve_result_range_of(op, 0), .are_results = true};
  varve_value_range out = varve_operand_range_of(op, 1), values = varve_operand_range_of(op, 2);
  varve_value_range result = varve_result_range_of(op, 1);
  if (values.count != 1 || result.count != 1 || out.count != p.range.count)
    return VARVE_STATUS_OK;
  if (varve_operand_type(op, values.first) != varve_result_type(op, result.first))
    return report(v, "output values and return value type mismatch");
  for (uint32_t i = 0; i < out.count; i++)
    if (varve_operand_type(op, out.first + i) != part_at(&p, i))
      return report(v, "output levels and return levels type mismatch");
  return check_parts(v, &p, varve_operand_type(op, 0), varve_result_type(op, result.first));
}

/* Iteration spaces */

varve_status varve_verify_sparse_iteration_space(varve_verifier *v, const varve_operation *op) {
  int64_t low = 0, high = 0;
  bool has_parent = op->operand_count > 1;
  if (!varve_integer_of(varve_property_of(op, "loLvl"), &low) ||
      !varve_integer_of(varve_property_of(op, "hiLvl"), &high))
    return VARVE_STATUS_OK;
  if (low >= high)
    return varve_op_fault(v, "expected smaller level lower bound than level upper bound");
  if (has_parent == (low == 0))
    return varve_op_fault(v, "parent iterator should be specified iff level lower bound equals 0");
  return VARVE_STATUS_OK;
}

/* Regions */

/* The types that the arguments and the yielded value of a region must have. */
typedef struct body_rule {
  const char *name;
  uint32_t region;
  const varve_entity *arguments[2]; /* NULL after the last one */
  const varve_entity *yielded;      /* the type of the yielded value; NULL: i1 */
} body_rule;

/* Checks a region against its rule. Accepts an empty region. */
static varve_status check_body(varve_verifier *v, const varve_operation *op,
                               const body_rule *rule) {
  const varve_block *block = varve_entry_block(op, rule->region);
  varve_slice name = varve_slice_of(rule->name);
  uint32_t count = 0;
  if (block == NULL)
    return VARVE_STATUS_OK;
  while (count < VARVE_COUNT_OF(rule->arguments) && rule->arguments[count] != NULL)
    count++;
  if (block->argument_count != count)
    return VARVE_FAULT(v, "% region must have exactly % arguments", VARVE_TEXT(name),
                       VARVE_NUMBER(count));
  for (uint32_t i = 0; i < count; i++)
    if (block->arguments[i]->value.type != rule->arguments[i])
      return VARVE_FAULT(v, "% region argument % type mismatch", VARVE_TEXT(name),
                         VARVE_NUMBER(i + 1));
  if (block->last == NULL || !varve_is_operation(block->last, "sparse_tensor.yield"))
    return VARVE_FAULT(v, "% region must end with sparse_tensor.yield", VARVE_TEXT(name));
  if (block->last->operand_count != 1)
    return VARVE_FAULT(v, "% region yield type mismatch", VARVE_TEXT(name));
  const varve_entity *own = varve_operand_type(block->last, 0);
  if (!(rule->yielded != NULL ? own == rule->yielded
                              : varve_type_is_integer(own, 1, VARVE_SIGNLESS)))
    return VARVE_FAULT(v, "% region yield type mismatch", VARVE_TEXT(name));
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_binary(varve_verifier *v, const varve_operation *op) {
  const varve_entity *x = varve_operand_type(op, 0), *y = varve_operand_type(op, 1);
  const varve_entity *result = varve_result_type(op, 0);
  const body_rule overlap = {"overlap", 0, {x, y}, result};
  const body_rule left = {"left", 1, {x, NULL}, result}, right = {"right", 2, {y, NULL}, result};
  VARVE_TRY(check_body(v, op, &overlap));
  VARVE_TRY(check_body(v, op, &left));
  if (varve_entry_block(op, 1) == NULL && varve_property_of(op, "left_identity") != NULL &&
      x != result)
    return varve_fault(
        v, "left=identity requires first argument to have the same type as the output", NULL);
  VARVE_TRY(check_body(v, op, &right));
  if (varve_entry_block(op, 2) == NULL && varve_property_of(op, "right_identity") != NULL &&
      y != result)
    return varve_fault(
        v, "right=identity requires second argument to have the same type as the output", NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_unary(varve_verifier *v, const varve_operation *op) {
  const body_rule present = {
      "present", 0, {varve_operand_type(op, 0), NULL}, varve_result_type(op, 0)};
  const body_rule absent = {"absent", 1, {NULL, NULL}, varve_result_type(op, 0)};
  const varve_block *block = varve_entry_block(op, 1);
  VARVE_TRY(check_body(v, op, &present));
  VARVE_TRY(check_body(v, op, &absent));
  if (block == NULL)
    return VARVE_STATUS_OK;
  const varve_value *value = varve_operation_operand(block->last, 0);
  const varve_operation *source = varve_defining_operation(value);
  for (uint32_t i = 0; source == NULL && op->block != NULL && i < op->block->argument_count; i++)
    if (&op->block->arguments[i]->value == value)
      return varve_fault(v, "absent region cannot yield linalg argument", NULL);
  if (source != NULL && !varve_is_operation(source, "arith.constant") &&
      (source->block == block || source->block == op->block))
    return varve_fault(v, "absent region cannot yield locally computed value", NULL);
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_reduce(varve_verifier *v, const varve_operation *op) {
  const varve_entity *type = varve_operand_type(op, 0);
  const body_rule rule = {"reduce", 0, {type, type}, type};
  return check_body(v, op, &rule);
}

varve_status varve_verify_sparse_select(varve_verifier *v, const varve_operation *op) {
  const body_rule rule = {"select", 0, {varve_operand_type(op, 0), NULL}, NULL};
  return check_body(v, op, &rule);
}

/* foreach */

static varve_status check_foreach_results(varve_verifier *v, const varve_operation *op,
                                          const varve_operation *end) {
  uint32_t results = varve_operation_result_count(op);
  if ((uint64_t)results + 1 != op->operand_count)
    return varve_fault(v, "Mismatch in number of init arguments and results", NULL);
  for (uint32_t i = 0; i < results; i++)
    if (varve_operand_type(op, i + 1) != varve_result_type(op, i))
      return varve_fault(v, "Mismatch in types of init arguments and results", NULL);
  if (end == NULL || !varve_is_operation(end, "sparse_tensor.yield"))
    return VARVE_STATUS_OK;
  bool fits = end->operand_count == results;
  for (uint32_t i = 0; fits && i < results; i++)
    fits = varve_operand_type(end, i) == varve_result_type(op, i);
  return fits ? VARVE_STATUS_OK
              : varve_fault(v, "Mismatch in types of yield values and results", NULL);
}

varve_status varve_verify_sparse_foreach(varve_verifier *v, const varve_operation *op) {
  const varve_block *block = varve_entry_block(op, 0);
  const varve_entity *type = varve_operand_type(op, 0);
  int64_t rank = varve_rank_of(type);
  if (block == NULL || !varve_is_ranked_type(type))
    return VARVE_STATUS_OK;
  if (block->argument_count != (uint64_t)rank + op->operand_count)
    return varve_fault(v, "Unmatched number of arguments in the block", NULL);
  VARVE_TRY(check_foreach_results(v, op, block->last));
  for (int64_t i = 0; i < rank; i++)
    if (block->arguments[i]->value.type->kind != VARVE_KIND_INDEX_TYPE)
      return VARVE_FAULT(v, "Expecting Index type for argument at index %", VARVE_NUMBER(i));
  const varve_entity *element = block->arguments[rank]->value.type;
  if (element != varve_type_element(type))
    return VARVE_FAULT(v,
                       "Unmatched element type between input tensor and block argument, "
                       "expected:%, got: %",
                       VARVE_NODE(varve_type_element(type)), VARVE_NODE(element));
  return VARVE_STATUS_OK;
}

bool varve_sparse_dim_count(const varve_entity *type, uint32_t *count) {
  sparse_encoding encoding;
  if (!sparse_encoding_of(type, &encoding))
    return false;
  *count = encoding.dim_count;
  return true;
}
