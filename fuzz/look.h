/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Looks at all definitions of a registry, and uses them. */
#ifndef VARVE_FUZZ_LOOK_H
#define VARVE_FUZZ_LOOK_H

#include "fuzz/target.h"

static inline void fuzz_look_at_list(varve_definition definition, varve_definition_list list) {
  char rule[256];
  size_t length;
  for (uint32_t i = varve_definition_get_count(definition, list); i-- > 0;) {
    varve_definition_item item = {.struct_size = sizeof(varve_definition_item)};
    FUZZ_CHECK(varve_definition_get_item(definition, list, i, &item) == VARVE_STATUS_OK);
    varve_status status =
        varve_definition_print_constraint(definition, item.constraint, rule, sizeof rule, &length);
    FUZZ_CHECK(status != VARVE_STATUS_INTERNAL);
  }
}

static inline void fuzz_look_at(varve_definition definition) {
  FUZZ_CHECK(varve_definition_get_name(definition).data != NULL);
  (void)varve_definition_get_format(definition);
  (void)varve_definition_get_width(definition);
  for (int list = VARVE_DEFINITION_OPERANDS; list <= VARVE_DEFINITION_DEPENDS; list++)
    fuzz_look_at_list(definition, (varve_definition_list)list);
}

static inline void fuzz_look_at_all(const varve_registry *registry) {
  varve_definition dialect = varve_registry_get_next_dialect(registry, (varve_slice){"", 0});
  while (dialect.record != NULL) {
    fuzz_look_at(dialect);
    for (int kind = VARVE_DEFINITION_OPERATION; kind <= VARVE_DEFINITION_ENUM; kind++)
      for (uint32_t i = varve_definition_get_member_count(dialect, (varve_definition_kind)kind);
           i-- > 0;)
        fuzz_look_at(varve_definition_get_member(dialect, (varve_definition_kind)kind, i));
    dialect = varve_registry_get_next_dialect(registry, varve_definition_get_name(dialect));
  }
}

/* Writes a module in a form, and reads that. */
static inline void fuzz_write_and_read(fuzz_session *session, varve_module *module,
                                       const varve_save_options *form) {
  varve_bytes *bytes = fuzz_save(module, form);
  if (bytes != NULL)
    varve_module_destroy(fuzz_load(session, varve_bytes_slice(bytes), NULL));
  varve_bytes_destroy(bytes);
}

/* Reads a module with the definitions, and writes it in each form, so that all that they say of it
 * is used: formats, conditions, parts, names, codes. Reading checks the rows of varve.require. */
static inline void fuzz_use(varve_registry *registry, varve_slice text) {
  static const varve_format formats[] = {VARVE_FORMAT_TEXT, VARVE_FORMAT_TEXT,
                                         VARVE_FORMAT_BYTECODE, VARVE_FORMAT_VARVE};
  fuzz_session session;
  fuzz_open(&session, registry);
  varve_module *module = fuzz_load(&session, text, NULL);
  for (size_t i = 0; module != NULL && i < sizeof formats / sizeof *formats; i++) {
    varve_save_options form = {.struct_size = sizeof(varve_save_options)};
    form.format = formats[i];
    form.generic_form = i == 1;
    fuzz_write_and_read(&session, module, &form);
  }
  varve_module_destroy(module);
  fuzz_close(&session);
}

#endif
