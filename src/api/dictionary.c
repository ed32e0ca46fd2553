/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/module.h: dictionaries, which are vocabulary files of the container. */
#include "api/dictionary.h"

#include "api/bytes.h"
#include "api/options.h"

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
