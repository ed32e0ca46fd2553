/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Custom forms that C code parses and prints. The code is in hooks/, which text cannot include;
 * varve_known has a table of the functions. */
#ifndef VARVE_TEXT_HOOK_H
#define VARVE_TEXT_HOOK_H

#include "text/directive.h"

typedef struct varve_operation_hook {
  varve_slice name; /* name of the operation */
  varve_parse_hook *parse;
  varve_print_hook *print; /* NULL: always printed in generic form */
} varve_operation_hook;

typedef struct varve_directive_hook {
  varve_slice name; /* "cf.SwitchOpCases", or "DynamicIndexList" for any dialect */
  varve_parse_directive *parse;
  varve_print_directive *print;
  /* The arguments it accepts: 'a' attribute, 'o' operand, 't' type of one, 'r' region, 's'
   * successor, 'w' string. After '?' they are optional; '*' repeats the last one. NULL: only
   * built-in formats use it, so it needs no check. */
  const char *arguments;
  const void *user; /* the hook's own */
} varve_directive_hook;

/* Called at the '<' of a type's or attribute's body that is kept as text. Parses up to the
 * closing '>' and appends the body with its brackets to parser->text, as it is printed. Must not
 * begin nested constructs. */
typedef varve_status varve_read_body(varve_parser *parser);
/* Called when an attribute "#dialect.name<...> : type" was parsed, with the place of its name. The
 * bytes of parser->text from start on are the body with its brackets. Replaces them by the body as
 * it is printed. */
typedef varve_status varve_fit_body(varve_parser *parser, const char *place, size_t start,
                                    const varve_entity *type);
typedef struct varve_body_hook {
  varve_slice name; /* "!quant.uniform" */
  varve_read_body *read;
  varve_fit_body *fit;
} varve_body_hook;

/* Adds missing attributes that the definition of draft->name implies (has_maps) to the
 * dictionary of state, in every form of the operation. mlir-opt's verifier does the same. */
typedef varve_status varve_complete_operation(varve_parser *parser,
                                              const varve_operation_draft *draft,
                                              varve_operation_state *state);

/* Checks a type or attribute that was just parsed by its format, whose draft is still the last one.
 * *fault is NULL if it is valid. */
typedef varve_status varve_check_parsed(varve_parser *parser, const varve_entity *entity,
                                        const char **fault);

/* A dialect whose types were text of another language in some eras (LLVM_TEXT_TYPES). */
typedef struct varve_text_types {
  varve_slice dialect;
  varve_slice pointer; /* the type that had an element type in some eras (LLVM_TYPED_POINTERS) */
  bool (*is_type)(varve_slice text);
  /* Gives a type of the dialect the text that the printer of the language writes. */
  varve_status (*normalize)(varve_context *context, const varve_entity **type);
} varve_text_types;

/* A hook that only some eras have. */
typedef struct varve_era_hook {
  varve_slice name;
  varve_era_range eras;
  const void *hook; /* varve_operation_hook or varve_directive_hook */
} varve_era_hook;

/* Lists are sorted bytewise by name, those of some eras then by era. */
typedef struct varve_hook_table {
  const varve_operation_hook *operations; /* of the default era */
  size_t operation_count;
  const varve_era_hook *era_operations;
  size_t era_operation_count;
  const varve_directive_hook *directives;
  size_t directive_count;
  const varve_era_hook *era_directives;
  size_t era_directive_count;
  const varve_body_hook *bodies; /* a short list */
  size_t body_count;
  varve_slice with_body; /* the name of the hook for operations whose definition has a body */
  varve_slice functions; /* the name of the hook for functions that have none of their own */
  varve_complete_operation *complete;
  varve_check_parsed *check;
  /* Returns whether a dialect has a type or attribute of this name without a definition. */
  bool (*is_undefined)(varve_slice dialect, varve_slice mnemonic, bool is_type);
  varve_text_types text_types;
} varve_hook_table;

/* Returns NULL if there is no such hook. */
const varve_operation_hook *varve_find_operation_hook(const varve_context *context,
                                                      const varve_operation_name *operation);
/* Returns NULL if there is no such hook. name includes the prefix and the dialect. */
const varve_body_hook *varve_find_body_hook(const varve_context *context, varve_slice name);
/* Searches the registry's hooks before the library's, and in each a hook of the dialect before
 * one of any dialect. */
const varve_directive_hook *varve_find_directive(const varve_context *context, varve_slice dialect,
                                                 varve_slice name);
/* Returns whether the directive accepts these count arguments. */
bool varve_directive_takes(const varve_directive_hook *hook, const varve_syntax_element *first,
                           uint32_t count);

#endif
