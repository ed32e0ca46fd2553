#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Public functions that can fail are called while each allocation fails in turn, or stand below with the reason why not.
. "$top_srcdir/tests/tap.sh"

cat >"$tap_folder/left_out" <<'END'
varve_attribute_get_integer      allocates nothing
varve_attribute_get_string       allocates nothing
varve_block_delete               gives back
varve_dictionary_create          has no allocator: memory is the library's own
varve_era_choice_get_evidence    allocates nothing
varve_context_get_pack           allocates nothing
varve_file_open_source           is varve_file_open_bytes behind the reading
varve_bytes_save_file            has no allocator
varve_output_append              allocates nothing
varve_output_create              has no allocator
varve_output_finish              has no allocator
varve_module_check_resource      allocates nothing
varve_module_get_resource        allocates nothing
varve_module_hashes_read         has no allocator
varve_operation_replace_operand    allocates nothing
varve_operation_replace_successor  allocates nothing
varve_operation_set_location     allocates nothing
varve_diagnostic_print_json      has no allocator
varve_registry_add_hook          as varve_registry_load
varve_registry_add_text_hook     as varve_registry_load
varve_registry_add_version_hook  as varve_registry_load
varve_registry_get_fault         allocates nothing
varve_text_parts_add             within the reading of types and attributes
varve_value_replace_all_uses     allocates nothing
varve_hook_                      within reading and printing of text
END
cat "$top_srcdir"/include/varve/*.h | tr '\n' ' ' | grep -o 'VARVE_API varve_status *varve_[a-z_0-9]*' | sed 's/.* //' | sort -u \
  >"$tap_folder/public"
cat "$top_srcdir"/tests/system/interface/test_out_of_memory*.c "$top_srcdir"/tests/system/interface/failing_work.h "$top_srcdir"/tests/system/interface/test_view.c \
  "$top_srcdir"/tests/system/interface/test_dialect.c "$top_srcdir"/tests/system/interface/test_diagnostics.c \
  "$top_srcdir"/tests/system/interface/test_set_resource.c \
  "$top_srcdir"/tests/system/interface/test_packs.c >"$tap_folder/tests"
tap_ok 'there are public functions' test -s "$tap_folder/public"
while read -r name; do
  grep -qw "$name" "$tap_folder/tests" && continue
  grep -qw "$name" "$tap_folder/left_out" && continue
  case $name in varve_hook_*) ;; *) echo "$name" ;; esac
done <"$tap_folder/public" >"$tap_folder/missing"
tap_empty 'all that can fail are tested with failing allocations, or left out for a reason' "$tap_folder/missing"
while read -r name reason; do
  case $name in *_) continue ;; esac
  grep -qx "$name" "$tap_folder/public" || echo "$name: $reason"
done <"$tap_folder/left_out" >"$tap_folder/gone"
tap_empty 'what is left out exists' "$tap_folder/gone"
tap_done
