/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Contexts with definitions, loaded vocabularies, and functions on a whole module other than
 * loading and saving. */
#include <varve/dialect.h>
#include <varve/module.h>
#include <varve/version.h>

#include "api/bytes.h"
#include "api/dictionary.h"
#include "api/options.h"
#include "dialect/registry/pack_library.h"
#include "dialect/registry/registry.h"
#include "ir/context.h"
#include "ir/module.h"
#include "text/parse/parser.h"

const char *varve_version(void) { return VARVE_VERSION_STRING; }

/* The installed packs, of a context without a registry. */
typedef struct default_packs {
  varve_kept kept; /* first */
  varve_memory *memory;
  varve_pack_library library;
} default_packs;

static void release_packs(varve_kept *kept) {
  default_packs *packs = (default_packs *)kept;
  varve_pack_library_release(&packs->library);
  varve_memory_free(packs->memory, packs, sizeof(*packs));
}

static varve_status find_default_packs(varve_context *context) {
  const varve_slice path = varve_default_dialect_path();
  if (path.size == 0)
    return VARVE_STATUS_OK;
  default_packs *packs = varve_memory_resize(&context->memory, NULL, 0, sizeof(*packs));
  if (packs == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  *packs = (default_packs){.kept = {.next = context->kept, .release = release_packs},
                           .memory = &context->memory};
  context->kept = &packs->kept;
  context->packs.library = &packs->library;
  return varve_pack_library_init(&packs->library, &context->memory, path);
}

static varve_status attach_registry(const varve_context_options *options, varve_context *context) {
  if (options->registry != NULL)
    varve_registry_freeze(options->registry);
  varve_registry_attach(options->registry != NULL ? options->registry : varve_registry_builtin(),
                        context);
  return options->registry == NULL && !options->no_default_packs ? find_default_packs(context)
                                                                 : VARVE_STATUS_OK;
}

varve_status varve_context_create(const varve_context_options *options, varve_context **context) {
  if (context == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *context = NULL;
  varve_context_options filled = {.struct_size = sizeof(varve_context_options)};
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  varve_limits limits = {.struct_size = sizeof(varve_limits)};
  VARVE_TRY(varve_options_fill(filled.limits, &limits, sizeof(limits)));
  filled.limits = &limits;
  VARVE_TRY(varve_context_make(&filled, context));
  varve_status status = attach_registry(&filled, *context);
  if (status != VARVE_STATUS_OK) {
    varve_context_destroy(*context);
    *context = NULL;
    return status;
  }
  varve_text_attach(*context);
  return VARVE_STATUS_OK;
}

/* Dictionaries */

varve_status varve_dictionary_create(varve_slice bytes, varve_diagnostic_sink sink,
                                     varve_dictionary **dictionary) {
  if (dictionary == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *dictionary = NULL;
  if (bytes.data == NULL && bytes.size != 0)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_memory memory;
  varve_memory_init(&memory, NULL, 0);
  varve_dictionary *made = varve_memory_resize(&memory, NULL, 0, sizeof(*made));
  if (made == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  made->memory = memory;
  varve_buffer_init(&made->bytes, &made->memory);
  varve_reporter reporter = {.sink = sink, .max_errors = 1};
  varve_status status = varve_buffer_append(&made->bytes, bytes);
  if (status == VARVE_STATUS_OK)
    status = varve_vocabulary_open(varve_buffer_slice(&made->bytes), &reporter, &made->vocabulary);
  if (status == VARVE_STATUS_OK)
    *dictionary = made;
  else
    varve_dictionary_destroy(made);
  return status;
}

void varve_dictionary_destroy(varve_dictionary *dictionary) {
  if (dictionary == NULL)
    return;
  varve_memory memory = dictionary->memory;
  varve_buffer_release(&dictionary->bytes);
  varve_memory_free(&memory, dictionary, sizeof(*dictionary));
}

static bool are_right(const varve_context *context, const varve_training_options *options) {
  enum { MAX_DICTIONARY_SIZE = 1 << 24 };
  if (options->dictionary_size > MAX_DICTIONARY_SIZE)
    return false;
  if (options->modules == NULL || options->count == 0 || options->count > UINT32_MAX - 1)
    return false;
  for (size_t i = 0; i < options->count; i++)
    if (options->modules[i] == NULL || options->modules[i]->context != context)
      return false;
  return true;
}

varve_status varve_dictionary_train(varve_context *context, const varve_training_options *options,
                                    varve_bytes **bytes) {
  enum { DICTIONARY_SIZE = 96 << 10 };
  varve_training_options filled = {.struct_size = sizeof(varve_training_options)};
  if (bytes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *bytes = NULL;
  if (context == NULL || options == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  if (!are_right(context, &filled))
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_bytes *made;
  varve_training training = {filled.modules, filled.count,
                             filled.dictionary_size == 0 ? DICTIONARY_SIZE : filled.dictionary_size,
                             filled.no_builtin_dictionary};
  VARVE_TRY(varve_bytes_create(&context->memory, &made));
  varve_status status = varve_vocabulary_train(context, &training, &made->buffer);
  if (status == VARVE_STATUS_OK)
    *bytes = made;
  else
    varve_bytes_destroy(made);
  return status;
}

/* Modules */

varve_status varve_module_strip_debug_info(varve_module *module) {
  if (module == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  VARVE_TRY(varve_module_materialize(module));
  const varve_entity *unknown = module->context->unknown_location;
  for (varve_operation *op = module->root; op != NULL;
       op = varve_operation_next_preorder(module->root, op)) {
    op->location = unknown;
    for (uint32_t r = 0; r < varve_operation_region_count(op); r++)
      for (varve_block *block = varve_operation_region(op, r)->first; block != NULL;
           block = block->next)
        for (uint32_t a = 0; a < block->argument_count; a++)
          block->arguments[a]->location = unknown;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_module_compare(varve_module *a, varve_module *b,
                                  const varve_compare_options *options, bool *equal,
                                  varve_bytes **difference) {
  if (difference != NULL)
    *difference = NULL;
  if (equal == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *equal = false;
  if (a == NULL || b == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  varve_compare_options filled = {.struct_size = sizeof(varve_compare_options)};
  VARVE_TRY(varve_options_fill(options, &filled, sizeof(filled)));
  varve_equal_options equal_options = {.ignore_locations = filled.ignore_locations,
                                       .ignore_use_list_order = filled.ignore_use_list_order};
  varve_bytes *text;
  VARVE_TRY(varve_bytes_create(&a->context->memory, &text));
  varve_status status = varve_module_equal(a, b, equal_options, equal, &text->buffer);
  if (status == VARVE_STATUS_OK && !*equal && difference != NULL)
    *difference = text;
  else
    varve_bytes_destroy(text);
  return status;
}

varve_status varve_module_copy(varve_module *module, varve_context *context, varve_module **copy) {
  if (copy == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *copy = NULL;
  if (module == NULL || context == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  return varve_module_clone(module, context, copy);
}
