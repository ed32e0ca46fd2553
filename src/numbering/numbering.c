/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Creates the tables of a numbering and runs its steps in order. */
#include "numbering/numbering.h"

#include "ir/attributes.h"

static void init_tables(varve_numbering *n, varve_memory *memory) {
  varve_vector_init(&n->dialects, memory, sizeof(const varve_entity *));
  varve_vector_init(&n->names, memory, sizeof(varve_numbered_item));
  varve_vector_init(&n->attributes, memory, sizeof(varve_numbered_item));
  varve_vector_init(&n->types, memory, sizeof(varve_numbered_item));
  varve_vector_init(&n->regions, memory, sizeof(varve_numbered_region));
  varve_vector_init(&n->blocks, memory, sizeof(varve_numbered_block));
  varve_vector_init(&n->resources, memory, sizeof(varve_numbered_resource));
  varve_vector_init(&n->external_resources, memory, sizeof(varve_numbered_resource));
  varve_vector_init(&n->external_groups, memory, sizeof(const varve_entity *));
  varve_vector_init(&n->strings, memory, sizeof(const varve_entity *));
  varve_vector_init(&n->merged, memory, sizeof(const varve_entity *));
  varve_vector_init(&n->codes, memory, sizeof(varve_numbered_code));
  varve_vector_init(&n->fields, memory, sizeof(varve_coded_field));
  varve_id_table_init(&n->code_numbers, memory);
  varve_id_table_init(&n->entity_numbers, memory);
  varve_id_table_init(&n->stripped_numbers, memory);
  varve_id_table_init(&n->checked_names, memory);
  varve_id_table_init(&n->dialect_numbers, memory);
  varve_id_table_init(&n->name_numbers, memory);
  varve_id_table_init(&n->string_numbers, memory);
}

void varve_numbering_release(varve_numbering *numbering) {
  varve_vector *vectors[] = {&numbering->dialects,        &numbering->names,
                             &numbering->attributes,      &numbering->types,
                             &numbering->regions,         &numbering->blocks,
                             &numbering->resources,       &numbering->external_resources,
                             &numbering->external_groups, &numbering->strings,
                             &numbering->merged,          &numbering->codes,
                             &numbering->fields};
  varve_id_table *tables[] = {&numbering->code_numbers,     &numbering->entity_numbers,
                              &numbering->stripped_numbers, &numbering->checked_names,
                              &numbering->dialect_numbers,  &numbering->name_numbers,
                              &numbering->string_numbers};
  for (size_t i = 0; i < VARVE_COUNT_OF(vectors); i++)
    varve_vector_release(vectors[i]);
  for (size_t i = 0; i < VARVE_COUNT_OF(tables); i++)
    varve_id_table_release(tables[i]);
}

varve_status varve_numbering_create(varve_numbering *numbering, varve_module *module,
                                    const varve_numbering_options *options,
                                    varve_reporter *reporter) {
  varve_context *context = module->context;
  *numbering = (varve_numbering){
      .module = module, .context = context, .reporter = reporter, .options = *options};
  init_tables(numbering, &context->memory);
  VARVE_TRY(varve_context_define_names(context));
  VARVE_TRY(varve_numbering_find_structure(numbering));
  VARVE_TRY(varve_id_table_reserve(&numbering->entity_numbers, context->entity_count));
  VARVE_TRY(varve_id_table_reserve(&numbering->dialect_numbers, context->entity_count));
  VARVE_TRY(varve_id_table_reserve(&numbering->name_numbers, context->names_by_id.count));
  VARVE_TRY(varve_numbering_discover(numbering));
  VARVE_TRY(varve_numbering_sort(numbering));
  return varve_numbering_number_strings(numbering);
}
