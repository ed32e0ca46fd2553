/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of the printer share: its state, writing into the buffer, the parts in print_*.c.
 */
#ifndef VARVE_TEXT_PRINT_H
#define VARVE_TEXT_PRINT_H

#include "base/text_spelling.h"
#include "dialect/parameter_rule.h"
#include "ir/types.h"
#include "text/print_alias.h"
#include "text/print_walk.h"
#include "text/printer.h"

/* How the parent wants a child printed. */
typedef enum varve_print_mode {
  VARVE_PRINT_FULL,          /* an attribute with its type */
  VARVE_PRINT_DEFAULT_TYPE,  /* the type is left out when the parser would supply it */
  VARVE_PRINT_WITHOUT_TYPE,  /* the type is left out, whatever it is */
  VARVE_PRINT_BARE_LOCATION, /* a location without loc(...) around it */
  VARVE_PRINT_BODY,          /* of a dialect's attribute only what is behind the name */
  VARVE_PRINT_BARE,          /* of an affine map what is between the brackets; never an alias */
  VARVE_PRINT_SPELLED,       /* never an alias */
  VARVE_PRINT_WEAK,          /* an affine operand that binds less than what stands around it */
  VARVE_PRINT_STRONG         /* an affine operand that needs parentheses unless it is atomic */
} varve_print_mode;

typedef struct varve_print_child {
  const varve_entity *entity;
  varve_print_mode mode;
} varve_print_child;

/* A node being printed: the steps of its kind say what stands between its children. */
typedef struct varve_print_frame {
  const varve_entity *entity;
  size_t start;      /* of its text in the output */
  size_t cursor;     /* of a kind's own: how far its payload is printed */
  uint32_t position; /* steps done */
  varve_print_mode mode;
  /* of what is printed by a format: */
  uint32_t element; /* to be printed */
  uint32_t item;    /* of the list that is being printed */
  bool is_begun;    /* its name is printed, and the mnemonic stands at cursor */
  bool is_in_value;
  bool is_first_field;
  bool in_struct;
  bool is_finished;
} varve_print_frame;

/* Where a node's text stands in the output already. */
typedef struct varve_print_text {
  size_t offset;
  size_t size; /* 0: nowhere */
} varve_print_text;

/* What a value is called where values have names. */
typedef struct varve_print_name {
  const varve_value *value;
  size_t text; /* of the name, in texts */
  uint32_t size;
  uint32_t number; /* without a name: size 0 */
  uint32_t place;  /* among the results that share the name */
  uint32_t group;  /* how many do */
} varve_print_name;

/* An operation where users are printed: it has a number as values have them. */
typedef struct varve_print_user {
  const varve_operation *operation;
  uint32_t number; /* without results */
  uint64_t seen;   /* the last list of users that it was in */
} varve_print_user;

/* Which values and blocks got which number or name; value->number and block->number are indices
 * into these. */
typedef struct varve_print_numbers {
  bool has_names;
  varve_vector names;     /* varve_print_name; else the next two */
  varve_buffer texts;     /* of names */
  varve_vector values;    /* varve_value *: results and arguments of blocks that are no entries */
  varve_vector arguments; /* varve_value *: arguments of entry blocks */
  varve_vector blocks;    /* varve_block * */
  varve_vector users;     /* varve_print_user, by operation->number */
  uint64_t user_lists;
} varve_print_numbers;

typedef struct varve_printer {
  varve_context *context;
  varve_module *module; /* NULL when a node is printed alone */
  varve_print_options options;
  varve_buffer *out;
  size_t limit;        /* size of out that is too large */
  varve_vector frames; /* varve_print_frame */
  varve_aliases aliases;
  varve_side_table texts;      /* of varve_print_text, by id of the node */
  varve_side_table name_texts; /* of varve_print_text, by id of the operation's name */
  varve_side_table weights;    /* uint64_t, by id of a heavy node; 0: not counted yet */
  bool reuse_texts;
  varve_print_numbers numbers;
  varve_vector scratch;        /* uint32_t */
  varve_hash_table distinct;   /* by id of the node: 1 + number */
  varve_hash_table handle_set; /* by id of the node */
  varve_vector handles;        /* const varve_attribute *: resources named so far, in order */
  size_t depth;                /* of regions: half the indentation */
  varve_vector scopes;         /* print_operation.c: operations with an open region */
  varve_side_table forms;      /* print_custom.c: by id of the operation's name */
  bool is_rehearsing;          /* no node is printed: only whether a custom form can be is wanted */
  bool is_collecting;  /* what is printed goes nowhere: its nodes are looked at for aliases */
  varve_vector *holes; /* const varve_entity *: nested nodes of a template, for each of which a zero
                          byte is printed; NULL: all nodes are spelled out */
  const varve_use *affine_operands; /* that stand for dimensions, then symbols, where affine
                                       expressions are over values; NULL: d0, s0 */
  uint32_t affine_dims;
  uint32_t affine_symbols;
} varve_printer;

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

/* Loops whose length the input's size does not bound ask this now and then. */
static inline varve_status varve_print_check(const varve_printer *printer) {
  return printer->out->size > printer->limit ? VARVE_STATUS_LIMIT_EXCEEDED : VARVE_STATUS_OK;
}

varve_status varve_put_unsigned(varve_printer *printer, uint64_t value) VARVE_MUST_USE;
varve_status varve_put_signed(varve_printer *printer, int64_t value) VARVE_MUST_USE;
/* An integer of at most 64 bits, which are the low ones of value. */
varve_status varve_put_integer(varve_printer *printer, uint64_t value,
                               varve_integer_layout layout) VARVE_MUST_USE;
varve_status varve_put_spaces(varve_printer *printer, size_t count) VARVE_MUST_USE;
/* What was printed before, once more. */
varve_status varve_put_again(varve_printer *printer, varve_print_text text) VARVE_MUST_USE;
/* "text" with escapes */
varve_status varve_put_string(varve_printer *printer, varve_slice text) VARVE_MUST_USE;
/* A name: bare when it can be, else as a string. */
varve_status varve_put_keyword(varve_printer *printer, varve_slice text) VARVE_MUST_USE;

/* print_entity.c: prints a node and all in it, or its alias; without_alias: never its own. */
varve_status varve_print_entity_in(varve_printer *printer, varve_print_child child) VARVE_MUST_USE;
varve_status varve_print_without_alias(varve_printer *printer,
                                       varve_print_child child) VARVE_MUST_USE;
static inline varve_status varve_print_full(varve_printer *printer, const varve_entity *entity) {
  return varve_print_entity_in(printer, (varve_print_child){entity, VARVE_PRINT_FULL});
}

/* Prints what stands before the next child of the frame's node and names that child, or what stands
 * behind the last one and leaves child as it came: empty. */
typedef varve_status varve_print_step(varve_printer *printer, varve_print_frame *frame,
                                      varve_print_child *child);
/* A node that is printed in one go. */
typedef varve_status varve_print_leaf(varve_printer *printer, varve_print_child child);

/* print_type.c */
varve_print_leaf varve_print_integer_type, varve_print_index_type, varve_print_float_type,
    varve_print_none_type;
varve_print_step varve_step_complex_type, varve_step_function_type, varve_step_tuple_type,
    varve_step_vector_type, varve_step_tensor_type, varve_step_unranked_tensor_type,
    varve_step_memref_type, varve_step_unranked_memref_type;
/* print_dialect.c: types and attributes */
varve_print_step varve_step_dialect_node;
/* What may follow "#dialect." as it is: a name, with all that is behind it in one pair of <>. */
bool varve_is_pretty_symbol(varve_slice text);
/* print_by_format.c: those that have parameters */
varve_print_step varve_step_by_format;
/* print_attribute.c */
varve_print_leaf varve_print_unit, varve_print_symbol_ref, varve_print_strided_layout,
    varve_print_string, varve_print_integer, varve_print_float;
varve_print_step varve_step_typed_string, varve_step_type_attribute, varve_step_array,
    varve_step_dictionary, varve_step_distinct;
/* What is printed since start gets quotes around it. */
varve_status varve_put_quotes(varve_printer *printer, size_t start) VARVE_MUST_USE;
/* As a parameter or native property: in quotes where it could not be read else. */
varve_status varve_print_enum(varve_printer *printer, const varve_parameter_rule *rule,
                              uint64_t number) VARVE_MUST_USE;
/* print_elements.c */
/* 1, 2: of a dense array. */
varve_status varve_print_array_elements(varve_printer *printer,
                                        const varve_attribute *array) VARVE_MUST_USE;
varve_print_step varve_step_dense_array, varve_step_elements, varve_step_dense_resource;
/* print_affine.c */
varve_print_leaf varve_print_affine_dim, varve_print_affine_symbol, varve_print_affine_constant;
varve_print_step varve_step_affine_map, varve_step_integer_set, varve_step_affine_sum,
    varve_step_affine_product;
/* print_location.c */
varve_print_leaf varve_print_unknown_location, varve_print_file_location;
varve_print_step varve_step_name_location, varve_step_call_site_location, varve_step_fused_location;

/* print_resources.c */
varve_status varve_print_note_handle(varve_printer *printer,
                                     const varve_attribute *handle) VARVE_MUST_USE;
varve_status varve_print_metadata(varve_printer *printer) VARVE_MUST_USE;

/* print_number.c */
void varve_print_numbers_init(varve_print_numbers *numbers, varve_memory *memory);
void varve_print_numbers_release(varve_print_numbers *numbers);
/* Reads what is still lazy on the way. */
varve_status varve_print_number_values(varve_printer *printer) VARVE_MUST_USE;
varve_status varve_print_value(varve_printer *printer, const varve_value *value) VARVE_MUST_USE;
/* The arguments of the block are called from now on what these values are called, where values have
 * names; as many values as it has arguments. */
varve_status varve_print_shadow_arguments(varve_printer *printer, const varve_block *block,
                                          const varve_use *values) VARVE_MUST_USE;
/* "%0:2 = ", or nothing. */
varve_status varve_print_results(varve_printer *printer, const varve_operation *op) VARVE_MUST_USE;
/* Ascends in a region; 0 for a block that is not in the module. */
uint32_t varve_print_block_number(const varve_printer *printer, const varve_block *block);
varve_status varve_print_block_name(varve_printer *printer, uint32_t number) VARVE_MUST_USE;

/* print_names.c: the same with names. */
varve_status varve_print_name_values(varve_printer *printer) VARVE_MUST_USE;

/* print_users.c: comments about who uses what. */
varve_status varve_print_operation_users(varve_printer *printer,
                                         const varve_operation *op) VARVE_MUST_USE;
/* With a newline behind. */
varve_status varve_print_argument_users(varve_printer *printer,
                                        const varve_value *argument) VARVE_MUST_USE;

/* print_operation.c */
void varve_print_scopes_init(varve_printer *printer);
/* The root and everything in it, without a newline behind. */
varve_status varve_print_operations(varve_printer *printer) VARVE_MUST_USE;

#endif
