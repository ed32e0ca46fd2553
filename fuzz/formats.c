/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The compiler of formats, and reading and printing by what it made. An input has parts, which
 * lines "// -----" separate: the format of an operation, a module, and the format of a type, of
 * which the later ones may be missing. Formats are refused, saying why, or modules are read and
 * printed by them. */
#include "fuzz/formats.h"

#include "fuzz/target.h"

enum { FORMAT_SIZE = 1 << 12, WHOLE_SIZE = 1 << 14 };

static const char before_type[] =
    "irdl.dialect @d attributes {varve.set = \"own\"} {\n"
    "  \"varve.enum\"() {sym_name = \"E\", storage = i32,\n"
    "    cases = [[\"one\", 1 : i32], [\"two\", 2 : i32]]} : () -> ()\n"
    "  \"varve.enum\"() {sym_name = \"B\", storage = i32, bits, separator = \" | \",\n"
    "    cases = [[\"none\", 0 : i32], [\"r\", 1 : i32], [\"w\", 2 : i32]]} : () -> ()\n"
    "  irdl.attribute @\"#t\" attributes {varve.format = \"`<` $x `>`\"} {\n"
    "    %0 = irdl.any {varve.rule = \"i32\"}\n"
    "    irdl.parameters(x: %0)\n"
    "  }\n"
    "  irdl.type @\"!y\" attributes {varve.format = \"";
static const char usual_type[] = "`<` struct($k, $m, $q, $f) `:` $l `>`";
static const char before_operation[] =
    "\"} {\n"
    "    %k = irdl.any {varve.rule = \"type\"}\n"
    "    %l = irdl.any {varve.rule = \"array<i64>\"}\n"
    "    %m = irdl.any {varve.rule = \"enum<@B>\"}\n"
    "    %q = irdl.any {varve.rule = \"StrAttr\"}\n"
    "    %f = irdl.any {varve.rule = \"u32\"}\n"
    "    irdl.parameters(k: %k, m: %m, q: %q, f: %f, l: %l) {\n"
    "      varve.optional = [\"q\"], varve.defaults = {f = 1 : i32, m = 1 : i32}}\n"
    "  }\n"
    "  irdl.operation @o attributes {varve.format = \"";
static const char behind_operation[] =
    "\"} {\n"
    "    %0 = irdl.any\n"
    "    %i = irdl.any {varve.rule = \"I64Attr\"}\n"
    "    %u = irdl.any {varve.rule = \"UnitAttr\"}\n"
    "    %s = irdl.any {varve.rule = \"SymbolNameAttr\"}\n"
    "    %e = irdl.any {varve.rule = \"enum<@E>\"}\n"
    "    %d = irdl.any {varve.rule = \"DenseI64ArrayAttr\"}\n"
    "    %t = irdl.base @d::@\"#t\"\n"
    "    %g = irdl.region\n"
    "    irdl.operands(a: %0, v: variadic %0, o: optional %0) {varve.segments}\n"
    "    irdl.results(r: optional %0)\n"
    "    irdl.attributes {\"i\" = %i, \"u\" = %u, \"s\" = %s, \"e\" = %e, \"d\" = %d, \"t\" = %t,\n"
    "                     \"x\" = %0, \"n\" = %i}\n"
    "      {varve.optional = [\"i\", \"u\", \"s\", \"e\", \"d\", \"t\", \"x\", \"n\"],\n"
    "       varve.native = {n = \"i64\"}, varve.defaults = {n = 4 : i64}}\n"
    "    irdl.regions(g: %g)\n"
    "  }\n"
    "}\n";

typedef struct whole {
  char data[WHOLE_SIZE];
  size_t size;
} whole;

static void append(whole *text, varve_slice bytes) {
  FUZZ_CHECK(bytes.size <= WHOLE_SIZE - text->size);
  if (bytes.size != 0)
    memcpy(text->data + text->size, bytes.data, bytes.size);
  text->size += bytes.size;
}

#define LITERAL(array) ((varve_slice){array, sizeof array - 1})

static bool load_definition(varve_registry *registry, const fuzz_formats *input) {
  whole text = {.size = 0};
  append(&text, LITERAL(before_type));
  append(&text, input->type.data == NULL ? LITERAL(usual_type) : input->type);
  append(&text, LITERAL(before_operation));
  append(&text, input->operation);
  append(&text, LITERAL(behind_operation));
  return fuzz_define(registry, (varve_slice){text.data, text.size});
}

/* What is printed can be looked at; it need not be what was read, because formats can be such that
 * nothing printed by them is read. */
static bool use(varve_registry *registry, varve_slice text) {
  fuzz_session session;
  fuzz_open(&session, registry);
  varve_module *module = fuzz_load(&session, text, NULL);
  varve_bytes *printed = module == NULL ? NULL : fuzz_save(module, NULL);
  if (printed != NULL)
    varve_module_destroy(fuzz_load(&session, varve_bytes_slice(printed), NULL));
  bool is_accepted = module != NULL;
  varve_bytes_destroy(printed);
  varve_module_destroy(module);
  fuzz_close(&session);
  return is_accepted;
}

fuzz_formats_outcome fuzz_run_formats(const fuzz_formats *input) {
  varve_registry *registry = NULL;
  fuzz_formats_outcome seen = {false, false};
  FUZZ_CHECK(varve_registry_create(NULL, &registry) == VARVE_STATUS_OK);
  seen.is_format = load_definition(registry, input);
  if (seen.is_format)
    seen.is_module = use(registry, input->module);
  varve_registry_destroy(registry);
  return seen;
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  varve_slice bytes = {(const char *)data, size};
  fuzz_formats input;
  input.operation = fuzz_cut_part(&bytes);
  input.module = fuzz_cut_part(&bytes);
  input.type = fuzz_cut_part(&bytes);
  if (input.operation.size <= FORMAT_SIZE && input.type.size <= FORMAT_SIZE)
    fuzz_run_formats(&input);
  return 0;
}
