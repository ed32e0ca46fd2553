/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hooks: functions outside the library that parse and print custom<Name>(...) directives in the
 * assembly formats of operations (format-spec/assembly-format.md, "Directives"), or that split the
 * text of types and attributes into parts. A program adds them to a registry before a context uses
 * it. A shared object can add them too, loaded with `varve-translate --dialect-hooks=FILE`.
 * Everything here: since 0.1.
 *
 * The arguments of custom<Name>(...) are numbered from 0 in the order of the assembly format. The
 * read function parses the text and sets each argument; the print function prints the arguments.
 * Every thread that uses a context of the registry may call hooks at the same time, so hooks must
 * not keep state. */
#ifndef VARVE_HOOKS_H
#define VARVE_HOOKS_H

#include <varve/dialect.h>
#include <varve/ir.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Valid only during the call of the hook. */
typedef struct varve_hook_reader varve_hook_reader;
typedef struct varve_hook_printer varve_hook_printer;

/* Returns OK, or the status of the function below that failed. */
typedef varve_status varve_hook_read_function(void *user, varve_hook_reader *reader);
typedef varve_status varve_hook_print_function(void *user, varve_hook_printer *printer);

typedef struct varve_hook {
  size_t struct_size;    /* sizeof(varve_hook) */
  varve_slice name;      /* "dialect.Name" for formats of one dialect, or "Name" for formats of all
                            dialects without such a hook */
  varve_slice arguments; /* the kinds of its arguments, a letter each: 'a' attribute, 'o' operand,
                            't' type of an operand or result, 'w' string. Arguments after '?' are
                            optional; '*' repeats the last one. If the format of an operation passes
                            other arguments, the operation has no custom form */
  varve_hook_read_function *read;
  varve_hook_print_function *print;
  void *user; /* must live as long as the registry */
} varve_hook;

/* Adds a hook to a registry. It takes precedence over a hook of the library. The name is copied.
 * Fails with OUT_OF_MEMORY, or with BAD_ARGUMENT, also if a context already uses the registry or
 * an earlier hook has the name. */
VARVE_API varve_status varve_registry_add_hook(varve_registry *registry,
                                               const varve_hook *hook) VARVE_MUST_USE;

/* The function that a shared object for --dialect-hooks exports under this name; it adds its hooks
 * to the registry. Any status except OK ends the program that loads it. */
#define VARVE_DIALECT_HOOKS_FUNCTION "varve_dialect_hooks"
typedef varve_status varve_dialect_hooks_function(varve_registry *registry);

/* Reading. A function that fails has already reported the error, at its place in the text. */

VARVE_API varve_context *varve_hook_reader_get_context(varve_hook_reader *reader);
/* Returns the text of a string argument. */
VARVE_API varve_slice varve_hook_reader_get_text(const varve_hook_reader *reader,
                                                 uint32_t argument);
/* Returns the current value of an attribute argument; NULL if it is not set yet. */
VARVE_API const varve_attribute *varve_hook_reader_get_attribute(const varve_hook_reader *reader,
                                                                 uint32_t argument);
/* accept consumes the next token if it is this word or punctuation ("to", "[", "->") and returns
 * whether it did. expect reports an error if it is not. */
VARVE_API bool varve_hook_reader_accept(varve_hook_reader *reader, varve_slice text);
VARVE_API varve_status varve_hook_reader_expect(varve_hook_reader *reader,
                                                varve_slice text) VARVE_MUST_USE;
/* Reads a word. *word is empty if the next token is not a word. It lives as long as the reader. */
VARVE_API varve_status varve_hook_reader_read_word(varve_hook_reader *reader,
                                                   varve_slice *word) VARVE_MUST_USE;

VARVE_API varve_status varve_hook_reader_read_integer(varve_hook_reader *reader,
                                                      int64_t *value) VARVE_MUST_USE;
/* Reads a quoted string ("text") as a string attribute. */
VARVE_API varve_status varve_hook_reader_read_string(varve_hook_reader *reader,
                                                     const varve_attribute **string) VARVE_MUST_USE;

VARVE_API varve_status varve_hook_reader_read_attribute(
    varve_hook_reader *reader, const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_hook_reader_read_type(varve_hook_reader *reader,
                                                   const varve_type **type) VARVE_MUST_USE;
/* Reads a value (%name) and appends it to an operand argument. All values of one argument must be
 * read before the first value of another, otherwise the call fails with BAD_ARGUMENT. *found is
 * whether a value was there; if found is NULL, a missing value is an error. */
VARVE_API varve_status varve_hook_reader_read_operand(varve_hook_reader *reader, uint32_t argument,
                                                      bool *found) VARVE_MUST_USE;
/* Appends a type to a type argument. All types of one argument must be added before the first type
 * of another. */
VARVE_API varve_status varve_hook_reader_add_type(varve_hook_reader *reader, uint32_t argument,
                                                  const varve_type *type) VARVE_MUST_USE;

VARVE_API varve_status varve_hook_reader_set_attribute(varve_hook_reader *reader, uint32_t argument,
                                                       const varve_attribute *value) VARVE_MUST_USE;
/* Reports an error at the next token and returns SYNTAX. Shows at most 200 bytes of the message. */
VARVE_API varve_status varve_hook_reader_fail(varve_hook_reader *reader,
                                              varve_slice message) VARVE_MUST_USE;

/* Printing. The space before the directive is already printed. These functions fail with
 * OUT_OF_MEMORY, LIMIT_EXCEEDED or BAD_ARGUMENT. If a hook returns INVALID, the operation cannot
 * be printed in this form, and the printer uses the generic form. */

VARVE_API varve_slice varve_hook_printer_get_text(const varve_hook_printer *printer,
                                                  uint32_t argument);
VARVE_API const varve_operation *
varve_hook_printer_get_operation(const varve_hook_printer *printer);
/* Returns NULL if the attribute is absent. */
VARVE_API const varve_attribute *varve_hook_printer_get_attribute(const varve_hook_printer *printer,
                                                                  uint32_t argument);
/* Returns the number of values of an operand argument, or of types of a type argument. */
VARVE_API uint32_t varve_hook_printer_get_count(const varve_hook_printer *printer,
                                                uint32_t argument);
/* Prints text unchanged. */
VARVE_API varve_status varve_hook_printer_print_text(varve_hook_printer *printer,
                                                     varve_slice text) VARVE_MUST_USE;

VARVE_API varve_status varve_hook_printer_print_attribute(
    varve_hook_printer *printer, const varve_attribute *attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_hook_printer_print_type(varve_hook_printer *printer,
                                                     const varve_type *type) VARVE_MUST_USE;
/* Prints one value of an operand argument as %name. */
VARVE_API varve_status varve_hook_printer_print_operand(varve_hook_printer *printer,
                                                        uint32_t argument,
                                                        uint32_t index) VARVE_MUST_USE;
/* Prints one type of a type argument. */
VARVE_API varve_status varve_hook_printer_print_value_type(varve_hook_printer *printer,
                                                           uint32_t argument,
                                                           uint32_t index) VARVE_MUST_USE;

/* Text in parts. A type or attribute whose dialect has no definition of it is stored as text, once
 * in each varve file. A text hook finds parts of a text that other texts may share (types,
 * attributes, numbers). The file then stores each part once, and the rest of the text as a
 * template. This changes only the size of the file: a reader gets the same text with or without
 * the hook. (Format: format-spec/varve.md, "Nodes", codes 58 and 59.) */
typedef struct varve_text_parts varve_text_parts; /* valid only during the call of the hook */

/* Splits text, which is what follows "!dialect." or "#dialect.". A NUL replaces each nested type
 * or attribute that the library has already found. Returns OK, or INVALID for a text that the hook
 * does not know, which is then stored whole. Any other status ends the save. The library may call
 * the hook several times for the same text. */
typedef varve_status varve_text_split_function(void *user, varve_slice text, bool is_type,
                                               varve_text_parts *parts);

typedef struct varve_text_hook {
  size_t struct_size;  /* sizeof(varve_text_hook) */
  varve_slice dialect; /* 1 to 127 bytes */
  varve_text_split_function *split;
  void *user; /* must live as long as the registry */
} varve_text_hook;

/* Adds a text hook to a registry. The name is copied. Fails with OUT_OF_MEMORY, or with
 * BAD_ARGUMENT, also if a context already uses the registry or the dialect already has a text
 * hook. */
VARVE_API varve_status varve_registry_add_text_hook(varve_registry *registry,
                                                    const varve_text_hook *hook) VARVE_MUST_USE;
/* Adds a part: size bytes of the text, none of them NUL, after the previous part. Fails with
 * BAD_ARGUMENT or OUT_OF_MEMORY. */
VARVE_API varve_status varve_text_parts_add(varve_text_parts *parts, size_t offset,
                                            size_t size) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
