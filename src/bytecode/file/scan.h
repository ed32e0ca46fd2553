/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Walks any bytecode file without building IR. Reports one event for each run of bytes, in file
 * order, without gaps or overlaps. format-spec/bytecode.md. */
#ifndef VARVE_BYTECODE_SCAN_H
#define VARVE_BYTECODE_SCAN_H

#include "base/diagnostic.h"

/* All fields of a file: name, text. */
#define VARVE_SCAN_FIELD_LIST(X)                                                                   \
  /* file and section headers */                                                                   \
  X(MAGIC, "magic number")                                                                         \
  X(VERSION, "version")                                                                            \
  X(PRODUCER, "producer")                                                                          \
  X(SECTION_ID, "section id")                                                                      \
  X(SECTION_SIZE, "section size")                                                                  \
  X(ALIGNMENT, "alignment")                                                                        \
  X(PADDING, "padding")                                                                            \
  X(TRAILING, "trailing bytes")                                                                    \
  /* strings */                                                                                    \
  X(STRING_COUNT, "string count")                                                                  \
  X(STRING_SIZE, "string size")                                                                    \
  X(STRING, "string")                                                                              \
  /* dialects */                                                                                   \
  X(DIALECT_COUNT, "dialect count")                                                                \
  X(DIALECT_NAME, "dialect name index")                                                            \
  X(DIALECT_VERSION, "dialect version")                                                            \
  X(OPERATION_NAME_COUNT, "operation name count")                                                  \
  X(OPERATION_NAME, "operation name string index")                                                 \
  X(GROUP_DIALECT, "dialect index of a group")                                                     \
  X(GROUP_SIZE, "size of a group")                                                                 \
  /* attributes and types */                                                                       \
  X(ATTRIBUTE_COUNT, "attribute count")                                                            \
  X(TYPE_COUNT, "type count")                                                                      \
  X(ENTRY_SIZE, "entry size")                                                                      \
  X(ENTRY_TEXT, "text")                                                                            \
  X(ENTRY_CODE, "code")                                                                            \
  X(ENTRY_UNKNOWN, "unknown encoding")                                                             \
  X(ATTRIBUTE, "attribute index")                                                                  \
  X(TYPE, "type index")                                                                            \
  X(STRING_INDEX, "string index")                                                                  \
  X(RESOURCE_INDEX, "resource index")                                                              \
  X(NUMBER, "number")                                                                              \
  X(BOOLEAN, "boolean")                                                                            \
  X(LIST_SIZE, "list size")                                                                        \
  X(DATA_SIZE, "data size")                                                                        \
  X(DATA, "data")                                                                                  \
  X(INTEGER_BITS, "integer bits")                                                                  \
  X(FLOAT_BITS, "float bits")                                                                      \
  /* IR */                                                                                         \
  X(OPERATION_COUNT, "operation count")                                                            \
  X(NAME, "operation name index")                                                                  \
  X(MASK, "operation mask")                                                                        \
  X(LOCATION, "location index")                                                                    \
  X(DICTIONARY, "dictionary index")                                                                \
  X(PROPERTIES_INDEX, "properties index")                                                          \
  X(RESULT_COUNT, "result count")                                                                  \
  X(RESULT_TYPE, "result type index")                                                              \
  X(OPERAND_COUNT, "operand count")                                                                \
  X(OPERAND, "operand")                                                                            \
  X(SUCCESSOR_COUNT, "successor count")                                                            \
  X(SUCCESSOR, "successor")                                                                        \
  X(REGION_COUNT, "region count")                                                                  \
  X(BLOCK_COUNT, "block count")                                                                    \
  X(VALUE_COUNT, "value count")                                                                    \
  X(ARGUMENT_COUNT, "block argument count")                                                        \
  X(ARGUMENT_TYPE, "block argument type index")                                                    \
  X(ARGUMENT_LOCATION, "block argument location index")                                            \
  X(ORDER_FLAG, "use-list order flag")                                                             \
  X(ORDER_COUNT, "use-list order count")                                                           \
  X(ORDER_VALUE, "value index of a use-list order")                                                \
  X(ORDER_SIZE, "use-list order size")                                                             \
  X(ORDER_INDEX, "use-list order index")                                                           \
  /* resources */                                                                                  \
  X(RESOURCE_GROUP_COUNT, "external resource group count")                                         \
  X(RESOURCE_GROUP, "external resource group name index")                                          \
  X(RESOURCE_DIALECT, "dialect index of a resource group")                                         \
  X(RESOURCE_COUNT, "resource count")                                                              \
  X(RESOURCE_KEY, "resource key index")                                                            \
  X(RESOURCE_SIZE, "resource size")                                                                \
  X(RESOURCE_KIND, "resource kind")                                                                \
  X(BLOB_ALIGNMENT, "blob alignment")                                                              \
  X(BLOB_SIZE, "blob size")                                                                        \
  X(BLOB, "blob")                                                                                  \
  X(RESOURCE_BOOLEAN, "resource boolean")                                                          \
  X(RESOURCE_STRING, "resource string index")                                                      \
  /* properties */                                                                                 \
  X(PROPERTIES_COUNT, "properties count")                                                          \
  X(PROPERTIES_SIZE, "properties size")                                                            \
  X(PROPERTIES, "properties")

typedef enum varve_scan_field {
#define VARVE_SCAN_ENUMERATOR(name, text) VARVE_SCAN_##name,
  VARVE_SCAN_FIELD_LIST(VARVE_SCAN_ENUMERATOR)
#undef VARVE_SCAN_ENUMERATOR
      VARVE_SCAN_FIELD_COUNT
} varve_scan_field;

extern const char *const varve_scan_field_texts[VARVE_SCAN_FIELD_COUNT];

typedef struct varve_scan_event {
  uint64_t offset;  /* offset in the file */
  uint64_t size;    /* never 0 */
  uint8_t section;  /* id of the innermost section; VARVE_SCAN_HEADER for the file header */
  uint8_t nesting;  /* 0 for top-level sections and the file header; 255: 255 or deeper */
  uint8_t field;    /* varve_scan_field */
  const char *what; /* description of the bytes */
  uint64_t value;   /* of an integer field, without its flag */
} varve_scan_event;
enum { VARVE_SCAN_HEADER = 0xFF };

typedef varve_status varve_scan_function(void *user, const varve_scan_event *event);

/* If event returns a status other than OK, the scan ends with it. An error in the file ends the
 * scan with a diagnostic. Errors in tables (everything except attributes, types, IR and values of
 * resources) are found before the first event. */
varve_status varve_bytecode_scan(varve_memory *memory, varve_slice bytes, varve_slice file_name,
                                 varve_diagnostic_sink sink, varve_scan_function *event,
                                 void *user) VARVE_MUST_USE;

#endif
