// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What LLVM 22's ODS does not say of this dialect.
irdl.dialect @llvm attributes {varve.unknown = ["operations"]} {
  // The numbers of DWARF that mlir-opt 22 names.
  "varve.enum"() {sym_name = "DwarfCallingConvention", storage = i32, cases = [
      ["DW_CC_normal", 1 : i32], ["DW_CC_program", 2 : i32], ["DW_CC_nocall", 3 : i32],
      ["DW_CC_pass_by_reference", 4 : i32], ["DW_CC_pass_by_value", 5 : i32], ["DW_CC_GNU_renesas_sh", 64 : i32],
      ["DW_CC_GNU_borland_fastcall_i386", 65 : i32], ["DW_CC_BORLAND_safecall", 176 : i32],
      ["DW_CC_BORLAND_stdcall", 177 : i32], ["DW_CC_BORLAND_pascal", 178 : i32],
      ["DW_CC_BORLAND_msfastcall", 179 : i32], ["DW_CC_BORLAND_msreturn", 180 : i32],
      ["DW_CC_BORLAND_thiscall", 181 : i32], ["DW_CC_BORLAND_fastcall", 182 : i32],
      ["DW_CC_LLVM_vectorcall", 192 : i32], ["DW_CC_LLVM_Win64", 193 : i32], ["DW_CC_LLVM_X86_64SysV", 194 : i32],
      ["DW_CC_LLVM_AAPCS", 195 : i32], ["DW_CC_LLVM_AAPCS_VFP", 196 : i32], ["DW_CC_LLVM_IntelOclBicc", 197 : i32],
      ["DW_CC_LLVM_SpirFunction", 198 : i32], ["DW_CC_LLVM_DeviceKernel", 199 : i32], ["DW_CC_LLVM_Swift", 200 : i32],
      ["DW_CC_LLVM_PreserveMost", 201 : i32], ["DW_CC_LLVM_PreserveAll", 202 : i32],
      ["DW_CC_LLVM_X86RegCall", 203 : i32], ["DW_CC_LLVM_M68kRTD", 204 : i32], ["DW_CC_LLVM_PreserveNone", 205 : i32],
      ["DW_CC_LLVM_RISCVVectorCall", 206 : i32], ["DW_CC_LLVM_SwiftTail", 207 : i32],
      ["DW_CC_LLVM_RISCVVLSCall", 208 : i32], ["DW_CC_GDB_IBM_OpenCL", 255 : i32]]} : () -> ()
  "varve.enum"() {sym_name = "DwarfEncoding", storage = i32, cases = [
      ["DW_ATE_address", 1 : i32], ["DW_ATE_boolean", 2 : i32], ["DW_ATE_complex_float", 3 : i32],
      ["DW_ATE_float", 4 : i32], ["DW_ATE_signed", 5 : i32], ["DW_ATE_signed_char", 6 : i32],
      ["DW_ATE_unsigned", 7 : i32], ["DW_ATE_unsigned_char", 8 : i32], ["DW_ATE_imaginary_float", 9 : i32],
      ["DW_ATE_packed_decimal", 10 : i32], ["DW_ATE_numeric_string", 11 : i32], ["DW_ATE_edited", 12 : i32],
      ["DW_ATE_signed_fixed", 13 : i32], ["DW_ATE_unsigned_fixed", 14 : i32], ["DW_ATE_decimal_float", 15 : i32],
      ["DW_ATE_UTF", 16 : i32], ["DW_ATE_UCS", 17 : i32], ["DW_ATE_ASCII", 18 : i32],
      ["DW_ATE_HP_complex_float", 129 : i32], ["DW_ATE_HP_float128", 130 : i32],
      ["DW_ATE_HP_complex_float128", 131 : i32], ["DW_ATE_HP_floathpintel", 132 : i32],
      ["DW_ATE_HP_imaginary_float90", 133 : i32], ["DW_ATE_HP_imaginary_float128", 134 : i32]]} : () -> ()
  "varve.enum"() {sym_name = "DwarfLanguage", storage = i32, cases = [
      ["DW_LANG_C89", 1 : i32], ["DW_LANG_C", 2 : i32], ["DW_LANG_Ada83", 3 : i32], ["DW_LANG_C_plus_plus", 4 : i32],
      ["DW_LANG_Cobol74", 5 : i32], ["DW_LANG_Cobol85", 6 : i32], ["DW_LANG_Fortran77", 7 : i32],
      ["DW_LANG_Fortran90", 8 : i32], ["DW_LANG_Pascal83", 9 : i32], ["DW_LANG_Modula2", 10 : i32],
      ["DW_LANG_Java", 11 : i32], ["DW_LANG_C99", 12 : i32], ["DW_LANG_Ada95", 13 : i32],
      ["DW_LANG_Fortran95", 14 : i32], ["DW_LANG_PLI", 15 : i32], ["DW_LANG_ObjC", 16 : i32],
      ["DW_LANG_ObjC_plus_plus", 17 : i32], ["DW_LANG_UPC", 18 : i32], ["DW_LANG_D", 19 : i32],
      ["DW_LANG_Python", 20 : i32], ["DW_LANG_OpenCL", 21 : i32], ["DW_LANG_Go", 22 : i32],
      ["DW_LANG_Modula3", 23 : i32], ["DW_LANG_Haskell", 24 : i32], ["DW_LANG_C_plus_plus_03", 25 : i32],
      ["DW_LANG_C_plus_plus_11", 26 : i32], ["DW_LANG_OCaml", 27 : i32], ["DW_LANG_Rust", 28 : i32],
      ["DW_LANG_C11", 29 : i32], ["DW_LANG_Swift", 30 : i32], ["DW_LANG_Julia", 31 : i32],
      ["DW_LANG_Dylan", 32 : i32], ["DW_LANG_C_plus_plus_14", 33 : i32], ["DW_LANG_Fortran03", 34 : i32],
      ["DW_LANG_Fortran08", 35 : i32], ["DW_LANG_RenderScript", 36 : i32], ["DW_LANG_BLISS", 37 : i32],
      ["DW_LANG_Kotlin", 38 : i32], ["DW_LANG_Zig", 39 : i32], ["DW_LANG_Crystal", 40 : i32],
      ["DW_LANG_C_plus_plus_17", 42 : i32], ["DW_LANG_C_plus_plus_20", 43 : i32], ["DW_LANG_C17", 44 : i32],
      ["DW_LANG_Fortran18", 45 : i32], ["DW_LANG_Ada2005", 46 : i32], ["DW_LANG_Ada2012", 47 : i32],
      ["DW_LANG_HIP", 48 : i32], ["DW_LANG_Assembly", 49 : i32], ["DW_LANG_C_sharp", 50 : i32],
      ["DW_LANG_Mojo", 51 : i32], ["DW_LANG_GLSL", 52 : i32], ["DW_LANG_GLSL_ES", 53 : i32],
      ["DW_LANG_HLSL", 54 : i32], ["DW_LANG_OpenCL_CPP", 55 : i32], ["DW_LANG_CPP_for_OpenCL", 56 : i32],
      ["DW_LANG_SYCL", 57 : i32], ["DW_LANG_Metal", 61 : i32], ["DW_LANG_Ruby", 64 : i32], ["DW_LANG_Move", 65 : i32],
      ["DW_LANG_Hylo", 66 : i32], ["DW_LANG_Mips_Assembler", 32769 : i32], ["DW_LANG_BORLAND_Delphi", 45056 : i32]]} : () -> ()
  "varve.enum"() {sym_name = "DwarfOperation", storage = i32, cases = [
      ["DW_OP_addr", 3 : i32], ["DW_OP_deref", 6 : i32], ["DW_OP_const1u", 8 : i32], ["DW_OP_const1s", 9 : i32],
      ["DW_OP_const2u", 10 : i32], ["DW_OP_const2s", 11 : i32], ["DW_OP_const4u", 12 : i32],
      ["DW_OP_const4s", 13 : i32], ["DW_OP_const8u", 14 : i32], ["DW_OP_const8s", 15 : i32],
      ["DW_OP_constu", 16 : i32], ["DW_OP_consts", 17 : i32], ["DW_OP_dup", 18 : i32], ["DW_OP_drop", 19 : i32],
      ["DW_OP_over", 20 : i32], ["DW_OP_pick", 21 : i32], ["DW_OP_swap", 22 : i32], ["DW_OP_rot", 23 : i32],
      ["DW_OP_xderef", 24 : i32], ["DW_OP_abs", 25 : i32], ["DW_OP_and", 26 : i32], ["DW_OP_div", 27 : i32],
      ["DW_OP_minus", 28 : i32], ["DW_OP_mod", 29 : i32], ["DW_OP_mul", 30 : i32], ["DW_OP_neg", 31 : i32],
      ["DW_OP_or", 33 : i32], ["DW_OP_plus", 34 : i32], ["DW_OP_plus_uconst", 35 : i32], ["DW_OP_shl", 36 : i32],
      ["DW_OP_shr", 37 : i32], ["DW_OP_shra", 38 : i32], ["DW_OP_xor", 39 : i32], ["DW_OP_bra", 40 : i32],
      ["DW_OP_eq", 41 : i32], ["DW_OP_ge", 42 : i32], ["DW_OP_gt", 43 : i32], ["DW_OP_le", 44 : i32],
      ["DW_OP_lt", 45 : i32], ["DW_OP_ne", 46 : i32], ["DW_OP_skip", 47 : i32], ["DW_OP_lit0", 48 : i32],
      ["DW_OP_lit1", 49 : i32], ["DW_OP_lit2", 50 : i32], ["DW_OP_lit3", 51 : i32], ["DW_OP_lit4", 52 : i32],
      ["DW_OP_lit5", 53 : i32], ["DW_OP_lit6", 54 : i32], ["DW_OP_lit7", 55 : i32], ["DW_OP_lit8", 56 : i32],
      ["DW_OP_lit9", 57 : i32], ["DW_OP_lit10", 58 : i32], ["DW_OP_lit11", 59 : i32], ["DW_OP_lit12", 60 : i32],
      ["DW_OP_lit13", 61 : i32], ["DW_OP_lit14", 62 : i32], ["DW_OP_lit15", 63 : i32], ["DW_OP_lit16", 64 : i32],
      ["DW_OP_lit17", 65 : i32], ["DW_OP_lit18", 66 : i32], ["DW_OP_lit19", 67 : i32], ["DW_OP_lit20", 68 : i32],
      ["DW_OP_lit21", 69 : i32], ["DW_OP_lit22", 70 : i32], ["DW_OP_lit23", 71 : i32], ["DW_OP_lit24", 72 : i32],
      ["DW_OP_lit25", 73 : i32], ["DW_OP_lit26", 74 : i32], ["DW_OP_lit27", 75 : i32], ["DW_OP_lit28", 76 : i32],
      ["DW_OP_lit29", 77 : i32], ["DW_OP_lit30", 78 : i32], ["DW_OP_lit31", 79 : i32], ["DW_OP_reg0", 80 : i32],
      ["DW_OP_reg1", 81 : i32], ["DW_OP_reg2", 82 : i32], ["DW_OP_reg3", 83 : i32], ["DW_OP_reg4", 84 : i32],
      ["DW_OP_reg5", 85 : i32], ["DW_OP_reg6", 86 : i32], ["DW_OP_reg7", 87 : i32], ["DW_OP_reg8", 88 : i32],
      ["DW_OP_reg9", 89 : i32], ["DW_OP_reg10", 90 : i32], ["DW_OP_reg11", 91 : i32], ["DW_OP_reg12", 92 : i32],
      ["DW_OP_reg13", 93 : i32], ["DW_OP_reg14", 94 : i32], ["DW_OP_reg15", 95 : i32], ["DW_OP_reg16", 96 : i32],
      ["DW_OP_reg17", 97 : i32], ["DW_OP_reg18", 98 : i32], ["DW_OP_reg19", 99 : i32], ["DW_OP_reg20", 100 : i32],
      ["DW_OP_reg21", 101 : i32], ["DW_OP_reg22", 102 : i32], ["DW_OP_reg23", 103 : i32], ["DW_OP_reg24", 104 : i32],
      ["DW_OP_reg25", 105 : i32], ["DW_OP_reg26", 106 : i32], ["DW_OP_reg27", 107 : i32], ["DW_OP_reg28", 108 : i32],
      ["DW_OP_reg29", 109 : i32], ["DW_OP_reg30", 110 : i32], ["DW_OP_reg31", 111 : i32], ["DW_OP_breg0", 112 : i32],
      ["DW_OP_breg1", 113 : i32], ["DW_OP_breg2", 114 : i32], ["DW_OP_breg3", 115 : i32], ["DW_OP_breg4", 116 : i32],
      ["DW_OP_breg5", 117 : i32], ["DW_OP_breg6", 118 : i32], ["DW_OP_breg7", 119 : i32], ["DW_OP_breg8", 120 : i32],
      ["DW_OP_breg9", 121 : i32], ["DW_OP_breg10", 122 : i32], ["DW_OP_breg11", 123 : i32],
      ["DW_OP_breg12", 124 : i32], ["DW_OP_breg13", 125 : i32], ["DW_OP_breg14", 126 : i32],
      ["DW_OP_breg15", 127 : i32], ["DW_OP_breg16", 128 : i32], ["DW_OP_breg17", 129 : i32],
      ["DW_OP_breg18", 130 : i32], ["DW_OP_breg19", 131 : i32], ["DW_OP_breg20", 132 : i32],
      ["DW_OP_breg21", 133 : i32], ["DW_OP_breg22", 134 : i32], ["DW_OP_breg23", 135 : i32],
      ["DW_OP_breg24", 136 : i32], ["DW_OP_breg25", 137 : i32], ["DW_OP_breg26", 138 : i32],
      ["DW_OP_breg27", 139 : i32], ["DW_OP_breg28", 140 : i32], ["DW_OP_breg29", 141 : i32],
      ["DW_OP_breg30", 142 : i32], ["DW_OP_breg31", 143 : i32], ["DW_OP_regx", 144 : i32], ["DW_OP_fbreg", 145 : i32],
      ["DW_OP_bregx", 146 : i32], ["DW_OP_piece", 147 : i32], ["DW_OP_deref_size", 148 : i32],
      ["DW_OP_xderef_size", 149 : i32], ["DW_OP_nop", 150 : i32], ["DW_OP_push_object_address", 151 : i32],
      ["DW_OP_call2", 152 : i32], ["DW_OP_call4", 153 : i32], ["DW_OP_call_ref", 154 : i32],
      ["DW_OP_form_tls_address", 155 : i32], ["DW_OP_call_frame_cfa", 156 : i32], ["DW_OP_bit_piece", 157 : i32],
      ["DW_OP_implicit_value", 158 : i32], ["DW_OP_stack_value", 159 : i32], ["DW_OP_implicit_pointer", 160 : i32],
      ["DW_OP_addrx", 161 : i32], ["DW_OP_constx", 162 : i32], ["DW_OP_entry_value", 163 : i32],
      ["DW_OP_const_type", 164 : i32], ["DW_OP_regval_type", 165 : i32], ["DW_OP_deref_type", 166 : i32],
      ["DW_OP_xderef_type", 167 : i32], ["DW_OP_convert", 168 : i32], ["DW_OP_reinterpret", 169 : i32],
      ["DW_OP_GNU_push_tls_address", 224 : i32], ["DW_OP_HP_is_value", 225 : i32], ["DW_OP_HP_fltconst4", 226 : i32],
      ["DW_OP_HP_fltconst8", 227 : i32], ["DW_OP_HP_mod_range", 228 : i32], ["DW_OP_HP_unmod_range", 229 : i32],
      ["DW_OP_HP_tls", 230 : i32], ["DW_OP_INTEL_bit_piece", 232 : i32], ["DW_OP_LLVM_user", 233 : i32],
      ["DW_OP_WASM_location", 237 : i32], ["DW_OP_WASM_location_int", 238 : i32], ["DW_OP_APPLE_uninit", 240 : i32],
      ["DW_OP_GNU_implicit_pointer", 242 : i32], ["DW_OP_GNU_entry_value", 243 : i32],
      ["DW_OP_PGI_omp_thread_num", 248 : i32], ["DW_OP_GNU_addr_index", 251 : i32],
      ["DW_OP_GNU_const_index", 252 : i32], ["DW_OP_LLVM_fragment", 4096 : i32], ["DW_OP_LLVM_convert", 4097 : i32],
      ["DW_OP_LLVM_tag_offset", 4098 : i32], ["DW_OP_LLVM_entry_value", 4099 : i32],
      ["DW_OP_LLVM_implicit_pointer", 4100 : i32], ["DW_OP_LLVM_arg", 4101 : i32],
      ["DW_OP_LLVM_extract_bits_sext", 4102 : i32], ["DW_OP_LLVM_extract_bits_zext", 4103 : i32]]} : () -> ()
  "varve.enum"() {sym_name = "DwarfTag", storage = i32, cases = [
      ["DW_TAG_null", 0 : i32], ["DW_TAG_array_type", 1 : i32], ["DW_TAG_class_type", 2 : i32],
      ["DW_TAG_entry_point", 3 : i32], ["DW_TAG_enumeration_type", 4 : i32], ["DW_TAG_formal_parameter", 5 : i32],
      ["DW_TAG_imported_declaration", 8 : i32], ["DW_TAG_label", 10 : i32], ["DW_TAG_lexical_block", 11 : i32],
      ["DW_TAG_member", 13 : i32], ["DW_TAG_pointer_type", 15 : i32], ["DW_TAG_reference_type", 16 : i32],
      ["DW_TAG_compile_unit", 17 : i32], ["DW_TAG_string_type", 18 : i32], ["DW_TAG_structure_type", 19 : i32],
      ["DW_TAG_subroutine_type", 21 : i32], ["DW_TAG_typedef", 22 : i32], ["DW_TAG_union_type", 23 : i32],
      ["DW_TAG_unspecified_parameters", 24 : i32], ["DW_TAG_variant", 25 : i32], ["DW_TAG_common_block", 26 : i32],
      ["DW_TAG_common_inclusion", 27 : i32], ["DW_TAG_inheritance", 28 : i32],
      ["DW_TAG_inlined_subroutine", 29 : i32], ["DW_TAG_module", 30 : i32], ["DW_TAG_ptr_to_member_type", 31 : i32],
      ["DW_TAG_set_type", 32 : i32], ["DW_TAG_subrange_type", 33 : i32], ["DW_TAG_with_stmt", 34 : i32],
      ["DW_TAG_access_declaration", 35 : i32], ["DW_TAG_base_type", 36 : i32], ["DW_TAG_catch_block", 37 : i32],
      ["DW_TAG_const_type", 38 : i32], ["DW_TAG_constant", 39 : i32], ["DW_TAG_enumerator", 40 : i32],
      ["DW_TAG_file_type", 41 : i32], ["DW_TAG_friend", 42 : i32], ["DW_TAG_namelist", 43 : i32],
      ["DW_TAG_namelist_item", 44 : i32], ["DW_TAG_packed_type", 45 : i32], ["DW_TAG_subprogram", 46 : i32],
      ["DW_TAG_template_type_parameter", 47 : i32], ["DW_TAG_template_value_parameter", 48 : i32],
      ["DW_TAG_thrown_type", 49 : i32], ["DW_TAG_try_block", 50 : i32], ["DW_TAG_variant_part", 51 : i32],
      ["DW_TAG_variable", 52 : i32], ["DW_TAG_volatile_type", 53 : i32], ["DW_TAG_dwarf_procedure", 54 : i32],
      ["DW_TAG_restrict_type", 55 : i32], ["DW_TAG_interface_type", 56 : i32], ["DW_TAG_namespace", 57 : i32],
      ["DW_TAG_imported_module", 58 : i32], ["DW_TAG_unspecified_type", 59 : i32], ["DW_TAG_partial_unit", 60 : i32],
      ["DW_TAG_imported_unit", 61 : i32], ["DW_TAG_condition", 63 : i32], ["DW_TAG_shared_type", 64 : i32],
      ["DW_TAG_type_unit", 65 : i32], ["DW_TAG_rvalue_reference_type", 66 : i32], ["DW_TAG_template_alias", 67 : i32],
      ["DW_TAG_coarray_type", 68 : i32], ["DW_TAG_generic_subrange", 69 : i32], ["DW_TAG_dynamic_type", 70 : i32],
      ["DW_TAG_atomic_type", 71 : i32], ["DW_TAG_call_site", 72 : i32], ["DW_TAG_call_site_parameter", 73 : i32],
      ["DW_TAG_skeleton_unit", 74 : i32], ["DW_TAG_immutable_type", 75 : i32], ["DW_TAG_MIPS_loop", 16513 : i32],
      ["DW_TAG_format_label", 16641 : i32], ["DW_TAG_function_template", 16642 : i32],
      ["DW_TAG_class_template", 16643 : i32], ["DW_TAG_GNU_BINCL", 16644 : i32], ["DW_TAG_GNU_EINCL", 16645 : i32],
      ["DW_TAG_GNU_template_template_param", 16646 : i32], ["DW_TAG_GNU_template_parameter_pack", 16647 : i32],
      ["DW_TAG_GNU_formal_parameter_pack", 16648 : i32], ["DW_TAG_GNU_call_site", 16649 : i32],
      ["DW_TAG_GNU_call_site_parameter", 16650 : i32], ["DW_TAG_APPLE_property", 16896 : i32],
      ["DW_TAG_SUN_function_template", 16897 : i32], ["DW_TAG_SUN_class_template", 16898 : i32],
      ["DW_TAG_SUN_struct_template", 16899 : i32], ["DW_TAG_SUN_union_template", 16900 : i32],
      ["DW_TAG_SUN_indirect_inheritance", 16901 : i32], ["DW_TAG_SUN_codeflags", 16902 : i32],
      ["DW_TAG_SUN_memop_info", 16903 : i32], ["DW_TAG_SUN_omp_child_func", 16904 : i32],
      ["DW_TAG_SUN_rtti_descriptor", 16905 : i32], ["DW_TAG_SUN_dtor_info", 16906 : i32],
      ["DW_TAG_SUN_dtor", 16907 : i32], ["DW_TAG_SUN_f90_interface", 16908 : i32],
      ["DW_TAG_SUN_fortran_vax_structure", 16909 : i32], ["DW_TAG_SUN_hi", 17151 : i32],
      ["DW_TAG_LLVM_ptrauth_type", 17152 : i32], ["DW_TAG_ALTIUM_circ_type", 20737 : i32],
      ["DW_TAG_ALTIUM_mwa_circ_type", 20738 : i32], ["DW_TAG_ALTIUM_rev_carry_type", 20739 : i32],
      ["DW_TAG_ALTIUM_rom", 20753 : i32], ["DW_TAG_LLVM_annotation", 24576 : i32],
      ["DW_TAG_GHS_namespace", 32772 : i32], ["DW_TAG_GHS_using_namespace", 32773 : i32],
      ["DW_TAG_GHS_using_declaration", 32774 : i32], ["DW_TAG_GHS_template_templ_param", 32775 : i32],
      ["DW_TAG_UPC_shared_type", 34661 : i32], ["DW_TAG_UPC_strict_type", 34662 : i32],
      ["DW_TAG_UPC_relaxed", 34663 : i32], ["DW_TAG_PGI_kanji_type", 40960 : i32],
      ["DW_TAG_PGI_interface_block", 40992 : i32], ["DW_TAG_BORLAND_property", 45056 : i32],
      ["DW_TAG_BORLAND_Delphi_string", 45057 : i32], ["DW_TAG_BORLAND_Delphi_dynamic_array", 45058 : i32],
      ["DW_TAG_BORLAND_Delphi_set", 45059 : i32], ["DW_TAG_BORLAND_Delphi_variant", 45060 : i32]]} : () -> ()
  irdl.attribute @"#constant_range" attributes {varve.format = "`<` $type `,` number($lower, $type) `,` number($upper, $type) `>`"} {
    %type = irdl.any {varve.rule = "type"}
    %bound = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(type: %type, lower: %bound, upper: %bound)
  }
  // Releases after 22 omit what is the default there.
  irdl.attribute @"#di_compile_unit" attributes {
    varve.format = "`<` struct($id, $sourceLanguage, $file, $producer, isOptimized = shown($isOptimized), emissionKind = shown($emissionKind), $nameTableKind, $splitDebugFilename) `>`"
  } {
    %id = irdl.any {varve.rule = "DistinctAttr"}
    %sourceLanguage = irdl.any {varve.rule = "enum<@DwarfLanguage>"}
    %file = irdl.base "#llvm.di_file"
    %producer = irdl.any {varve.rule = "StrAttr"}
    %isOptimized = irdl.any {varve.rule = "bool"}
    %emissionKind = irdl.any {varve.rule = "enum<@DIEmissionKind>"}
    %nameTableKind = irdl.any {varve.rule = "enum<@DINameTableKind>"}
    %splitDebugFilename = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      id: %id,
      sourceLanguage: %sourceLanguage,
      file: %file,
      producer: %producer,
      isOptimized: %isOptimized,
      emissionKind: %emissionKind,
      nameTableKind: %nameTableKind,
      splitDebugFilename: %splitDebugFilename) {
      varve.optional = ["producer", "splitDebugFilename"],
      varve.defaults = {
        isOptimized = false,
        emissionKind = 0 : i64,
        nameTableKind = 0 : i64}
    }
  }
  // They write retained nodes in brackets.
  irdl.attribute @"#di_subprogram" attributes {
    varve.format = [
      "`<` struct($recId, $isRecSelf, $id, $compileUnit, $scope, $name, $linkageName, $file, $line, $scopeLine, $subprogramFlags, $type,",
      "    retainedNodes = one( $retainedNodes | list($retainedNodes) ), $annotations) `>`"]
  } {
    %recId = irdl.any {varve.rule = "DistinctAttr"}
    %isRecSelf = irdl.any {varve.rule = "bool"}
    %id = irdl.any {varve.rule = "DistinctAttr"}
    %compileUnit = irdl.base "#llvm.di_compile_unit"
    %scope = irdl.any {varve.rule = "attribute"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %linkageName = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %scopeLine = irdl.any {varve.rule = "u32"}
    %subprogramFlags = irdl.any {varve.rule = "enum<@DISubprogramFlags>"}
    %type = irdl.base "#llvm.di_subroutine_type"
    %retainedNodes = irdl.any {varve.rule = "array<DialectAttr>"}
    %annotations = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      recId: %recId,
      isRecSelf: %isRecSelf,
      id: %id,
      compileUnit: %compileUnit,
      scope: %scope,
      name: %name,
      linkageName: %linkageName,
      file: %file,
      line: %line,
      scopeLine: %scopeLine,
      subprogramFlags: %subprogramFlags,
      type: %type,
      retainedNodes: %retainedNodes,
      annotations: %annotations) {
      varve.optional = ["recId", "id", "compileUnit", "scope", "name", "linkageName", "file", "type"],
      varve.defaults = {
        isRecSelf = false,
        line = 0 : i32,
        scopeLine = 0 : i32,
        subprogramFlags = 0 : i32,
        retainedNodes = [],
        annotations = []}
    }
  }
  irdl.type @"!array" attributes {varve.format = "`<` $numElements `x` short($elementType) `>`"} {
  }
  irdl.type @"!func" attributes {
    varve.format = [
      "`<` short($returnType) ` ` `(`",
      "one(`...` let($params = []; $varArg = true) |",
      "    each($params by `,`: short($params)) one(`,` `...` let($varArg = true) | let($varArg = false))) `)` `>`"]
  } {
  }
  irdl.type @"!label" {
  }
  irdl.type @"!metadata" {
  }
  irdl.type @"!ppc_fp128" attributes {varve.qualified} {
  }
  irdl.type @"!ptr" attributes {varve.traits = ["DataLayoutTypeInterface", "VectorElementTypeInterface", "PointerLikeType"]} {
  }
  irdl.type @"!struct" attributes {
    varve.format = [
      "`<` one($name one(let($body = absent; $opaque = false) | `,` one(`opaque` let($body = absent; $opaque = true) |",
      "    one(`packed` ` ` let($packed = true) | let($packed = false)) `(` each($body by `,`: short($body)) `)`)) |",
      "    `opaque` let($body = absent; $opaque = true) |",
      "    one(`packed` ` ` let($packed = true) | let($packed = false)) `(` each($body by `,`: short($body)) `)`) `>`"]
  } {
    %name = irdl.any {varve.rule = "optional<string>"}
    %body = irdl.any {varve.rule = "optional<array<type>>"}
    %flag = irdl.any {varve.rule = "bool"}
    irdl.parameters(name: %name, body: %body, opaque: %flag, packed: %flag) {
      varve.defaults = {opaque = false, packed = false}
    }
  }
  irdl.type @"!target" attributes {
    varve.format = [
      "`<` $extTypeName one(let($typeParams = []; $intParams = []) | `,` one($intParams |",
      "    each($typeParams by `,`: qualified(short($typeParams))) one(let($intParams = []) | `,` $intParams))) `>`"]
  } {
  }
  irdl.type @"!token" {
  }
  irdl.type @"!void" {
  }
  irdl.operation @add attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @mul attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @shl attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @sub attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @trunc attributes {varve.keyword.overflowFlags = "overflow"} {
  }
  irdl.operation @func attributes {
    varve.require = [
      ["$linkage != .common", "functions cannot have 'common' linkage"]]
  } {
  }
  irdl.operation @intr.masked.gather attributes {
    varve.require = [
      ["length(type($res)) = length(type($ptrs))", "expected operand #1 type to be 'vector<{length(type($res))}x!llvm.ptr>'"]]
  } {
  }
  irdl.operation @intr.masked.scatter attributes {
    varve.require = [
      ["length(type($value)) = length(type($ptrs))", "expected operand #2 type to be 'vector<{length(type($value))}x!llvm.ptr>'"]]
  } {
  }
  irdl.operation @intr.sincos attributes {
    varve.require = [
      ["mnemonic(type($res)) = 'struct' and count(elements(type($res))) = 2 and all(t in elements(type($res)): t = type($val))",
       "expected result type to be an homogeneous struct with two elements matching the operand type, but got '{type($res)}'"]]
  } {
  }
  irdl.operation @landingpad attributes {
    varve.format = [
      "(`cleanup` $cleanup^)? each($operand0: ` ` `(` one(`filter` when(mnemonic(type($operand0)) = 'array') | `catch`)",
      "$operand0 `:` type($operand0) `)`) attr-dict(none) `:` type($res)"]
  } {
  }
  irdl.operation @mlir.alias attributes {
    varve.require = [
      ["$linkage != .appending",
       "'appending' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally"],
      ["$linkage != .common",
       "'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally"],
      ["$linkage != .extern_weak",
       "'extern_weak' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally"]]
  } {
  }
  irdl.operation @mlir.global attributes {
    varve.require = [
      ["if $linkage = .common and has($value)",
        ["not mnemonic($value) in ['poison', 'undef', 'zero']", "expected zero value for 'common' linkage"],
        ["$value = 0 or whole($value) = 0 or isa($value, 'AnyOf<ElementsAttr, ArrayAttr>') and all(x in items($value): x = 0 or whole(x) = 0)",
         "expected zero value for 'common' linkage"]]]
  } {
  }
  irdl.operation @mlir.ifunc attributes {
    varve.require = [
      ["not $linkage in [.common, .appending, .available_externally, .extern_weak]",
       "'{word($linkage)}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage"]]
  } {
  }
}
