/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types and attributes of dialects as templates: their text, in which a zero byte replaces each
 * nested node that keeps its identity. A template needs no definition, so files store templates.
 * format-spec/varve.md, "Nodes". */
#ifndef VARVE_TEXT_TEMPLATE_H
#define VARVE_TEXT_TEMPLATE_H

#include "ir/attributes.h"

/* Whether a nested node of a dialect's type or attribute is a child of its template. All other
 * nested nodes are spelled out in the text. */
bool varve_is_template_child(const varve_entity *node);
/* The template of a type or attribute: what its definition prints, or the node itself if it is kept
 * as text. Fails as the printer does. */
varve_status varve_template_of(varve_context *context, const varve_entity *entity,
                               const varve_entity **template_node) VARVE_MUST_USE;
/* Returns the type or attribute with this template. That is the template itself unless a loaded
 * definition parses it to a node that prints the same template. */
varve_status varve_template_parse(varve_context *context, const varve_entity *template_node,
                                  const varve_entity **entity) VARVE_MUST_USE;

#endif
