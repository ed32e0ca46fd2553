/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The parts of the reader, one file for each kind of operation. At a fault each reports one message
 * and returns INVALID or UNSUPPORTED. A reader that records faults instead goes on without the
 * smallest part that has the fault. */
#ifndef VARVE_DEFINITIONS_READ_H
#define VARVE_DEFINITIONS_READ_H

#include "base/arena.h"
#include "base/base.h"
#include "definitions/definitions.h"
#include "definitions/tables_builder.h"
#include "ir/attributes.h"

/* The longest text that a default, a constant or a fact may have. */
enum { VARVE_DEFINITION_TEXT_LIMIT = 1 << 20 };

struct varve_definition_reader {
  varve_memory *memory;
  varve_tables_builder builder;
  varve_arena arena;         /* names of declared dialects and symbols */
  varve_name_set dialects;   /* declared */
  varve_name_set symbols;    /* "dialect.symbol" */
  varve_vector symbol_kinds; /* char for each symbol: '!', '#', or '.' for an operation */
  varve_context *context;    /* of the module being read */
  varve_reporter *reporter;
  varve_fault_list *faults; /* NULL: the first fault ends the reading */
  varve_slice part;         /* the part that a fault is in; empty: the operation */
  varve_buffer text;        /* scratch */
  varve_vector list;        /* scratch: uint32_t */
  varve_name_set names;     /* scratch: of one list */
};

/* The result of one operation in the body. */
typedef struct varve_read_value {
  const varve_operation *op;
  uint32_t index;          /* of the constraint; irdl.any gets one only where it is needed */
  bool is_constraint;      /* false: a region */
  bool has_base;           /* the types or attributes that satisfy it are known */
  varve_record_list bases; /* in body->bases: those of them that have parameters */
} varve_read_value;

typedef struct varve_definition_body {
  varve_definition_reader *reader;
  const varve_operation *owner;
  varve_block *block;
  varve_vector values;        /* varve_read_value */
  varve_vector bases;         /* varve_text */
  varve_name_set value_names; /* of operands, results and regions */
  varve_vector value_kinds;   /* const char *: the kind of each name */
  varve_operation_record operation;
  varve_entity_record entity;
  bool is_operation;
  bool has_unknown_lists; /* a list has a fault, so nothing is known about values or parameters */
  bool is_dynamic;        /* of a dialect that the irdl dialect defines at run time */
  const varve_operation *seen_operands;
  const varve_operation *seen_results;
  const varve_operation *seen_regions;
  const varve_operation *seen_attributes;
  const varve_operation *seen_successors;
  const varve_operation *seen_parameters;
} varve_definition_body;

/* read_fault.c. Reports an error that concerns the whole file. */
varve_status varve_definition_error(varve_definition_reader *reader, const varve_operation *op,
                                    const char *format, ...) VARVE_PRINTF(3, 4);
/* Report a fault, or record it if the reader records faults. */
varve_status varve_definition_fault(varve_definition_reader *reader, const varve_operation *op,
                                    const char *format, ...) VARVE_PRINTF(3, 4);
varve_status varve_definition_fault_as(varve_definition_reader *reader, varve_status status,
                                       const varve_operation *op, const char *format, ...)
    VARVE_PRINTF(4, 5);
/* Returns true if the status is that of a recorded fault. */
bool varve_definition_goes_on(const varve_definition_reader *reader, varve_status status);
/* Returns OK for the status of a recorded fault, and other statuses as they are. */
varve_status varve_definition_go_on(const varve_definition_reader *reader,
                                    varve_status status) VARVE_MUST_USE;
bool varve_has_operation_name(const varve_operation *op, const char *name);

/* read_fault.c. Returns the attribute from the properties or the dictionary; NULL if it is
 * absent. */
const varve_entity *varve_read_find(const varve_operation *op, const char *name);
/* Reads a string without NUL; empty if it is absent. */
varve_status varve_read_text(varve_definition_reader *reader, const varve_operation *op,
                             const char *name, varve_slice *text) VARVE_MUST_USE;
/* Reads a string and adds it to the tables. */
varve_status varve_read_table_text(varve_definition_reader *reader, const varve_operation *op,
                                   const char *name, varve_text *text) VARVE_MUST_USE;
varve_status varve_read_unit(varve_definition_reader *reader, const varve_operation *op,
                             const char *name, bool *is_given) VARVE_MUST_USE;
/* Reads an array of non-empty strings without NUL; NULL if it is absent. */
varve_status varve_read_strings(varve_definition_reader *reader, const varve_operation *op,
                                const char *name, const varve_entity **array) VARVE_MUST_USE;
/* Reads an array of strings as a list of texts. */
varve_status varve_read_text_list(varve_definition_reader *reader, const varve_operation *op,
                                  const char *name, varve_record_list *list) VARVE_MUST_USE;
/* Reads varve.traits, without blanks. */
varve_status varve_read_traits(varve_definition_reader *reader, const varve_operation *op,
                               varve_record_list *list) VARVE_MUST_USE;
/* Reads a dictionary; NULL if it is absent. Each key must be one of reader->names: a reader that
 * records faults ignores other keys, and all that is not a dictionary. */
varve_status varve_read_dictionary(varve_definition_reader *reader, const varve_operation *op,
                                   const char *name,
                                   const varve_entity **dictionary) VARVE_MUST_USE;
/* Print an attribute into reader->text; the second adds the text to the tables. */
varve_status varve_print_definition(varve_definition_reader *reader, const varve_operation *op,
                                    const varve_entity *attribute) VARVE_MUST_USE;
varve_status varve_read_attribute_text(varve_definition_reader *reader, const varve_operation *op,
                                       const varve_entity *attribute,
                                       varve_text *text) VARVE_MUST_USE;
/* The same; an array of strings is joined with blanks, in reader->text. */
varve_status varve_read_joined(varve_definition_reader *reader, const varve_operation *op,
                               const char *name, varve_slice *text) VARVE_MUST_USE;
/* Collects the varve.* attributes that are not in known, which ends with NULL. */
typedef struct varve_fact_source {
  const varve_operation *op;
  const varve_operation *parameters; /* irdl.parameters, or NULL */
  const char *const *known;
  const varve_vector *more; /* varve_text: more pairs, or NULL */
} varve_fact_source;
varve_status varve_read_facts(varve_definition_reader *reader, const varve_fact_source *source,
                              varve_record_list *list) VARVE_MUST_USE;
/* Reads varve.format or varve.syntax. */
varve_status varve_read_syntax(varve_definition_reader *reader, const varve_operation *op,
                               varve_text *text) VARVE_MUST_USE;
/* Reads distinct names for a list of count items into reader->names. */
varve_status varve_read_names(varve_definition_reader *reader, const varve_operation *op,
                              const char *name, uint32_t count) VARVE_MUST_USE;

/* read_body.c: the body of an operation, type or attribute. */
varve_status varve_read_definition_body(varve_definition_body *body) VARVE_MUST_USE;
void varve_definition_body_release(varve_definition_body *body);

/* read_constraint.c */
bool varve_is_constraint(const varve_operation *op);
varve_status varve_read_constraint(varve_definition_body *body, varve_operation *op) VARVE_MUST_USE;
/* A use of a constraint by an operand of an operation. */
typedef struct varve_constraint_place {
  const varve_operation *op;
  uint32_t operand;
  bool is_repeated; /* several items must satisfy the constraint there */
  bool is_region;   /* a region is required */
} varve_constraint_place;
varve_status varve_read_constraint_index(varve_definition_body *body,
                                         const varve_constraint_place *place,
                                         uint32_t *index) VARVE_MUST_USE;

/* read_constraint.c. Finds the types or attributes that can satisfy a constraint. Rejects an
 * any_of, as irdl does, if an alternative has no such type or attribute, or if two alternatives are
 * the same parametric one. */
varve_status varve_read_bases(varve_definition_body *body, const varve_operation *op,
                              const varve_constraint_record *record,
                              varve_read_value *made) VARVE_MUST_USE;

/* read_constraint.c: declared symbols, and names of types and attributes. */
varve_status varve_declare_symbol(varve_definition_reader *reader, const varve_operation *op,
                                  varve_slice dialect, char kind) VARVE_MUST_USE;
/* Converts @dialect::@symbol into "!dialect.name" or "#dialect.name". */
varve_status varve_read_symbol(varve_definition_reader *reader, const varve_operation *op,
                               const varve_entity *symbol, varve_text *text) VARVE_MUST_USE;
/* Reports "!dialect.name" or "#dialect.name" if it is unknown. */
varve_status varve_check_entity_name(varve_definition_reader *reader, const varve_operation *op,
                                     varve_slice name) VARVE_MUST_USE;

/* read_body.c */
varve_status varve_read_operands(varve_definition_body *body,
                                 const varve_operation *op) VARVE_MUST_USE;
varve_status varve_read_results(varve_definition_body *body,
                                const varve_operation *op) VARVE_MUST_USE;
varve_status varve_read_regions(varve_definition_body *body,
                                const varve_operation *op) VARVE_MUST_USE;
varve_status varve_read_successors(varve_definition_body *body,
                                   const varve_operation *op) VARVE_MUST_USE;

/* read_body.c: irdl.attributes and irdl.parameters */
varve_status varve_read_properties(varve_definition_body *body,
                                   const varve_operation *op) VARVE_MUST_USE;
varve_status varve_read_parameters(varve_definition_body *body,
                                   const varve_operation *op) VARVE_MUST_USE;

/* read_body.c */
varve_status varve_read_enum(varve_definition_reader *reader, const varve_operation *op,
                             varve_enum_record *record) VARVE_MUST_USE;

/* read_dialect.c */
varve_status varve_read_dialect(varve_definition_reader *reader,
                                varve_operation *op) VARVE_MUST_USE;
/* Return the name of a symbol; the second omits a leading '!' or '#', which only distinguishes
 * kinds. */
varve_slice varve_symbol_name(const varve_operation *op);
varve_slice varve_entity_name(const varve_operation *op);

/* Parses rules and native encodings: dialect-definitions.md 3.1 and 6. */

typedef struct varve_rule_fault {
  const char *text;  /* the message */
  unsigned position; /* byte of the rule, from 1 on */
} varve_rule_fault;

enum { VARVE_RULE_MAX_DEPTH = 64 };

bool varve_rule_check(varve_slice rule, varve_rule_fault *fault);
/* Finds the next name at or after name->at that is not a rule (dialect/rules.def,
 * dialect/parameter_rules.def) in a rule without faults. Returns false if all are rules. */
typedef struct varve_rule_name {
  size_t at; /* where to begin; then: after the name */
  varve_slice text;
  unsigned position; /* as in a fault */
} varve_rule_name;
bool varve_rule_next_unknown(varve_slice rule, varve_rule_name *name);
bool varve_is_native_encoding(varve_slice text);

#endif
