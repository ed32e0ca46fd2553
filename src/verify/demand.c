/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What demands.def refuses: reads the conditions of its rows. They are short and written here, so
 * each is read again whenever it is asked. */
#include "base/float_format.h"
#include "dialect/infer_convert.h"
#include "dialect/llvm_parts.h"
#include "verify/condition.h"
#include "verify/custom.h"

typedef struct demand_row {
  varve_rule rule;
  const char *operations;
  const char *conditions;
  const char *message;
} demand_row;

static const demand_row rows[] = {
/* clang-format off */
#define VARVE_DEMAND(rule, operations, conditions, message)                                        \
  {VARVE_RULE_OPERATION_##rule, operations, conditions, message},
#include "verify/demands.def"
#include "verify/demands_nvvm.def"
#undef VARVE_DEMAND
    /* clang-format on */
};

enum { MOST_SIZES = 4 };

/* What a name stands for: one of attribute, type and count. */
typedef struct item {
  const varve_attribute *attribute;
  const varve_type *type;
  varve_value_range values; /* of an operand or result */
  bool is_result;
  bool is_property; /* of the definition, there or not */
  varve_enum_definition cases;
  int64_t sizes[MOST_SIZES]; /* of a type that is kept as text */
  uint32_t size_count;
} item;

typedef struct reader {
  varve_verifier *verifier;
  const varve_operation *op;
  const char *at;
  bool is_known;       /* else the condition refuses nothing */
  varve_status status; /* why something could not be found */
  item subject;        /* of the left side */
} reader;

/* Numbers for types: those that rows spell by their names, and any other by itself. */
enum { FIRST_INTEGER = 1 << 25, FIRST_FLOAT = 1 << 26, OF_VECTOR = 1 << 27 };

static int64_t number_of_type(const varve_type *type) {
  if (type->kind == VARVE_KIND_INTEGER_TYPE &&
      varve_integer_type_layout(type).signedness == VARVE_SIGNLESS)
    return FIRST_INTEGER + (int64_t)varve_integer_type_layout(type).width;
  if (type->kind == VARVE_KIND_FLOAT_TYPE)
    return FIRST_FLOAT + (int64_t)varve_float_type_kind(type);
  if (type->kind == VARVE_KIND_VECTOR_TYPE && varve_vector_type_scalable(type) == NULL) {
    varve_dims dims = varve_type_dims(type);
    const varve_type *element = varve_type_element(type);
    if (dims.rank == 1 && dims.sizes[0] < UINT16_MAX && element->kind != VARVE_KIND_DIALECT_TYPE &&
        element->kind != VARVE_KIND_INDEX_TYPE)
      return dims.sizes[0] * OF_VECTOR + number_of_type(element);
  }
  return -1 - (int64_t)type->id;
}

/* "i32", "f16", "2xf16" */
static int64_t number_of_type_name(varve_slice name) {
  varve_float_kind kind = VARVE_FLOAT_KIND_COUNT;
  int64_t count = 0, width = 0;
  size_t at = 0;
  for (; at < name.size && name.data[at] >= '0' && name.data[at] <= '9'; at++)
    count = count * 10 + (name.data[at] - '0');
  at += count != 0;
  name = varve_slice_make(name.data + at, name.size - at);
  if (varve_float_kind_by_name(name, &kind))
    return count * OF_VECTOR + FIRST_FLOAT + (int64_t)kind;
  for (size_t i = 1; i < name.size; i++)
    width = width * 10 + (name.data[i] - '0');
  return count * OF_VECTOR + FIRST_INTEGER + width;
}

/* Names */

static bool is_name_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static varve_slice take_name(reader *r) {
  const char *start = r->at;
  while (is_name_byte(*r->at))
    r->at++;
  return varve_slice_make(start, (size_t)(r->at - start));
}

static bool take(reader *r, char c) {
  bool is_there = *r->at == c;
  r->at += is_there;
  return is_there;
}

static bool find_value(const reader *r, varve_record_list list, varve_slice name, uint32_t *index) {
  const varve_operation_definition *definition = r->op->name->definition;
  for (*index = 0; *index < list.count; (*index)++)
    if (varve_slice_equal(varve_table_text(definition->dialect->tables,
                                           definition->values[list.first + *index].name),
                          name))
      return true;
  return false;
}

static bool find_operand(const reader *r, varve_slice name, item *found) {
  uint32_t index = 0;
  if (!find_value(r, r->op->name->definition->record->operands, name, &index))
    return false;
  found->values = varve_operand_range_of(r->op, index);
  if (found->values.count != 0)
    found->type = varve_operand_type(r->op, found->values.first);
  return true;
}

static bool find_result(const reader *r, varve_slice name, item *found) {
  uint32_t index = 0;
  if (!find_value(r, r->op->name->definition->record->results, name, &index))
    return false;
  found->is_result = true;
  found->values = varve_result_range_of(r->op, index);
  if (found->values.count != 0)
    found->type = varve_result_type(r->op, found->values.first);
  return true;
}

static bool find_property(const reader *r, varve_slice name, item *found) {
  const varve_operation_definition *definition = r->op->name->definition;
  const varve_property_definition *property = varve_find_property(definition, name);
  const varve_attribute *properties = varve_operation_properties(r->op);
  if (property == NULL)
    return false;
  found->is_property = true;
  if (properties != NULL && properties->kind == VARVE_KIND_DICTIONARY)
    found->attribute = varve_dictionary_find(properties, name);
  if (found->attribute != NULL && found->attribute->kind == VARVE_KIND_TYPE)
    found->type = found->attribute->children[0];
  found->cases = property->enumeration;
  if (found->cases.place == NULL)
    found->cases = varve_find_enum_in_rule(
        definition->dialect,
        varve_constraint_rule(definition->dialect->tables, property->constraint));
  return true;
}

/* Tiles of amx are text, "tile<16x64xi8>": shape and elementType. */
static void enter_tile(reader *r, const varve_type *tile, varve_slice name, item *found) {
  const char *at = varve_entity_payload(tile), *end = at + tile->payload_size;
  at = memchr(at, '<', tile->payload_size);
  r->is_known = at != NULL && end[-1] == '>';
  while (r->is_known) {
    const char *start = ++at;
    int64_t size = 0;
    for (; at < end && *at >= '0' && *at <= '9' && size < INT32_MAX; at++)
      size = size * 10 + (*at - '0');
    r->is_known = found->size_count < MOST_SIZES && (at == start || *at == 'x');
    if (at == start)
      break;
    if (r->is_known)
      found->sizes[found->size_count++] = size;
  }
  if (r->is_known && !varve_slice_equal(name, VARVE_SLICE("shape")))
    r->status = varve_type_of_text(r->verifier->context,
                                   varve_slice_make(at, (size_t)(end - 1 - at)), &found->type);
}

/* The parameter of a type or attribute that has this name. */
static void enter_parameter(reader *r, varve_slice name, item *found) {
  const varve_entity *node = found->type != NULL ? found->type : found->attribute;
  const varve_entity_definition *definition = NULL;
  *found = (item){0};
  if (node == NULL || !varve_entity_is_parametric(node)) {
    r->is_known = node != NULL && varve_has_base_name(node, VARVE_SLICE("amx.tile"));
    if (r->is_known)
      enter_tile(r, node, name, found);
    return;
  }
  r->status = varve_find_entity(r->verifier->context, varve_string_bytes(node->children[0]),
                                varve_node_mnemonic(node), varve_is_type(node), &definition);
  for (uint32_t i = 0; definition != NULL && i < definition->parameter_count; i++) {
    if ((name.size != 0 && !varve_slice_equal(definition->parameters[i].name, name)) ||
        i >= varve_parameter_count(node))
      continue;
    const varve_entity *parameter = varve_parameter(node, i);
    if (varve_is_type(parameter))
      found->type = parameter;
    else if (parameter->kind != VARVE_KIND_ABSENT)
      found->attribute = parameter;
    found->cases = varve_find_enum_in_rule(definition->dialect, definition->parameters[i].rule);
    return;
  }
  r->is_known = false;
}

/* An attribute that holds nothing but the case of an enum stands for it. */
static void enter_case(reader *r, item *found) {
  if (found->attribute != NULL && varve_entity_is_dialect_node(found->attribute) &&
      varve_entity_is_parametric(found->attribute) && varve_parameter_count(found->attribute) == 1)
    enter_parameter(r, VARVE_SLICE(""), found); /* whatever it is called */
}

static item take_item(reader *r) {
  item found = {0};
  varve_slice name = take_name(r);
  if (!find_operand(r, name, &found) && !find_result(r, name, &found) &&
      !find_property(r, name, &found))
    r->is_known = false;
  while (r->is_known && take(r, '.'))
    enter_parameter(r, take_name(r), &found);
  return found;
}

/* Numbers */

static int64_t unknown(reader *r) {
  r->is_known = false;
  return 0;
}

static int64_t number_of_attribute(reader *r, const varve_attribute *attribute) {
  int64_t number = 0;
  switch (attribute->kind) {
  case VARVE_KIND_INTEGER:
    if (varve_type_is_integer(attribute->children[0], 1, VARVE_SIGNLESS))
      return varve_integer_words(attribute)[0] != 0;
    return varve_integer_of(attribute, &number) ? number : unknown(r);
  case VARVE_KIND_UNIT:
    return 1;
  case VARVE_KIND_ARRAY:
  case VARVE_KIND_DENSE_ARRAY:
    return (int64_t)varve_number_count(attribute);
  default:
    return unknown(r);
  }
}

/* How many values, what number, or 0: the attribute is not there. */
static int64_t plain_number(reader *r, item *found) {
  bool is_value = found->attribute == NULL && !found->is_property && found->cases.place == NULL;
  if (is_value)
    return found->values.count != 0 || found->type == NULL ? (int64_t)found->values.count
                                                           : number_of_type(found->type);
  enter_case(r, found);
  return found->attribute == NULL ? 0 : number_of_attribute(r, found->attribute);
}

static const varve_type *type_of_value(const reader *r, const item *found, uint32_t index) {
  return found->is_result ? varve_result_type(r->op, found->values.first + index)
                          : varve_operand_type(r->op, found->values.first + index);
}

/* Whether all values have one type. */
static int64_t is_uniform(reader *r, const item *found) {
  for (uint32_t i = 1; i < found->values.count; i++)
    if (type_of_value(r, found, i) != found->type)
      return 0;
  return 1;
}

static int64_t length_of(reader *r, const varve_type *type) {
  uint64_t count = 1;
  if (varve_type_has_rank(type) && !varve_dims_count(varve_type_dims(type), &count))
    return unknown(r);
  return count > INT32_MAX ? unknown(r) : (int64_t)count;
}

static int64_t dimension_of(reader *r, const item *found, int64_t index) {
  if (found->size_count != 0)
    return index >= 0 && index < (int64_t)found->size_count ? found->sizes[index] : unknown(r);
  if (found->attribute != NULL && varve_is_number_list(found->attribute)) {
    int64_t count = (int64_t)varve_number_count(found->attribute);
    index = index < 0 ? count + index : index;
    return index < 0 || index >= count ? unknown(r)
                                       : varve_number_at(found->attribute, (uint32_t)index);
  }
  if (found->type == NULL || !varve_type_has_rank(found->type))
    return unknown(r);
  varve_dims dims = varve_type_dims(found->type);
  index = index < 0 ? (int64_t)dims.rank + index : index;
  return index < 0 || index >= (int64_t)dims.rank ? unknown(r) : dims.sizes[index];
}

static int64_t rank_of(reader *r, const item *found) {
  if (found->size_count != 0)
    return (int64_t)found->size_count;
  if (found->attribute != NULL && varve_is_number_list(found->attribute))
    return (int64_t)varve_number_count(found->attribute);
  return found->type == NULL ? unknown(r) : varve_rank_of(found->type);
}

/* Of a pointer of llvm. */
static int64_t address_space_of(reader *r, const varve_type *type) {
  if (!varve_has_base_name(type, VARVE_SLICE("llvm.ptr")))
    return unknown(r);
  if (!varve_entity_is_parametric(type) || varve_parameter_count(type) == 0)
    return unknown(r);
  const varve_entity *space = varve_parameter(type, 0);
  int64_t number = 0;
  if (space->kind == VARVE_KIND_ABSENT)
    return 0;
  return varve_integer_of(space, &number) ? number : unknown(r);
}

/* Of a memref, as LLVM numbers them for GPUs; -1: another one. */
static int64_t memory_of(reader *r, const varve_type *type) {
  enum { GLOBAL = 1, WORKGROUP = 2, SHARED = 3, FAT_BUFFER = 7 };
  int64_t number = -1;
  if (type->kind != VARVE_KIND_MEMREF_TYPE && type->kind != VARVE_KIND_UNRANKED_MEMREF_TYPE)
    return unknown(r);
  const varve_attribute *space = varve_memref_type_space(type);
  if (space == NULL)
    return 0;
  if (varve_integer_of(space, &number))
    return number;
  if (!varve_entity_is_dialect_node(space) || !varve_entity_is_parametric(space) ||
      varve_parameter_count(space) != 1 || !varve_integer_of(varve_parameter(space, 0), &number))
    return -1;
  if (varve_has_base_name(space, VARVE_SLICE("gpu.address_space")))
    return number == GLOBAL ? GLOBAL : number == WORKGROUP ? SHARED : -1;
  return varve_has_base_name(space, VARVE_SLICE("amdgpu.address_space")) && number == 0 ? FAT_BUFFER
                                                                                        : -1;
}

/* Of the innermost dimension of a memref. */
static int64_t stride_of(reader *r, const varve_type *type) {
  if (type->kind != VARVE_KIND_MEMREF_TYPE)
    return unknown(r);
  const varve_attribute *layout = varve_memref_type_layout(type);
  if (layout == NULL || varve_type_dims(type).rank == 0)
    return 1;
  if (layout->kind == VARVE_KIND_AFFINE_MAP)
    return varve_affine_map_is_identity(layout) ? 1 : unknown(r);
  int64_t stride = 0;
  if (layout->kind != VARVE_KIND_STRIDED_LAYOUT || layout->payload_size < 2 * sizeof(stride))
    return unknown(r);
  memcpy(&stride,
         (const char *)varve_entity_payload(layout) + layout->payload_size - sizeof(stride),
         sizeof(stride));
  return stride;
}

/* Of a struct of llvm. */
static const varve_type *part_of(reader *r, const varve_type *type, int64_t index) {
  const varve_type *element = NULL;
  bool is_aggregate = false;
  if (!varve_has_base_name(type, VARVE_SLICE("llvm.struct")))
    return NULL;
  varve_status status =
      varve_llvm_element(r->verifier->context, type, index, &element, &is_aggregate);
  if (status != VARVE_STATUS_OK && status != VARVE_STATUS_INVALID)
    r->status = status;
  return element;
}

/* How many there are; 0: it is no struct. */
static int64_t part_count(reader *r, const varve_type *type) {
  enum { MOST = 256 };
  int64_t count = 0;
  while (count < MOST && part_of(r, type, count) != NULL)
    count++;
  return count;
}

static int64_t parts_are_equal(reader *r, const varve_type *type) {
  int64_t count = part_count(r, type);
  for (int64_t i = 1; i < count; i++)
    if (part_of(r, type, i) != part_of(r, type, 0))
      return 0;
  return 1;
}

static int64_t number_of_part(reader *r, const varve_type *type, int64_t index) {
  const varve_type *part = part_of(r, type, index);
  return part == NULL ? 0 : number_of_type(part);
}

/* Functions */

typedef int64_t function(reader *r, const item *of);
#define VARVE_OF_TYPE(name, number)                                                                \
  static int64_t name(reader *r, const item *of) {                                                 \
    const varve_type *type = of->type;                                                             \
    return type == NULL ? unknown(r) : (int64_t)(number);                                          \
  }
VARVE_OF_TYPE(ask_bits, varve_type_bit_width(varve_scalar_of(type)))
VARVE_OF_TYPE(ask_element, number_of_type(varve_scalar_of(type)))
VARVE_OF_TYPE(ask_equalparts, parts_are_equal(r, type))
VARVE_OF_TYPE(ask_float, varve_scalar_of(type)->kind == VARVE_KIND_FLOAT_TYPE)
VARVE_OF_TYPE(ask_length, length_of(r, type))
VARVE_OF_TYPE(ask_memory, memory_of(r, type))
VARVE_OF_TYPE(ask_part0, number_of_part(r, type, 0))
VARVE_OF_TYPE(ask_part1, number_of_part(r, type, 1))
VARVE_OF_TYPE(ask_parts, part_count(r, type))
VARVE_OF_TYPE(ask_space, address_space_of(r, type))
VARVE_OF_TYPE(ask_static, varve_type_has_rank(type)
                              ? varve_dynamic_count(varve_type_dims(type)) == 0
                              : unknown(r))
VARVE_OF_TYPE(ask_stride, stride_of(r, type))
VARVE_OF_TYPE(ask_type, number_of_type(type))
VARVE_OF_TYPE(ask_uniform, is_uniform(r, of))

static int64_t ask_has(reader *r, const item *of) {
  (void)r;
  return of->attribute != NULL || of->values.count != 0;
}
static int64_t ask_last(reader *r, const item *of) { return dimension_of(r, of, -1); }

static int64_t ask_least(reader *r, const item *of) {
  int64_t least = INT32_MAX, rank = rank_of(r, of);
  for (int64_t i = 0; i < rank && r->is_known; i++) {
    int64_t size = dimension_of(r, of, i);
    least = size < least ? size : least;
  }
  return least;
}

static int64_t ask_most(reader *r, const item *of) {
  int64_t most = 0, rank = rank_of(r, of);
  for (int64_t i = 0; i < rank && r->is_known; i++) {
    int64_t size = dimension_of(r, of, i);
    most = size > most ? size : most;
  }
  return most;
}

static int64_t ask_power(reader *r, const item *of) {
  int64_t number = of->attribute == NULL ? unknown(r) : number_of_attribute(r, of->attribute);
  return number > 0 && (number & (number - 1)) == 0;
}

static int64_t ask_constant(reader *r, const item *of) {
  int64_t number = 0;
  if (of->is_result || of->values.count == 0)
    return unknown(r);
  const varve_operation *source =
      varve_defining_operation(varve_operation_operand(r->op, of->values.first));
  if (source == NULL || !varve_has_operation_trait(source, "ConstantLike"))
    return unknown(r);
  return varve_integer_of(varve_property_of(source, "value"), &number) ? number : unknown(r);
}

static const struct {
  const char *name;
  function *ask;
} functions[] = {
    {"bits", ask_bits},       {"constant", ask_constant},
    {"element", ask_element}, {"equalparts", ask_equalparts},
    {"float", ask_float},     {"has", ask_has},
    {"last", ask_last},       {"least", ask_least},
    {"length", ask_length},   {"memory", ask_memory},
    {"most", ask_most},       {"part0", ask_part0},
    {"part1", ask_part1},     {"parts", ask_parts},
    {"power", ask_power},     {"rank", rank_of},
    {"space", ask_space},     {"static", ask_static},
    {"stride", ask_stride},   {"type", ask_type},
    {"uniform", ask_uniform},
};

static int64_t ask(reader *r, varve_slice name, const item *of) {
  if (!r->is_known)
    return 0;
  for (size_t i = 0; i < VARVE_COUNT_OF(functions); i++)
    if (varve_slice_equal(name, varve_slice_of(functions[i].name)))
      return functions[i].ask(r, of);
  return dimension_of(r, of, name.data[name.size - 1] - '0'); /* dim0 to dim9 */
}

/* ".row": of the enum on the left side. */
static int64_t take_case(reader *r) {
  varve_slice name = varve_slice_make(r->at, strcspn(r->at, " |"));
  r->at += name.size;
  const varve_enum_definition *cases = &r->subject.cases;
  for (uint32_t i = 0; cases->place != NULL && i < cases->record.cases.count; i++)
    if (varve_slice_equal(varve_enum_case_text(cases->tables, cases->record.cases, i), name))
      return varve_enum_case_value(cases->tables, cases->record.cases, i);
  return unknown(r);
}

static int64_t take_number(reader *r) {
  int64_t number = 0;
  while (*r->at >= '0' && *r->at <= '9')
    number = number * 10 + (*r->at++ - '0');
  return number;
}

/* number, .case, :type, name, name.parameter, function(name) */
static int64_t take_factor(reader *r) {
  if (*r->at >= '0' && *r->at <= '9')
    return take_number(r);
  if (take(r, '.'))
    return take_case(r);
  if (take(r, ':'))
    return number_of_type_name(take_name(r));
  const char *start = r->at;
  varve_slice name = take_name(r);
  if (take(r, '(')) {
    item found = take_item(r);
    (void)take(r, ')');
    return ask(r, name, &found);
  }
  r->at = start;
  item found = take_item(r);
  int64_t number = r->is_known ? plain_number(r, &found) : 0;
  r->subject = found;
  return number;
}

/* From left to right. Numbers of attributes may be any: what overflows is not known. */
static int64_t take_sum(reader *r) {
  enum { MOST = INT32_MAX };
  int64_t left = take_factor(r);
  while (*r->at != 0 && strchr("+-*/%", *r->at) != NULL) {
    char sign = *r->at++;
    int64_t right = take_factor(r);
    if (left > MOST || left < -MOST || right > MOST || right < -MOST)
      left = unknown(r);
    else if (sign == '+' || sign == '-')
      left = sign == '+' ? left + right : left - right;
    else if (sign == '*')
      left *= right;
    else if (right == 0)
      left = unknown(r);
    else
      left = sign == '/' ? left / right : left % right;
  }
  return left;
}

/* Behind the left side: "=1|2", "!=1", "<1", "<=1"; nothing: it is not 0. */
static bool compare(reader *r, int64_t left) {
  const char *start = r->at;
  while (*r->at != 0 && strchr("!=<>", *r->at) != NULL)
    r->at++;
  varve_slice sign = varve_slice_make(start, (size_t)(r->at - start));
  if (sign.size == 0)
    return left != 0;
  int64_t right = take_sum(r);
  bool is_equal = left == right;
  if (sign.data[0] == '<' || sign.data[0] == '>')
    return (sign.data[0] == '<' ? left < right : left > right) || (sign.size == 2 && is_equal);
  while (take(r, '|'))
    is_equal |= left == take_sum(r);
  return is_equal == (sign.data[0] == '=');
}

static void skip_condition(reader *r) {
  while (*r->at != 0 && *r->at != ' ')
    r->at++;
}

/* Whether all conditions hold. */
static varve_status meets(varve_verifier *verifier, const demand_row *row, bool *all) {
  reader r = {.verifier = verifier, .op = verifier->op, .at = row->conditions, .is_known = true};
  *all = true;
  while (*all && *r.at != 0) {
    bool is_negated = take(&r, '!');
    bool holds = compare(&r, take_sum(&r));
    VARVE_TRY(r.status);
    *all = r.is_known && holds != is_negated;
    skip_condition(&r);
    (void)take(&r, ' ');
  }
  return VARVE_STATUS_OK;
}

/* Names in a list; one that ends with a '*' stands for all that begin so. */
static bool is_in_list(const char *list, varve_slice name) {
  while (*list != 0) {
    size_t size = strcspn(list, " ");
    varve_slice one = varve_slice_make(list, size);
    bool is_prefix = size != 0 && list[size - 1] == '*';
    if (is_prefix ? varve_slice_starts_with(name, varve_slice_make(list, size - 1))
                  : varve_slice_equal(name, one))
      return true;
    list += size;
    list += *list == ' ';
  }
  return false;
}

varve_status varve_find_demands(varve_verifier *verifier, varve_slice name,
                                varve_demand_list *demands) {
  uint16_t found[VARVE_COUNT_OF(rows)];
  uint32_t count = 0;
  *demands = (varve_demand_list){0};
  for (size_t i = 0; i < VARVE_COUNT_OF(rows); i++)
    if (is_in_list(rows[i].operations, name))
      found[count++] = (uint16_t)i;
  if (count == 0)
    return VARVE_STATUS_OK;
  uint16_t *kept = varve_arena_allocate(&verifier->arena, count * sizeof(*kept));
  if (kept == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  memcpy(kept, found, count * sizeof(*kept));
  *demands = (varve_demand_list){kept, count};
  return VARVE_STATUS_OK;
}

varve_status varve_check_demands(varve_verifier *verifier, const varve_demand_list *demands) {
  for (uint32_t i = 0; i < demands->count; i++) {
    const demand_row *row = &rows[demands->rows[i]];
    bool is_refused = false;
    VARVE_TRY(meets(verifier, row, &is_refused));
    verifier->rule = row->rule;
    if (is_refused)
      return varve_op_fault(verifier, row->message);
  }
  return VARVE_STATUS_OK;
}
