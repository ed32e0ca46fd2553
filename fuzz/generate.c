/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The definition around a format that is made from bytes, and a module in generic form. */
#include "fuzz/generate.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

unsigned fuzz_pick(fuzz_maker *m, unsigned bound) {
  if (m->left == 0)
    return 0;
  m->left--;
  return *m->bytes++ % bound;
}

void fuzz_write(fuzz_text *text, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  size_t left = text->limit - text->size;
  int size = vsnprintf(text->data + text->size, left, format, arguments);
  va_end(arguments);
  if (size < 0 || (size_t)size >= left)
    text->is_full = true;
  else
    text->size += (size_t)size;
}

char fuzz_name_of(unsigned variable) { return "inksqyeguclatfpxvwormb"[variable]; }

static bool has(const fuzz_maker *m, fuzz_variable variable) {
  return (m->variables & FUZZ_BIT(variable)) != 0;
}

/* The definition */

static const char *const rules[] = {"I64Attr",
                                    "I64Attr",
                                    "I64Attr",
                                    "StrAttr",
                                    "StrAttr",
                                    "SymbolNameAttr",
                                    "enum<@E>",
                                    "enum<@E>",
                                    "UnitAttr",
                                    "BoolAttr",
                                    "DenseI64ArrayAttr",
                                    "ArrayAttr",
                                    "TypeAttr",
                                    "TypeAttrOf<FunctionType>",
                                    "#d.p"};
enum { ATTRIBUTE_COUNT = sizeof rules / sizeof rules[0] };

static const char before_operation[] =
    "irdl.dialect @d attributes {varve.set = \"own\"} {\n"
    "  \"varve.enum\"() {sym_name = \"E\", storage = i32,\n"
    "    cases = [[\"one\", 1 : i32], [\"two\", 2 : i32]]} : () -> ()\n"
    "  irdl.attribute @\"#p\" attributes {\n"
    "    varve.format = \"`<` $x one( | `,` $y) (`:` list($z)^)? `>`\"} {\n"
    "    %0 = irdl.any {varve.rule = \"i32\"}\n"
    "    %1 = irdl.any {varve.rule = \"string\"}\n"
    "    %2 = irdl.any {varve.rule = \"array<i64>\"}\n"
    "    irdl.parameters(x: %0, y: %1, z: %2) {varve.defaults = {y = \"none\", z = []}}\n"
    "  }\n"
    "  irdl.operation @o attributes {varve.format = \"";

static void define_attributes(fuzz_maker *m) {
  const char *comma = "";
  if ((m->variables & (FUZZ_BIT(ATTRIBUTE_COUNT) - 1)) == 0)
    return;
  for (unsigned i = 0; i < ATTRIBUTE_COUNT; i++)
    if (has(m, (fuzz_variable)i))
      fuzz_write(&m->definition, "    %%%c = irdl.any {varve.rule = \"%s\"}\n", fuzz_name_of(i),
                 rules[i]);
  fuzz_write(&m->definition, "    irdl.attributes {");
  for (unsigned i = 0; i < ATTRIBUTE_COUNT; i++)
    if (has(m, (fuzz_variable)i)) {
      fuzz_write(&m->definition, "%s\"%c\" = %%%c", comma, fuzz_name_of(i), fuzz_name_of(i));
      comma = ", ";
    }
  fuzz_write(&m->definition, "} {varve.optional = [");
  comma = "";
  static const fuzz_variable optional[] = {FUZZ_OPTIONAL_INTEGER, FUZZ_OPTIONAL_STRING,
                                           FUZZ_OPTIONAL_ENUM, FUZZ_UNIT, FUZZ_ARRAY};
  for (size_t i = 0; i < sizeof optional / sizeof optional[0]; i++)
    if (has(m, optional[i])) {
      fuzz_write(&m->definition, "%s\"%c\"", comma, fuzz_name_of(optional[i]));
      comma = ", ";
    }
  fuzz_write(&m->definition, "]%s}\n",
             has(m, FUZZ_DEFAULT_INTEGER) ? ", varve.defaults = {k = 4 : i64}" : "");
}

static void define_values(fuzz_maker *m, unsigned first, unsigned last) {
  static const char *const kinds[] = {"", "variadic ", "variadic ", "optional ", "", "variadic "};
  const char *comma = "";
  for (unsigned i = first; i <= last; i++)
    if (has(m, (fuzz_variable)i)) {
      fuzz_write(&m->definition, "%s%c: %s%%any", comma, fuzz_name_of(i), kinds[i - FUZZ_OPERAND]);
      comma = ", ";
    }
}

static void define(fuzz_maker *m) {
  fuzz_write(&m->definition, "%s", before_operation);
  fuzz_generate_format(m);
  fuzz_write(&m->definition, "\"%s} {\n    %%any = irdl.any\n",
             m->has_arguments ? ", varve.arguments = {b = [[\"%a\", \"count($v)\"]]}" : "");
  fuzz_write(&m->definition, "    irdl.operands(");
  define_values(m, FUZZ_OPERAND, FUZZ_OPTIONAL_OPERAND);
  fuzz_write(&m->definition, ") {varve.segments}\n    irdl.results(");
  define_values(m, FUZZ_RESULT, FUZZ_RESULTS);
  fuzz_write(&m->definition, ")\n");
  define_attributes(m);
  if (has(m, FUZZ_REGION))
    fuzz_write(&m->definition, "    %%body = irdl.region\n    irdl.regions(b: %%body)\n");
  fuzz_write(&m->definition, "  }\n}\n");
}

/* The module */

enum { TYPE_COUNT = 5 };
static const char *const types[TYPE_COUNT] = {"i32", "f32", "index", "tensor<2x?xf32>",
                                              "tuple<i32, f32>"};

/* The operands or results of one operation, as numbers of types. */
typedef struct values {
  unsigned types[12];
  unsigned count;
} values;

static unsigned add_values(fuzz_maker *m, values *all, unsigned count) {
  for (unsigned i = 0; i < count; i++)
    all->types[all->count++] = fuzz_pick(m, TYPE_COUNT);
  return count;
}

static void write_types(fuzz_text *text, const values *all) {
  for (unsigned i = 0; i < all->count; i++)
    fuzz_write(text, "%s%s", i == 0 ? "" : ", ", types[all->types[i]]);
}

static void write_attribute(fuzz_maker *m, fuzz_variable variable) {
  static const char *const strings[] = {"one", "two words", ""};
  static const char *const lists[] = {"", ": 1", ": 1, 2", ": 2, 1, -3"};
  static const char *const arrays[] = {"[]", "[1]", "[{}, {}]", "[\"one\", 1, i32]"};
  static const char *const functions[] = {"() -> ()", "(i32) -> f32", "(i32, f32) -> (i32, f32)"};
  static const char *const records[] = {"<1>", "<2, \"one\">", "<1, \"x\" : [1, 2]>", "<1 : [3]>"};
  fuzz_write(&m->module, "%c = ", fuzz_name_of(variable));
  switch (variable) {
  case FUZZ_STRING:
  case FUZZ_OPTIONAL_STRING:
  case FUZZ_SYMBOL:
    fuzz_write(&m->module, "\"%s\"", strings[fuzz_pick(m, 3)]);
    break;
  case FUZZ_ENUM:
  case FUZZ_OPTIONAL_ENUM:
    fuzz_write(&m->module, "%u : i32", 1 + fuzz_pick(m, 2));
    break;
  case FUZZ_UNIT:
    fuzz_write(&m->module, "unit");
    break;
  case FUZZ_BOOL:
    fuzz_write(&m->module, "%s", fuzz_pick(m, 2) == 0 ? "true" : "false");
    break;
  case FUZZ_NUMBERS:
    fuzz_write(&m->module, "array<i64%s>", lists[fuzz_pick(m, 4)]);
    break;
  case FUZZ_ARRAY:
    fuzz_write(&m->module, "%s", arrays[fuzz_pick(m, 4)]);
    break;
  case FUZZ_TYPE:
    fuzz_write(&m->module, "%s", types[fuzz_pick(m, TYPE_COUNT)]);
    break;
  case FUZZ_FUNCTION:
    fuzz_write(&m->module, "%s", functions[fuzz_pick(m, 3)]);
    break;
  case FUZZ_RECORD:
    fuzz_write(&m->module, "#d.p%s", records[fuzz_pick(m, 4)]);
    break;
  default:
    fuzz_write(&m->module, "%d : i64", (int)fuzz_pick(m, 6) - 1);
    break;
  }
}

static void write_properties(fuzz_maker *m, const unsigned *segments) {
  fuzz_write(&m->module, " <{operandSegmentSizes = array<i32");
  for (unsigned i = FUZZ_OPERAND, count = 0; i <= FUZZ_OPTIONAL_OPERAND; i++)
    if (has(m, (fuzz_variable)i))
      fuzz_write(&m->module, "%s%u", count++ == 0 ? ": " : ", ", segments[i - FUZZ_OPERAND]);
  fuzz_write(&m->module, ">");
  const uint64_t optional = FUZZ_BIT(FUZZ_OPTIONAL_INTEGER) | FUZZ_BIT(FUZZ_OPTIONAL_STRING) |
                            FUZZ_BIT(FUZZ_OPTIONAL_ENUM) | FUZZ_BIT(FUZZ_UNIT) |
                            FUZZ_BIT(FUZZ_ARRAY) | FUZZ_BIT(FUZZ_DEFAULT_INTEGER);
  for (unsigned i = 0; i < ATTRIBUTE_COUNT; i++) {
    if (!has(m, (fuzz_variable)i) || ((optional & FUZZ_BIT(i)) != 0 && fuzz_pick(m, 2) == 0))
      continue;
    fuzz_write(&m->module, ", ");
    write_attribute(m, (fuzz_variable)i);
  }
  fuzz_write(&m->module, "}>");
}

/* No block is empty: the custom form has the same text for an empty block and for none. */
static void write_region(fuzz_maker *m, const values *operands, const unsigned *segments) {
  unsigned first = segments[0];
  fuzz_write(&m->module, " ({\n");
  if (fuzz_pick(m, 4) != 0) {
    fuzz_write(&m->module, "  ^bb0(");
    for (unsigned i = 0; i < segments[1]; i++)
      fuzz_write(&m->module, "%s%%b%u: %s", i == 0 ? "" : ", ", i,
                 types[operands->types[first + i]]);
    fuzz_write(&m->module, "):\n    \"test.use\"(");
    if (segments[1] == 0)
      fuzz_write(&m->module, ") : () -> ()\n");
    else
      fuzz_write(&m->module, "%%b0) : (%s) -> ()\n", types[operands->types[first]]);
  }
  fuzz_write(&m->module, "  })");
}

static void write_operation(fuzz_maker *m) {
  values operands = {.count = 0}, results = {.count = 0};
  unsigned segments[4] = {0, 0, 0, 0};
  if (has(m, FUZZ_OPERAND))
    segments[0] = add_values(m, &operands, 1);
  if (has(m, FUZZ_OPERANDS))
    segments[1] = add_values(m, &operands, fuzz_pick(m, 4));
  if (has(m, FUZZ_MORE_OPERANDS)) {
    unsigned count = fuzz_pick(m, 5);
    segments[2] = add_values(m, &operands, count == 0 ? segments[1] : count - 1);
  }
  if (has(m, FUZZ_OPTIONAL_OPERAND))
    segments[3] = add_values(m, &operands, fuzz_pick(m, 2));
  if (has(m, FUZZ_RESULT))
    add_values(m, &results, 1);
  if (has(m, FUZZ_RESULTS))
    add_values(m, &results, fuzz_pick(m, 4));
  fuzz_write(&m->module, "  \"d.o\"(");
  for (unsigned i = 0; i < operands.count; i++)
    fuzz_write(&m->module, "%s%%0#%u", i == 0 ? "" : ", ", operands.types[i]);
  fuzz_write(&m->module, ")");
  write_properties(m, segments);
  if (has(m, FUZZ_REGION))
    write_region(m, &operands, segments);
  if (fuzz_pick(m, 4) == 1)
    fuzz_write(&m->module, " {z = 1 : i64}");
  fuzz_write(&m->module, " : (");
  write_types(&m->module, &operands);
  fuzz_write(&m->module, ") -> (");
  write_types(&m->module, &results);
  fuzz_write(&m->module, ")\n");
}

static void use(fuzz_maker *m) {
  values all = {{0, 1, 2, 3, 4}, TYPE_COUNT};
  fuzz_write(&m->module, "%%0:%d = \"test.op\"() : () -> (", TYPE_COUNT);
  write_types(&m->module, &all);
  fuzz_write(&m->module, ")\n");
  for (unsigned count = 1 + fuzz_pick(m, 6); count > 0; count--)
    write_operation(m);
}

void fuzz_generate(fuzz_maker *m, varve_slice bytes) {
  memset(m, 0, sizeof *m);
  m->bytes = (const unsigned char *)bytes.data;
  m->left = bytes.size;
  m->definition = (fuzz_text){m->definition_text, 0, FUZZ_DEFINITION_SIZE, false};
  m->module = (fuzz_text){m->module_text, 0, FUZZ_MODULE_SIZE, false};
  m->is_careful = fuzz_pick(m, 2) == 0;
  for (unsigned i = 0; i < FUZZ_VARIABLE_COUNT; i++)
    if (fuzz_pick(m, 4) == 1)
      m->variables |= FUZZ_BIT(i);
  define(m);
  use(m);
}
