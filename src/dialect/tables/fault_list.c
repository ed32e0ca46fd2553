/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Keeps a bounded number of faults, each with its own copy of its texts. */
#include "dialect/tables/fault_list.h"

enum { TEXT_COUNT = 4, MOST_NAME = 200, MOST_MESSAGE = 1024 };

typedef struct stored_fault {
  varve_registry_fault fault;
  char *block; /* the texts, each followed by a NUL */
  size_t size;
} stored_fault;

void varve_fault_list_init(varve_fault_list *list, varve_memory *memory) {
  list->omitted = 0;
  varve_vector_init(&list->faults, memory, sizeof(stored_fault));
}

void varve_fault_list_release(varve_fault_list *list) {
  for (size_t i = 0; i < list->faults.count; i++) {
    const stored_fault *stored = &VARVE_VECTOR_AT(&list->faults, stored_fault, i);
    varve_memory_free(list->faults.memory, stored->block, stored->size);
  }
  varve_vector_release(&list->faults);
}

static varve_slice cut(varve_slice text, size_t most) {
  return varve_slice_make(text.data, text.size > most ? most : text.size);
}

/* Moves the texts into one block. */
static varve_status copy_texts(varve_memory *memory, stored_fault *stored) {
  varve_registry_fault *fault = &stored->fault;
  varve_slice *texts[TEXT_COUNT] = {&fault->name, &fault->part, &fault->message, &fault->file};
  for (size_t i = 0; i < TEXT_COUNT; i++) {
    *texts[i] = cut(*texts[i], texts[i] == &fault->message ? MOST_MESSAGE : MOST_NAME);
    stored->size += texts[i]->size + 1;
  }
  stored->block = varve_memory_resize(memory, NULL, 0, stored->size);
  if (stored->block == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  char *next = stored->block;
  for (size_t i = 0; i < TEXT_COUNT; i++) {
    size_t size = texts[i]->size;
    if (size != 0)
      memcpy(next, texts[i]->data, size);
    next[size] = 0;
    texts[i]->data = next;
    next += size + 1;
  }
  return VARVE_STATUS_OK;
}

varve_status varve_fault_list_add(varve_fault_list *list, const varve_registry_fault *fault) {
  if (list->faults.count == VARVE_MOST_FAULTS) {
    list->omitted++;
    return VARVE_STATUS_OK;
  }
  stored_fault stored = {.fault = *fault};
  VARVE_TRY(copy_texts(list->faults.memory, &stored));
  varve_status status = varve_vector_push(&list->faults, &stored);
  if (status != VARVE_STATUS_OK)
    varve_memory_free(list->faults.memory, stored.block, stored.size);
  return status;
}

const varve_registry_fault *varve_fault_list_at(const varve_fault_list *list, size_t index) {
  return index < list->faults.count
             ? &VARVE_VECTOR_AT(&list->faults, const stored_fault, index).fault
             : NULL;
}

const varve_registry_fault *varve_fault_list_find(const varve_fault_list *list, varve_slice name,
                                                  varve_slice part) {
  name = cut(name, MOST_NAME);
  for (size_t i = 0; i < list->faults.count; i++) {
    const varve_registry_fault *fault = varve_fault_list_at(list, i);
    if (fault->kind == VARVE_DEFINITION_OPERATION && varve_slice_equal(fault->name, name) &&
        (part.size == 0 || varve_slice_equal(fault->part, part)))
      return fault;
  }
  return NULL;
}
