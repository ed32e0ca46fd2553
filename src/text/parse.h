/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What the files of the parser share.
 *
 * Nothing recurses on the input. What nests (types, attributes, locations, affine expressions,
 * regions) is parsed by frames on one stack. A construct is begun by a varve_begin_... function,
 * which pushes its node at once or pushes a frame that will. The step of the frame on top is called
 * again and again until the frame is gone. Neither calls the other for a nested construct: it says
 * what it wants with varve_want as its last act, a step having noted in its state where to go on,
 * and the loop of varve_parser_run begins that. When a construct is done exactly one node more lies
 * on the stack of nodes, where the frame that wanted it finds it on top. */
#ifndef VARVE_TEXT_PARSE_H
#define VARVE_TEXT_PARSE_H

#include "base/text_spelling.h"
#include "dialect/operation_format.h"
#include "dialect/operation_properties.h"
#include "ir/attributes.h"
#include "ir/module.h"
#include "text/legacy_grammar.h"
#include "text/lexer.h"
#include "text/parser.h"

typedef struct varve_parser varve_parser;
typedef struct varve_frame varve_frame;
typedef varve_status varve_begin_function(varve_parser *parser);
typedef varve_status varve_frame_step(varve_parser *parser, varve_frame *frame);

struct varve_frame {
  varve_frame_step *step;
  uint32_t state;    /* where the step goes on; starts at 0 */
  uint32_t flags;    /* the step's own */
  size_t count;      /* the step's own */
  const char *start; /* of the construct, in the source */
  const char *mark;  /* the step's own place in the source */
  size_t first_node; /* what lies above is the frame's and goes with it; so for the other stacks */
  size_t first_number;
  size_t first_text;
};

/* A name that "!name =" or "#name =" defines, or that loc(#name) mentions before. */
typedef struct varve_alias {
  varve_slice name; /* with its prefix */
  const varve_entity *node;
} varve_alias;

/* A location to be set when the aliases are known. */
typedef struct varve_deferred_location {
  const varve_attribute **slot;
  varve_slice name;
  const varve_attribute *const *source; /* not NULL: what is there by then, whatever the name */
} varve_deferred_location;

/* One member of a value's name: %x, or %x#2 of a pack. */
typedef struct varve_value_name {
  struct varve_value_name *next; /* of those that are free */
  varve_slice name;
  uint64_t number;
  const char *place;               /* of the definition, or of the first use before it */
  varve_value *value;              /* NULL: not in scope; of kind FORWARD: used but not defined */
  struct varve_affine_use *affine; /* NULL until it stands in an affine expression */
} varve_value_name;

/* What a value is in the affine expressions that are read: parse_affine.c. */
typedef struct varve_affine_use {
  uint64_t list;  /* that the positions are for */
  uint64_t group; /* that the expression is for */
  const varve_entity *expression;
  uint32_t dim; /* 1 + its position among the dimensions; 0: it is none; likewise symbol */
  uint32_t symbol;
} varve_affine_use;

typedef struct varve_operand_use {
  varve_value_name *name;
  const char *place;
} varve_operand_use;

typedef struct varve_result_name {
  varve_slice name;
  uint64_t count;
} varve_result_name;

typedef struct varve_block_name {
  varve_slice name;
  uint64_t scope;
  varve_block *block;
  bool is_defined;
} varve_block_name;

/* The index of a forward value that was defined while an operation that is not made yet held it. */
enum { VARVE_FORWARD_IS_DEFINED = 1 };

/* What is known of an operation whose regions are being parsed. */
typedef struct varve_operation_draft {
  const char *start;
  const char *name_start;
  const varve_operation_name *name;
  const varve_attribute *dictionary;
  const varve_attribute *properties;
  size_t first_result;
  size_t first_operand;
  size_t first_successor;
  size_t first_region;
  /* of a custom form: */
  bool is_custom;
  uint32_t successor_values; /* operands given to successors, whose types lie at first_node */
  uint32_t step;             /* the hook's own */
  const varve_operation_format *format; /* NULL: a hook reads it */
  uint32_t element;                     /* of the format, to be read */
  uint32_t oilist;                      /* the element whose clause is being read */
  uint32_t clause_end;                  /* the end of that; 0: none is */
  size_t first_node;                    /* nodes that the hook left lie above */
  size_t first_resolved;                /* in parser->resolved; so the next four in theirs */
  size_t first_added_type;
  size_t first_attribute;
  size_t first_argument;
  size_t first_slot;
  size_t saved[4]; /* the hook's own */
} varve_operation_draft;

/* What a format gave to a variable: a part of one of the parser's stacks, or an attribute. */
typedef struct varve_format_slot {
  size_t first;
  size_t count;
  const char *place; /* where it begins in the text; NULL: not told */
  const varve_attribute *attribute;
  bool is_set;
} varve_format_slot;

/* A region being parsed. */
typedef struct varve_region_scope {
  varve_region *region;
  varve_block *outer_block;
  size_t first_definition; /* in parser->definitions */
  size_t first_block_name; /* in parser->block_names */
  uint64_t number;
  varve_slice default_dialect; /* whose name operations in it may leave out */
  bool has_named_arguments;    /* its entry block is begun by the operation */
} varve_region_scope;

struct varve_memo_slot;

/* A short word, as the number its bytes make, and its type. */
enum { VARVE_LEAF_TYPES = 64 };
struct varve_leaf_type {
  uint64_t word;
  const varve_type *type;
};

struct varve_parser {
  varve_context *context;
  varve_module *module; /* NULL: a type or attribute without module */
  varve_reporter *reporter;
  varve_lexer lexer;
  varve_token token;    /* not consumed yet */
  const char *last_end; /* end of the token consumed last */
  const char *body_end; /* of the outermost body of a dialect's attribute or type, behind it what is
                           not looked at yet */
  varve_parse_options options;
  varve_era era;         /* of the text */
  varve_grammar grammar; /* what it may hold */
  const char *slip;      /* that could have been repaired; NULL: there was none */

  varve_begin_function *wanted;                     /* to be begun before the next step */
  const varve_entity_definition *wanted_definition; /* what it shall read, where it asks for that */
  const struct varve_parameter_rule *wanted_rule;
  const varve_type *wanted_type; /* of the number or elements that are begun next, which then are
                                    not followed by it */
  varve_vector frames;           /* varve_frame */
  varve_vector nodes;            /* const varve_entity * */
  varve_vector numbers;          /* int64_t */
  varve_vector format_drafts;    /* varve_format_draft */
  varve_buffer text;             /* bytes being put together */
  varve_buffer brackets;         /* open ones in the bodies of dialect attributes and types */

  varve_arena arena;   /* names; live as long as the parser */
  varve_arena scratch; /* what one operation needs while it is made */
  varve_hash_table aliases;
  varve_hash_table distincts;    /* varve_distinct_name by identifier */
  varve_hash_table llvm_structs; /* llvm_type_check.c: by name */
  struct varve_memo_slot *memo;  /* NULL until something is remembered */
  uint64_t wide_bytes;           /* taken by integers wider than their text */
  varve_vector affine_names;     /* varve_affine_name */
  varve_hash_table affine_names_by_text;
  bool affine_takes_values; /* operands of affine expressions are values */
  uint64_t affine_list;     /* number of the list of them that is read; so of the group in it */
  uint64_t affine_group;
  varve_vector affine_dims; /* varve_operand_use; so the next */
  varve_vector affine_symbols;

  const varve_attribute *file; /* STRING of options.file_name, once it is wanted */
  struct varve_leaf_type leaf_types[VARVE_LEAF_TYPES]; /* words seen before that are types */
  varve_hash_table value_names;
  varve_vector numbered_values; /* varve_value_name * of %0, %1 ... by number */
  varve_value_name *free_value_names;
  uint64_t forward_count;   /* values used and not defined */
  varve_vector definitions; /* varve_value_name *, of all open regions */
  varve_vector operands;    /* varve_operand_use */
  varve_vector values;      /* varve_value *: operands of one operation */
  varve_vector results;     /* varve_result_name */
  varve_vector successors;  /* varve_block * */
  varve_hash_table blocks_by_name;
  varve_vector block_names; /* varve_block_name *, of all open regions */
  varve_vector scopes;      /* varve_region_scope */
  varve_vector drafts;      /* varve_operation_draft */
  varve_vector regions;     /* varve_region *, of open drafts */
  varve_vector resolved;    /* varve_value *: operands of custom forms */
  varve_vector added_types; /* const varve_type *: their results */
  varve_vector attributes; /* const varve_attribute *: their attributes, names and values in turn */
  varve_vector arguments;  /* varve_region_argument: parse_hook.h */
  varve_vector slots;      /* varve_format_slot: of formats */
  varve_vector deferred;   /* varve_deferred_location */
  const varve_type *unknown_type; /* of results of operations kept as text, until they are used;
                                     NULL: there are none */
  uint64_t next_scope;
  varve_block *block; /* gets the next operation */
};

/* The machine: parse_machine.c */
varve_status varve_frame_push(varve_parser *parser, varve_frame_step *step, const char *start,
                              varve_frame **frame) VARVE_MUST_USE;
/* Drops the frame, which is the top one, and what it collected. */
void varve_frame_pop(varve_parser *parser, varve_frame *frame);
/* The same, leaving node. */
varve_status varve_frame_finish(varve_parser *parser, varve_frame *frame,
                                const varve_entity *node) VARVE_MUST_USE;
/* Runs frames until only floor of them are left. */
varve_status varve_parser_run(varve_parser *parser, size_t floor) VARVE_MUST_USE;
/* Begins and runs; the node is left on the stack, or taken off it into *node. */
varve_status varve_parse_to_stack(varve_parser *parser, varve_begin_function *begin) VARVE_MUST_USE;
varve_status varve_parse_node(varve_parser *parser, varve_begin_function *begin,
                              const varve_entity **node) VARVE_MUST_USE;

static inline varve_status varve_want(varve_parser *parser, varve_begin_function *begin) {
  parser->wanted = begin;
  return VARVE_STATUS_OK;
}
static inline varve_status varve_push_node(varve_parser *parser, const varve_entity *node) {
  varve_vector *nodes = &parser->nodes;
  if (nodes->count == nodes->capacity)
    return varve_vector_push(nodes, &node);
  VARVE_VECTOR_AT(nodes, const varve_entity *, nodes->count++) = node;
  return VARVE_STATUS_OK;
}
static inline varve_status varve_push_number(varve_parser *parser, int64_t number) {
  return varve_vector_push(&parser->numbers, &number);
}
static inline const varve_entity *const *varve_frame_nodes(const varve_parser *parser,
                                                           const varve_frame *frame) {
  return (const varve_entity *const *)parser->nodes.data + frame->first_node;
}
static inline const varve_entity *varve_top_node(const varve_parser *parser) {
  return VARVE_VECTOR_LAST(&parser->nodes, const varve_entity *);
}
/* Nodes that a frame has collected. */
varve_status varve_frame_node_count(varve_parser *parser, const varve_frame *frame,
                                    uint32_t *count) VARVE_MUST_USE;
static inline varve_dims varve_frame_dims(const varve_parser *parser, const varve_frame *frame) {
  size_t rank = parser->numbers.count - frame->first_number;
  return (varve_dims){
      rank == 0 ? NULL : (const int64_t *)parser->numbers.data + frame->first_number, rank};
}

/* Tokens: parse_machine.c */
static inline bool varve_at(const varve_parser *parser, varve_token_kind kind) {
  return parser->token.kind == kind;
}
void varve_advance(varve_parser *parser);
/* Goes on with the token that starts at or behind place. */
void varve_reset(varve_parser *parser, const char *place);
static inline bool varve_accept(varve_parser *parser, varve_token_kind kind) {
  if (parser->token.kind != kind)
    return false;
  varve_advance(parser);
  return true;
}
/* Whether the text's era has the construct. */
static inline bool varve_grammar_allows(const varve_parser *parser, varve_grammar_feature feature) {
  return varve_grammar_has(parser->grammar, feature);
}
/* Refuses what the era does not have: an error that says which eras do. */
varve_status varve_grammar_check(varve_parser *parser, varve_grammar_feature feature,
                                 const char *place) VARVE_MUST_USE;
bool varve_at_word(const varve_parser *parser, const char *word);
/* context: " in tuple type" and the like. */
varve_status varve_report_missing(varve_parser *parser, varve_token_kind kind,
                                  const char *context) VARVE_MUST_USE;
static inline varve_status VARVE_MUST_USE varve_expect(varve_parser *parser, varve_token_kind kind,
                                                       const char *context) {
  return varve_accept(parser, kind) ? VARVE_STATUS_OK : varve_report_missing(parser, kind, context);
}
varve_status varve_expect_word(varve_parser *parser, const char *word,
                               const char *context) VARVE_MUST_USE;
/* What stands between the quotes, or behind the '@', with its escapes. */
varve_slice varve_token_contents(const varve_token *token);
/* The string node of what a STRING or an AT_NAME holds; does not consume. */
varve_status varve_token_string(varve_parser *parser, const varve_token *token,
                                const varve_attribute **string) VARVE_MUST_USE;
/* A word or a string, consumed. *string is NULL when there is neither. */
varve_status varve_parse_word_or_string(varve_parser *parser,
                                        const varve_attribute **string) VARVE_MUST_USE;
varve_status varve_file_location_at(varve_parser *parser, const char *place,
                                    const varve_attribute **location) VARVE_MUST_USE;

/* Errors. The token that the lexer already refused is not reported again. */
varve_status varve_error_at(varve_parser *parser, varve_status status, const char *place,
                            const char *format, ...) VARVE_PRINTF(4, 5);
#define VARVE_SYNTAX_ERROR(parser, place, ...)                                                     \
  varve_error_at(parser, VARVE_STATUS_SYNTAX, place, __VA_ARGS__)
#define VARVE_INVALID_ERROR(parser, place, ...)                                                    \
  varve_error_at(parser, VARVE_STATUS_INVALID, place, __VA_ARGS__)
/* Something else should stand here: reported behind the last thing read, where it is missing. */
#define VARVE_EXPECTED(parser, ...)                                                                \
  varve_error_at(parser, VARVE_STATUS_SYNTAX, varve_missing_place(parser), __VA_ARGS__)
/* What status, of options.checks, says. */
varve_status varve_report_check(varve_parser *parser, const char *place,
                                varve_status status) VARVE_MUST_USE;
const char *varve_missing_place(const varve_parser *parser);
void varve_warn_at(varve_parser *parser, const char *place, const char *format, ...)
    VARVE_PRINTF(3, 4);
void varve_note_at(varve_parser *parser, const char *place, const char *format, ...)
    VARVE_PRINTF(3, 4);
/* The printed form for messages, at most some 200 bytes; lives in parser->text, to be truncated by
 * the caller. */
varve_slice varve_node_text(varve_parser *parser, const varve_entity *node);

/* What may be begun. */
varve_status varve_begin_type(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_attribute(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_dictionary(varve_parser *parser) VARVE_MUST_USE; /* at '{' */
varve_status varve_begin_location(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_dialect_symbol(varve_parser *parser)
    VARVE_MUST_USE; /* at a HASH_NAME or EXCLAMATION_NAME */
varve_status
varve_begin_affine_attribute(varve_parser *parser) VARVE_MUST_USE; /* at affine_map or affine_set */
varve_status varve_begin_bare_affine_map(varve_parser *parser) VARVE_MUST_USE; /* (d0) -> (d0) */
/* The same, or a set without affine_set<...>. */
varve_status varve_begin_bare_affine(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_type_attribute(varve_parser *parser) VARVE_MUST_USE;
varve_status
varve_begin_number(varve_parser *parser) VARVE_MUST_USE; /* at INTEGER, FLOAT or MINUS */
varve_status varve_begin_dense_array(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_dense_elements(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_sparse_elements(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_dense_resource(varve_parser *parser) VARVE_MUST_USE;
/* 4x8x before an element type, appended to parser->numbers; there may be none. */
varve_status varve_parse_dimensions_before(varve_parser *parser) VARVE_MUST_USE;
bool varve_at_type(const varve_parser *parser); /* whether the token starts a type */
/* Whether the word is a type, or begins one. */
bool varve_is_type_word(const varve_parser *parser, varve_slice word);

/* Affine expressions over values, %i + symbol(%n): parse_affine.c. A list of them is begun; then
 * come groups of expressions, which are left on the stack of nodes. What a value is within a group,
 * dimension or symbol, its first use there says; it has one position in the whole list. */
void varve_begin_affine_list(varve_parser *parser);
varve_status varve_parse_affine_expression(varve_parser *parser) VARVE_MUST_USE;
/* expression, expression ... or nothing, and closing, which is consumed. */
varve_status varve_parse_affine_group(varve_parser *parser,
                                      varve_token_kind closing) VARVE_MUST_USE;
/* Takes the expressions from first_node on off the stack. The uses go to parser->operands,
 * dimensions before symbols. */
varve_status varve_end_affine_list(varve_parser *parser, size_t first_node,
                                   const varve_attribute **map) VARVE_MUST_USE;

/* Aliases: parse_dialect.c */
varve_alias *varve_find_alias(varve_parser *parser, varve_slice name);
/* A type or attribute that is the whole text. */
varve_status varve_parse_alone(varve_parser *parser, varve_begin_function *begin,
                               const varve_entity **node) VARVE_MUST_USE;
varve_status varve_define_alias(varve_parser *parser) VARVE_MUST_USE; /* at the name */
/* name begins with '!' or '#' and lives as long as the parser. */
varve_status varve_add_alias(varve_parser *parser, varve_slice name,
                             const varve_entity *node) VARVE_MUST_USE;
varve_status varve_resolve_deferred_locations(varve_parser *parser) VARVE_MUST_USE;

/* Locations: parse_location.c. loc(...) behind an operation or argument when there is one, else
 * *location is left alone. An alias not known yet sets *deferred to its name. */
varve_status varve_parse_trailing_location(varve_parser *parser, const varve_attribute **location,
                                           varve_slice *deferred) VARVE_MUST_USE;
varve_status varve_defer_location(varve_parser *parser, const varve_attribute **slot,
                                  varve_slice name) VARVE_MUST_USE;
/* Gives the argument the location of what the operand stands for. */
varve_status varve_locate_as_operand(varve_parser *parser, varve_value *argument,
                                     const varve_value *value,
                                     varve_operand_use use) VARVE_MUST_USE;

/* Numbers: parse_number.c */
typedef struct varve_literal {
  varve_token token;
  const char *place; /* for messages */
  bool is_negative;
} varve_literal;
/* words: of varve_literal_words(type). The value as an attribute, element or array holds it. */
varve_status varve_parse_integer_literal(varve_parser *parser, const varve_literal *literal,
                                         const varve_type *type, uint64_t *words) VARVE_MUST_USE;
varve_status varve_parse_float_literal(varve_parser *parser, const varve_literal *literal,
                                       const varve_type *type, uint64_t bits[2]) VARVE_MUST_USE;
/* Appends one element, ceil(width / 8) bytes, to parser->text. */
varve_status varve_append_element(varve_parser *parser, const varve_literal *literal,
                                  const varve_type *type) VARVE_MUST_USE;

/* Remembered text: parse_memo.c. The node that the balanced text at place gave before, NULL when it
 * is new; *end is behind it. */
const varve_entity *varve_memo_find(varve_parser *parser, const char *place, const char **end);
varve_status varve_memo_add(varve_parser *parser, const char *place, const char *end,
                            const varve_entity *node) VARVE_MUST_USE;
void varve_memo_release(varve_parser *parser);

/* Names of values and blocks: parse_names.c */
varve_status varve_find_value_name(varve_parser *parser, varve_slice name, uint64_t number,
                                   varve_value_name **found) VARVE_MUST_USE;
varve_status varve_parse_value_use(varve_parser *parser, varve_operand_use *use) VARVE_MUST_USE;
varve_status varve_resolve_value(varve_parser *parser, varve_operand_use use,
                                 const varve_type *type, varve_value **value) VARVE_MUST_USE;
varve_status varve_define_value(varve_parser *parser, varve_operand_use use,
                                varve_value *value) VARVE_MUST_USE;
varve_status varve_find_block_name(varve_parser *parser, varve_slice name,
                                   varve_block_name **found) VARVE_MUST_USE;
void varve_scope_push(varve_parser *parser, varve_region_scope *scope);
varve_status varve_scope_close(varve_parser *parser,
                               const varve_region_scope *scope) VARVE_MUST_USE;
varve_status varve_check_all_defined(varve_parser *parser) VARVE_MUST_USE;

/* Operations: parse_operation.c, parse_region.c, parse_custom.c */
varve_status varve_begin_operation(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_custom_operation(varve_parser *parser,
                                          varve_operation_draft *draft) VARVE_MUST_USE;
varve_status varve_begin_region(varve_parser *parser)
    VARVE_MUST_USE; /* at '{'; adds to parser->regions, no node */
varve_status varve_draft_push(varve_parser *parser, const varve_operation_draft *draft,
                              varve_frame_step *step) VARVE_MUST_USE;
varve_operation_draft varve_draft_pop(varve_parser *parser, varve_frame *frame);
/* types on top of the stack of nodes: operand_count, checked against the draft's operands, then the
 * results. */
typedef struct varve_operation_types {
  size_t first_node;
  size_t operand_count;
  size_t result_count;
} varve_operation_types;
varve_status varve_finish_operation(varve_parser *parser, const varve_operation_draft *draft,
                                    varve_operation_types types) VARVE_MUST_USE;
varve_status varve_resolve_operands(varve_parser *parser, const varve_operation_draft *draft,
                                    const varve_type *const *types) VARVE_MUST_USE;
varve_status varve_parse_operand_list(varve_parser *parser) VARVE_MUST_USE;
/* The same with the operands, results and properties in state. */
varve_status varve_make_operation(varve_parser *parser, const varve_operation_draft *draft,
                                  varve_operation_state *state) VARVE_MUST_USE;
varve_status varve_split_draft(varve_parser *parser, const varve_operation_draft *draft,
                               varve_operation_state *state) VARVE_MUST_USE;

/* The block between {-# and #-}: parse_resource.c */
varve_status varve_parse_metadata(varve_parser *parser) VARVE_MUST_USE; /* at '{-#' */
varve_status varve_parse_resource_key(varve_parser *parser, const varve_attribute *dialect,
                                      const varve_attribute **handle) VARVE_MUST_USE;
/* The bytes of a STRING "0x...": parse_elements.c */
varve_status varve_hex_string_size(varve_parser *parser, varve_slice string,
                                   size_t *size) VARVE_MUST_USE;
varve_status varve_decode_hex_string(varve_parser *parser, varve_slice string,
                                     char *out) VARVE_MUST_USE;

varve_status varve_parser_init(varve_parser *parser, varve_context *context,
                               varve_reporter *reporter, varve_slice source) VARVE_MUST_USE;
void varve_parser_release(varve_parser *parser);

#endif
