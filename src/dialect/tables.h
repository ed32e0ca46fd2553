/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Definitions of dialects as tables without pointers: what `make regen` compiles into the library,
 * and what definitions/ makes of a file at run time. Text is an offset into one pool of strings
 * that end with NUL (0: none); a list is its first record and their count.
 * format-spec/dialect-definitions.md says what the facts mean.
 *
 * Tables are read with varve_<record>_at, record by record: those that are built in are packed into
 * rows, each member in as many bytes as the greatest of its column needs, least byte first, or as
 * the number of a constant where the same ones come again and again. */
#ifndef VARVE_DIALECT_TABLES_H
#define VARVE_DIALECT_TABLES_H

#include "base/base.h"

typedef uint32_t varve_text;

typedef struct varve_record_list {
  uint32_t first;
  uint32_t count;
} varve_record_list;

typedef enum varve_variadicity {
  VARVE_VARIADICITY_SINGLE,
  VARVE_VARIADICITY_OPTIONAL,
  VARVE_VARIADICITY_VARIADIC,
  VARVE_VARIADICITY_NESTED /* variadic of variadic; segments: the attribute with the sizes */
} varve_variadicity;

/* An operand, result, region, successor or parameter. */
typedef struct varve_value_record {
  varve_text name;
  uint32_t constraint;  /* index */
  uint32_t variadicity; /* varve_variadicity; of a parameter OPTIONAL: may be absent */
  varve_text segments;
  varve_text default_value; /* of a parameter, as attribute text */
} varve_value_record;

/* An inherent attribute or native property. */
typedef struct varve_property_record {
  varve_text name;
  uint32_t constraint;
  varve_text native;        /* how a native property is encoded, none for an attribute */
  varve_text default_value; /* as attribute text */
  uint32_t is_optional;     /* may be absent; a default is then not filled in */
} varve_property_record;

enum {
  VARVE_OPERATION_OPERAND_SEGMENTS = 1,
  VARVE_OPERATION_RESULT_SEGMENTS = 2,
  VARVE_OPERATION_CONSTRAINED_REGIONS = 4, /* has an irdl.regions */
  VARVE_OPERATION_NO_OPERANDS_GIVEN = 8,   /* no irdl.operands: none is checked */
  VARVE_OPERATION_NAME_ONLY = 16,          /* registered, and nothing else is told of it */
  VARVE_OPERATION_IS_DYNAMIC = 32 /* has no properties: its attributes stay in the dictionary */
};

typedef struct varve_operation_record {
  varve_text name;   /* with the dialect: "arith.addi" */
  varve_text syntax; /* the format, or "hook:name"; none: generic form only */
  uint32_t flags;
  varve_record_list operands; /* values; so the next three */
  varve_record_list results;
  varve_record_list regions;
  varve_record_list successors;
  varve_record_list properties; /* properties, in order of declaration */
  varve_record_list traits;     /* texts */
  varve_record_list facts;      /* pairs of texts: key, value as attribute text; count: of pairs */
} varve_operation_record;

/* A type or attribute. */
typedef struct varve_entity_record {
  varve_text name;              /* the mnemonic: "fastmath" */
  varve_text syntax;            /* as above */
  varve_record_list parameters; /* values */
  varve_record_list traits;     /* texts */
  varve_record_list facts;      /* pairs of texts */
} varve_entity_record;

typedef struct varve_enum_case_record {
  varve_text text;
  uint32_t low; /* of the value */
  uint32_t high;
} varve_enum_case_record;

enum { VARVE_ENUM_IS_BITS = 1, VARVE_ENUM_IS_QUOTED = 2, VARVE_ENUM_PREFERS_GROUPS = 4 };

typedef struct varve_enum_record {
  varve_text name;
  uint32_t width; /* of the underlying integer */
  uint32_t flags;
  varve_text separator; /* between bits */
  varve_record_list cases;
} varve_enum_record;

enum {
  VARVE_DIALECT_UNKNOWN_OPERATIONS = 1, /* others than its own may stand under its name */
  VARVE_DIALECT_UNKNOWN_TYPES = 2,      /* and types and attributes */
  VARVE_DIALECT_NAME_ONLY = 4 /* its operations are not told: any name may be one of them */
};

typedef struct varve_dialect_record {
  varve_text name;
  varve_text set;               /* "llvm22" */
  uint32_t flags;               /* what it takes without definition */
  varve_record_list operations; /* ascending bytewise by name, as the next three */
  varve_record_list types;
  varve_record_list attributes;
  varve_record_list enums;
  varve_record_list depends; /* texts */
  varve_record_list facts;   /* pairs of texts */
} varve_dialect_record;

typedef enum varve_constraint_kind {
  VARVE_CONSTRAINT_ANY,
  VARVE_CONSTRAINT_RULE,       /* text: a rule expression */
  VARVE_CONSTRAINT_IS,         /* text: the attribute */
  VARVE_CONSTRAINT_BASE,       /* text: "!dialect.type" or "#dialect.attribute" */
  VARVE_CONSTRAINT_PARAMETRIC, /* text as of BASE; arguments: of the parameters */
  VARVE_CONSTRAINT_ANY_OF,     /* arguments */
  VARVE_CONSTRAINT_ALL_OF,
  VARVE_CONSTRAINT_REGION /* text: its number of blocks, none: any; arguments: of the entry's
                             arguments */
} varve_constraint_kind;

/* Record 0 is ANY and is not shared. In dialects as irdl makes them at run time the others are, but
 * for rules: the places of an operation, type or attribute that have the same record. */
typedef struct varve_constraint_record {
  uint32_t kind;
  varve_text text;
  varve_record_list arguments;   /* numbers: indices of constraints */
  uint32_t constrains_arguments; /* of REGION: arguments are given, if none of them */
  uint32_t is_shared;            /* all places are met by one and the same */
} varve_constraint_record;

/* The tables: name, record. Records have no members but numbers and lists. Numbers are texts of
 * lists, pairs of texts and indices of constraints. */
#define VARVE_RECORD_TABLE_LIST(X)                                                                 \
  X(dialects, varve_dialect_record)                                                                \
  X(operations, varve_operation_record)                                                            \
  X(entities, varve_entity_record)                                                                 \
  X(values, varve_value_record)                                                                    \
  X(properties, varve_property_record)                                                             \
  X(enums, varve_enum_record)                                                                      \
  X(enum_cases, varve_enum_case_record)                                                            \
  X(constraints, varve_constraint_record)
#define VARVE_TABLE_LIST(X)                                                                        \
  VARVE_RECORD_TABLE_LIST(X)                                                                       \
  X(numbers, uint32_t)

typedef enum varve_table {
#define VARVE_TABLE_ENUMERATOR(name, record) VARVE_TABLE_##name,
  VARVE_TABLE_LIST(VARVE_TABLE_ENUMERATOR)
#undef VARVE_TABLE_ENUMERATOR
      VARVE_TABLE_COUNT
} varve_table;

enum { VARVE_RECORD_MEMBERS = sizeof(varve_operation_record) / sizeof(uint32_t) };

/* How the records of a table are packed. */
typedef struct varve_row_layout {
  uint32_t start;                           /* of the table, in the rows of all */
  uint8_t size;                             /* of a row */
  uint8_t member_count;                     /* those behind are 0 everywhere */
  uint8_t widths[VARVE_RECORD_MEMBERS];     /* bytes; 0: the member is 0 everywhere */
  uint16_t constants[VARVE_RECORD_MEMBERS]; /* 0: the bytes are the number; else 1 + index of the
                                               constant that stands for 0 */
} varve_row_layout;

/* Numbers that many records have, behind the tables: the layout of their rows. */
enum { VARVE_CONSTANTS_LAYOUT = VARVE_TABLE_COUNT, VARVE_LAYOUT_COUNT };

/* Of each table, either the array of records or rows. */
typedef struct varve_definition_tables {
  const char *strings;
  const unsigned char *rows; /* NULL: the arrays hold the records; else VARVE_ROW_PADDING bytes
                                more than the tables need */
  const varve_row_layout *layouts;      /* by table, and that of constants */
  const varve_dialect_record *dialects; /* ascending by name */
  const varve_operation_record *operations;
  const varve_entity_record *entities;
  const varve_value_record *values;
  const varve_property_record *properties;
  const varve_enum_record *enums;
  const varve_enum_case_record *enum_cases;
  const varve_constraint_record *constraints;
  const uint32_t *numbers;
  uint32_t dialect_count;
} varve_definition_tables;

/* A member is read with what stands behind it. */
enum { VARVE_ROW_PADDING = sizeof(uint32_t) };

/* varve_operation_record_at(tables, index) and so on. */
#define VARVE_TABLE_READER(name, record)                                                           \
  record record##_at(const varve_definition_tables *tables, uint32_t index);
VARVE_RECORD_TABLE_LIST(VARVE_TABLE_READER)
#undef VARVE_TABLE_READER

uint32_t varve_table_number(const varve_definition_tables *tables, uint32_t index);
/* The name of a record that begins with one, or the text of a case. */
varve_text varve_table_first_member(const varve_definition_tables *tables, varve_table table,
                                    uint32_t index);
/* Where a record is: no other of the tables, nor of other tables, is there. */
const void *varve_table_place(const varve_definition_tables *tables, varve_table table,
                              uint32_t index);
/* Copies the record of that place. */
void varve_table_read(const varve_definition_tables *tables, varve_table table, const void *place,
                      void *record);

static inline varve_slice varve_table_text(const varve_definition_tables *tables, varve_text text) {
  return varve_slice_of(tables->strings + text);
}
static inline varve_slice varve_enum_case_text(const varve_definition_tables *tables,
                                               varve_record_list cases, uint32_t index) {
  return varve_table_text(
      tables, varve_table_first_member(tables, VARVE_TABLE_enum_cases, cases.first + index));
}
static inline uint64_t varve_enum_case_value(const varve_definition_tables *tables,
                                             varve_record_list cases, uint32_t index) {
  varve_enum_case_record record = varve_enum_case_record_at(tables, cases.first + index);
  return (uint64_t)record.high << 32 | record.low;
}

#endif
