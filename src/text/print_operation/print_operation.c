/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Prints operations with their blocks and regions. A print function stops at each region, and a
 * stack holds the operations whose regions are open. */
#include "text/print_operation/print_operation.h"
#include "text/hook.h"
#include "text/lex/legacy_grammar.h"
#include "text/parse_operation/unknown_text.h"
#include "text/print_operation/print_operation_by_format.h"

/* An operation with an open region. */
typedef struct print_scope {
  varve_print_operation form;
  varve_print_hook *print;
  varve_slice default_dialect;   /* of the operations in its regions; empty in generic form, which
                                    parsers read without default dialect */
  const varve_block *block;      /* NULL: the region is empty */
  const varve_operation *next;   /* in the block; NULL: at the end */
  const varve_operation *elided; /* a terminator that is not printed */
} print_scope;

/* Cached facts about the operations of one name. */
typedef struct known_form {
  varve_print_hook *print; /* NULL: not searched yet */
  const varve_operation_format *format;
} known_form;

void varve_print_operations_init(varve_printer *printer) {
  varve_memory *memory = &printer->context->memory;
  varve_vector_init(&printer->format.loops, memory, sizeof(varve_loop_state));
  varve_arena_init(&printer->format.terms, memory);
  varve_arena_init(&printer->format.views, memory);
  varve_vector_init(&printer->operations.scopes, memory, sizeof(print_scope));
  varve_side_table_init(&printer->operations.forms, memory, sizeof(known_form));
  varve_vector_init(&printer->operations.scratch, memory, sizeof(uint32_t));
  varve_vector_init(&printer->operations.choices, memory, sizeof(uint32_t));
  varve_hash_table_init(&printer->operations.unfit, memory);
}

void varve_print_operations_release(varve_printer *printer) {
  varve_vector_release(&printer->format.loops);
  varve_arena_release(&printer->format.terms);
  varve_arena_release(&printer->format.views);
  varve_vector_release(&printer->operations.scopes);
  varve_side_table_release(&printer->operations.forms);
  varve_vector_release(&printer->operations.scratch);
  varve_vector_release(&printer->operations.choices);
  varve_hash_table_release(&printer->operations.unfit);
}

/* Blocks */

static bool is_number_before(const void *user, uint32_t a, uint32_t b) {
  (void)user;
  return a < b;
}

/* Collects the numbers of the predecessors in ascending order; 0 for a block outside the module. */
static varve_status collect_predecessors(varve_printer *printer, const varve_block *block) {
  varve_vector *numbers = &printer->operations.scratch;
  varve_vector_truncate(numbers, 0);
  for (const varve_block_use *use = block->first_use; use != NULL; use = use->next) {
    uint32_t number = varve_print_block_number(printer, use->owner->block);
    VARVE_TRY(varve_vector_push(numbers, &number));
  }
  return varve_sort_stably(&printer->context->memory, numbers->data, numbers->count,
                           (varve_ordering){is_number_before, NULL});
}

static varve_status put_predecessors(varve_printer *printer, const varve_block *block) {
  const varve_vector *numbers = &printer->operations.scratch;
  varve_era era = printer->context->era;
  varve_slice opening = varve_era_has(era, VARVE_HAS_TAB_BEFORE_PREDECESSORS)
                            ? VARVE_SLICE("\t// ")
                            : VARVE_SLICE("  // ");
  if (block->first_use == NULL && block->previous == NULL &&
      varve_era_has(era, VARVE_HAS_SILENT_ENTRY_BLOCKS))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put(printer, opening));
  if (block->first_use == NULL)
    return varve_put(printer, VARVE_SLICE("no predecessors"));
  VARVE_TRY(collect_predecessors(printer, block));
  if (numbers->count == 1) {
    VARVE_PUT(printer, "pred: ");
    return varve_print_block_name(printer, VARVE_VECTOR_AT(numbers, uint32_t, 0));
  }
  VARVE_TRY(varve_put_unsigned(printer, numbers->count));
  VARVE_PUT(printer, " preds: ");
  for (size_t i = 0; i < numbers->count; i++) {
    if (i != 0)
      VARVE_PUT(printer, ", ");
    VARVE_TRY(varve_print_block_name(printer, VARVE_VECTOR_AT(numbers, uint32_t, i)));
  }
  return VARVE_STATUS_OK;
}

static varve_status put_header(varve_printer *printer, const varve_block *block) {
  if (printer->is_collecting) {
    for (uint32_t i = 0; i < block->argument_count; i++) {
      const varve_block_argument *argument = block->arguments[i];
      VARVE_TRY(varve_aliases_visit(&printer->aliases, argument->value.type, false));
      if (printer->options.debug_info)
        VARVE_TRY(varve_aliases_visit(&printer->aliases, argument->location, false));
    }
    return VARVE_STATUS_OK;
  }
  VARVE_TRY(varve_put_indent(printer));
  VARVE_TRY(varve_print_block_name(printer, varve_print_block_number(printer, block)));
  for (uint32_t i = 0; i < block->argument_count; i++) {
    VARVE_TRY(varve_put(printer, i == 0 ? VARVE_SLICE("(") : VARVE_SLICE(", ")));
    VARVE_TRY(varve_print_region_argument(printer, &block->arguments[i]->value));
  }
  VARVE_TRY(block->argument_count == 0 ? VARVE_STATUS_OK : varve_put_char(printer, ')'));
  VARVE_TRY(varve_put_char(printer, ':'));
  VARVE_TRY(put_predecessors(printer, block));
  return varve_put_char(printer, '\n');
}

static varve_status put_argument_users(varve_printer *printer, const varve_block *block) {
  for (uint32_t i = 0; i < block->argument_count; i++) {
    VARVE_TRY(varve_put_indent(printer));
    VARVE_TRY(varve_print_argument_users(printer, &block->arguments[i]->value));
  }
  return VARVE_STATUS_OK;
}

static bool has_header(const varve_block *block, uint32_t flags) {
  if (block->previous != NULL)
    return true;
  return ((flags & VARVE_REGION_ARGUMENTS) != 0 && block->argument_count != 0) ||
         ((flags & VARVE_REGION_EMPTY_BLOCK) != 0 && block->first == NULL);
}

static varve_status begin_block(varve_printer *printer, print_scope *scope,
                                const varve_block *block) {
  scope->block = block;
  scope->next = block->first;
  if (has_header(block, scope->form.region_flags))
    VARVE_TRY(put_header(printer, block));
  printer->depth++;
  return printer->options.value_users && !printer->is_collecting
             ? put_argument_users(printer, block)
             : VARVE_STATUS_OK;
}

/* Regions */

/* Returns whether the parser adds this terminator to a region of parent that lacks one. */
static bool is_implicit_terminator(const varve_operation *op,
                                   const varve_operation_definition *parent) {
  const varve_operation_definition *definition = op->name->definition;
  varve_slice name = varve_operation_terminator(parent);
  if (definition == NULL || (name.size != 0 && !varve_slice_equal(name, op->name->text)))
    return false;
  return varve_has_trait(definition->dialect->tables, definition->record->traits, "Terminator");
}

/* Returns whether each region has one block, without arguments and operations. */
static bool are_regions_empty(const varve_operation *op) {
  for (uint32_t i = 0; i < varve_operation_region_count(op); i++) {
    const varve_block *block = varve_operation_region(op, i)->first;
    if (block == NULL || block->next != NULL || block->argument_count != 0 || block->first != NULL)
      return false;
  }
  return true;
}

/* Returns whether omitting the operation loses nothing. */
static bool can_be_elided(const varve_operation *op, const varve_operation_definition *parent) {
  const varve_entity *properties = varve_operation_properties(op);
  return is_implicit_terminator(op, parent) && op->operand_count == 0 &&
         varve_operation_result_count(op) == 0 && varve_operation_successor_count(op) == 0 &&
         are_regions_empty(op) && varve_operation_dictionary(op) == NULL &&
         (properties == NULL || properties->child_count == 0);
}

static bool is_inline(const print_scope *scope) {
  return (scope->form.region_flags & VARVE_REGION_FIRST_INLINE) != 0;
}

static bool is_skipped(const varve_printer *printer, const print_scope *scope) {
  return printer->options.skip_regions && !is_inline(scope);
}

static bool is_bare(const print_scope *scope) {
  return (scope->form.region_flags & VARVE_REGION_GENERIC) != 0;
}

static varve_status begin_region(varve_printer *printer, print_scope *scope) {
  const varve_block *entry = scope->form.region->first;
  scope->elided = NULL;
  scope->block = NULL;
  scope->next = NULL;
  if (is_skipped(printer, scope))
    return varve_put(printer, VARVE_SLICE("{...}"));
  if (!is_bare(scope))
    VARVE_TRY(varve_put(printer, is_inline(scope) ? VARVE_SLICE("{ ") : VARVE_SLICE("{\n")));
  if (entry == NULL)
    return VARVE_STATUS_OK;
  if (is_inline(scope)) {
    scope->next = entry->first;
    scope->elided = entry->first == NULL ? NULL : entry->first->next;
    return VARVE_STATUS_OK;
  }
  if ((scope->form.region_flags & VARVE_REGION_TERMINATORS) == 0 && entry->last != NULL &&
      can_be_elided(entry->last, scope->form.definition))
    scope->elided = entry->last;
  return begin_block(printer, scope, entry);
}

static varve_status end_region(varve_printer *printer, print_scope *scope) {
  scope->form.region = NULL;
  scope->form.step++;
  if (is_skipped(printer, scope))
    return VARVE_STATUS_OK;
  if (is_inline(scope))
    return varve_put(printer, is_bare(scope) ? VARVE_SLICE("") : VARVE_SLICE(" }"));
  if (!printer->is_collecting)
    VARVE_TRY(varve_put_indent(printer));
  return varve_put_char(printer, '}');
}

/* Operations */

/* Returns whether the next or last printed operation is on the line of the enclosing one. */
static bool in_line(const varve_printer *printer) {
  if (printer->operations.scopes.count == 0)
    return false;
  return is_inline(&VARVE_VECTOR_LAST(&printer->operations.scopes, print_scope));
}

static varve_status end_operation(varve_printer *printer, const varve_operation *op) {
  if (printer->is_collecting || in_line(printer))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put_operation_location(printer, op->location, true));
  if (printer->options.value_users)
    VARVE_TRY(varve_print_operation_users(printer, op));
  return op == printer->module->root ? VARVE_STATUS_OK : varve_put_char(printer, '\n');
}

bool varve_is_unfit(varve_status status) {
  return status == VARVE_STATUS_UNSUPPORTED || status == VARVE_STATUS_INVALID ||
         status == VARVE_STATUS_BAD_ARGUMENT;
}

/* Returns the default dialect of the operations that are printed next. */
static varve_slice default_dialect(const varve_printer *printer) {
  return printer->operations.scopes.count == 0
             ? VARVE_SLICE("builtin")
             : VARVE_VECTOR_LAST(&printer->operations.scopes, print_scope).default_dialect;
}

static uint64_t hash_of(const varve_printer *printer, const varve_operation *op) {
  uintptr_t address = (uintptr_t)op;
  return varve_hash_bytes(printer->context->seed, &address, sizeof(address));
}

static bool is_same(const void *key, const void *value) { return key == value; }

/* A part of the address, which recognizes the operation. */
static uint32_t address_of(const varve_operation *op) { return (uint32_t)((uintptr_t)op / 8); }

/* Finds the choices that were made when the operation was checked. */
static bool take_choices(varve_printer *printer, varve_print_operation *form) {
  const varve_vector *choices = &printer->operations.choices;
  size_t next = printer->operations.next_choice;
  if (next + 1 >= choices->count ||
      VARVE_VECTOR_AT(choices, uint32_t, next) != address_of(form->op))
    return false;
  form->choice = next + 2;
  form->choice_end = form->choice + VARVE_VECTOR_AT(choices, uint32_t, next + 1);
  printer->operations.next_choice = form->choice_end;
  return true;
}

static void end_choices(varve_printer *printer, varve_print_operation *form) {
  if (form->format == NULL || !form->format->has_choices || form->is_checked)
    return;
  form->choice_end = printer->operations.choices.count;
  VARVE_VECTOR_AT(&printer->operations.choices, uint32_t, form->choice - 1) =
      (uint32_t)(form->choice_end - form->choice);
}

/* Returns whether the printer may find after a region that the custom form does not fit. */
static bool may_fail_late(const varve_print_operation *form) {
  return varve_operation_region_count(form->op) != 0 &&
         (form->format == NULL || form->format->fails_late);
}

static varve_status print_custom(varve_printer *printer, print_scope *scope) {
  const varve_operation *op = scope->form.op;
  varve_slice dialect = default_dialect(printer);
  /* The choices of a format are made once, when the operation is checked: in the rehearsal, or
   * when aliases are collected. Without a rehearsal, those after a region are made again. */
  const uint32_t address = address_of(scope->form.op), none = 0;
  scope->form.is_checked =
      printer->operations.is_collected &&
      (printer->operations.unfit.count == 0 ||
       varve_hash_table_find(&printer->operations.unfit, hash_of(printer, scope->form.op), is_same,
                             scope->form.op) == NULL);
  if (scope->form.format != NULL && scope->form.format->has_choices &&
      !(scope->form.is_checked && take_choices(printer, &scope->form))) {
    scope->form.is_checked = false;
    VARVE_TRY(varve_vector_push(&printer->operations.choices, &address));
    VARVE_TRY(varve_vector_push(&printer->operations.choices, &none));
    scope->form.choice = printer->operations.choices.count;
  }
  if (may_fail_late(&scope->form) && !scope->form.is_checked && !printer->operations.is_hopeful) {
    /* Prints an operation without its regions and nodes first: after a region it is too late to
     * choose another form. */
    varve_print_operation form = scope->form;
    size_t start = printer->out->size, depth = printer->depth;
    varve_status status = VARVE_STATUS_OK;
    printer->is_rehearsing = true;
    varve_coverage_pause(printer->context, 1);
    while (status == VARVE_STATUS_OK) {
      form.region = NULL;
      status = scope->print(printer, &form);
      if (status != VARVE_STATUS_OK || form.region == NULL)
        break;
      if (form.step++ > varve_operation_region_count(form.op)) /* of form.op, which print may set */
        status = VARVE_STATUS_INTERNAL;
    }
    printer->is_rehearsing = false;
    varve_coverage_pause(printer->context, -1);
    printer->out->size = start;
    printer->depth = depth;
    VARVE_TRY(status);
    end_choices(printer, &scope->form);
    scope->form.is_checked = printer->context->coverage == NULL;
  }
  VARVE_TRY(varve_print_operation_name(printer, op->name, dialect));
  VARVE_TRY(scope->print(printer, &scope->form));
  end_choices(printer, &scope->form);
  return VARVE_STATUS_OK;
}

static varve_status begin_form(varve_printer *printer, print_scope *scope) {
  const varve_operation *op = scope->form.op;
  size_t start = printer->out->size, depth = printer->depth;
  scope->print = varve_print_generic;
  if (printer->operations.scopes.count == 0 ||
      !is_bare(&VARVE_VECTOR_LAST(&printer->operations.scopes, print_scope)))
    VARVE_TRY(varve_choose_form(printer, op, &scope->form, &scope->print));
  if (scope->print != varve_print_generic) {
    size_t first = printer->operations.choices.count, visited = printer->aliases.nodes.count;
    varve_coverage_begin_operation(printer->context);
    varve_status status = print_custom(printer, scope);
    if (!varve_is_unfit(status))
      return status;
    /* The generic form visits the same nodes in another order. */
    if (printer->operations.is_hopeful && may_fail_late(&scope->form) &&
        visited != printer->aliases.nodes.count)
      return status;
    varve_vector_truncate(&printer->operations.choices, first);
    printer->depth = depth;
    /* Removes the output since the start of the operation. */
    printer->out->size = start;
    varve_vector_truncate(&printer->frames, 0);
    varve_side_table_release(&printer->texts);
    varve_side_table_release(&printer->name_texts);
    varve_coverage_take_back(printer->context,
                             scope->form.format == NULL ? NULL : scope->form.format->coverage);
    VARVE_TRY(printer->is_collecting
                  ? varve_hash_table_insert(&printer->operations.unfit, hash_of(printer, op),
                                            (void *)(uintptr_t)op)
                  : VARVE_STATUS_OK);
    scope->form = (varve_print_operation){.op = op, .definition = op->name->definition};
    scope->print = varve_print_generic;
  }
  return scope->print(printer, &scope->form);
}

static varve_status begin_in_steps(varve_printer *printer, const varve_operation *op) {
  print_scope scope = {.form = {.op = op, .definition = op->name->definition}};
  VARVE_TRY(begin_form(printer, &scope));
  if (scope.form.region == NULL)
    return end_operation(printer, op);
  if (scope.print != varve_print_generic)
    scope.default_dialect = varve_operation_default_dialect(scope.form.definition);
  VARVE_TRY(varve_vector_push(&printer->operations.scopes, &scope));
  return begin_region(printer, &VARVE_VECTOR_LAST(&printer->operations.scopes, print_scope));
}

/* Prints without a scope, for operations without regions: the common case. */
static varve_status print_generic_flat(varve_printer *printer, const varve_operation *op) {
  VARVE_TRY(varve_print_generic_flat(printer, op));
  return end_operation(printer, op);
}

static varve_status begin_operation(varve_printer *printer, const varve_operation *op) {
  bool is_flat = varve_operation_region_count(op) == 0 &&
                 (printer->options.generic || op->name->definition == NULL);
  bool is_text = false;
  VARVE_TRY(varve_context_step(printer->context));
  if (is_flat && !printer->options.generic)
    VARVE_TRY(varve_is_unknown_text(printer, op, default_dialect(printer), &is_text));
  if (printer->is_collecting) {
    printer->out->size = 0;
    if (printer->options.debug_info)
      VARVE_TRY(varve_aliases_visit(&printer->aliases, op->location, true));
    if (is_text)
      return VARVE_STATUS_OK;
    if (is_flat)
      return varve_aliases_visit_generic(&printer->aliases, op);
  } else if (!in_line(printer)) {
    VARVE_TRY(varve_put_indent(printer));
    VARVE_TRY(varve_print_results(printer, op));
  }
  if (is_flat && is_text) {
    VARVE_TRY(varve_print_unknown_text(printer, op));
    return end_operation(printer, op);
  }
  return is_flat ? print_generic_flat(printer, op) : begin_in_steps(printer, op);
}

/* Called after a region: continues with the next one, or ends the operation. */
static varve_status go_on(varve_printer *printer, print_scope *scope) {
  const varve_operation *op = scope->form.op;
  VARVE_TRY(end_region(printer, scope));
  VARVE_TRY(scope->print(printer, &scope->form));
  if (scope->form.region != NULL)
    return begin_region(printer, scope);
  varve_vector_truncate(&printer->operations.scopes, printer->operations.scopes.count - 1);
  return end_operation(printer, op);
}

static varve_status step(varve_printer *printer) {
  print_scope *scope = &VARVE_VECTOR_LAST(&printer->operations.scopes, print_scope);
  const varve_operation *op = scope->next;
  if (op != NULL && op != scope->elided) {
    scope->next = op->next;
    return begin_operation(printer, op);
  }
  if (scope->block == NULL)
    return go_on(printer, scope);
  printer->depth--;
  if (scope->block->next != NULL)
    return begin_block(printer, scope, scope->block->next);
  return go_on(printer, scope);
}

varve_status varve_print_operations(varve_printer *printer) {
  VARVE_TRY(begin_operation(printer, printer->module->root));
  while (printer->operations.scopes.count != 0)
    VARVE_TRY(step(printer));
  return VARVE_STATUS_OK;
}

/* Forms */

static varve_status find_form(varve_printer *printer, const varve_operation_name *name,
                              known_form *form) {
  const varve_operation_hook *hook = varve_find_operation_hook(printer->context, name);
  varve_format_fault fault;
  form->print = varve_print_generic;
  if (hook != NULL && hook->print != NULL) {
    form->print = hook->print;
    return VARVE_STATUS_OK;
  }
  varve_status status =
      varve_find_operation_format(printer->context, name->definition, &form->format, &fault);
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_UNSUPPORTED)
    return VARVE_STATUS_OK;
  VARVE_TRY(status);
  if (form->format != NULL && varve_is_printable_format(printer->context, form->format))
    form->print = varve_print_by_operation_format;
  return VARVE_STATUS_OK;
}

/* An operation that does not fit its definition is printed in generic form. */
varve_status varve_choose_form(varve_printer *printer, const varve_operation *op,
                               varve_print_operation *frame, varve_print_hook **print) {
  *print = varve_print_generic;
  if (op->name->definition == NULL ||
      (printer->options.generic &&
       !varve_grammar_is_never_generic(printer->context->era, op->name->text)))
    return VARVE_STATUS_OK;
  known_form *form = varve_side_table_at(&printer->operations.forms, op->name->id);
  if (form == NULL)
    return VARVE_STATUS_OUT_OF_MEMORY;
  if (form->print == NULL)
    VARVE_TRY(find_form(printer, op->name, form));
  if (form->print == varve_print_generic || !varve_operation_fits(op))
    return VARVE_STATUS_OK;
  frame->format = form->format;
  *print = form->print;
  return VARVE_STATUS_OK;
}

/* A name with more dots would be ambiguous: its first part could be another dialect. */
varve_status varve_print_operation_name(varve_printer *printer, const varve_operation_name *name,
                                        varve_slice default_dialect) {
  varve_slice text = name->text;
  if (!varve_era_has(printer->context->era, VARVE_HAS_BUILTIN_PREFIX))
    return varve_put(printer, varve_grammar_custom_name(printer->context->era, name));
  /* In LLVM 14 the prefix of std is not printed anywhere. */
  if (varve_era_has(printer->context->era, VARVE_HAS_STD_IN_EACH_REGION))
    default_dialect = varve_slice_equal(varve_string_bytes(name->dialect), VARVE_SLICE("std"))
                          ? VARVE_SLICE("std")
                          : default_dialect;
  bool has_one_dot = memchr(name->suffix.data, '.', name->suffix.size) == NULL;
  if (has_one_dot && varve_slice_equal(varve_string_bytes(name->dialect), default_dialect))
    text = name->suffix;
  return varve_put(printer, text);
}
