/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by the files of the printer: its state, the output buffer, and the parts in print_*.c. */
#ifndef VARVE_TEXT_PRINT_H
#define VARVE_TEXT_PRINT_H

#include "base/text_spelling.h"
#include "dialect/lex/format_tokens.h"
#include "dialect/operation_values.h"
#include "ir/types.h"
#include "text/print/print_alias.h"
#include "text/print/print_walk.h"
#include "text/print/printer.h"

/* How the parent requires a child to be printed. */
typedef enum varve_print_mode {
  VARVE_PRINT_FULL,          /* an attribute with its type */
  VARVE_PRINT_DEFAULT_TYPE,  /* omit the type if the parser would supply it */
  VARVE_PRINT_WITHOUT_TYPE,  /* always omit the type */
  VARVE_PRINT_BARE_LOCATION, /* a location without loc(...) */
  VARVE_PRINT_BODY,          /* a dialect's attribute without its name */
  VARVE_PRINT_INSIDE,        /* the same, without the '<' and '>' that enclose it; never an alias */
  VARVE_PRINT_SHORT,         /* a dialect's type without the dialect; never an alias */
  VARVE_PRINT_BARE,          /* an affine map without its brackets; never an alias */
  VARVE_PRINT_NO_ALIAS,      /* never an alias */
  VARVE_PRINT_WEAK,          /* an affine operand that binds weaker than its context */
  VARVE_PRINT_STRONG         /* an affine operand that needs parentheses unless it is atomic */
} varve_print_mode;

typedef struct varve_print_child {
  const varve_entity *entity;
  varve_print_mode mode;
} varve_print_child;

/* A node being printed. The steps of its kind print the text between its children. */
typedef struct varve_print_frame {
  const varve_entity *entity;
  size_t start;      /* start of its text in the output */
  size_t cursor;     /* for use by the kind: how far its payload is printed */
  uint32_t position; /* number of steps done */
  varve_print_mode mode;
  /* for nodes printed by a format: */
  varve_format_cursor at;
  varve_format_spacing spacing; /* if the format has choices */
  uint32_t item;                /* index in the list being printed */
  bool is_begun;                /* its name is printed, and the mnemonic is at cursor */
  bool is_in_value;
  bool is_bracketed; /* the opening bracket of the list, if it has one, is printed */
  bool is_first_field;
  bool is_finished;
} varve_print_frame;

/* The place of a node's text in the output, for reuse. */
typedef struct varve_print_text {
  size_t offset;
  size_t size; /* 0: not printed yet */
} varve_print_text;

/* The name of a value, if values have names. */
typedef struct varve_print_name {
  const varve_value *value;
  size_t text; /* start of the name, in texts */
  uint32_t size;
  uint32_t number; /* if the name is empty (size 0) */
  uint32_t place;  /* index among the results that share the name */
  uint32_t group;  /* number of results that share it */
} varve_print_name;

/* An operation, if users are printed. Its number is like that of a value. */
typedef struct varve_print_user {
  const varve_operation *operation;
  uint32_t number; /* if it has no results */
  uint64_t seen;   /* the last list of users that contained it */
} varve_print_user;

/* The numbers or names of values and blocks; value->number and block->number are indices into
 * these. */
typedef struct varve_print_numbers {
  bool has_names;
  varve_vector names; /* varve_print_name; without names the next two are used */
  varve_buffer texts; /* the texts of the names */
  varve_vector
      values; /* varve_value *: results, and arguments of blocks that are not entry blocks */
  varve_vector arguments; /* varve_value *: arguments of entry blocks */
  varve_vector blocks;    /* varve_block * */
  varve_vector users;     /* varve_print_user, by operation->number */
  uint64_t user_lists;
} varve_print_numbers;

/* What was computed for an operation, by the index of an argument or local. */
typedef struct varve_print_known {
  const varve_operation *op;
  uint32_t index;
  varve_value_range range;
  const varve_entity *value;
} varve_print_known;
enum { VARVE_PRINT_KNOWN = 4, VARVE_PRINT_RANGES = 16 };

/* The state of operations that are printed by formats. */
typedef struct varve_print_format_state {
  varve_vector loops; /* varve_loop_state: print_each.c */
  varve_arena terms;  /* what is computed: varve_begin_terms */
  varve_arena views;  /* operations that are printed for others: print_nested_operation.c */
  varve_print_known arguments[VARVE_PRINT_KNOWN]; /* at the index modulo the size, as the next */
  varve_print_known locals[VARVE_PRINT_KNOWN];
  const varve_operation *ranges_of; /* the operation that has these */
  varve_value_range ranges[VARVE_PRINT_RANGES];
} varve_print_format_state;

/* The state of a module's operations, which are printed more than once: to collect aliases, and for
 * the output. */
typedef struct varve_print_operations_state {
  varve_vector scopes;    /* print_operation.c: operations with an open region */
  varve_side_table forms; /* print_operation.c: by id of the operation's name */
  varve_vector scratch;   /* uint32_t */
  bool is_hopeful;        /* is_collecting: takes for granted that the custom forms are possible,
                             without rehearsals */
  bool is_collected;      /* that was done, and all operations but those in unfit are checked */
  varve_vector choices;   /* uint32_t: of each operation whose format has choices, in the order of
                             printing: a part of its address, the number of choices, and
                             the elements that were chosen */
  size_t next_choice;     /* is_collected: those of the next operation */
  varve_hash_table unfit; /* const varve_operation *: the custom form was not possible when aliases
                             were collected, which does not print nodes */
} varve_print_operations_state;

/* The values that are printed in affine expressions over values. */
typedef struct varve_print_affine {
  const varve_use *operands; /* for dimensions, then symbols; NULL: d0, s0 */
  uint32_t dims;
  uint32_t symbols;
} varve_print_affine;

typedef struct varve_printer {
  varve_context *context;
  varve_module *module; /* NULL if a node is printed alone */
  varve_print_options options;
  varve_buffer *out;
  size_t limit;        /* out must stay smaller than this */
  varve_vector frames; /* varve_print_frame */
  varve_aliases aliases;
  varve_side_table texts;      /* of varve_print_text, by id of the node */
  varve_side_table name_texts; /* of varve_print_text, by id of the operation's name */
  varve_side_table weights;    /* uint64_t, by id of a heavy node; 0: not counted yet */
  bool reuse_texts;
  varve_print_numbers numbers;
  varve_print_format_state format;
  varve_print_operations_state operations;
  varve_hash_table distinct;   /* by id of the node: 1 + number */
  varve_hash_table handle_set; /* by id of the node */
  varve_vector handles;        /* const varve_entity *: resources named so far, in order */
  size_t depth;                /* of regions: half the indentation */
  bool is_rehearsing;  /* prints no nodes: only checks whether the custom form is possible */
  bool is_collecting;  /* discards the output: only collects nodes for aliases */
  varve_vector *holes; /* const varve_entity *: collects nested nodes of a template, printed as zero
                          bytes; NULL: prints all nodes */
  varve_print_affine affine;
} varve_printer;

/* Returns whether printers before this release of LLVM wrote the module. */
static inline bool varve_prints_before(const varve_printer *printer, uint32_t release) {
  return printer->module != NULL && printer->module->printer_release != 0 &&
         printer->module->printer_release < release;
}

static inline varve_status varve_put(varve_printer *printer, varve_slice text) {
  varve_buffer *out = printer->out;
  if (text.size > out->capacity - out->size)
    VARVE_TRY(varve_buffer_reserve(out, text.size));
  if (text.size != 0)
    memcpy(out->data + out->size, text.data, text.size);
  out->size += text.size;
  return VARVE_STATUS_OK;
}
static inline varve_status varve_put_char(varve_printer *printer, char c) {
  varve_buffer *out = printer->out;
  if (out->size == out->capacity)
    VARVE_TRY(varve_buffer_reserve(out, 1));
  out->data[out->size++] = c;
  return VARVE_STATUS_OK;
}
#define VARVE_PUT(printer, literal) VARVE_TRY(varve_put((printer), VARVE_SLICE(literal)))

/* Checks the size of the output. Call it now and then in loops whose length the input's size
 * does not bound. */
static inline varve_status varve_print_check(const varve_printer *printer) {
  return printer->out->size > printer->limit ? VARVE_STATUS_LIMIT_EXCEEDED : VARVE_STATUS_OK;
}

varve_status varve_put_unsigned(varve_printer *printer, uint64_t value) VARVE_MUST_USE;
varve_status varve_put_alias_name(varve_printer *printer,
                                  const varve_alias_node *alias) VARVE_MUST_USE;
varve_status varve_put_signed(varve_printer *printer, int64_t value) VARVE_MUST_USE;
/* Prints an integer of at most 64 bits: the low bits of value. */
varve_status varve_put_integer(varve_printer *printer, uint64_t value,
                               varve_integer_layout layout) VARVE_MUST_USE;
/* Prints a float so that the era reads the same bits back. */
varve_status varve_put_float(varve_printer *printer, varve_float_kind kind,
                             const uint64_t bits[2]) VARVE_MUST_USE;
varve_status varve_put_spaces(varve_printer *printer, size_t count) VARVE_MUST_USE;
/* Prints a text again that is in the output. */
varve_status varve_put_copy(varve_printer *printer, varve_print_text text) VARVE_MUST_USE;
/* Prints "text" with escapes. */
varve_status varve_put_string(varve_printer *printer, varve_slice text) VARVE_MUST_USE;
/* Prints a name without quotes if possible, otherwise as a string. */
varve_status varve_put_keyword(varve_printer *printer, varve_slice text) VARVE_MUST_USE;

/* print_entity.c: prints a node with all its children, or its alias; without_alias: not the
 * alias of the node itself. */
varve_status varve_print_entity_in(varve_printer *printer, varve_print_child child) VARVE_MUST_USE;
/* Prints a value in the syntax of parameters: print_by_format.c. If child is set, the caller prints
 * it. Returns UNSUPPORTED if the value does not match the rule. */
varve_status varve_put_by_rule(varve_printer *printer, const varve_parameter_rule *rule,
                               const varve_entity *node, varve_print_child *child) VARVE_MUST_USE;
varve_status varve_print_without_alias(varve_printer *printer,
                                       varve_print_child child) VARVE_MUST_USE;
/* Returns LIMIT_EXCEEDED if the text of entity exceeds what the printer may still output. The
 * entity is about to be printed without its own alias. */
varve_status varve_print_check_weight(varve_printer *printer,
                                      const varve_entity *entity) VARVE_MUST_USE;
/* Returns whether a nested node of a dialect's type or attribute is a child of its template. All
 * other nested nodes are written out in the text. */
bool varve_is_template_child(const varve_entity *node);
void varve_printer_init(varve_printer *printer, varve_context *context, varve_buffer *out);
void varve_printer_release(varve_printer *printer);
static inline varve_status varve_print_full(varve_printer *printer, const varve_entity *entity) {
  return varve_print_entity_in(printer, (varve_print_child){entity, VARVE_PRINT_FULL});
}

/* Prints what is inside dense<...>: [[1, 2], [3, 4]]. is_long: also if all elements are equal. */
varve_status varve_print_elements_of(varve_printer *printer, const varve_entity *attribute,
                                     bool is_long) VARVE_MUST_USE;
/* Prints the text before the next child of the frame's node and sets child. After the last child
 * it prints the rest and leaves child empty. */
typedef varve_status varve_print_step(varve_printer *printer, varve_print_frame *frame,
                                      varve_print_child *child);
/* Prints a node in one call. */
typedef varve_status varve_print_leaf(varve_printer *printer, varve_print_child child);

/* print_type.c */
varve_print_leaf varve_print_integer_type, varve_print_index_type, varve_print_float_type,
    varve_print_none_type;
varve_print_step varve_step_complex_type, varve_step_function_type, varve_step_tuple_type,
    varve_step_vector_type, varve_step_tensor_type, varve_step_unranked_tensor_type,
    varve_step_memref_type, varve_step_unranked_memref_type;
varve_print_step varve_step_dialect_node; /* types and attributes */
/* Returns whether the text may follow "#dialect.": a name, and everything after it in one pair
 * of <>. */
bool varve_is_pretty_symbol(varve_slice text);
/* Returns the size of the name that such a text starts with. */
size_t varve_symbol_name_size(varve_slice text);
/* print_by_format.c: types and attributes with parameters */
varve_print_step varve_step_by_format;
/* print_attribute.c */
varve_print_leaf varve_print_unit, varve_print_symbol_ref, varve_print_strided_layout,
    varve_print_string, varve_print_integer, varve_print_float;
varve_print_step varve_step_typed_string, varve_step_type_attribute, varve_step_array,
    varve_step_dictionary, varve_step_distinct;
/* Puts quotes around the output since start. */
varve_status varve_put_quotes(varve_printer *printer, size_t start) VARVE_MUST_USE;
/* Prints a value as a parameter or native property, in quotes if the parser requires them. */
varve_status varve_print_enum(varve_printer *printer, const varve_parameter_rule *rule,
                              uint64_t number) VARVE_MUST_USE;
/* print_elements.c */
/* Prints 1, 2: the elements of a dense array. */
varve_status varve_print_array_elements(varve_printer *printer,
                                        const varve_entity *array) VARVE_MUST_USE;
varve_print_step varve_step_dense_array, varve_step_elements, varve_step_dense_resource;
/* print_affine.c */
varve_print_leaf varve_print_affine_dim, varve_print_affine_symbol, varve_print_affine_constant;
varve_print_step varve_step_affine_map, varve_step_integer_set, varve_step_affine_sum,
    varve_step_affine_product;
/* print_location.c */
varve_print_leaf varve_print_unknown_location, varve_print_file_location;
varve_print_step varve_step_name_location, varve_step_call_site_location, varve_step_fused_location,
    varve_step_dialect_location;

/* print_resources.c */
varve_status varve_print_note_handle(varve_printer *printer,
                                     const varve_entity *handle) VARVE_MUST_USE;
varve_status varve_print_metadata(varve_printer *printer) VARVE_MUST_USE;

/* print_number.c */
void varve_print_numbers_init(varve_print_numbers *numbers, varve_memory *memory);
void varve_print_numbers_release(varve_print_numbers *numbers);
/* Reads lazy bodies that it visits. */
varve_status varve_print_number_values(varve_printer *printer) VARVE_MUST_USE;
varve_status varve_print_value(varve_printer *printer, const varve_value *value) VARVE_MUST_USE;
/* From now on the block's arguments have the names of these values, if values have names. There
 * are as many values as arguments. */
varve_status varve_print_shadow_arguments(varve_printer *printer, const varve_block *block,
                                          const varve_use *values) VARVE_MUST_USE;
/* Prints "%0:2 = ", or nothing. */
varve_status varve_print_results(varve_printer *printer, const varve_operation *op) VARVE_MUST_USE;
/* Ascends in a region; 0 for a block that is not in the module. */
uint32_t varve_print_block_number(const varve_printer *printer, const varve_block *block);
varve_status varve_print_block_name(varve_printer *printer, uint32_t number) VARVE_MUST_USE;

/* print_names.c: the same with names. */
varve_status varve_print_name_values(varve_printer *printer) VARVE_MUST_USE;
/* Replaces blanks in a name by '_' and other characters that are not allowed by their hex number.
 * Puts '_' before such a number or a digit at the start. The name must not be empty. */
varve_status varve_clean_name(varve_buffer *clean, varve_slice name,
                              bool may_have_points) VARVE_MUST_USE;

/* print_users.c: comments that list the users of values. */
varve_status varve_print_operation_users(varve_printer *printer,
                                         const varve_operation *op) VARVE_MUST_USE;
/* Followed by a newline. */
varve_status varve_print_argument_users(varve_printer *printer,
                                        const varve_value *argument) VARVE_MUST_USE;

/* print_operation.c */
/* Returns whether a print function failed because its form cannot represent the operation. */
bool varve_is_unfit(varve_status status);
/* Prints the root and everything in it, without a final newline. */
varve_status varve_print_operations(varve_printer *printer) VARVE_MUST_USE;

#endif
