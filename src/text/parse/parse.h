/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shared by the files of the parser. Nothing recurses on the input. Constructs that nest (types,
 * attributes, locations, affine expressions, regions) are parsed by frames on one stack. A
 * varve_begin_... function begins a construct: it pushes the construct's node, or a frame that
 * will push it later. The loop of varve_parser_run calls the step of the top frame until that
 * frame is gone. These functions do not call each other for a nested construct. Their last
 * action is to request it with varve_request, after saving the state in which to continue; the loop
 * then begins it. A complete construct leaves exactly one node on the stack of nodes. The frame
 * that requested it finds the node on top. */
#ifndef VARVE_TEXT_PARSE_H
#define VARVE_TEXT_PARSE_H

#include "base/text_spelling.h"
#include "dialect/operation_format/operation_format.h"
#include "dialect/properties/operation_properties.h"
#include "ir/attributes.h"
#include "ir/module.h"
#include "text/lex/legacy_grammar.h"
#include "text/lex/lexer.h"
#include "text/parse/parser.h"

typedef struct varve_parser varve_parser;
typedef struct varve_frame varve_frame;
typedef varve_status varve_begin_function(varve_parser *parser);
typedef varve_status varve_frame_step(varve_parser *parser, varve_frame *frame);

struct varve_frame {
  varve_frame_step *step;
  uint32_t state;    /* where the step continues; starts at 0 */
  uint32_t flags;    /* for use by the step */
  size_t count;      /* for use by the step */
  const char *start; /* of the construct, in the source */
  const char *mark;  /* a place in the source, for use by the step */
  size_t first_node; /* nodes above this belong to the frame and are dropped with it; likewise for
                        the other stacks */
  size_t first_number;
  size_t first_text;
};

/* A name that "!name =" or "#name =" defines, or that loc(#name) mentions earlier. */
typedef struct varve_alias {
  varve_slice name; /* name with its prefix */
  const varve_entity *node;
} varve_alias;

/* A location that is set when all aliases are known. */
typedef struct varve_deferred_location {
  const varve_entity **slot;
  varve_slice name;
  const varve_entity *const
      *source; /* not NULL: use the location that is here by then, whatever the name */
} varve_deferred_location;

/* A name: %x, of a value or of all results of a pack, or %x#2, which has an entry only if text uses
 * it. */
typedef struct varve_value_name {
  struct varve_value_name *next; /* in the list of free entries */
  varve_slice name;
  uint32_t number;
  uint32_t count;                  /* of the values: more than 1 for a pack; 0: not defined */
  const char *place;               /* of the definition, or of the first use if that comes first */
  varve_value *value;              /* NULL: not in scope; of kind FORWARD: used but not defined */
  struct varve_affine_use *affine; /* NULL until first used in an affine expression */
} varve_value_name;

/* The role of a value in the affine expressions being parsed: parse_affine.c. */
typedef struct varve_affine_use {
  uint64_t list;  /* the list for which the positions are valid */
  uint64_t group; /* the group for which the role is valid */
  const varve_entity *expression;
  uint32_t
      dim; /* 1 + its position among the dimensions; 0: it is not a dimension; likewise symbol */
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

/* The index of a forward value that was defined while an unfinished operation held it. */
enum { VARVE_FORWARD_IS_DEFINED = 1 };

/* An operation whose regions are being parsed. */
typedef struct varve_operation_draft {
  const char *start;
  const char *name_start;
  const char *location_start; /* where it is located, without loc(...); NULL: at its name */
  const varve_operation_name *name;
  const varve_entity *dictionary;
  const varve_entity *properties;
  size_t first_result;
  size_t first_operand;
  size_t first_successor;
  size_t first_region;
  /* for a custom form: */
  bool is_custom;
  uint32_t
      successor_values; /* number of operands passed to successors; their types are at first_node */
  uint32_t step;        /* for use by the hook */
  const varve_operation_format *format; /* NULL: a hook parses the operation */
  uint32_t element;                     /* the next element of the format */
  uint32_t oilist;                      /* the oilist whose clause is being parsed */
  uint32_t clause_end;                  /* the end of that clause; 0: no open clause */
  size_t first_node;                    /* nodes that the hook left are above this */
  size_t first_resolved; /* in parser->operation.resolved; the next four in their own vectors */
  size_t first_added_type;
  size_t first_attribute;
  size_t first_argument;
  size_t first_slot;
  size_t saved[4];              /* for use by the hook */
  const varve_entity *location; /* the loc(...) at the end, if it was parsed early; else NULL */
  varve_slice later_location;   /* the alias that defines it later; empty: none */
} varve_operation_draft;

/* The value of a format's variable: a part of one of the parser's stacks, or an attribute. */
typedef struct varve_format_slot {
  size_t first;
  size_t count;
  const char *place; /* where it begins in the text; NULL: unknown */
  const varve_entity *attribute;
  bool is_set;
} varve_format_slot;

/* A region being parsed. */
typedef struct varve_region_scope {
  varve_region *region;
  varve_block *outer_block;
  size_t first_definition; /* index in parser->names.definitions */
  size_t first_block_name; /* index in parser->names.blocks */
  uint64_t number;
  varve_slice default_dialect; /* the dialect prefix that operations in it may omit */
  bool has_named_arguments;    /* the operation begins its entry block */
} varve_region_scope;

struct varve_memo_slot;

/* A short word, as the number that its bytes make, and the type it names. */
enum { VARVE_LEAF_TYPES = 64 };
struct varve_leaf_type {
  uint64_t word;
  const varve_entity *type;
};

/* The construct that a function requested, and what it needs to know. */
typedef struct varve_parser_request {
  varve_begin_function *begin;               /* the construct to begin before the next step */
  const varve_entity_definition *definition; /* for that construct, if it needs one */
  const struct varve_parameter_rule *rule;
  const struct varve_dialect_definition *short_dialect; /* the dialect that a type may omit */
  varve_parameter_rule short_type; /* the rule, for a type whose dialect is omitted */
  const varve_entity *type;        /* the type of the number or elements that begin next; the text
                                      then does not repeat it */
} varve_parser_request;

/* The text, and what its printer was. */
typedef struct varve_parser_source {
  varve_parse_options options;
  varve_grammar grammar;    /* the constructs that its era allows */
  uint32_t printer_release; /* of the module, as its spaces show it */
  const char *slip;         /* the last error that lenient mode could repair; NULL: no such error */
} varve_parser_source;

/* What the parser remembers of the text before. */
typedef struct varve_parser_tables {
  varve_hash_table aliases;
  varve_hash_table distincts;    /* varve_distinct_name by identifier */
  varve_hash_table llvm_structs; /* llvm_text.c: by name */
  struct varve_memo_slot *memo;  /* NULL until first used */
  uint64_t wide_bytes;           /* memory of integers that are wider than their text */
  const varve_entity *file;      /* STRING of the file name; NULL until first used */
  struct varve_leaf_type leaf_types[VARVE_LEAF_TYPES]; /* cache of words that are types */
  varve_vector deferred;                               /* varve_deferred_location */
} varve_parser_tables;

/* Types and attributes of dialects. */
typedef struct varve_parser_dialect {
  varve_vector formats;  /* varve_format_draft */
  varve_buffer brackets; /* open brackets in bodies */
  const char *body_end;  /* of the outermost body; the text after it is not scanned yet */
} varve_parser_dialect;

/* Affine expressions: parse_affine.c */
typedef struct varve_parser_affine {
  varve_vector names; /* varve_affine_name */
  varve_hash_table names_by_text;
  bool takes_values; /* operands of expressions are values */
  uint64_t list;     /* number of the current list; likewise for the group in it */
  uint64_t group;
  uint64_t numbered_list;  /* the list in which uses of an operand have positions, and whose */
  const char *numbered_by; /* the place of its operation */
  size_t numbered_first;   /* its first use */
  varve_vector dims;       /* varve_operand_use; likewise the next */
  varve_vector symbols;
} varve_parser_affine;

/* Names of values and blocks: parse_names.c */
typedef struct varve_parser_names {
  varve_arena arena; /* for names, which live as long as the parser */
  varve_hash_table values;
  varve_vector numbered; /* varve_value_name * of %0, %1 ... by number */
  varve_value_name *free;
  uint64_t forward_count;   /* number of values that are used but not defined */
  varve_vector definitions; /* varve_value_name *, of all open regions */
  varve_hash_table blocks_by_name;
  varve_vector blocks; /* varve_block_name *, of all open regions */
  varve_vector scopes; /* varve_region_scope */
  uint64_t next_scope;
} varve_parser_names;

/* The parts of operations that are being parsed. */
typedef struct varve_parser_operation {
  varve_block *block;               /* receives the next operation */
  varve_vector drafts;              /* varve_operation_draft */
  varve_vector results;             /* varve_result_name */
  varve_vector values;              /* varve_value *: operands of one operation */
  varve_vector successors;          /* varve_block * */
  varve_vector regions;             /* varve_region *, of open drafts */
  varve_vector resolved;            /* varve_value *: operands of custom forms */
  varve_vector added_types;         /* const varve_entity *: their results */
  varve_vector slots;               /* varve_format_slot: of formats */
  varve_vector items;               /* varve_format_slot: of each(...), by item and column */
  bool has_warned;                  /* of an operation that only another era defines */
  const varve_entity *unknown_type; /* type of the results of operations kept as text, until they
                                       are used; NULL: no such operation */
} varve_parser_operation;

struct varve_parser {
  varve_context *context;
  varve_module *module; /* NULL: a type or attribute without a module */
  varve_reporter *reporter;
  varve_lexer lexer;
  varve_token token;       /* not consumed yet */
  const char *last_end;    /* end of the last consumed token */
  varve_era era;           /* era of the text */
  varve_vector frames;     /* varve_frame */
  varve_vector nodes;      /* const varve_entity * */
  varve_vector numbers;    /* int64_t */
  varve_buffer text;       /* bytes being built */
  varve_arena scratch;     /* memory for making one operation */
  varve_vector operands;   /* varve_operand_use */
  varve_vector attributes; /* const varve_entity *: of custom forms, as alternating names and
                              values */
  varve_vector arguments;  /* varve_region_argument: parse_hook.h */
  varve_parser_request request;
  varve_parser_source source;
  varve_parser_tables tables;
  varve_parser_dialect dialect;
  varve_parser_affine affine;
  varve_parser_names names;
  varve_parser_operation operation;
};

/* The machine: parse_machine.c */
varve_status varve_frame_push(varve_parser *parser, varve_frame_step *step, const char *start,
                              varve_frame **frame) VARVE_MUST_USE;
/* Drops the top frame and everything it collected. */
void varve_frame_pop(varve_parser *parser, varve_frame *frame);
/* Drops the frame and pushes node. */
varve_status varve_frame_finish(varve_parser *parser, varve_frame *frame,
                                const varve_entity *node) VARVE_MUST_USE;
/* Runs frames until only floor of them remain. */
varve_status varve_parser_run(varve_parser *parser, size_t floor) VARVE_MUST_USE;
/* Begins a construct and runs the loop. The node stays on the stack, or is moved from it to
 * *node. */
varve_status varve_parse_to_stack(varve_parser *parser, varve_begin_function *begin) VARVE_MUST_USE;
varve_status varve_parse_node(varve_parser *parser, varve_begin_function *begin,
                              const varve_entity **node) VARVE_MUST_USE;

static inline varve_status varve_request(varve_parser *parser, varve_begin_function *begin) {
  parser->request.begin = begin;
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
/* Returns how many nodes a frame has collected. */
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
/* Marks the scratch memory: varve_arena_reset() with the mark releases what is allocated later. */
varve_status varve_mark_scratch(varve_parser *parser, varve_arena_mark *mark) VARVE_MUST_USE;

/* Note the release of printers that put two spaces before the token, or an odd number at the start
 * of its line. */
void varve_note_body_space(varve_parser *parser);
void varve_note_line_space(varve_parser *parser);
/* The current token, to return to after looking at those behind it. */
typedef struct varve_parser_place {
  varve_lexer lexer;
  varve_token token;
  const char *last_end;
} varve_parser_place;
static inline varve_parser_place varve_parser_mark(const varve_parser *parser) {
  return (varve_parser_place){parser->lexer, parser->token, parser->last_end};
}
static inline void varve_parser_return(varve_parser *parser, const varve_parser_place *place) {
  parser->lexer = place->lexer;
  parser->token = place->token;
  parser->last_end = place->last_end;
}
/* Continues with the token that starts at or after place. */
void varve_reset(varve_parser *parser, const char *place);
static inline bool varve_accept(varve_parser *parser, varve_token_kind kind) {
  if (parser->token.kind != kind)
    return false;
  varve_advance(parser);
  return true;
}
/* Returns whether the text's era has the construct. */
static inline bool varve_grammar_allows(const varve_parser *parser, varve_grammar_feature feature) {
  return varve_grammar_has(parser->source.grammar, feature);
}
/* Rejects a construct that the era does not have. The error names the eras that have it. */
varve_status varve_grammar_check(varve_parser *parser, varve_grammar_feature feature,
                                 const char *place) VARVE_MUST_USE;
bool varve_at_word(const varve_parser *parser, const char *word);
/* Reports a missing token. context: " in tuple type" and the like. */
varve_status varve_report_missing(varve_parser *parser, varve_token_kind kind,
                                  const char *context) VARVE_MUST_USE;
static inline varve_status VARVE_MUST_USE varve_expect(varve_parser *parser, varve_token_kind kind,
                                                       const char *context) {
  return varve_accept(parser, kind) ? VARVE_STATUS_OK : varve_report_missing(parser, kind, context);
}
varve_status varve_expect_word(varve_parser *parser, const char *word,
                               const char *context) VARVE_MUST_USE;
/* Returns the text between the quotes, or after the '@', with its escapes. */
varve_slice varve_token_contents(const varve_token *token);
/* Makes the STRING of a STRING or an AT_NAME token, which is not consumed. */
varve_status varve_token_string(varve_parser *parser, const varve_token *token,
                                const varve_entity **string) VARVE_MUST_USE;
/* Consumes a word or a string. *string is NULL if neither follows. */
varve_status varve_parse_word_or_string(varve_parser *parser,
                                        const varve_entity **string) VARVE_MUST_USE;
varve_status varve_file_location_at(varve_parser *parser, const char *place,
                                    const varve_entity **location) VARVE_MUST_USE;

/* Reports errors. A token that the lexer rejected is not reported again. */
varve_status varve_error_at(varve_parser *parser, varve_status status, const char *place,
                            const char *format, ...) VARVE_PRINTF(4, 5);
#define VARVE_SYNTAX_ERROR(parser, place, ...)                                                     \
  varve_error_at(parser, VARVE_STATUS_SYNTAX, place, __VA_ARGS__)
#define VARVE_INVALID_ERROR(parser, place, ...)                                                    \
  varve_error_at(parser, VARVE_STATUS_INVALID, place, __VA_ARGS__)
/* Reports that something else is expected, at the end of the last consumed token. */
#define VARVE_EXPECTED(parser, ...)                                                                \
  varve_error_at(parser, VARVE_STATUS_SYNTAX, varve_missing_place(parser), __VA_ARGS__)
/* Reports the message of options.checks if status is a failure. */
varve_status varve_report_check(varve_parser *parser, const char *place,
                                varve_status status) VARVE_MUST_USE;
const char *varve_missing_place(const varve_parser *parser);
void varve_warn_at(varve_parser *parser, const char *place, const char *format, ...)
    VARVE_PRINTF(3, 4);
void varve_note_at(varve_parser *parser, const char *place, const char *format, ...)
    VARVE_PRINTF(3, 4);
/* Returns the printed form for messages, at most about 200 bytes. It lies in parser->text, which
 * the caller must truncate. */
varve_slice varve_node_text(varve_parser *parser, const varve_entity *node);

/* Constructs that can be begun. */
varve_status varve_begin_type(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_attribute(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_dictionary(varve_parser *parser) VARVE_MUST_USE; /* at '{' */
varve_status varve_begin_location(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_dialect_symbol(varve_parser *parser)
    VARVE_MUST_USE; /* at a HASH_NAME or EXCLAMATION_NAME */
varve_status
varve_begin_affine_attribute(varve_parser *parser) VARVE_MUST_USE; /* at affine_map or affine_set */
varve_status varve_begin_bare_affine_map(varve_parser *parser) VARVE_MUST_USE; /* (d0) -> (d0) */
/* The same for a map, or a set without affine_set<...>. */
varve_status varve_begin_bare_affine(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_type_attribute(varve_parser *parser) VARVE_MUST_USE;
varve_status
varve_begin_number(varve_parser *parser) VARVE_MUST_USE; /* at INTEGER, FLOAT or MINUS */
varve_status varve_begin_dense_array(varve_parser *parser) VARVE_MUST_USE;
/* Parses what is inside dense<...>: [[1, 2], [3, 4]]. Unknown sizes of the type are those of the
 * list. */
varve_status varve_parse_elements_of(varve_parser *parser, const varve_entity *type,
                                     const varve_entity **attribute) VARVE_MUST_USE;
/* Skips the same. */
varve_status varve_skip_elements(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_dense_elements(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_sparse_elements(varve_parser *parser) VARVE_MUST_USE;
varve_status varve_begin_dense_resource(varve_parser *parser) VARVE_MUST_USE;
/* Parses 4x8x before an element type and appends it to parser->numbers. There may be no
 * dimensions. */
varve_status varve_parse_dimensions_before(varve_parser *parser) VARVE_MUST_USE;
/* Consumes the 'x' that ends a dimension: the word may go on after it. */
varve_status varve_expect_x(varve_parser *parser) VARVE_MUST_USE;
/* The same for dimensions that may be '?'. */
varve_status varve_parse_shape_before(varve_parser *parser) VARVE_MUST_USE;
bool varve_at_type(const varve_parser *parser); /* whether the token starts a type */
/* Returns whether the word is a type, or begins one. */
bool varve_is_type_word(const varve_parser *parser, varve_slice word);

/* Affine expressions over values, %i + symbol(%n): parse_affine.c. First a list is begun. Then
 * come groups of expressions, which stay on the stack of nodes. The first use of a value in a
 * group decides whether it is a dimension or a symbol there. It has one position in the whole
 * list. */
void varve_begin_affine_list(varve_parser *parser);
varve_status varve_parse_affine_expression(varve_parser *parser) VARVE_MUST_USE;
/* Parses comma-separated expressions (possibly none) and the closing token. */
varve_status varve_parse_affine_group(varve_parser *parser,
                                      varve_token_kind closing) VARVE_MUST_USE;
/* Takes the expressions from first_node on off the stack. Appends the uses to parser->operands,
 * dimensions before symbols. */
varve_status varve_end_affine_list(varve_parser *parser, size_t first_node,
                                   const varve_entity **map) VARVE_MUST_USE;

/* Finds the first of the uses on parser->operands from `first` on that has the name. `by` is the
 * place of their operation. The uses are numbered once, so many searches are not quadratic.
 * *number is count if no use is found. */
typedef struct varve_numbered_uses {
  const char *by;
  size_t first;
  size_t count;
} varve_numbered_uses;
varve_status varve_find_use(varve_parser *parser, const varve_numbered_uses *uses,
                            varve_value_name *name, size_t *number) VARVE_MUST_USE;

/* Aliases: parse_alias.c */
varve_alias *varve_find_alias(varve_parser *parser, varve_slice name);
/* Parses a type or attribute that is the whole text. */
varve_status varve_parse_alone(varve_parser *parser, varve_begin_function *begin,
                               const varve_entity **node) VARVE_MUST_USE;
/* name begins with '!' or '#' and lives as long as the parser. */
varve_status varve_add_alias(varve_parser *parser, varve_slice name,
                             const varve_entity *node) VARVE_MUST_USE;
/* Appends the text from start to end, a body that no definition describes, to parser->text. The
 * text outlives the aliases of the module, so the function replaces each alias that the module has
 * defined by its value. Names in strings, and names that are not aliases, stay. */
varve_status varve_copy_body(varve_parser *parser, const char *start,
                             const char *end) VARVE_MUST_USE;
varve_status varve_resolve_deferred_locations(varve_parser *parser) VARVE_MUST_USE;

/* Locations: parse_location.c. Parses an optional loc(...) after an operation or argument;
 * without it *location does not change. For an alias that is not known yet, *deferred is set to
 * its name. */
varve_status varve_parse_trailing_location(varve_parser *parser, const varve_entity **location,
                                           varve_slice *deferred) VARVE_MUST_USE;
varve_status varve_defer_location(varve_parser *parser, const varve_entity **slot,
                                  varve_slice name) VARVE_MUST_USE;
/* Gives the argument the location of the operand's value. */
varve_status varve_locate_as_operand(varve_parser *parser, varve_value *argument,
                                     const varve_value *value,
                                     varve_operand_use use) VARVE_MUST_USE;

/* Numbers: parse_number.c */
typedef struct varve_literal {
  varve_token token;
  const char *place; /* position for messages */
  bool is_negative;
} varve_literal;
/* words: enough for the width of the type. Converts to the value that an attribute, element or
 * array stores. */
varve_status varve_parse_integer_literal(varve_parser *parser, const varve_literal *literal,
                                         const varve_entity *type, uint64_t *words) VARVE_MUST_USE;
varve_status varve_parse_float_literal(varve_parser *parser, const varve_literal *literal,
                                       const varve_entity *type, uint64_t bits[2]) VARVE_MUST_USE;
/* Pushes the attribute of a number. */
varve_status varve_push_literal(varve_parser *parser, const varve_literal *literal,
                                const varve_entity *type) VARVE_MUST_USE;
/* Appends one element, ceil(width / 8) bytes, to parser->text. */
varve_status varve_append_element(varve_parser *parser, const varve_literal *literal,
                                  const varve_entity *type) VARVE_MUST_USE;

/* Cache of parsed text: parse_alias.c. Returns the node that the balanced text at place gave
 * before, or NULL if it is new; *end is after it. */
const varve_entity *varve_memo_find(varve_parser *parser, const char *place, const char **end);
varve_status varve_memo_add(varve_parser *parser, const char *place, const char *end,
                            const varve_entity *node) VARVE_MUST_USE;
void varve_memo_release(varve_parser *parser);

/* Names of values and blocks: parse_names.c */
varve_status varve_find_value_name(varve_parser *parser, varve_slice name, uint32_t number,
                                   varve_value_name **found) VARVE_MUST_USE;
varve_status varve_parse_value_use(varve_parser *parser, varve_operand_use *use) VARVE_MUST_USE;
bool varve_is_on_new_line(const varve_parser *parser);
/* Returns whether the name of a value begins the results of an operation: %a:2, %b =. *end is
 * behind the last name that was seen. */
bool varve_at_result_names(const varve_parser *parser, const char **end);
/* Returns whether operands that may be absent are there. Names on a new line with '=' behind them
 * are the results of the next operation: mlir-opt takes them for operands, and cannot read some
 * text that it prints. */
bool varve_at_operands(const varve_parser *parser);
varve_status varve_resolve_value(varve_parser *parser, varve_operand_use use,
                                 const varve_entity *type, varve_value **value) VARVE_MUST_USE;
/* Gives a pack of results their name. */
varve_status varve_define_pack(varve_parser *parser, varve_operand_use use, varve_value *first,
                               uint32_t count) VARVE_MUST_USE;
varve_status varve_define_value(varve_parser *parser, varve_operand_use use,
                                varve_value *value) VARVE_MUST_USE;
/* Returns the location that the text has, if it was parsed already, or else the draft's place. */
varve_status varve_draft_location(varve_parser *parser, const varve_operation_draft *draft,
                                  const varve_entity **location) VARVE_MUST_USE;
/* Makes an operation that is not in the text, at the end of the block, with the draft's
 * location. state has neither name nor location; attributes are split as if they were in the
 * dictionary. */
varve_status varve_build_operation(varve_parser *parser, const varve_operation_draft *draft,
                                   varve_slice name, varve_operation_state *state,
                                   varve_block *block, varve_operation **op) VARVE_MUST_USE;
varve_status varve_find_block_name(varve_parser *parser, varve_slice name,
                                   varve_block_name **found) VARVE_MUST_USE;
varve_status varve_scope_close(varve_parser *parser,
                               const varve_region_scope *scope) VARVE_MUST_USE;
varve_status varve_check_all_defined(varve_parser *parser) VARVE_MUST_USE;

/* The name of a resource: parse_attribute.c. */
varve_status varve_parse_resource_key(varve_parser *parser, const varve_entity *dialect,
                                      const varve_entity **handle) VARVE_MUST_USE;
/* Parses the bytes of a STRING "0x...": parse_elements.c */
varve_status varve_hex_string_size(varve_parser *parser, varve_slice string,
                                   size_t *size) VARVE_MUST_USE;
varve_status varve_decode_hex_string(varve_parser *parser, varve_slice string,
                                     char *out) VARVE_MUST_USE;

/* Reports a limit that the data model detected, if no error was reported since there were
 * errors_before. */
varve_status varve_report_limit(varve_parser *parser, uint32_t errors_before, varve_status status);
varve_status varve_parser_init(varve_parser *parser, varve_context *context,
                               varve_reporter *reporter, varve_slice source) VARVE_MUST_USE;
void varve_parser_release(varve_parser *parser);

#endif
