#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The conventions that include/varve.h states, in all public headers.
: "${top_srcdir:=$(dirname "$0")/../..}"
. "$top_srcdir/tests/tap.sh"
headers=$(echo "$top_srcdir"/include/varve/*.h "$top_srcdir/include/varve.h")

# Structures by name, with their first member and whether a function takes a pointer to them that is not const, or const.
# shellcheck disable=SC2086
cat $headers | sed 's|/\*.*\*/||' | awk '
  /^typedef struct varve_[a-z_]+ \{/ { name = $3; getline; first[name] = $0 }
  END { for (name in first) print name "\t" first[name] }' | sort >"$tap_folder/structures"

# Values never change; the others are made by the library for callbacks.
values='varve_allocator varve_affine_operands varve_attribute_list varve_component varve_definition varve_diagnostic_sink
varve_dialect_parameter varve_dialect_parameter_list varve_era_bound varve_module_hashes varve_named_attribute varve_progress varve_release
varve_shape varve_similar_names varve_slice varve_type_list varve_upgrade_report varve_view_attribute varve_view_block varve_view_node
varve_view_operation varve_view_value'
passed='varve_diagnostic varve_file_symbol varve_format_part varve_upgrade_event'
grep -v 'size_t struct_size;' "$tap_folder/structures" | cut -f 1 | while read -r name; do
  case " $(echo $values $passed) " in *" $name "*) ;; *) echo "$name" ;; esac
done >"$tap_folder/without"
tap_empty 'a structure begins with struct_size, or is a value or passed to a callback' "$tap_folder/without"

# shellcheck disable=SC2086
grep -nE '_INIT\b|VARVE_KIND_|payload' $headers >"$tap_folder/internal"
tap_empty 'no header has positional initialisers, internal kinds or payloads' "$tap_folder/internal"

# shellcheck disable=SC2086
cat $headers | tr '\n' ' ' | grep -oE 'typedef [a-z_]+ \*?varve_[a-z_]+_function\([^,)]*' |
  grep -v '(void \*user$' | grep -v 'varve_dialect_hooks_function' >"$tap_folder/callbacks"
tap_empty 'the first parameter of a callback is its user pointer' "$tap_folder/callbacks"

# shellcheck disable=SC2086
cat $headers | grep -nE 'typedef .*\(\*varve_' >"$tap_folder/pointers"
tap_empty 'callback types are function types' "$tap_folder/pointers"

# A function that fills something in returns a status, unless it is a question with an answer of its own.
# shellcheck disable=SC2086
cat $headers | tr '\n' ' ' | grep -oE 'VARVE_API [^;]*;' | grep 'varve_status [*]*varve_' | grep -v 'VARVE_MUST_USE' |
  grep -v 'varve_status_text' >"$tap_folder/unused"
tap_empty 'a status must be used' "$tap_folder/unused"
tap_done
