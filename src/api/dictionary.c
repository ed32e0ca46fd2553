/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* include/varve/module.h: dictionaries of the container. */
#include "api/dictionary.h"

#include "api/bytes.h"

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

varve_status varve_dictionary_train(varve_context *context, varve_module *const *modules,
                                    size_t count, varve_bytes **bytes) {
  enum { DICTIONARY_SIZE = 1 << 16 };
  if (bytes == NULL)
    return VARVE_STATUS_BAD_ARGUMENT;
  *bytes = NULL;
  if (context == NULL || modules == NULL || count == 0 || count > UINT32_MAX - 1)
    return VARVE_STATUS_BAD_ARGUMENT;
  for (size_t i = 0; i < count; i++)
    if (modules[i] == NULL || modules[i]->context != context)
      return VARVE_STATUS_BAD_ARGUMENT;
  varve_bytes *made;
  varve_training training = {modules, count, DICTIONARY_SIZE};
  VARVE_TRY(varve_bytes_create(&context->memory, &made));
  varve_status status = varve_vocabulary_train(context, &training, &made->buffer);
  if (status == VARVE_STATUS_OK)
    *bytes = made;
  else
    varve_bytes_destroy(made);
  return status;
}
