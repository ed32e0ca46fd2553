/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* sparse_tensor: operations against the encodings of their tensors. */
#include "verify/structured/custom_sparse_tensor.h"

static varve_status tell(varve_verifier *v, const char *text) { return varve_fault(v, text, NULL); }

/* The integer that a value is known to have. */
static bool constant_of(const varve_value *value, int64_t *number) {
  const varve_operation *source = varve_defining_operation(value);
  return source != NULL && varve_is_operation(source, "arith.constant") &&
         varve_integer_of(varve_property_of(source, "value"), number);
}

/* Parts of storage */

varve_status varve_verify_sparse_part(varve_verifier *v, const varve_operation *op) {
  bool are_positions = varve_is_operation(op, "sparse_tensor.positions");
  const varve_entity *memory = varve_result_type(op, 0);
  varve_sparse_encoding encoding;
  int64_t level = 0;
  if (!varve_sparse_encoding_of(varve_operand_type(op, 0), &encoding) ||
      !varve_integer_of(varve_property_of(op, "level"), &level))
    return VARVE_STATUS_OK;
  if (level < 0 || level >= encoding.level_count)
    return tell(v, "requested level is out of bounds");
  if (varve_sparse_width_is(&encoding, are_positions ? 0 : 1, varve_scalar_of(memory)))
    return VARVE_STATUS_OK;
  return tell(v,
              are_positions ? "unexpected type for positions" : "unexpected type for coordinates");
}

varve_status varve_verify_sparse_coordinates_buffer(varve_verifier *v, const varve_operation *op) {
  const varve_entity *memory = varve_result_type(op, 0);
  varve_sparse_encoding encoding;
  if (!varve_sparse_encoding_of(varve_operand_type(op, 0), &encoding))
    return VARVE_STATUS_OK;
  if (varve_sparse_coo_start(&encoding) == encoding.level_count)
    return tell(v, "expected sparse tensor with a COO region");
  if (varve_sparse_width_is(&encoding, 1, varve_scalar_of(memory)))
    return VARVE_STATUS_OK;
  return VARVE_OP_FAULT(v, "inferred type(s) are incompatible with return type(s) of operation %",
                        VARVE_NODE(memory));
}

varve_status varve_verify_sparse_values(varve_verifier *v, const varve_operation *op) {
  return varve_scalar_of(varve_operand_type(op, 0)) == varve_scalar_of(varve_result_type(op, 0))
             ? VARVE_STATUS_OK
             : tell(v, "unexpected mismatch in element types");
}

varve_status varve_verify_sparse_slice(varve_verifier *v, const varve_operation *op) {
  int64_t dimension = 0, rank = varve_rank_of(varve_operand_type(op, 0));
  if (!varve_integer_of(varve_property_of(op, "dim"), &dimension) ||
      (dimension >= 0 && dimension < rank))
    return VARVE_STATUS_OK;
  return tell(v, "requested dimension out of bound");
}

/* storage_specifier.get and .set */
varve_status varve_verify_sparse_specifier(varve_verifier *v, const varve_operation *op) {
  enum { POSITIONS = 1, VALUES = 3, OFFSET = 4 };
  varve_sparse_encoding encoding;
  const varve_entity *level = varve_property_of(op, "level");
  const varve_entity *property = varve_property_of(op, "specifierKind");
  int64_t kind = 0, number = 0;
  if (!varve_sparse_encoding_of(varve_operand_type(op, 0), &encoding) ||
      !varve_integer_of(property, &kind))
    return VARVE_STATUS_OK;
  if (kind == VALUES)
    return level == NULL ? VARVE_STATUS_OK
                         : tell(v, "redundant level argument for querying value memory size");
  if (kind >= OFFSET && !encoding.is_slice)
    return tell(v, "requested slice data on non-slice tensor");
  if (level == NULL)
    return tell(v, "missing level argument");
  if (!varve_integer_of(level, &number))
    return VARVE_STATUS_OK;
  if (number < 0 || number >= encoding.level_count)
    return tell(v, "requested level is out of bounds");
  if (kind == POSITIONS && encoding.levels[number].format == VARVE_SPARSE_SINGLETON)
    return tell(v, "requested position memory size on a singleton level");
  return VARVE_STATUS_OK;
}

/* Conversions */

varve_status varve_verify_sparse_convert(varve_verifier *v, const varve_operation *op) {
  const varve_entity *from = varve_operand_type(op, 0), *to = varve_result_type(op, 0);
  varve_sparse_encoding encoding;
  if (!varve_is_ranked_type(from) || !varve_is_ranked_type(to))
    return VARVE_STATUS_OK;
  varve_dims a = varve_type_dims(from), b = varve_type_dims(to);
  if (a.rank != b.rank)
    return tell(v, "unexpected conversion mismatch in rank");
  if (varve_sparse_encoding_of(to, &encoding) && encoding.is_slice)
    return tell(v, "cannot convert to a sparse tensor slice");
  for (size_t i = 0; i < a.rank; i++)
    if (a.sizes[i] != b.sizes[i] && b.sizes[i] != VARVE_DYNAMIC)
      return VARVE_FAULT(v, "unexpected conversion mismatch in dimension %", VARVE_NUMBER(i));
  return VARVE_STATUS_OK;
}

static bool have_same_levels(const varve_sparse_encoding *a, const varve_sparse_encoding *b) {
  bool are_same = a->level_count == b->level_count;
  for (uint32_t i = 0; are_same && i < a->level_count; i++)
    are_same = varve_slice_equal(a->levels[i].expression, b->levels[i].expression);
  return are_same;
}

static bool have_same_storage(const varve_operation *op, const varve_sparse_encoding *a,
                              const varve_sparse_encoding *b) {
  return a->widths[0] == b->widths[0] && a->widths[1] == b->widths[1] &&
         varve_scalar_of(varve_operand_type(op, 0)) == varve_scalar_of(varve_result_type(op, 0));
}

varve_status varve_verify_sparse_reorder_coo(varve_verifier *v, const varve_operation *op) {
  varve_sparse_encoding from, to;
  if (!varve_sparse_encoding_of(varve_operand_type(op, 0), &from) ||
      !varve_sparse_encoding_of(varve_result_type(op, 0), &to))
    return VARVE_STATUS_OK;
  if (from.level_count > 1 && to.level_count > 1 &&
      (varve_sparse_coo_start(&from) != 0 || varve_sparse_coo_start(&to) != 0))
    return tell(v, "Expected COO sparse tensors only");
  if (!have_same_levels(&from, &to))
    return tell(v, "Unmatched dim2lvl map between input and result COO");
  if (!have_same_storage(op, &from, &to))
    return tell(v, "Unmatched storage format between input and result COO");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_reinterpret_map(varve_verifier *v, const varve_operation *op) {
  varve_sparse_encoding from, to;
  if (!varve_sparse_encoding_of(varve_operand_type(op, 0), &from) ||
      !varve_sparse_encoding_of(varve_result_type(op, 0), &to))
    return VARVE_STATUS_OK;
  if (from.level_count != to.level_count)
    return tell(v, "Level rank mismatch between source/dest tensors");
  for (uint32_t i = 0; i < from.level_count; i++)
    if (!varve_slice_equal(from.levels[i].type, to.levels[i].type))
      return tell(v, "Level type mismatch between source/dest tensors");
  if (from.widths[0] != to.widths[0] || from.widths[1] != to.widths[1])
    return tell(v, "Crd/Pos width mismatch between source/dest tensors");
  if (varve_scalar_of(varve_operand_type(op, 0)) != varve_scalar_of(varve_result_type(op, 0)))
    return tell(v, "Element type mismatch between source/dest tensors");
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
      return tell(v, "All dimensions (expect for the concatenating one) should be equal.");
    size = is_joined ? size : own;
  }
  if (is_joined && size != VARVE_DYNAMIC && sum != (uint64_t)size)
    return tell(v, "The concatenation dimension of the output tensor should be the sum of all the "
                   "concatenation dimensions of the input tensors.");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_concatenate(varve_verifier *v, const varve_operation *op) {
  const varve_entity *result = varve_result_type(op, 0);
  int64_t dimension = 0, rank = varve_rank_of(result);
  if (op->operand_count <= 1)
    return tell(v, "Need at least two tensors to concatenate.");
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
  varve_sparse_encoding encoding;
  int64_t level = 0, count = varve_rank_of(type);
  if (varve_sparse_encoding_of(type, &encoding))
    count = encoding.level_count;
  if (!varve_is_ranked_type(type) || !constant_of(varve_operation_operand(op, 1), &level) ||
      (level >= 0 && level < count))
    return VARVE_STATUS_OK;
  return tell(v, "Level index exceeds the rank of the input sparse tensor");
}

varve_status varve_verify_sparse_push_back(varve_verifier *v, const varve_operation *op) {
  int64_t count = 0;
  if (op->operand_count < 4 || !constant_of(varve_operation_operand(op, 3), &count) || count >= 1)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "n must be not less than 1");
}

varve_status varve_verify_sparse_compress(varve_verifier *v, const varve_operation *op) {
  const uint32_t before_coordinates = 5;
  varve_sparse_encoding encoding;
  if (!varve_sparse_encoding_of(varve_operand_type(op, 4), &encoding) ||
      encoding.level_count == op->operand_count - before_coordinates + 1)
    return VARVE_STATUS_OK;
  return varve_op_fault(v, "incorrect number of coordinates");
}

varve_status varve_verify_sparse_crd_translate(varve_verifier *v, const varve_operation *op) {
  const varve_entity *encoder = varve_property_of(op, "encoder");
  varve_sparse_encoding encoding;
  uint64_t counts = (uint64_t)op->operand_count + varve_operation_result_count(op);
  if (encoder == NULL || !varve_sparse_encoding_of(encoder, &encoding) ||
      counts == (uint64_t)encoding.dim_count + encoding.level_count)
    return VARVE_STATUS_OK;
  return tell(v, "Coordinate rank mismatch with encoding");
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
    uint64_t wanted = (uint64_t)count * (i == 1 ? dims + (uint64_t)more : 1);
    varve_dims sizes = varve_type_dims(varve_operand_type(op, i));
    if (sizes.rank != 0 && sizes.sizes[0] != VARVE_DYNAMIC && (uint64_t)sizes.sizes[0] < wanted)
      return VARVE_FAULT(
          v, "Expected dimension(%) % got % < %", VARVE_TEXT(varve_slice_of(i == 1 ? "xy" : "y")),
          VARVE_TEXT(varve_slice_of(i == 1 ? ">= n * (rank(perm_map) + ny)" : ">= n")),
          VARVE_NUMBER(sizes.sizes[0]), VARVE_NUMBER(wanted));
  }
  return VARVE_STATUS_OK;
}

/* assemble, disassemble: a tensor for each list that the encoding has. */

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

static void take_part(parts *p, const varve_sparse_encoding *encoding, uint32_t which) {
  if (p->at < p->range.count)
    p->fits &= varve_sparse_width_is(encoding, which, varve_scalar_of(part_at(p, p->at)));
  p->at++;
}

static varve_status check_parts(varve_verifier *v, parts *p, const varve_entity *tensor,
                                const varve_entity *values) {
  varve_sparse_encoding encoding;
  if (!varve_sparse_encoding_of(tensor, &encoding))
    return VARVE_STATUS_OK;
  uint32_t start = varve_sparse_coo_start(&encoding), levels = encoding.level_count;
  if (start < levels && p->range.count != 0) {
    const varve_entity *last = part_at(p, p->range.count - 1);
    varve_dims dims = varve_type_dims(last);
    if (!varve_is_ranked_type(last) || dims.rank != 2 || dims.sizes[1] != (int64_t)levels - start)
      return tell(v, "input/output trailing COO level-ranks don't match");
  }
  p->fits = true;
  for (uint32_t i = 0; i < levels; i++) {
    varve_sparse_format format = encoding.levels[i].format;
    bool has_positions =
        format == VARVE_SPARSE_COMPRESSED || format == VARVE_SPARSE_LOOSE_COMPRESSED;
    if (has_positions)
      take_part(p, &encoding, 0);
    if ((has_positions || format == VARVE_SPARSE_SINGLETON || format == VARVE_SPARSE_STRUCTURED) &&
        i <= start)
      take_part(p, &encoding, 1);
  }
  if (p->at != p->range.count)
    return tell(v, "inconsistent number of fields between input/output");
  if (!p->fits || varve_scalar_of(values) != varve_scalar_of(tensor))
    return tell(v, "input/output element-types don't match");
  return VARVE_STATUS_OK;
}

varve_status varve_verify_sparse_assemble(varve_verifier *v, const varve_operation *op) {
  parts p = {.op = op, .range = varve_operand_range_of(op, 0)};
  const varve_entity *tensor = varve_result_type(op, 0);
  if (varve_is_ranked_type(tensor) && varve_dynamic_count(varve_type_dims(tensor)) != 0)
    return tell(v, "the sparse-tensor must have static shape");
  return check_parts(v, &p, tensor, varve_operand_type(op, varve_operand_range_of(op, 1).first));
}

varve_status varve_verify_sparse_disassemble(varve_verifier *v, const varve_operation *op) {
  parts p = {.op = op, .range = varve_result_range_of(op, 0), .are_results = true};
  varve_value_range out = varve_operand_range_of(op, 1), values = varve_operand_range_of(op, 2);
  varve_value_range result = varve_result_range_of(op, 1);
  if (values.count != 1 || result.count != 1 || out.count != p.range.count)
    return VARVE_STATUS_OK;
  if (varve_operand_type(op, values.first) != varve_result_type(op, result.first))
    return tell(v, "output values and return value type mismatch");
  for (uint32_t i = 0; i < out.count; i++)
    if (varve_operand_type(op, out.first + i) != part_at(&p, i))
      return tell(v, "output levels and return levels type mismatch");
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
