/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The custom forms of gpu, and the directives custom<...> in its formats. */
#include "hooks/hooks.h"
#include "hooks/shared/function_signature.h"
#include "hooks/shared/structured_parts.h"

#define WORKGROUP_COUNT VARVE_SLICE("workgroup_attributions")

#define ASYNC_TOKEN VARVE_SLICE("!gpu.async.token")

/* Parses an optional "async" and an optional [%a, %b]. Reports an error if an operation with
 * "async" has no named result. */
static varve_status parse_async(varve_parser *parser, const varve_operation_draft *draft,
                                bool *is_async) {
  const char *place = parser->token.text.data;
  *is_async = varve_accept_word(parser, "async");
  if (*is_async && parser->operation.results.count == draft->first_result)
    return VARVE_INVALID_ERROR(parser, place, "an operation marked 'async' needs a named result");
  if (!varve_accept(parser, VARVE_TOKEN_LEFT_SQUARE))
    return VARVE_STATUS_OK;
  return varve_parse_operands_until(parser, VARVE_TOKEN_RIGHT_SQUARE);
}

/* Parses attributions: workgroup(%a : type {...}, ...) or private(...). Pushes the attributions
 * on parser->arguments, as arguments of the region, and a dictionary for each of them on the
 * stack of nodes. */
static varve_status parse_attributions(varve_parser *parser, const char *keyword,
                                       bool with_attributes) {
  if (!varve_accept_word(parser, keyword))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the attributions"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA)) {
    const varve_entity *location = NULL, *type = NULL;
    varve_slice deferred;
    VARVE_TRY(varve_parse_region_argument(parser, false));
    VARVE_TRY(varve_parse_colon_type(parser, " and the type of the attribution", &type));
    if (with_attributes && varve_at(parser, VARVE_TOKEN_LEFT_BRACE))
      VARVE_TRY(varve_parse_to_stack(parser, varve_begin_dictionary));
    else
      VARVE_TRY(varve_push_node(parser, parser->context->empty_dictionary));
    VARVE_TRY(varve_parse_trailing_location(parser, &location, &deferred));
    varve_region_argument *argument = &VARVE_VECTOR_LAST(&parser->arguments, varve_region_argument);
    argument->type = type;
    argument->location = location;
    argument->deferred = deferred;
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the attributions");
}

/* Adds the number of workgroup attributions, which are the region arguments from index first on,
 * as an attribute. */
static varve_status add_workgroup_count(varve_parser *parser, size_t first) {
  const varve_entity *count = NULL;
  VARVE_TRY(varve_integer_get_i64(parser->context, parser->context->i64,
                                  (int64_t)(parser->arguments.count - first), &count));
  return varve_add_attribute(parser, WORKGROUP_COUNT, count);
}

/* gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%sx = %a, %sy = %b, %sz = %c) blocks(...) in
 * (...) threads(...) in (...) dynamic_shared_memory_size %s module(@m) function(@f) workgroup(...)
 * private(...) {...} {...} */

enum { CLUSTERS, BLOCKS, THREADS };

/* Parses (%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c): six region arguments and three
 * operands. */
static varve_status parse_sizes(varve_parser *parser, const varve_operation_draft *draft,
                                const char *keyword) {
  size_t first = parser->arguments.count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the names of the indices"));
  for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
       more = varve_accept(parser, VARVE_TOKEN_COMMA))
    VARVE_TRY(varve_parse_region_argument(parser, false));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the names of the indices"));
  VARVE_TRY(varve_expect_keyword(parser, "in", " and the sizes"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the sizes"));
  if (parser->arguments.count - first != 3)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "'%s' expects the names of 3 indices, but got %zu", keyword,
                               parser->arguments.count - first);
  for (int i = 0; i < 3; i++) {
    if (i != 0)
      VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COMMA, " and the next size"));
    VARVE_TRY(varve_parse_region_argument(parser, false));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_EQUAL, " and the size"));
    VARVE_TRY(varve_parse_operand(parser));
  }
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the sizes");
}

/* Orders the region arguments: indices of blocks and threads, sizes of blocks and threads, then
 * indices and sizes of clusters. In the text, clusters come first. */
static void order_arguments(varve_parser *parser, const varve_operation_draft *draft,
                            bool has_clusters) {
  static const size_t places[3][2] = {{12, 15}, {0, 6}, {3, 9}};
  varve_region_argument ordered[18] = {{.type = NULL}};
  size_t next = draft->first_argument;
  for (size_t part = has_clusters ? CLUSTERS : BLOCKS; part <= THREADS; part++)
    for (size_t half = 0; half < 2; half++)
      for (size_t i = 0; i < 3; i++) {
        ordered[places[part][half] + i] = *varve_region_argument_at(parser, next++);
        ordered[places[part][half] + i].type = parser->context->index_type;
      }
  for (size_t i = 0; i < (has_clusters ? 18 : 12); i++)
    *varve_region_argument_at(parser, draft->first_argument + i) = ordered[i];
}

/* Parses an optional keyword(@name). The keyword is also the name of the attribute. */
static varve_status parse_symbol_in_parens(varve_parser *parser, const char *keyword) {
  const varve_entity *symbol = NULL;
  if (!varve_accept_word(parser, keyword))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the symbol"));
  const char *place = parser->token.text.data;
  VARVE_TRY(varve_parse_attribute(parser, &symbol));
  if (symbol->kind != VARVE_KIND_SYMBOL_REF || symbol->child_count != 1)
    return VARVE_INVALID_ERROR(parser, place, "expected a symbol: '@name'");
  VARVE_TRY(varve_add_attribute(parser, varve_slice_of(keyword), symbol));
  return varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the symbol");
}

static varve_status parse_shared_memory_size(varve_parser *parser, bool *has_size) {
  *has_size = varve_accept_word(parser, "dynamic_shared_memory_size");
  if (!*has_size)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_operand(parser));
  return varve_resolve_operand(parser, VARVE_VECTOR_LAST(&parser->operands, varve_operand_use),
                               parser->context->i32);
}

/* Resolves the operands for the sizes of blocks and threads, then the operands for the sizes of
 * clusters. In the text, clusters come first. */
static varve_status resolve_sizes(varve_parser *parser, const varve_operation_draft *draft,
                                  size_t first, bool has_clusters) {
  const varve_entity *index = parser->context->index_type;
  size_t skipped = has_clusters ? 3 : 0;
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){first + skipped, 6}, index));
  return varve_resolve_alike(parser, draft, (varve_operand_range){first, skipped}, index);
}

static varve_status parse_launch_token(varve_parser *parser, const varve_operation_draft *draft,
                                       size_t *dependencies) {
  const varve_entity *token = NULL;
  bool is_async;
  VARVE_TRY(parse_async(parser, draft, &is_async));
  *dependencies = varve_draft_operand_count(parser, draft);
  VARVE_TRY(varve_fixed_type(parser, ASYNC_TOKEN, &token));
  VARVE_TRY(varve_resolve_alike(parser, draft, (varve_operand_range){0, *dependencies}, token));
  if (!is_async && parser->operation.results.count != draft->first_result)
    return VARVE_INVALID_ERROR(parser, draft->name_start,
                               "gpu.launch has a result only where it is marked 'async'");
  return is_async ? varve_add_result(parser, token) : VARVE_STATUS_OK;
}

static varve_status parse_launch_sizes(varve_parser *parser, const varve_operation_draft *draft,
                                       bool *has_clusters) {
  *has_clusters = varve_accept_word(parser, "clusters");
  if (*has_clusters)
    VARVE_TRY(parse_sizes(parser, draft, "clusters"));
  VARVE_TRY(varve_expect_keyword(parser, "blocks", " and their indices and sizes"));
  VARVE_TRY(parse_sizes(parser, draft, "blocks"));
  VARVE_TRY(varve_expect_keyword(parser, "threads", " and their indices and sizes"));
  VARVE_TRY(parse_sizes(parser, draft, "threads"));
  order_arguments(parser, draft, *has_clusters);
  return VARVE_STATUS_OK;
}

static varve_status parse_launch_attributions(varve_parser *parser) {
  size_t first_attribution = parser->arguments.count;
  VARVE_TRY(parse_attributions(parser, "workgroup", false));
  VARVE_TRY(add_workgroup_count(parser, first_attribution));
  return parse_attributions(parser, "private", false);
}

/* Launches of older releases have no clusters. */
static bool has_cluster_groups(const varve_operation_definition *definition) {
  return definition->record->operands.count == 11;
}

/* Adds the sizes of the operand groups. */
static varve_status add_launch_groups(varve_parser *parser, const varve_operation_draft *draft,
                                      size_t dependencies, bool has_clusters, bool has_size) {
  int32_t cluster = has_clusters ? 1 : 0, size = has_size ? 1 : 0;
  int32_t sizes[11] = {(int32_t)dependencies, 1, 1, 1, 1, 1, 1, size};
  if (!has_cluster_groups(draft->name->definition))
    return varve_add_operand_sizes(parser, sizes, 8);
  for (size_t i = 7; i < 10; i++)
    sizes[i] = cluster;
  sizes[10] = size;
  return varve_add_operand_sizes(parser, sizes, 11);
}

varve_status varve_parse_gpu_launch(varve_parser *parser, varve_operation_draft *draft) {
  size_t dependencies;
  bool has_clusters, has_size;
  VARVE_TRY(parse_launch_token(parser, draft, &dependencies));
  VARVE_TRY(parse_launch_sizes(parser, draft, &has_clusters));
  VARVE_TRY(resolve_sizes(parser, draft, dependencies, has_clusters));
  VARVE_TRY(parse_shared_memory_size(parser, &has_size));
  VARVE_TRY(parse_symbol_in_parens(parser, "module"));
  VARVE_TRY(parse_symbol_in_parens(parser, "function"));
  if (varve_era_has(parser->context->era, VARVE_HAS_PROPERTIES))
    VARVE_TRY(parse_launch_attributions(parser));
  if (dependencies > VARVE_MAX_VALUES)
    return VARVE_STATUS_LIMIT_EXCEEDED;
  VARVE_TRY(add_launch_groups(parser, draft, dependencies, has_clusters, has_size));
  return varve_begin_region_with_then(parser, draft, draft->first_argument,
                                      varve_finish_with_attributes_step);
}

/* In 2019 the form is blocks(...) in (...) threads(...) in (...) args(%a = %b, ...) : types
 * {...} {...}. The first twelve region arguments are indices and sizes; the others are the names
 * in args. */

enum { LAUNCH_SIZES = 6, LAUNCH_ARGUMENTS = 12 };

static varve_status parse_launch_arguments(varve_parser *parser,
                                           const varve_operation_draft *draft) {
  size_t first = parser->nodes.count, count;
  if (!varve_accept_word(parser, "args"))
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_parse_assignment_list(parser));
  if (varve_draft_operand_count(parser, draft) == LAUNCH_SIZES)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the arguments"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  varve_operand_range range = varve_draft_operands_from(parser, draft, LAUNCH_SIZES);
  VARVE_TRY(varve_resolve_range(parser, draft, range, first));
  for (size_t i = 0; i < count; i++)
    varve_region_argument_at(parser, draft->first_argument + LAUNCH_ARGUMENTS + i)->type =
        varve_node_at(parser, first + i);
  return VARVE_STATUS_OK;
}

varve_status varve_parse_gpu_launch_2019(varve_parser *parser, varve_operation_draft *draft) {
  VARVE_TRY(varve_expect_keyword(parser, "blocks", " and their indices and sizes"));
  VARVE_TRY(parse_sizes(parser, draft, "blocks"));
  VARVE_TRY(varve_expect_keyword(parser, "threads", " and their indices and sizes"));
  VARVE_TRY(parse_sizes(parser, draft, "threads"));
  order_arguments(parser, draft, false);
  VARVE_TRY(resolve_sizes(parser, draft, 0, false));
  VARVE_TRY(parse_launch_arguments(parser, draft));
  return varve_begin_region_with_then(parser, draft, draft->first_argument,
                                      varve_finish_with_attributes_step);
}

/* gpu.func @name(%a: i32) -> f32 workgroup(...) private(...) kernel attributes {...} {...} */

/* Adds an array of the dictionaries from index first on of the stack of nodes as an attribute,
 * unless all are empty. Removes the dictionaries from the stack. */
static varve_status add_attribution_attributes(varve_parser *parser, const char *name,
                                               size_t first) {
  const varve_entity *array = NULL;
  bool has_any = false;
  for (size_t i = first; i < parser->nodes.count; i++)
    has_any = has_any || varve_node_at(parser, i)->child_count != 0;
  if (has_any)
    VARVE_TRY(varve_nodes_to_array(parser, first, &array));
  varve_vector_truncate(&parser->nodes, first);
  return varve_add_attribute(parser, varve_slice_of(name), array);
}

static varve_status parse_function_attributions(varve_parser *parser) {
  size_t first_argument = parser->arguments.count, first_node = parser->nodes.count;
  VARVE_TRY(parse_attributions(parser, "workgroup", true));
  VARVE_TRY(add_workgroup_count(parser, first_argument));
  VARVE_TRY(add_attribution_attributes(parser, "workgroup_attrib_attrs", first_node));
  VARVE_TRY(parse_attributions(parser, "private", true));
  return add_attribution_attributes(parser, "private_attrib_attrs", first_node);
}

/* Returns whether the era is before LLVM 15, where the attribute with the type of a function is
 * "type", not "function_type". */
static bool is_legacy(const varve_context *context) {
  return !varve_era_has(context->era, VARVE_HAS_FUNCTION_TYPE);
}

varve_status varve_parse_gpu_func(varve_parser *parser, varve_operation_draft *draft) {
  varve_function_signature signature;
  const varve_entity *type = NULL;
  VARVE_TRY(varve_parse_own_name(parser));
  VARVE_TRY(varve_parse_function_signature(parser, false, &signature));
  if (!signature.has_names && parser->arguments.count != signature.first_argument)
    return VARVE_INVALID_ERROR(parser, signature.place,
                               "the arguments of gpu.func must have names");
  VARVE_TRY(varve_signature_type(parser, &signature, &type));
  VARVE_TRY(is_legacy(parser->context) ? varve_add_legacy_signature(parser, &signature, type)
                                       : varve_add_signature(parser, &signature, type));
  VARVE_TRY(parse_function_attributions(parser));
  VARVE_TRY(varve_parse_optional_unit(parser, "kernel", "gpu.kernel"));
  VARVE_TRY(varve_parse_attr_dict_with_keyword(parser, draft));
  return varve_begin_region_with_then(parser, draft, signature.first_argument, varve_finish_step);
}

/* gpu.warp_execute_on_lane_0(%lane)[32] args(%a : i32) -> (i32) {...} {...} */

/* Adds a terminator to the body if the body has none: the yield of the operation's dialect,
 * which was vector until LLVM 20. */
static varve_status warp_step(varve_parser *parser, varve_frame *frame) {
  varve_operation_draft draft = varve_draft_pop(parser, frame);
  bool is_of_vector = varve_slice_starts_with(draft.name->text, VARVE_SLICE("vector."));
  VARVE_TRY(varve_ensure_terminator(parser, &draft, varve_last_region(parser),
                                    is_of_vector ? VARVE_SLICE("vector.yield")
                                                 : VARVE_SLICE("gpu.yield")));
  return varve_finish_with_attributes(parser, &draft);
}

/* Parses (%a, %b : i32, f32). */
static varve_status parse_warp_operands(varve_parser *parser, const varve_operation_draft *draft) {
  size_t first = parser->nodes.count, count;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the operands"));
  VARVE_TRY(varve_parse_operand_list(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_COLON, " and the types of the operands"));
  VARVE_TRY(varve_parse_type_list(parser, &count));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the types of the operands"));
  varve_operand_range range = varve_draft_operands_from(parser, draft, 1);
  return varve_resolve_range(parser, draft, range, first);
}

varve_status varve_parse_gpu_warp_execute(varve_parser *parser, varve_operation_draft *draft) {
  const varve_entity *size = NULL;
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the index of the lane"));
  VARVE_TRY(varve_parse_operand(parser));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the index of the lane"));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_SQUARE, " before the size of the warp"));
  VARVE_TRY(varve_parse_integer_attribute(parser, parser->context->i64, &size));
  VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_SQUARE, " after the size of the warp"));
  VARVE_TRY(varve_add_attribute(parser, VARVE_SLICE("warp_size"), size));
  VARVE_TRY(
      varve_resolve_alike(parser, draft, (varve_operand_range){0, 1}, parser->context->index_type));
  if (varve_accept_word(parser, "args"))
    VARVE_TRY(parse_warp_operands(parser, draft));
  VARVE_TRY(varve_parse_optional_arrow_results(parser));
  return varve_begin_region_then(parser, draft, warp_step);
}

/* Prints three arguments of the block, from index first on. */
static varve_status print_three(varve_printer *printer, const varve_block *block, uint32_t first) {
  for (uint32_t i = 0; i < 3; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_argument(printer, block, first + i));
  }
  return VARVE_STATUS_OK;
}

/* The clusters, blocks or threads of gpu.launch. Each has three indices and three sizes, which
 * are arguments of the body, and three operands. */
typedef struct launch_part {
  const char *keyword;
  uint32_t index;   /* the first index among the body's arguments */
  uint32_t size;    /* the first size among the body's arguments */
  uint32_t operand; /* the first operand group in the definition */
} launch_part;

static varve_status print_launch_part(varve_printer *printer, const varve_operation *op,
                                      const launch_part *part) {
  const varve_block *block = varve_operation_region(op, 0)->first;
  VARVE_TRY(varve_put_word_between(printer, " ", part->keyword, "("));
  VARVE_TRY(print_three(printer, block, part->index));
  VARVE_PUT(printer, ") in (");
  for (uint32_t i = 0; i < 3; i++) {
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_argument(printer, block, part->size + i));
    VARVE_TRY(varve_print_operands_between(printer, " = ", op,
                                           varve_operand_range_of(op, part->operand + i), ""));
  }
  return varve_put_char(printer, ')');
}

/* Prints workgroup(%a : type {...}, ...) for the arguments in the range. */
static varve_status print_attributions(varve_printer *printer, const varve_block *block,
                                       const char *keyword, varve_value_range range,
                                       const varve_entity *attributes) {
  if (attributes != NULL &&
      (attributes->kind != VARVE_KIND_ARRAY || attributes->child_count > range.count))
    return VARVE_STATUS_UNSUPPORTED;
  if (range.count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put_word_between(printer, " ", keyword, "("));
  for (uint32_t i = 0; i < range.count; i++) {
    const varve_value *value = &block->arguments[range.first + i]->value;
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_value(printer, value));
    VARVE_TRY(varve_print_colon_type(printer, value->type));
    if (attributes == NULL || i >= attributes->child_count ||
        attributes->children[i]->child_count == 0)
      continue;
    VARVE_TRY(varve_print_attribute_between(printer, " ", attributes->children[i], ""));
  }
  return varve_put_char(printer, ')');
}

/* Sets parts[0] to the workgroup attributions and parts[1] to the private ones among the block's
 * arguments from index first on. Returns false if the block has too few arguments. */
static bool count_workgroup(const varve_operation *op, uint32_t first, varve_value_range parts[2]) {
  const varve_entity *attribute = varve_operation_attribute(op, WORKGROUP_COUNT);
  const varve_block *block = varve_operation_region(op, 0)->first;
  uint64_t count = 0;
  if (attribute != NULL && attribute->kind == VARVE_KIND_INTEGER && attribute->payload_size != 0)
    count = varve_integer_words(attribute)[0];
  if (block == NULL || block->argument_count < first || count > block->argument_count - first)
    return false;
  parts[0] = (varve_value_range){first, (uint32_t)count};
  parts[1] =
      (varve_value_range){first + (uint32_t)count, block->argument_count - first - (uint32_t)count};
  return true;
}

static varve_status print_launch_token(varve_printer *printer, const varve_operation *op) {
  varve_value_range dependencies = varve_operand_range_of(op, 0);
  if (varve_operation_result_count(op) == 0)
    return dependencies.count == 0 ? VARVE_STATUS_OK : VARVE_STATUS_UNSUPPORTED;
  VARVE_PUT(printer, " async");
  if (dependencies.count == 0)
    return VARVE_STATUS_OK;
  return varve_print_operands_between(printer, " [", op, dependencies, "]");
}

static varve_status print_launch_head(varve_printer *printer, const varve_operation *op,
                                      bool has_clusters) {
  static const launch_part parts[] = {
      {"clusters", 12, 15, 7}, {"blocks", 0, 6, 1}, {"threads", 3, 9, 4}};
  varve_value_range size =
      varve_operand_range_of(op, has_cluster_groups(op->name->definition) ? 10 : 7);
  VARVE_TRY(print_launch_token(printer, op));
  for (size_t part = has_clusters ? CLUSTERS : BLOCKS; part <= THREADS; part++)
    VARVE_TRY(print_launch_part(printer, op, &parts[part]));
  if (size.count != 0) {
    VARVE_TRY(varve_print_operands_between(printer, " dynamic_shared_memory_size ", op, size, ""));
  }
  VARVE_TRY(varve_print_optional_attribute(printer, op, "module", " module("));
  return varve_print_optional_attribute(printer, op, "function", " function(");
}

varve_status varve_print_gpu_launch(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_block *block = varve_operation_region(op, 0)->first;
  bool has_clusters =
      has_cluster_groups(op->name->definition) && varve_operand_range_of(op, 7).count != 0;
  varve_value_range attributions[2];
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op,
                                 VARVE_ELIDED("workgroup_attributions", "module", "function"));
  if (!count_workgroup(op, has_clusters ? 18 : 12, attributions))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(print_launch_head(printer, op, has_clusters));
  VARVE_TRY(print_attributions(printer, block, "workgroup", attributions[0], NULL));
  VARVE_TRY(print_attributions(printer, block, "private", attributions[1], NULL));
  return varve_print_region(printer, frame, 0, VARVE_REGION_TERMINATORS);
}

varve_status varve_print_gpu_launch_2019(varve_printer *printer, varve_print_operation *frame) {
  static const launch_part parts[] = {{"blocks", 0, 6, 0}, {"threads", 3, 9, 3}};
  const varve_operation *op = frame->op;
  const varve_block *block = varve_operation_region(op, 0)->first;
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, VARVE_NO_ELISION);
  if (op->operand_count < LAUNCH_SIZES)
    return VARVE_STATUS_UNSUPPORTED;
  varve_value_range passed = {LAUNCH_SIZES, op->operand_count - LAUNCH_SIZES};
  if (!varve_entry_takes(varve_operation_region(op, 0), LAUNCH_ARGUMENTS, op, passed))
    return VARVE_STATUS_UNSUPPORTED;
  for (size_t i = 0; i < VARVE_COUNT_OF(parts); i++)
    VARVE_TRY(print_launch_part(printer, op, &parts[i]));
  if (passed.count != 0) {
    VARVE_PUT(printer, " args");
    VARVE_TRY(varve_print_assignments(printer, block, LAUNCH_ARGUMENTS, op, passed));
    VARVE_TRY(varve_print_colon_types(printer, op, passed));
  }
  return varve_print_region(printer, frame, 0, VARVE_REGION_TERMINATORS);
}

static varve_status print_function_head(varve_printer *printer, const varve_operation *op,
                                        varve_printed_signature *signature) {
  varve_value_range attributions[2];
  const varve_region *body = varve_operation_region(op, 0);
  VARVE_TRY(is_legacy(printer->context) ? varve_legacy_signature_of(printer, op, signature)
                                        : varve_printed_signature_of(op, signature));
  if (!count_workgroup(op, signature->input_count, attributions))
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_own_name(printer, op));
  VARVE_TRY(varve_print_function_signature(printer, signature));
  VARVE_TRY(
      print_attributions(printer, body->first, "workgroup", attributions[0],
                         varve_operation_attribute(op, VARVE_SLICE("workgroup_attrib_attrs"))));
  return print_attributions(printer, body->first, "private", attributions[1],
                            varve_operation_attribute(op, VARVE_SLICE("private_attrib_attrs")));
}

varve_status varve_print_gpu_func(varve_printer *printer, varve_print_operation *frame) {
  static const char *const elided_names[] = {
      "sym_name",      "workgroup_attributions", "gpu.kernel", "arg_attrs",
      "function_type", "workgroup_attrib_attrs", "res_attrs",  "private_attrib_attrs"};
  const varve_elided elided = {elided_names, VARVE_COUNT_OF(elided_names)};
  const varve_operation *op = frame->op;
  varve_printed_signature signature;
  if (frame->step != 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(print_function_head(printer, op, &signature));
  VARVE_TRY(varve_print_optional_unit(printer, op, "gpu.kernel", " kernel"));
  VARVE_TRY(is_legacy(printer->context)
                ? varve_print_legacy_attributes(printer, op, &signature, elided)
                : varve_print_attr_dict_with_keyword(printer, op, elided));
  return varve_print_region(printer, frame, 0, VARVE_REGION_TERMINATORS);
}

varve_status varve_print_gpu_warp_execute(varve_printer *printer, varve_print_operation *frame) {
  const varve_operation *op = frame->op;
  const varve_entity *size = varve_operation_attribute(op, VARVE_SLICE("warp_size"));
  uint32_t results = varve_operation_result_count(op);
  varve_value_range rest = {1, op->operand_count - 1};
  if (frame->step != 0)
    return varve_print_attr_dict(printer, op, VARVE_ELIDED("warp_size"));
  if (size == NULL || size->kind != VARVE_KIND_INTEGER)
    return VARVE_STATUS_UNSUPPORTED;
  VARVE_TRY(varve_print_operand_between(printer, "(", op, 0, ")["));
  VARVE_TRY(varve_print_attribute_without_type(printer, size));
  VARVE_PUT(printer, "]");
  if (rest.count != 0) {
    VARVE_TRY(varve_print_typed_operands_between(printer, " args(", op, rest, ")"));
  }
  VARVE_TRY(varve_print_result_list(printer, op));
  return varve_print_region(printer, frame, 0,
                            VARVE_REGION_ARGUMENTS | (results != 0 ? VARVE_REGION_TERMINATORS : 0));
}

/* The directives custom<...> in the formats */

/* AsyncDependencies(type of the token, dependencies): async [%a, %b] */

varve_status varve_parse_gpu_async_dependencies(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  const varve_entity *token = NULL;
  bool is_async;
  VARVE_TRY(parse_async(parser, call->draft, &is_async));
  VARVE_TRY(varve_set_operands(parser, call, 1, first_use));
  if (is_async) {
    VARVE_TRY(varve_fixed_type(parser, ASYNC_TOKEN, &token));
    VARVE_TRY(varve_push_node(parser, token));
  }
  return varve_set_types(parser, call, 0, first_type);
}

/* Before LLVM 14, prints a space after "async" even without dependencies, as mlir-opt does. */
varve_status varve_print_gpu_async_dependencies(varve_printer *printer, varve_print_call *call) {
  varve_value_range token = varve_printed_range(call, 0);
  varve_value_range dependencies = varve_printed_range(call, 1);
  bool is_old = varve_era_has(printer->context->era, VARVE_HAS_GPU_SPACE_AFTER_ASYNC);
  if (token.count != 0)
    VARVE_TRY(varve_put(printer, is_old ? VARVE_SLICE("async ") : VARVE_SLICE("async")));
  if (dependencies.count == 0)
    return VARVE_STATUS_OK;
  VARVE_TRY(varve_put(printer, token.count != 0 && !is_old ? VARVE_SLICE(" [") : VARVE_SLICE("[")));
  VARVE_TRY(varve_print_operands(printer, call->frame->op, dependencies));
  return varve_put_char(printer, ']');
}

/* AllReduceOperation(operation): a word of the enum, or nothing */

varve_status varve_parse_gpu_all_reduce(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *attribute = NULL;
  varve_slice word = parser->token.text;
  size_t start = parser->text.size;
  if (!varve_at(parser, VARVE_TOKEN_WORD))
    return varve_set_attribute(parser, call, 0, NULL);
  bool is_string = varve_era_has(parser->era, VARVE_HAS_GPU_QUOTED_REDUCTIONS);
  VARVE_TRY(varve_buffer_append(&parser->text, is_string ? VARVE_SLICE("#gpu<\"all_reduce_op ")
                                                         : VARVE_SLICE("#gpu<all_reduce_op ")));
  VARVE_TRY(varve_buffer_append(&parser->text, word));
  VARVE_TRY(varve_buffer_append(&parser->text, is_string ? VARVE_SLICE("\">") : VARVE_SLICE(">")));
  varve_advance(parser);
  varve_status status = varve_fixed_attribute(parser, varve_text_from(parser, start), &attribute);
  parser->text.size = start;
  if (status == VARVE_STATUS_INVALID || status == VARVE_STATUS_SYNTAX)
    return VARVE_INVALID_ERROR(parser, parser->token.text.data,
                               "'%.*s' is not an operation that reduces", VARVE_FORMAT_SLICE(word));
  VARVE_TRY(status);
  return varve_set_attribute(parser, call, 0, attribute);
}

varve_status varve_print_gpu_all_reduce(varve_printer *printer, varve_print_call *call) {
  const varve_entity *attribute = varve_printed_attribute(call, 0);
  if (attribute == NULL)
    return VARVE_STATUS_OK;
  return varve_print_entity_in(printer, (varve_print_child){attribute, VARVE_PRINT_BODY});
}

/* LaunchDimType(type of the sizes, first size of clusters, types of the three sizes of clusters):
 * ": type", or nothing if the type is index. In releases without clusters it has one argument. */

varve_status varve_parse_gpu_launch_type(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *type = parser->context->index_type;
  bool has_clusters = call->argument_count > 1 && varve_get_operands(parser, call, 1).count != 0;
  if (varve_accept(parser, VARVE_TOKEN_COLON))
    VARVE_TRY(varve_parse_type(parser, &type));
  for (uint32_t argument = 0; argument < call->argument_count; argument++) {
    size_t first = parser->nodes.count;
    if (argument == 1)
      continue;
    if (argument == 0 || has_clusters)
      VARVE_TRY(varve_push_node(parser, type));
    VARVE_TRY(varve_set_types(parser, call, argument, first));
  }
  return VARVE_STATUS_OK;
}

varve_status varve_print_gpu_launch_type(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range range = varve_printed_range(call, 0);
  if (range.count == 0 || op->operands[range.first].value == NULL)
    return VARVE_STATUS_UNSUPPORTED;
  if (op->operands[range.first].value->type->kind == VARVE_KIND_INDEX_TYPE)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, ": ");
  return varve_print_operand_types(printer, op, (varve_value_range){range.first, 1});
}

/* LaunchFuncOperands(operands, their types): args(%a : i32, %b : f32), or nothing */

varve_status varve_parse_gpu_launch_operands(varve_parser *parser, varve_parse_call *call) {
  size_t first_use = parser->operands.count, first_type = parser->nodes.count;
  if (varve_accept_word(parser, "args")) {
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_LEFT_PAREN, " before the arguments"));
    for (bool more = !varve_at(parser, VARVE_TOKEN_RIGHT_PAREN); more;
         more = varve_accept(parser, VARVE_TOKEN_COMMA)) {
      VARVE_TRY(varve_parse_operand(parser));
      VARVE_TRY(varve_parse_colon_type_to_stack(parser, " and the type of the argument"));
    }
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_RIGHT_PAREN, " after the arguments"));
  }
  VARVE_TRY(varve_set_operands(parser, call, 0, first_use));
  return varve_set_types(parser, call, 1, first_type);
}

varve_status varve_print_gpu_launch_operands(varve_printer *printer, varve_print_call *call) {
  const varve_operation *op = call->frame->op;
  varve_value_range range = varve_printed_range(call, 0);
  if (range.count == 0)
    return VARVE_STATUS_OK;
  VARVE_PUT(printer, "args(");
  for (uint32_t i = 0; i < range.count; i++) {
    const varve_value_range one = {range.first + i, 1};
    VARVE_TRY(varve_put_comma(printer, i));
    VARVE_TRY(varve_print_typed_operands(printer, op, one));
  }
  return varve_put_char(printer, ')');
}

/* OffloadingHandler(handler): <attribute>, or nothing for #gpu.select_object */

varve_status varve_parse_gpu_offloading_handler(varve_parser *parser, varve_parse_call *call) {
  const varve_entity *handler = NULL;
  if (varve_accept(parser, VARVE_TOKEN_LESS)) {
    VARVE_TRY(varve_parse_attribute(parser, &handler));
    VARVE_TRY(varve_expect(parser, VARVE_TOKEN_GREATER, " after the handler"));
  } else {
    VARVE_TRY(varve_fixed_attribute(parser, VARVE_SLICE("#gpu.select_object"), &handler));
  }
  return varve_set_attribute(parser, call, 0, handler);
}

/* Returns whether the handler is the default: #gpu.select_object without any parameter. */
static bool is_default_handler(const varve_entity *handler) {
  if (handler->kind != VARVE_KIND_DIALECT_ATTRIBUTE ||
      !varve_slice_equal(varve_string_bytes(handler->children[0]), VARVE_SLICE("gpu")) ||
      !varve_slice_equal(varve_parametric_mnemonic(handler), VARVE_SLICE("select_object")))
    return false;
  for (uint32_t i = 1; i < handler->child_count; i++)
    if (handler->children[i]->kind != VARVE_KIND_ABSENT)
      return false;
  return true;
}

varve_status varve_print_gpu_offloading_handler(varve_printer *printer, varve_print_call *call) {
  const varve_entity *handler = varve_printed_attribute(call, 0);
  if (handler == NULL || is_default_handler(handler))
    return VARVE_STATUS_OK;
  return varve_print_attribute_between(printer, "<", handler, ">");
}
