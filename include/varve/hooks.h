/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Hooks: functions outside of the library that read and print custom<Name>(...) in the formats of
 * operations (format-spec/assembly-format.md, "Directives"), and that tell of what parts the text
 * of types and attributes is. They are added to a registry before a
 * context has it, by the program or by a shared object that `varve-translate --dialect-hooks=FILE`
 * loads. Everything here: since 0.1.
 *
 * The arguments of custom<Name>(...) are counted from 0 as the format lists them. A hook reads what
 * stands in the text and says what each argument is; the other one prints it again. Hooks are
 * called by every thread that uses a context of the registry, and keep nothing. */
#ifndef VARVE_HOOKS_H
#define VARVE_HOOKS_H

#include <varve/dialect.h>
#include <varve/ir.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Live during the call only. */
typedef struct varve_hook_reader varve_hook_reader;
typedef struct varve_hook_printer varve_hook_printer;

/* OK, or what a function below answered. */
typedef varve_status varve_hook_read_function(void *user, varve_hook_reader *reader);
typedef varve_status varve_hook_print_function(void *user, varve_hook_printer *printer);

typedef struct varve_hook {
  size_t struct_size; /* sizeof(varve_hook) */
  varve_slice name;   /* "dialect.Name" for the formats of one dialect, "Name" for those of all that
                         have none of their own */
  varve_slice arguments; /* what it takes: 'a' attribute, 'o' operand, 't' the type of an operand or
                            result, 'w' string; behind '?' they may be missing, '*' repeats the last
                            one. An operation whose format gives it others has no custom form */
  varve_hook_read_function *read;
  varve_hook_print_function *print;
  void *user; /* must live as long as the registry */
} varve_hook;

/* Fails with BAD_ARGUMENT (also when a context has the registry, or the name is taken by an earlier
 * hook), OUT_OF_MEMORY. The name is copied. A hook goes before one of the library. */
VARVE_API varve_status varve_registry_add_hook(varve_registry *registry,
                                               const varve_hook *hook) VARVE_MUST_USE;

/* What a shared object for --dialect-hooks exports under this name: adds its hooks. Anything but OK
 * ends the program that loads it. */
#define VARVE_DIALECT_HOOKS_FUNCTION "varve_dialect_hooks"
typedef varve_status varve_dialect_hooks_function(varve_registry *registry);

/* Reading. Functions that fail have reported why, at the place in the text. */

VARVE_API varve_context *varve_hook_reader_get_context(varve_hook_reader *reader);
/* The text of a string argument. */
VARVE_API varve_slice varve_hook_reader_get_text(const varve_hook_reader *reader,
                                                 uint32_t argument);
/* What an attribute argument is by now; NULL: nothing yet. */
VARVE_API const varve_attribute *varve_hook_reader_get_attribute(const varve_hook_reader *reader,
                                                                 uint32_t argument);
/* A word or punctuation ("to", "[", "->"): consumed when it stands next. */
VARVE_API bool varve_hook_reader_accept(varve_hook_reader *reader, varve_slice text);
VARVE_API varve_status varve_hook_reader_expect(varve_hook_reader *reader,
                                                varve_slice text) VARVE_MUST_USE;
/* Any word; *word is empty when none stands next. It lives as long as the reader. */
VARVE_API varve_status varve_hook_reader_read_word(varve_hook_reader *reader,
                                                   varve_slice *word) VARVE_MUST_USE;
VARVE_API varve_status varve_hook_reader_read_integer(varve_hook_reader *reader,
                                                      int64_t *value) VARVE_MUST_USE;
/* "text", as the string attribute. */
VARVE_API varve_status varve_hook_reader_read_string(varve_hook_reader *reader,
                                                     const varve_attribute **string) VARVE_MUST_USE;
VARVE_API varve_status varve_hook_reader_read_attribute(
    varve_hook_reader *reader, const varve_attribute **attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_hook_reader_read_type(varve_hook_reader *reader,
                                                   const varve_type **type) VARVE_MUST_USE;
/* %name: becomes the next value of an operand argument. All of one argument are read before the
 * first of another: BAD_ARGUMENT else. *found (may be NULL: it must be there) tells whether it was.
 */
VARVE_API varve_status varve_hook_reader_read_operand(varve_hook_reader *reader, uint32_t argument,
                                                      bool *found) VARVE_MUST_USE;
/* The next type of a type argument; so for all of one before the first of another. */
VARVE_API varve_status varve_hook_reader_add_type(varve_hook_reader *reader, uint32_t argument,
                                                  const varve_type *type) VARVE_MUST_USE;
VARVE_API varve_status varve_hook_reader_set_attribute(varve_hook_reader *reader, uint32_t argument,
                                                       const varve_attribute *value) VARVE_MUST_USE;
/* Reports an error at the next token; answers SYNTAX. At most 200 bytes of the message are shown.
 */
VARVE_API varve_status varve_hook_reader_fail(varve_hook_reader *reader,
                                              varve_slice message) VARVE_MUST_USE;

/* Printing. The space before it is printed already. These fail with OUT_OF_MEMORY,
 * LIMIT_EXCEEDED, BAD_ARGUMENT; a hook that answers INVALID cannot say what is there: the operation
 * is then printed in generic form. */

VARVE_API varve_slice varve_hook_printer_get_text(const varve_hook_printer *printer,
                                                  uint32_t argument);
VARVE_API const varve_operation *
varve_hook_printer_get_operation(const varve_hook_printer *printer);
/* NULL: absent. */
VARVE_API const varve_attribute *varve_hook_printer_get_attribute(const varve_hook_printer *printer,
                                                                  uint32_t argument);
/* How many values an operand argument, or types a type argument, stands for. */
VARVE_API uint32_t varve_hook_printer_get_count(const varve_hook_printer *printer,
                                                uint32_t argument);
/* As it is. */
VARVE_API varve_status varve_hook_printer_print_text(varve_hook_printer *printer,
                                                     varve_slice text) VARVE_MUST_USE;
VARVE_API varve_status varve_hook_printer_print_attribute(
    varve_hook_printer *printer, const varve_attribute *attribute) VARVE_MUST_USE;
VARVE_API varve_status varve_hook_printer_print_type(varve_hook_printer *printer,
                                                     const varve_type *type) VARVE_MUST_USE;
/* One value of an operand argument: %name. */
VARVE_API varve_status varve_hook_printer_print_operand(varve_hook_printer *printer,
                                                        uint32_t argument,
                                                        uint32_t index) VARVE_MUST_USE;
/* One type of a type argument. */
VARVE_API varve_status varve_hook_printer_print_value_type(varve_hook_printer *printer,
                                                           uint32_t argument,
                                                           uint32_t index) VARVE_MUST_USE;

/* Text in parts. Types and attributes of a dialect that has no definitions of them are text, which
 * a varve file holds once for each of them. A text hook tells which parts of a text may stand in
 * others too (types, attributes, numbers); the file then holds each part once, and the rest of the
 * text as a template. It changes nothing but the size of the file: what is read, with the hook or
 * without it, is the same text. (Format: format-spec/varve.md, "Nodes", codes 58 and 59.) */
typedef struct varve_text_parts varve_text_parts; /* lives during the call only */

/* text: what follows "!dialect." or "#dialect."; a NUL stands where it has a type or attribute that
 * is told apart without the hook. Answers OK, or INVALID for a text that it does not know, which
 * is then held as a whole; anything else ends writing. It may be called several times for a text.
 */
typedef varve_status varve_text_split_function(void *user, varve_slice text, bool is_type,
                                               varve_text_parts *parts);

typedef struct varve_text_hook {
  size_t struct_size;  /* sizeof(varve_text_hook) */
  varve_slice dialect; /* 1 to 127 bytes */
  varve_text_split_function *split;
  void *user; /* must live as long as the registry */
} varve_text_hook;

/* Fails with BAD_ARGUMENT (also when a context has the registry, or the dialect has a text hook),
 * OUT_OF_MEMORY. The name is copied. */
VARVE_API varve_status varve_registry_add_text_hook(varve_registry *registry,
                                                    const varve_text_hook *hook) VARVE_MUST_USE;
/* One part: size bytes of the text, none of them NUL, behind the part before. Fails with
 * BAD_ARGUMENT, OUT_OF_MEMORY. */
VARVE_API varve_status varve_text_parts_add(varve_text_parts *parts, size_t offset,
                                            size_t size) VARVE_MUST_USE;

#ifdef __cplusplus
}
#endif

#endif
