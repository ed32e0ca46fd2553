/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Defines dialects by calls. */
#ifndef VARVE_API_DEFINE_H
#define VARVE_API_DEFINE_H

#include "api/definitions/definitions.h"
#include "base/diagnostic.h"
#include "dialect/registry/registry.h"
#include "ir/attributes.h"
#include "ir/handle.h"
#include "ir/module.h"

/* An item of a list, kept until its definition ends. */
typedef struct varve_builder_item {
  varve_definition_list list;
  varve_arity arity;
  bool is_optional;
  uint32_t shared;                   /* item->constraint */
  uint64_t number;                   /* of an enum case */
  varve_value *constraint;           /* NULL if there is no constraint */
  const varve_entity *name;          /* STRING */
  const varve_entity *native;        /* STRING or NULL, as the next two */
  const varve_entity *segments;      /* STRING */
  const varve_entity *default_value; /* also the value of a fact */
} varve_builder_item;

typedef struct varve_builder_check {
  varve_definition_kind kind;
  const varve_entity *name; /* STRING, including the dialect */
  varve_user_check check;
} varve_builder_check;

struct varve_dialect_builder {
  varve_registry *registry;
  varve_context *context;
  varve_module *module;
  varve_diagnostic_sink sink;
  varve_status status; /* of the first call that failed */
  bool is_finished;
  bool replaces;
  varve_operation *dialect;
  varve_block *dialect_block;
  uint32_t begun;             /* number of definitions, including the dialect */
  varve_definition_kind kind; /* of the current definition */
  varve_operation *op;        /* the operation of the current definition */
  varve_block *block;         /* its block; NULL for an enum */
  uint32_t width;
  uint32_t flags;               /* 1 << varve_definition_flag, of the current definition */
  varve_buffer place;           /* name of the current definition */
  const varve_entity *location; /* the same as a location */
  varve_vector items;           /* varve_builder_item */
  varve_vector checks;          /* varve_builder_check */
  varve_vector list;            /* scratch: attributes */
  varve_vector values;          /* scratch: operands */
};

/* define_lists.c */
varve_reporter varve_builder_reporter(const varve_dialect_builder *builder);
varve_status varve_builder_keep(varve_dialect_builder *builder, varve_status status) VARVE_MUST_USE;
varve_status varve_builder_set(varve_dialect_builder *builder, varve_operation *op,
                               const char *name, const varve_entity *value) VARVE_MUST_USE;
varve_status varve_builder_set_text(varve_dialect_builder *builder, varve_operation *op,
                                    const char *name, varve_slice text) VARVE_MUST_USE;
/* Turns the items into operations and attributes of the definition. */
varve_status varve_builder_end_definition(varve_dialect_builder *builder) VARVE_MUST_USE;

#endif
