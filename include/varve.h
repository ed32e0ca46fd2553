/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* All of libvarve's interface. tests/style/interface.sh checks these conventions:
 *
 * - Names are varve_<noun>_<verb>. get returns or fills in something that exists; find searches and
 *   may find nothing; make returns a type, attribute or expression of a context; create and open
 *   return what the caller frees with destroy and close; print returns bytes of the caller.
 * - A function that can fail returns a varve_status and has its outputs last, which are NULL, 0 or
 *   empty after a failure.
 * - Options, descriptions and outputs are structures that begin with struct_size, which the caller
 *   sets. Zero in any other member is its default, so that initialisers name what differs:
 *     varve_load_options options = {.struct_size = sizeof options, .strict = true};
 *   Options may be NULL. Later releases append members.
 * - Small structures that are passed by value (slices, lists, shapes, components, definitions,
 *   hashes), and those that callbacks receive, have no struct_size. The former never change; later
 *   releases may append members to the latter.
 * - A callback is a function whose first parameter is the user pointer that is given with it: the
 *   next parameter, or the member `user` of the structure that has it. A structure with one
 *   callback names it `function`.
 * - A list with numbers has get_..._count and get_...(index); a chain has get_first and get_next; a
 *   list that must be read from a file, or is not stored, is passed to a callback item by item.
 */
#ifndef VARVE_H
#define VARVE_H

#include <varve/affine.h>
#include <varve/attribute.h>
#include <varve/coverage.h>
#include <varve/dialect.h>
#include <varve/file.h>
#include <varve/hooks.h>
#include <varve/ir.h>
#include <varve/location.h>
#include <varve/module.h>
#include <varve/progress.h>
#include <varve/type.h>
#include <varve/upgrade.h>
#include <varve/version.h>
#include <varve/view.h>

#endif
