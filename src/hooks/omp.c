/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* custom<SynchronizationHint> of omp. */
#include "hooks/common_llvm.h"
#include "hooks/common_values.h"
#include "hooks/hooks.h"
#include "hooks/omp.h"

varve_status varve_omp_enum_get(varve_context *context, varve_slice mnemonic, uint64_t value,
                                const varve_attribute **attribute) {
  const varve_attribute *number = NULL, *dialect = NULL;
  *attribute = NULL;
  VARVE_TRY(varve_integer_get(context, context->i64, &value, &number));
  VARVE_TRY(varve_string_get(context, VARVE_SLICE("omp"), &dialect));
  return varve_parametric_attribute_get(context, dialect, mnemonic, &number, 1, attribute);
}

/* A word that upstream takes before it looks at it. */
static varve_status refuse_behind(varve_parser *parser, varve_slice word) {
  if (varve_at(parser, VARVE_TOKEN_WORD))
    varve_advance(parser);
  return VARVE_SYNTAX_ERROR(parser, parser->token.text.data, "'%.*s' is unknown here",
                            VARVE_FORMAT_SLICE(word));
}

/* SynchronizationHint(hint): words of bits, or none */

static const char *const hint_words[] = {"uncontended", "contended", "nonspeculative",
                                         "speculative"};

varve_status varve_parse_omp_hint(varve_parser *parser, varve_parse_call *call) {
  const varve_attribute *hint = NULL;
  uint64_t bits = 0;
  if (!varve_accept_word(parser, "none")) {
    do {
      size_t i = 0;
      while (i < VARVE_COUNT_OF(hint_words) && !varve_at_word(parser, hint_words[i]))
        i++;
      if (i == VARVE_COUNT_OF(hint_words))
        return refuse_behind(parser, parser->token.text);
      varve_advance(parser);
      bits |= (uint64_t)1 << i;
    } while (varve_accept(parser, VARVE_TOKEN_COMMA));
  }
  VARVE_TRY(varve_integer_get(parser->context, parser->context->i64, &bits, &hint));
  return varve_set_attribute(parser, call, 0, hint);
}

varve_status varve_print_omp_hint(varve_printer *printer, varve_print_call *call) {
  uint64_t bits = varve_llvm_enum_value(varve_printed_attribute(call, 0));
  bool is_first = true;
  if (bits == 0)
    return varve_put(printer, VARVE_SLICE("none"));
  if (bits >> VARVE_COUNT_OF(hint_words) != 0)
    return VARVE_STATUS_UNSUPPORTED;
  for (size_t i = 0; i < VARVE_COUNT_OF(hint_words); i++) {
    if ((bits >> i & 1) == 0)
      continue;
    if (!is_first)
      VARVE_PUT(printer, ", ");
    is_first = false;
    VARVE_TRY(varve_put(printer, varve_slice_of(hint_words[i])));
  }
  return VARVE_STATUS_OK;
}
