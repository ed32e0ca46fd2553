/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definitions of dialects, and behind a line "// -----" a module that uses them: they are refused,
 * or all of them can be looked at and contexts work with them. */
#include "fuzz/target.h"

static void look_at_list(varve_definition definition, varve_definition_list list) {
  char rule[256];
  size_t length;
  for (uint32_t i = varve_definition_get_count(definition, list); i-- > 0;) {
    varve_definition_item item = VARVE_DEFINITION_ITEM_INIT;
    FUZZ_CHECK(varve_definition_get_item(definition, list, i, &item) == VARVE_STATUS_OK);
    varve_status status =
        varve_definition_print_constraint(definition, item.constraint, rule, sizeof rule, &length);
    FUZZ_CHECK(status != VARVE_STATUS_INTERNAL);
  }
}

static void look_at(varve_definition definition) {
  FUZZ_CHECK(varve_definition_get_name(definition).data != NULL);
  (void)varve_definition_get_format(definition);
  (void)varve_definition_get_width(definition);
  for (int list = VARVE_DEFINITION_OPERANDS; list <= VARVE_DEFINITION_DEPENDS; list++)
    look_at_list(definition, (varve_definition_list)list);
}

static void look_at_all(const varve_registry *registry) {
  varve_definition dialect = varve_registry_get_next_dialect(registry, (varve_slice){"", 0});
  while (dialect.record != NULL) {
    look_at(dialect);
    for (int kind = VARVE_DEFINITION_OPERATION; kind <= VARVE_DEFINITION_ENUM; kind++)
      for (uint32_t i = varve_definition_get_member_count(dialect, (varve_definition_kind)kind);
           i-- > 0;)
        look_at(varve_definition_get_member(dialect, (varve_definition_kind)kind, i));
    dialect = varve_registry_get_next_dialect(registry, varve_definition_get_name(dialect));
  }
}

static void use(varve_registry *registry, varve_slice text) {
  fuzz_session session;
  fuzz_open(&session, registry);
  varve_module *module = fuzz_load(&session, text, NULL);
  if (module != NULL)
    varve_bytes_destroy(fuzz_save(module, NULL));
  varve_module_destroy(module);
  fuzz_close(&session);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size) {
  varve_registry_options options = VARVE_REGISTRY_OPTIONS_INIT;
  varve_slice rest = {(const char *)data, size}, definitions = fuzz_cut_part(&rest);
  varve_registry *registry = NULL;
  varve_limits limits = VARVE_LIMITS_INIT;
  limits.max_memory = (uint64_t)1 << 26;
  options.limits = &limits;
  options.without_builtin = definitions.size % 2 == 0;
  FUZZ_CHECK(varve_registry_create(&options, &registry) == VARVE_STATUS_OK);
  if (fuzz_define(registry, definitions)) {
    if (options.without_builtin)
      look_at_all(registry);
    use(registry, rest);
  }
  varve_registry_destroy(registry);
  return 0;
}
