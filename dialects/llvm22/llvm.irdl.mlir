irdl.dialect @llvm attributes {
  varve.set = "llvm22",
  varve.discardable = [
    ["workgroup_attribution", "WorkgroupAttributionAttr"]],
  varve.unknown = ["operations"]
} {
  "varve.enum"() {
    sym_name = "AsmDialect",
    storage = i64,
    cases = [
      ["att", 0 : i64],
      ["intel", 1 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "AtomicBinOp",
    storage = i64,
    cases = [
      ["xchg", 0 : i64],
      ["add", 1 : i64],
      ["sub", 2 : i64],
      ["_and", 3 : i64],
      ["nand", 4 : i64],
      ["_or", 5 : i64],
      ["_xor", 6 : i64],
      ["max", 7 : i64],
      ["min", 8 : i64],
      ["umax", 9 : i64],
      ["umin", 10 : i64],
      ["fadd", 11 : i64],
      ["fsub", 12 : i64],
      ["fmax", 13 : i64],
      ["fmin", 14 : i64],
      ["uinc_wrap", 15 : i64],
      ["udec_wrap", 16 : i64],
      ["usub_cond", 17 : i64],
      ["usub_sat", 18 : i64],
      ["fmaximum", 19 : i64],
      ["fminimum", 20 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "AtomicOrdering",
    storage = i64,
    cases = [
      ["not_atomic", 0 : i64],
      ["unordered", 1 : i64],
      ["monotonic", 2 : i64],
      ["acquire", 4 : i64],
      ["release", 5 : i64],
      ["acq_rel", 6 : i64],
      ["seq_cst", 7 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "CConv",
    storage = i64,
    cases = [
      ["ccc", 0 : i64],
      ["fastcc", 8 : i64],
      ["coldcc", 9 : i64],
      ["cc_10", 10 : i64],
      ["cc_11", 11 : i64],
      ["anyregcc", 13 : i64],
      ["preserve_mostcc", 14 : i64],
      ["preserve_allcc", 15 : i64],
      ["swiftcc", 16 : i64],
      ["cxx_fast_tlscc", 17 : i64],
      ["tailcc", 18 : i64],
      ["cfguard_checkcc", 19 : i64],
      ["swifttailcc", 20 : i64],
      ["x86_stdcallcc", 64 : i64],
      ["x86_fastcallcc", 65 : i64],
      ["arm_apcscc", 66 : i64],
      ["arm_aapcscc", 67 : i64],
      ["arm_aapcs_vfpcc", 68 : i64],
      ["msp430_intrcc", 69 : i64],
      ["x86_thiscallcc", 70 : i64],
      ["ptx_kernelcc", 71 : i64],
      ["ptx_devicecc", 72 : i64],
      ["spir_funccc", 75 : i64],
      ["spir_kernelcc", 76 : i64],
      ["intel_ocl_bicc", 77 : i64],
      ["x86_64_sysvcc", 78 : i64],
      ["win64cc", 79 : i64],
      ["x86_vectorcallcc", 80 : i64],
      ["hhvmcc", 81 : i64],
      ["hhvm_ccc", 82 : i64],
      ["x86_intrcc", 83 : i64],
      ["avr_intrcc", 84 : i64],
      ["avr_builtincc", 86 : i64],
      ["amdgpu_vscc", 87 : i64],
      ["amdgpu_gscc", 88 : i64],
      ["amdgpu_cscc", 90 : i64],
      ["amdgpu_kernelcc", 91 : i64],
      ["x86_regcallcc", 92 : i64],
      ["amdgpu_hscc", 93 : i64],
      ["msp430_builtincc", 94 : i64],
      ["amdgpu_lscc", 95 : i64],
      ["amdgpu_escc", 96 : i64],
      ["aarch64_vectorcallcc", 97 : i64],
      ["aarch64_sve_vectorcallcc", 98 : i64],
      ["wasm_emscripten_invokecc", 99 : i64],
      ["amdgpu_gfxcc", 100 : i64],
      ["m68k_intrcc", 101 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Comdat",
    storage = i64,
    cases = [
      ["any", 0 : i64],
      ["exactmatch", 1 : i64],
      ["largest", 2 : i64],
      ["nodeduplicate", 3 : i64],
      ["samesize", 4 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DIEmissionKind",
    storage = i64,
    cases = [
      ["None", 0 : i64],
      ["Full", 1 : i64],
      ["LineTablesOnly", 2 : i64],
      ["DebugDirectivesOnly", 3 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DIFlags",
    storage = i32,
    cases = [
      ["Zero", 0 : i32],
      ["Bit0", 1 : i32],
      ["Bit1", 2 : i32],
      ["Private", 1 : i32],
      ["Protected", 2 : i32],
      ["Public", 3 : i32],
      ["FwdDecl", 4 : i32],
      ["AppleBlock", 8 : i32],
      ["ReservedBit4", 16 : i32],
      ["Virtual", 32 : i32],
      ["Artificial", 64 : i32],
      ["Explicit", 128 : i32],
      ["Prototyped", 256 : i32],
      ["ObjcClassComplete", 512 : i32],
      ["ObjectPointer", 1024 : i32],
      ["Vector", 2048 : i32],
      ["StaticMember", 4096 : i32],
      ["LValueReference", 8192 : i32],
      ["RValueReference", 16384 : i32],
      ["ExportSymbols", 32768 : i32],
      ["SingleInheritance", 65536 : i32],
      ["MultipleInheritance", 65536 : i32],
      ["VirtualInheritance", 65536 : i32],
      ["IntroducedVirtual", 262144 : i32],
      ["BitField", 524288 : i32],
      ["NoReturn", 1048576 : i32],
      ["TypePassByValue", 4194304 : i32],
      ["TypePassByReference", 8388608 : i32],
      ["EnumClass", 16777216 : i32],
      ["Thunk", 33554432 : i32],
      ["NonTrivial", 67108864 : i32],
      ["BigEndian", 134217728 : i32],
      ["LittleEndian", 268435456 : i32],
      ["AllCallsDescribed", 536870912 : i32]
    ],
    bits,
    groups,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "DINameTableKind",
    storage = i64,
    cases = [
      ["Default", 0 : i64],
      ["GNU", 1 : i64],
      ["None", 2 : i64],
      ["Apple", 3 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "DISubprogramFlags",
    storage = i32,
    cases = [
      ["Virtual", 1 : i32],
      ["PureVirtual", 2 : i32],
      ["LocalToUnit", 4 : i32],
      ["Definition", 8 : i32],
      ["Optimized", 16 : i32],
      ["Pure", 32 : i32],
      ["Elemental", 64 : i32],
      ["Recursive", 128 : i32],
      ["MainSubprogram", 256 : i32],
      ["Deleted", 512 : i32],
      ["ObjCDirect", 2048 : i32]
    ],
    bits,
    groups,
    quoted,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "FCmpPredicate",
    storage = i64,
    cases = [
      ["_false", 0 : i64],
      ["oeq", 1 : i64],
      ["ogt", 2 : i64],
      ["oge", 3 : i64],
      ["olt", 4 : i64],
      ["ole", 5 : i64],
      ["one", 6 : i64],
      ["ord", 7 : i64],
      ["ueq", 8 : i64],
      ["ugt", 9 : i64],
      ["uge", 10 : i64],
      ["ult", 11 : i64],
      ["ule", 12 : i64],
      ["une", 13 : i64],
      ["uno", 14 : i64],
      ["_true", 15 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FPExceptionBehavior",
    storage = i64,
    cases = [
      ["ignore", 0 : i64],
      ["maytrap", 1 : i64],
      ["strict", 2 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "FastmathFlags",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["nnan", 1 : i32],
      ["ninf", 2 : i32],
      ["nsz", 4 : i32],
      ["arcp", 8 : i32],
      ["contract", 16 : i32],
      ["afn", 32 : i32],
      ["reassoc", 64 : i32],
      ["fast", 127 : i32]
    ],
    bits,
    groups,
    quoted,
    separator = ", "
  } : () -> ()
  "varve.enum"() {
    sym_name = "FramePointerKind",
    storage = i64,
    cases = [
      ["none", 0 : i64],
      ["non-leaf", 1 : i64],
      ["all", 2 : i64],
      ["reserved", 3 : i64],
      ["non-leaf-no-reserve", 4 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "GEPNoWrapFlags",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["inbounds_flag", 1 : i32],
      ["nusw", 2 : i32],
      ["nuw", 4 : i32],
      ["inbounds", 3 : i32]
    ],
    bits,
    groups,
    separator = "|"
  } : () -> ()
  "varve.enum"() {
    sym_name = "ICmpPredicate",
    storage = i64,
    cases = [
      ["eq", 0 : i64],
      ["ne", 1 : i64],
      ["slt", 2 : i64],
      ["sle", 3 : i64],
      ["sgt", 4 : i64],
      ["sge", 5 : i64],
      ["ult", 6 : i64],
      ["ule", 7 : i64],
      ["ugt", 8 : i64],
      ["uge", 9 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "IntegerOverflowFlags",
    storage = i32,
    cases = [
      ["none", 0 : i32],
      ["nsw", 1 : i32],
      ["nuw", 2 : i32]
    ],
    bits,
    groups,
    separator = ", "
  } : () -> ()
  "varve.enum"() {
    sym_name = "Linkage",
    storage = i64,
    cases = [
      ["external", 0 : i64],
      ["available_externally", 1 : i64],
      ["linkonce", 2 : i64],
      ["linkonce_odr", 3 : i64],
      ["weak", 4 : i64],
      ["weak_odr", 5 : i64],
      ["appending", 6 : i64],
      ["internal", 7 : i64],
      ["private", 8 : i64],
      ["extern_weak", 9 : i64],
      ["common", 10 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ModFlagBehavior",
    storage = i64,
    cases = [
      ["error", 1 : i64],
      ["warning", 2 : i64],
      ["require", 3 : i64],
      ["override", 4 : i64],
      ["append", 5 : i64],
      ["append_unique", 6 : i64],
      ["max", 7 : i64],
      ["min", 8 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ModRefInfo",
    storage = i64,
    cases = [
      ["none", 0 : i64],
      ["read", 1 : i64],
      ["write", 2 : i64],
      ["readwrite", 3 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "ProfileSummaryFormatKind",
    storage = i64,
    cases = [
      ["SampleProfile", 0 : i64],
      ["InstrProf", 1 : i64],
      ["CSInstrProf", 2 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "RoundingMode",
    storage = i64,
    cases = [
      ["towardzero", 0 : i64],
      ["tonearest", 1 : i64],
      ["upward", 2 : i64],
      ["downward", 3 : i64],
      ["tonearestaway", 4 : i64],
      ["dynamic", 7 : i64],
      ["invalid", -1 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "TailCallKind",
    storage = i64,
    cases = [
      ["none", 0 : i64],
      ["notail", 3 : i64],
      ["musttail", 2 : i64],
      ["tail", 1 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "UWTableKind",
    storage = i64,
    cases = [
      ["none", 0 : i64],
      ["sync", 1 : i64],
      ["async", 2 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "UnnamedAddr",
    storage = i64,
    cases = [
      ["", 0 : i64],
      ["local_unnamed_addr", 1 : i64],
      ["unnamed_addr", 2 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    sym_name = "Visibility",
    storage = i64,
    cases = [
      ["", 0 : i64],
      ["hidden", 1 : i64],
      ["protected", 2 : i64]
    ]
  } : () -> ()
  "varve.enum"() {
    cases = [["DW_CC_normal", 1 : i32], ["DW_CC_program", 2 : i32], ["DW_CC_nocall", 3 : i32], ["DW_CC_pass_by_reference", 4 : i32], ["DW_CC_pass_by_value", 5 : i32], ["DW_CC_GNU_renesas_sh", 64 : i32], ["DW_CC_GNU_borland_fastcall_i386", 65 : i32], ["DW_CC_BORLAND_safecall", 176 : i32], ["DW_CC_BORLAND_stdcall", 177 : i32], ["DW_CC_BORLAND_pascal", 178 : i32], ["DW_CC_BORLAND_msfastcall", 179 : i32], ["DW_CC_BORLAND_msreturn", 180 : i32], ["DW_CC_BORLAND_thiscall", 181 : i32], ["DW_CC_BORLAND_fastcall", 182 : i32], ["DW_CC_LLVM_vectorcall", 192 : i32], ["DW_CC_LLVM_Win64", 193 : i32], ["DW_CC_LLVM_X86_64SysV", 194 : i32], ["DW_CC_LLVM_AAPCS", 195 : i32], ["DW_CC_LLVM_AAPCS_VFP", 196 : i32], ["DW_CC_LLVM_IntelOclBicc", 197 : i32], ["DW_CC_LLVM_SpirFunction", 198 : i32], ["DW_CC_LLVM_DeviceKernel", 199 : i32], ["DW_CC_LLVM_Swift", 200 : i32], ["DW_CC_LLVM_PreserveMost", 201 : i32], ["DW_CC_LLVM_PreserveAll", 202 : i32], ["DW_CC_LLVM_X86RegCall", 203 : i32], ["DW_CC_LLVM_M68kRTD", 204 : i32], ["DW_CC_LLVM_PreserveNone", 205 : i32], ["DW_CC_LLVM_RISCVVectorCall", 206 : i32], ["DW_CC_LLVM_SwiftTail", 207 : i32], ["DW_CC_LLVM_RISCVVLSCall", 208 : i32], ["DW_CC_GDB_IBM_OpenCL", 255 : i32]],
    storage = i32,
    sym_name = "DwarfCallingConvention"
  } : () -> ()
  "varve.enum"() {
    cases = [["DW_ATE_address", 1 : i32], ["DW_ATE_boolean", 2 : i32], ["DW_ATE_complex_float", 3 : i32], ["DW_ATE_float", 4 : i32], ["DW_ATE_signed", 5 : i32], ["DW_ATE_signed_char", 6 : i32], ["DW_ATE_unsigned", 7 : i32], ["DW_ATE_unsigned_char", 8 : i32], ["DW_ATE_imaginary_float", 9 : i32], ["DW_ATE_packed_decimal", 10 : i32], ["DW_ATE_numeric_string", 11 : i32], ["DW_ATE_edited", 12 : i32], ["DW_ATE_signed_fixed", 13 : i32], ["DW_ATE_unsigned_fixed", 14 : i32], ["DW_ATE_decimal_float", 15 : i32], ["DW_ATE_UTF", 16 : i32], ["DW_ATE_UCS", 17 : i32], ["DW_ATE_ASCII", 18 : i32], ["DW_ATE_HP_complex_float", 129 : i32], ["DW_ATE_HP_float128", 130 : i32], ["DW_ATE_HP_complex_float128", 131 : i32], ["DW_ATE_HP_floathpintel", 132 : i32], ["DW_ATE_HP_imaginary_float90", 133 : i32], ["DW_ATE_HP_imaginary_float128", 134 : i32]],
    storage = i32,
    sym_name = "DwarfEncoding"
  } : () -> ()
  "varve.enum"() {
    cases = [["DW_LANG_C89", 1 : i32], ["DW_LANG_C", 2 : i32], ["DW_LANG_Ada83", 3 : i32], ["DW_LANG_C_plus_plus", 4 : i32], ["DW_LANG_Cobol74", 5 : i32], ["DW_LANG_Cobol85", 6 : i32], ["DW_LANG_Fortran77", 7 : i32], ["DW_LANG_Fortran90", 8 : i32], ["DW_LANG_Pascal83", 9 : i32], ["DW_LANG_Modula2", 10 : i32], ["DW_LANG_Java", 11 : i32], ["DW_LANG_C99", 12 : i32], ["DW_LANG_Ada95", 13 : i32], ["DW_LANG_Fortran95", 14 : i32], ["DW_LANG_PLI", 15 : i32], ["DW_LANG_ObjC", 16 : i32], ["DW_LANG_ObjC_plus_plus", 17 : i32], ["DW_LANG_UPC", 18 : i32], ["DW_LANG_D", 19 : i32], ["DW_LANG_Python", 20 : i32], ["DW_LANG_OpenCL", 21 : i32], ["DW_LANG_Go", 22 : i32], ["DW_LANG_Modula3", 23 : i32], ["DW_LANG_Haskell", 24 : i32], ["DW_LANG_C_plus_plus_03", 25 : i32], ["DW_LANG_C_plus_plus_11", 26 : i32], ["DW_LANG_OCaml", 27 : i32], ["DW_LANG_Rust", 28 : i32], ["DW_LANG_C11", 29 : i32], ["DW_LANG_Swift", 30 : i32], ["DW_LANG_Julia", 31 : i32], ["DW_LANG_Dylan", 32 : i32], ["DW_LANG_C_plus_plus_14", 33 : i32], ["DW_LANG_Fortran03", 34 : i32], ["DW_LANG_Fortran08", 35 : i32], ["DW_LANG_RenderScript", 36 : i32], ["DW_LANG_BLISS", 37 : i32], ["DW_LANG_Kotlin", 38 : i32], ["DW_LANG_Zig", 39 : i32], ["DW_LANG_Crystal", 40 : i32], ["DW_LANG_C_plus_plus_17", 42 : i32], ["DW_LANG_C_plus_plus_20", 43 : i32], ["DW_LANG_C17", 44 : i32], ["DW_LANG_Fortran18", 45 : i32], ["DW_LANG_Ada2005", 46 : i32], ["DW_LANG_Ada2012", 47 : i32], ["DW_LANG_HIP", 48 : i32], ["DW_LANG_Assembly", 49 : i32], ["DW_LANG_C_sharp", 50 : i32], ["DW_LANG_Mojo", 51 : i32], ["DW_LANG_GLSL", 52 : i32], ["DW_LANG_GLSL_ES", 53 : i32], ["DW_LANG_HLSL", 54 : i32], ["DW_LANG_OpenCL_CPP", 55 : i32], ["DW_LANG_CPP_for_OpenCL", 56 : i32], ["DW_LANG_SYCL", 57 : i32], ["DW_LANG_Metal", 61 : i32], ["DW_LANG_Ruby", 64 : i32], ["DW_LANG_Move", 65 : i32], ["DW_LANG_Hylo", 66 : i32], ["DW_LANG_Mips_Assembler", 32769 : i32], ["DW_LANG_BORLAND_Delphi", 45056 : i32]],
    storage = i32,
    sym_name = "DwarfLanguage"
  } : () -> ()
  "varve.enum"() {
    cases = [["DW_OP_addr", 3 : i32], ["DW_OP_deref", 6 : i32], ["DW_OP_const1u", 8 : i32], ["DW_OP_const1s", 9 : i32], ["DW_OP_const2u", 10 : i32], ["DW_OP_const2s", 11 : i32], ["DW_OP_const4u", 12 : i32], ["DW_OP_const4s", 13 : i32], ["DW_OP_const8u", 14 : i32], ["DW_OP_const8s", 15 : i32], ["DW_OP_constu", 16 : i32], ["DW_OP_consts", 17 : i32], ["DW_OP_dup", 18 : i32], ["DW_OP_drop", 19 : i32], ["DW_OP_over", 20 : i32], ["DW_OP_pick", 21 : i32], ["DW_OP_swap", 22 : i32], ["DW_OP_rot", 23 : i32], ["DW_OP_xderef", 24 : i32], ["DW_OP_abs", 25 : i32], ["DW_OP_and", 26 : i32], ["DW_OP_div", 27 : i32], ["DW_OP_minus", 28 : i32], ["DW_OP_mod", 29 : i32], ["DW_OP_mul", 30 : i32], ["DW_OP_neg", 31 : i32], ["DW_OP_or", 33 : i32], ["DW_OP_plus", 34 : i32], ["DW_OP_plus_uconst", 35 : i32], ["DW_OP_shl", 36 : i32], ["DW_OP_shr", 37 : i32], ["DW_OP_shra", 38 : i32], ["DW_OP_xor", 39 : i32], ["DW_OP_bra", 40 : i32], ["DW_OP_eq", 41 : i32], ["DW_OP_ge", 42 : i32], ["DW_OP_gt", 43 : i32], ["DW_OP_le", 44 : i32], ["DW_OP_lt", 45 : i32], ["DW_OP_ne", 46 : i32], ["DW_OP_skip", 47 : i32], ["DW_OP_lit0", 48 : i32], ["DW_OP_lit1", 49 : i32], ["DW_OP_lit2", 50 : i32], ["DW_OP_lit3", 51 : i32], ["DW_OP_lit4", 52 : i32], ["DW_OP_lit5", 53 : i32], ["DW_OP_lit6", 54 : i32], ["DW_OP_lit7", 55 : i32], ["DW_OP_lit8", 56 : i32], ["DW_OP_lit9", 57 : i32], ["DW_OP_lit10", 58 : i32], ["DW_OP_lit11", 59 : i32], ["DW_OP_lit12", 60 : i32], ["DW_OP_lit13", 61 : i32], ["DW_OP_lit14", 62 : i32], ["DW_OP_lit15", 63 : i32], ["DW_OP_lit16", 64 : i32], ["DW_OP_lit17", 65 : i32], ["DW_OP_lit18", 66 : i32], ["DW_OP_lit19", 67 : i32], ["DW_OP_lit20", 68 : i32], ["DW_OP_lit21", 69 : i32], ["DW_OP_lit22", 70 : i32], ["DW_OP_lit23", 71 : i32], ["DW_OP_lit24", 72 : i32], ["DW_OP_lit25", 73 : i32], ["DW_OP_lit26", 74 : i32], ["DW_OP_lit27", 75 : i32], ["DW_OP_lit28", 76 : i32], ["DW_OP_lit29", 77 : i32], ["DW_OP_lit30", 78 : i32], ["DW_OP_lit31", 79 : i32], ["DW_OP_reg0", 80 : i32], ["DW_OP_reg1", 81 : i32], ["DW_OP_reg2", 82 : i32], ["DW_OP_reg3", 83 : i32], ["DW_OP_reg4", 84 : i32], ["DW_OP_reg5", 85 : i32], ["DW_OP_reg6", 86 : i32], ["DW_OP_reg7", 87 : i32], ["DW_OP_reg8", 88 : i32], ["DW_OP_reg9", 89 : i32], ["DW_OP_reg10", 90 : i32], ["DW_OP_reg11", 91 : i32], ["DW_OP_reg12", 92 : i32], ["DW_OP_reg13", 93 : i32], ["DW_OP_reg14", 94 : i32], ["DW_OP_reg15", 95 : i32], ["DW_OP_reg16", 96 : i32], ["DW_OP_reg17", 97 : i32], ["DW_OP_reg18", 98 : i32], ["DW_OP_reg19", 99 : i32], ["DW_OP_reg20", 100 : i32], ["DW_OP_reg21", 101 : i32], ["DW_OP_reg22", 102 : i32], ["DW_OP_reg23", 103 : i32], ["DW_OP_reg24", 104 : i32], ["DW_OP_reg25", 105 : i32], ["DW_OP_reg26", 106 : i32], ["DW_OP_reg27", 107 : i32], ["DW_OP_reg28", 108 : i32], ["DW_OP_reg29", 109 : i32], ["DW_OP_reg30", 110 : i32], ["DW_OP_reg31", 111 : i32], ["DW_OP_breg0", 112 : i32], ["DW_OP_breg1", 113 : i32], ["DW_OP_breg2", 114 : i32], ["DW_OP_breg3", 115 : i32], ["DW_OP_breg4", 116 : i32], ["DW_OP_breg5", 117 : i32], ["DW_OP_breg6", 118 : i32], ["DW_OP_breg7", 119 : i32], ["DW_OP_breg8", 120 : i32], ["DW_OP_breg9", 121 : i32], ["DW_OP_breg10", 122 : i32], ["DW_OP_breg11", 123 : i32], ["DW_OP_breg12", 124 : i32], ["DW_OP_breg13", 125 : i32], ["DW_OP_breg14", 126 : i32], ["DW_OP_breg15", 127 : i32], ["DW_OP_breg16", 128 : i32], ["DW_OP_breg17", 129 : i32], ["DW_OP_breg18", 130 : i32], ["DW_OP_breg19", 131 : i32], ["DW_OP_breg20", 132 : i32], ["DW_OP_breg21", 133 : i32], ["DW_OP_breg22", 134 : i32], ["DW_OP_breg23", 135 : i32], ["DW_OP_breg24", 136 : i32], ["DW_OP_breg25", 137 : i32], ["DW_OP_breg26", 138 : i32], ["DW_OP_breg27", 139 : i32], ["DW_OP_breg28", 140 : i32], ["DW_OP_breg29", 141 : i32], ["DW_OP_breg30", 142 : i32], ["DW_OP_breg31", 143 : i32], ["DW_OP_regx", 144 : i32], ["DW_OP_fbreg", 145 : i32], ["DW_OP_bregx", 146 : i32], ["DW_OP_piece", 147 : i32], ["DW_OP_deref_size", 148 : i32], ["DW_OP_xderef_size", 149 : i32], ["DW_OP_nop", 150 : i32], ["DW_OP_push_object_address", 151 : i32], ["DW_OP_call2", 152 : i32], ["DW_OP_call4", 153 : i32], ["DW_OP_call_ref", 154 : i32], ["DW_OP_form_tls_address", 155 : i32], ["DW_OP_call_frame_cfa", 156 : i32], ["DW_OP_bit_piece", 157 : i32], ["DW_OP_implicit_value", 158 : i32], ["DW_OP_stack_value", 159 : i32], ["DW_OP_implicit_pointer", 160 : i32], ["DW_OP_addrx", 161 : i32], ["DW_OP_constx", 162 : i32], ["DW_OP_entry_value", 163 : i32], ["DW_OP_const_type", 164 : i32], ["DW_OP_regval_type", 165 : i32], ["DW_OP_deref_type", 166 : i32], ["DW_OP_xderef_type", 167 : i32], ["DW_OP_convert", 168 : i32], ["DW_OP_reinterpret", 169 : i32], ["DW_OP_GNU_push_tls_address", 224 : i32], ["DW_OP_HP_is_value", 225 : i32], ["DW_OP_HP_fltconst4", 226 : i32], ["DW_OP_HP_fltconst8", 227 : i32], ["DW_OP_HP_mod_range", 228 : i32], ["DW_OP_HP_unmod_range", 229 : i32], ["DW_OP_HP_tls", 230 : i32], ["DW_OP_INTEL_bit_piece", 232 : i32], ["DW_OP_LLVM_user", 233 : i32], ["DW_OP_WASM_location", 237 : i32], ["DW_OP_WASM_location_int", 238 : i32], ["DW_OP_APPLE_uninit", 240 : i32], ["DW_OP_GNU_implicit_pointer", 242 : i32], ["DW_OP_GNU_entry_value", 243 : i32], ["DW_OP_PGI_omp_thread_num", 248 : i32], ["DW_OP_GNU_addr_index", 251 : i32], ["DW_OP_GNU_const_index", 252 : i32], ["DW_OP_LLVM_fragment", 4096 : i32], ["DW_OP_LLVM_convert", 4097 : i32], ["DW_OP_LLVM_tag_offset", 4098 : i32], ["DW_OP_LLVM_entry_value", 4099 : i32], ["DW_OP_LLVM_implicit_pointer", 4100 : i32], ["DW_OP_LLVM_arg", 4101 : i32], ["DW_OP_LLVM_extract_bits_sext", 4102 : i32], ["DW_OP_LLVM_extract_bits_zext", 4103 : i32]],
    storage = i32,
    sym_name = "DwarfOperation"
  } : () -> ()
  "varve.enum"() {
    cases = [["DW_TAG_null", 0 : i32], ["DW_TAG_array_type", 1 : i32], ["DW_TAG_class_type", 2 : i32], ["DW_TAG_entry_point", 3 : i32], ["DW_TAG_enumeration_type", 4 : i32], ["DW_TAG_formal_parameter", 5 : i32], ["DW_TAG_imported_declaration", 8 : i32], ["DW_TAG_label", 10 : i32], ["DW_TAG_lexical_block", 11 : i32], ["DW_TAG_member", 13 : i32], ["DW_TAG_pointer_type", 15 : i32], ["DW_TAG_reference_type", 16 : i32], ["DW_TAG_compile_unit", 17 : i32], ["DW_TAG_string_type", 18 : i32], ["DW_TAG_structure_type", 19 : i32], ["DW_TAG_subroutine_type", 21 : i32], ["DW_TAG_typedef", 22 : i32], ["DW_TAG_union_type", 23 : i32], ["DW_TAG_unspecified_parameters", 24 : i32], ["DW_TAG_variant", 25 : i32], ["DW_TAG_common_block", 26 : i32], ["DW_TAG_common_inclusion", 27 : i32], ["DW_TAG_inheritance", 28 : i32], ["DW_TAG_inlined_subroutine", 29 : i32], ["DW_TAG_module", 30 : i32], ["DW_TAG_ptr_to_member_type", 31 : i32], ["DW_TAG_set_type", 32 : i32], ["DW_TAG_subrange_type", 33 : i32], ["DW_TAG_with_stmt", 34 : i32], ["DW_TAG_access_declaration", 35 : i32], ["DW_TAG_base_type", 36 : i32], ["DW_TAG_catch_block", 37 : i32], ["DW_TAG_const_type", 38 : i32], ["DW_TAG_constant", 39 : i32], ["DW_TAG_enumerator", 40 : i32], ["DW_TAG_file_type", 41 : i32], ["DW_TAG_friend", 42 : i32], ["DW_TAG_namelist", 43 : i32], ["DW_TAG_namelist_item", 44 : i32], ["DW_TAG_packed_type", 45 : i32], ["DW_TAG_subprogram", 46 : i32], ["DW_TAG_template_type_parameter", 47 : i32], ["DW_TAG_template_value_parameter", 48 : i32], ["DW_TAG_thrown_type", 49 : i32], ["DW_TAG_try_block", 50 : i32], ["DW_TAG_variant_part", 51 : i32], ["DW_TAG_variable", 52 : i32], ["DW_TAG_volatile_type", 53 : i32], ["DW_TAG_dwarf_procedure", 54 : i32], ["DW_TAG_restrict_type", 55 : i32], ["DW_TAG_interface_type", 56 : i32], ["DW_TAG_namespace", 57 : i32], ["DW_TAG_imported_module", 58 : i32], ["DW_TAG_unspecified_type", 59 : i32], ["DW_TAG_partial_unit", 60 : i32], ["DW_TAG_imported_unit", 61 : i32], ["DW_TAG_condition", 63 : i32], ["DW_TAG_shared_type", 64 : i32], ["DW_TAG_type_unit", 65 : i32], ["DW_TAG_rvalue_reference_type", 66 : i32], ["DW_TAG_template_alias", 67 : i32], ["DW_TAG_coarray_type", 68 : i32], ["DW_TAG_generic_subrange", 69 : i32], ["DW_TAG_dynamic_type", 70 : i32], ["DW_TAG_atomic_type", 71 : i32], ["DW_TAG_call_site", 72 : i32], ["DW_TAG_call_site_parameter", 73 : i32], ["DW_TAG_skeleton_unit", 74 : i32], ["DW_TAG_immutable_type", 75 : i32], ["DW_TAG_MIPS_loop", 16513 : i32], ["DW_TAG_format_label", 16641 : i32], ["DW_TAG_function_template", 16642 : i32], ["DW_TAG_class_template", 16643 : i32], ["DW_TAG_GNU_BINCL", 16644 : i32], ["DW_TAG_GNU_EINCL", 16645 : i32], ["DW_TAG_GNU_template_template_param", 16646 : i32], ["DW_TAG_GNU_template_parameter_pack", 16647 : i32], ["DW_TAG_GNU_formal_parameter_pack", 16648 : i32], ["DW_TAG_GNU_call_site", 16649 : i32], ["DW_TAG_GNU_call_site_parameter", 16650 : i32], ["DW_TAG_APPLE_property", 16896 : i32], ["DW_TAG_SUN_function_template", 16897 : i32], ["DW_TAG_SUN_class_template", 16898 : i32], ["DW_TAG_SUN_struct_template", 16899 : i32], ["DW_TAG_SUN_union_template", 16900 : i32], ["DW_TAG_SUN_indirect_inheritance", 16901 : i32], ["DW_TAG_SUN_codeflags", 16902 : i32], ["DW_TAG_SUN_memop_info", 16903 : i32], ["DW_TAG_SUN_omp_child_func", 16904 : i32], ["DW_TAG_SUN_rtti_descriptor", 16905 : i32], ["DW_TAG_SUN_dtor_info", 16906 : i32], ["DW_TAG_SUN_dtor", 16907 : i32], ["DW_TAG_SUN_f90_interface", 16908 : i32], ["DW_TAG_SUN_fortran_vax_structure", 16909 : i32], ["DW_TAG_SUN_hi", 17151 : i32], ["DW_TAG_LLVM_ptrauth_type", 17152 : i32], ["DW_TAG_ALTIUM_circ_type", 20737 : i32], ["DW_TAG_ALTIUM_mwa_circ_type", 20738 : i32], ["DW_TAG_ALTIUM_rev_carry_type", 20739 : i32], ["DW_TAG_ALTIUM_rom", 20753 : i32], ["DW_TAG_LLVM_annotation", 24576 : i32], ["DW_TAG_GHS_namespace", 32772 : i32], ["DW_TAG_GHS_using_namespace", 32773 : i32], ["DW_TAG_GHS_using_declaration", 32774 : i32], ["DW_TAG_GHS_template_templ_param", 32775 : i32], ["DW_TAG_UPC_shared_type", 34661 : i32], ["DW_TAG_UPC_strict_type", 34662 : i32], ["DW_TAG_UPC_relaxed", 34663 : i32], ["DW_TAG_PGI_kanji_type", 40960 : i32], ["DW_TAG_PGI_interface_block", 40992 : i32], ["DW_TAG_BORLAND_property", 45056 : i32], ["DW_TAG_BORLAND_Delphi_string", 45057 : i32], ["DW_TAG_BORLAND_Delphi_dynamic_array", 45058 : i32], ["DW_TAG_BORLAND_Delphi_set", 45059 : i32], ["DW_TAG_BORLAND_Delphi_variant", 45060 : i32]],
    storage = i32,
    sym_name = "DwarfTag"
  } : () -> ()
  irdl.type @"!array" attributes {
    varve.traits = ["DataLayoutTypeInterface", "DestructurableTypeInterface"],
    varve.format = "`<` $numElements `x` short($elementType) `>`"
  } {
    %elementType = irdl.any {varve.rule = "type"}
    %numElements = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      elementType: %elementType,
      numElements: %numElements)
  }
  irdl.type @"!func" attributes {
    varve.format = ["`<` short($returnType) ` ` `(`", "one(`...` let($params = []; $varArg = true) |", "    each($params by `,`: short($params)) one(`,` `...` let($varArg = true) | let($varArg = false))) `)` `>`"]
  } {
    %returnType = irdl.any {varve.rule = "type"}
    %params = irdl.any {varve.rule = "array<type>"}
    %varArg = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      returnType: %returnType,
      params: %params,
      varArg: %varArg)
  }
  irdl.type @"!label" {
  }
  irdl.type @"!metadata" {
  }
  irdl.type @"!ppc_fp128" attributes {
    varve.traits = ["FloatType"],
    varve.qualified = unit
  } {
  }
  irdl.type @"!ptr" attributes {
    varve.format = "(`<` $addressSpace^ `>`)?",
    varve.traits = ["DataLayoutTypeInterface", "VectorElementTypeInterface", "PointerLikeType"]
  } {
    %addressSpace = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      addressSpace: %addressSpace) {
      varve.defaults = {
        addressSpace = 0 : i32}
    }
  }
  irdl.type @"!struct" attributes {
    varve.traits = ["IsMutable", "DataLayoutTypeInterface", "DestructurableTypeInterface"],
    varve.format = ["`<` one($name one(let($body = absent; $opaque = false) | `,` one(`opaque` let($body = absent; $opaque = true) |", "    one(`packed` ` ` let($packed = true) | let($packed = false)) `(` each($body by `,`: short($body)) `)`)) |", "    `opaque` let($body = absent; $opaque = true) |", "    one(`packed` ` ` let($packed = true) | let($packed = false)) `(` each($body by `,`: short($body)) `)`) `>`"]
  } {
    %name = irdl.any {varve.rule = "optional<string>"}
    %body = irdl.any {varve.rule = "optional<array<type>>"}
    %opaque = irdl.any {varve.rule = "bool"}
    %packed = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      name: %name,
      body: %body,
      opaque: %opaque,
      packed: %packed) {
      varve.defaults = {
        opaque = false,
        packed = false}
    }
  }
  irdl.type @"!target" attributes {
    varve.format = ["`<` $extTypeName one(let($typeParams = []; $intParams = []) | `,` one($intParams |", "    each($typeParams by `,`: qualified(short($typeParams))) one(let($intParams = []) | `,` $intParams))) `>`"]
  } {
    %extTypeName = irdl.any {varve.rule = "string"}
    %typeParams = irdl.any {varve.rule = "array<type>"}
    %intParams = irdl.any {varve.rule = "array<u32>"}
    irdl.parameters(
      extTypeName: %extTypeName,
      typeParams: %typeParams,
      intParams: %intParams) {
      varve.defaults = {
        typeParams = [],
        intParams = []}
    }
  }
  irdl.type @"!token" {
  }
  irdl.type @"!void" {
  }
  irdl.type @"!x86_amx" {
  }
  irdl.attribute @"#access_group" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "access_group"
  } {
    %id = irdl.any {varve.rule = "DistinctAttr"}
    irdl.parameters(
      id: %id)
  }
  irdl.attribute @"#address_space" attributes {
    varve.format = "`<` $addressSpace `>`",
    varve.traits = ["LLVMAddrSpaceAttrInterface", "MemorySpaceAttrInterface"]
  } {
    %addressSpace = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      addressSpace: %addressSpace)
  }
  irdl.attribute @"#alias_scope" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "alias_scope"
  } {
    %id = irdl.any {varve.rule = "attribute"}
    %domain = irdl.base "#llvm.alias_scope_domain"
    %description = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      id: %id,
      domain: %domain,
      description: %description) {
      varve.optional = ["description"]
    }
  }
  irdl.attribute @"#alias_scope_domain" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "alias_scope_domain"
  } {
    %id = irdl.any {varve.rule = "attribute"}
    %description = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      id: %id,
      description: %description) {
      varve.optional = ["description"]
    }
  }
  irdl.attribute @"#blockaddress" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %function = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %tag = irdl.base "#llvm.blocktag"
    irdl.parameters(
      function: %function,
      tag: %tag)
  }
  irdl.attribute @"#blocktag" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %id = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      id: %id)
  }
  irdl.attribute @"#cconv" attributes {
    varve.format = "`<` $CallingConv `>`"
  } {
    %CallingConv = irdl.any {varve.rule = "enum<@CConv>"}
    irdl.parameters(
      CallingConv: %CallingConv)
  }
  irdl.attribute @"#cgprofile_entry" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %from = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %to = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %count = irdl.any {varve.rule = "u64"}
    irdl.parameters(
      from: %from,
      to: %to,
      count: %count) {
      varve.optional = ["from", "to"]
    }
  }
  irdl.attribute @"#comdat" attributes {
    varve.format = "$comdat"
  } {
    %comdat = irdl.any {varve.rule = "enum<@Comdat>"}
    irdl.parameters(
      comdat: %comdat)
  }
  irdl.attribute @"#constant_range" attributes {
    varve.format = "`<` $type `,` number($lower, $type) `,` number($upper, $type) `>`"
  } {
    %type = irdl.any {varve.rule = "type"}
    %lower = irdl.any {varve.rule = "APIntAttr"}
    %upper = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      type: %type,
      lower: %lower,
      upper: %upper)
  }
  irdl.attribute @"#dependent_libraries" attributes {
    varve.format = "`<` $libs `>`"
  } {
    %libs = irdl.any {varve.rule = "array<StrAttr>"}
    irdl.parameters(
      libs: %libs) {
      varve.defaults = {
        libs = []}
    }
  }
  irdl.attribute @"#dereferenceable" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %bytes = irdl.any {varve.rule = "u64"}
    %mayBeNull = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      bytes: %bytes,
      mayBeNull: %mayBeNull) {
      varve.defaults = {
        mayBeNull = false}
    }
  }
  irdl.attribute @"#di_annotation" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %value = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      name: %name,
      value: %value)
  }
  irdl.attribute @"#di_basic_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_basic_type",
    varve.codes = [[0, "varint $tag, string $name, varint $sizeInBits, varint $encoding"]]
  } {
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %sizeInBits = irdl.any {varve.rule = "u64"}
    %encoding = irdl.any {varve.rule = "enum<@DwarfEncoding>"}
    irdl.parameters(
      tag: %tag,
      name: %name,
      sizeInBits: %sizeInBits,
      encoding: %encoding) {
      varve.defaults = {
        tag = 0 : i32,
        sizeInBits = 0 : i64,
        encoding = 0 : i32}
    }
  }
  irdl.attribute @"#di_common_block" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_common_block"
  } {
    %scope = irdl.any {varve.rule = "attribute"}
    %decl = irdl.base "#llvm.di_global_variable"
    %name = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      scope: %scope,
      decl: %decl,
      name: %name,
      file: %file,
      line: %line) {
      varve.optional = ["decl", "file"],
      varve.defaults = {
        line = 0 : i32}
    }
  }
  irdl.attribute @"#di_compile_unit" attributes {
    varve.alias = "di_compile_unit",
    varve.codes = [[1, "attribute $id, varint $sourceLanguage, attribute $file, optattribute $producer, bool $isOptimized, varint $emissionKind, varint $nameTableKind"]],
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
  irdl.attribute @"#di_composite_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.traits = ["DIRecursiveTypeAttrInterface"],
    varve.alias = "di_composite_type",
    varve.codes = [[2, "optattribute $recId, bool $isRecSelf, varint $tag, optattribute $name, optattribute $file, varint $line, optattribute $scope, optattribute $baseType, varint $flags, varint $sizeInBits, varint $alignInBits, optattribute $dataLocation, optattribute $rank, optattribute $allocated, optattribute $associated, optional<list<optattribute>> $elements"]]
  } {
    %recId = irdl.any {varve.rule = "DistinctAttr"}
    %isRecSelf = irdl.any {varve.rule = "bool"}
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %scope = irdl.any {varve.rule = "attribute"}
    %baseType = irdl.any {varve.rule = "attribute"}
    %flags = irdl.any {varve.rule = "enum<@DIFlags>"}
    %sizeInBits = irdl.any {varve.rule = "u64"}
    %alignInBits = irdl.any {varve.rule = "u64"}
    %dataLocation = irdl.base "#llvm.di_expression"
    %rank = irdl.base "#llvm.di_expression"
    %allocated = irdl.base "#llvm.di_expression"
    %associated = irdl.base "#llvm.di_expression"
    %elements = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      recId: %recId,
      isRecSelf: %isRecSelf,
      tag: %tag,
      name: %name,
      file: %file,
      line: %line,
      scope: %scope,
      baseType: %baseType,
      flags: %flags,
      sizeInBits: %sizeInBits,
      alignInBits: %alignInBits,
      dataLocation: %dataLocation,
      rank: %rank,
      allocated: %allocated,
      associated: %associated,
      elements: %elements) {
      varve.optional = ["recId", "name", "file", "scope", "baseType", "dataLocation", "rank", "allocated", "associated"],
      varve.defaults = {
        isRecSelf = false,
        tag = 0 : i32,
        line = 0 : i32,
        flags = 0 : i32,
        sizeInBits = 0 : i64,
        alignInBits = 0 : i64,
        elements = []}
    }
  }
  irdl.attribute @"#di_derived_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_derived_type",
    varve.codes = [[3, "varint $tag, optattribute $name, optattribute $baseType, varint $sizeInBits, varint $alignInBits, varint $offsetInBits, optvarint $dwarfAddressSpace, optattribute $extraData"]]
  } {
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %baseType = irdl.any {varve.rule = "attribute"}
    %sizeInBits = irdl.any {varve.rule = "u64"}
    %alignInBits = irdl.any {varve.rule = "u32"}
    %offsetInBits = irdl.any {varve.rule = "u64"}
    %dwarfAddressSpace = irdl.any {varve.rule = "u32"}
    %extraData = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      tag: %tag,
      name: %name,
      baseType: %baseType,
      sizeInBits: %sizeInBits,
      alignInBits: %alignInBits,
      offsetInBits: %offsetInBits,
      dwarfAddressSpace: %dwarfAddressSpace,
      extraData: %extraData) {
      varve.optional = ["name", "baseType", "dwarfAddressSpace", "extraData"],
      varve.defaults = {
        tag = 0 : i32,
        sizeInBits = 0 : i64,
        alignInBits = 0 : i32,
        offsetInBits = 0 : i64}
    }
  }
  irdl.attribute @"#di_expression" attributes {
    varve.format = "`<` ( `[` $operations^ `]` ) : (``)? `>`",
    varve.codes = [[5, "optional<list<optattribute>> $operations"]]
  } {
    %operations = irdl.any {varve.rule = "array<#llvm.di_expression_elem>"}
    irdl.parameters(
      operations: %operations) {
      varve.defaults = {
        operations = []}
    }
  }
  irdl.attribute @"#di_expression_elem" attributes {
    varve.format = "`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)?",
    varve.codes = [[4, "varint $opcode, optional<list<varint>> $arguments"]]
  } {
    %opcode = irdl.any {varve.rule = "enum<@DwarfOperation>"}
    %arguments = irdl.any {varve.rule = "array<u64>"}
    irdl.parameters(
      opcode: %opcode,
      arguments: %arguments) {
      varve.defaults = {
        arguments = []}
    }
  }
  irdl.attribute @"#di_file" attributes {
    varve.format = "`<` $name `in` $directory `>`",
    varve.alias = "di_file",
    varve.codes = [[6, "string $name, string $directory"]]
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %directory = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      name: %name,
      directory: %directory)
  }
  irdl.attribute @"#di_generic_subrange" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %count = irdl.any {varve.rule = "attribute"}
    %lowerBound = irdl.any {varve.rule = "attribute"}
    %upperBound = irdl.any {varve.rule = "attribute"}
    %stride = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      count: %count,
      lowerBound: %lowerBound,
      upperBound: %upperBound,
      stride: %stride) {
      varve.optional = ["count", "upperBound"]
    }
  }
  irdl.attribute @"#di_global_variable" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_global_variable",
    varve.codes = [[7, "optattribute $scope, optattribute $name, optattribute $linkageName, attribute $file, varint $line, attribute $type, bool $isLocalToUnit, bool $isDefined, varint $alignInBits"]]
  } {
    %scope = irdl.any {varve.rule = "attribute"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %linkageName = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "attribute"}
    %isLocalToUnit = irdl.any {varve.rule = "bool"}
    %isDefined = irdl.any {varve.rule = "bool"}
    %alignInBits = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      scope: %scope,
      name: %name,
      linkageName: %linkageName,
      file: %file,
      line: %line,
      type: %type,
      isLocalToUnit: %isLocalToUnit,
      isDefined: %isDefined,
      alignInBits: %alignInBits) {
      varve.optional = ["scope", "name", "linkageName"],
      varve.defaults = {
        isLocalToUnit = false,
        isDefined = false,
        alignInBits = 0 : i32}
    }
  }
  irdl.attribute @"#di_global_variable_expression" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_global_variable_expression",
    varve.codes = [[8, "attribute $var, optattribute $expr"]]
  } {
    %var = irdl.base "#llvm.di_global_variable"
    %expr = irdl.base "#llvm.di_expression"
    irdl.parameters(
      var: %var,
      expr: %expr) {
      varve.optional = ["expr"]
    }
  }
  irdl.attribute @"#di_imported_entity" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_imported_entity",
    varve.codes = [[9, "varint $tag, attribute $scope, attribute $entity, optattribute $file, varint $line, optattribute $name, optional<list<optattribute>> $elements"]]
  } {
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %scope = irdl.any {varve.rule = "attribute"}
    %entity = irdl.any {varve.rule = "attribute"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %elements = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      tag: %tag,
      scope: %scope,
      entity: %entity,
      file: %file,
      line: %line,
      name: %name,
      elements: %elements) {
      varve.optional = ["file", "name"],
      varve.defaults = {
        tag = 0 : i32,
        line = 0 : i32,
        elements = []}
    }
  }
  irdl.attribute @"#di_label" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_label",
    varve.codes = [[10, "attribute $scope, optattribute $name, optattribute $file, varint $line"]]
  } {
    %scope = irdl.any {varve.rule = "attribute"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      scope: %scope,
      name: %name,
      file: %file,
      line: %line) {
      varve.optional = ["name", "file"],
      varve.defaults = {
        line = 0 : i32}
    }
  }
  irdl.attribute @"#di_lexical_block" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_lexical_block",
    varve.codes = [[11, "attribute $scope, optattribute $file, varint $line, varint $column"]]
  } {
    %scope = irdl.any {varve.rule = "attribute"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %column = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      scope: %scope,
      file: %file,
      line: %line,
      column: %column) {
      varve.optional = ["file"],
      varve.defaults = {
        line = 0 : i32,
        column = 0 : i32}
    }
  }
  irdl.attribute @"#di_lexical_block_file" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_lexical_block_file",
    varve.codes = [[12, "attribute $scope, optattribute $file, varint $discriminator"]]
  } {
    %scope = irdl.any {varve.rule = "attribute"}
    %file = irdl.base "#llvm.di_file"
    %discriminator = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      scope: %scope,
      file: %file,
      discriminator: %discriminator) {
      varve.optional = ["file"]
    }
  }
  irdl.attribute @"#di_local_variable" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_local_variable",
    varve.codes = [[13, "attribute $scope, optattribute $name, optattribute $file, varint $line, varint $arg, varint $alignInBits, optattribute $type, varint $flags"]]
  } {
    %scope = irdl.any {varve.rule = "attribute"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %file = irdl.base "#llvm.di_file"
    %line = irdl.any {varve.rule = "u32"}
    %arg = irdl.any {varve.rule = "u32"}
    %alignInBits = irdl.any {varve.rule = "u32"}
    %type = irdl.any {varve.rule = "attribute"}
    %flags = irdl.any {varve.rule = "enum<@DIFlags>"}
    irdl.parameters(
      scope: %scope,
      name: %name,
      file: %file,
      line: %line,
      arg: %arg,
      alignInBits: %alignInBits,
      type: %type,
      flags: %flags) {
      varve.optional = ["name", "file", "type"],
      varve.defaults = {
        line = 0 : i32,
        arg = 0 : i32,
        alignInBits = 0 : i32,
        flags = 0 : i32}
    }
  }
  irdl.attribute @"#di_module" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_module"
  } {
    %file = irdl.base "#llvm.di_file"
    %scope = irdl.any {varve.rule = "attribute"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %configMacros = irdl.any {varve.rule = "StrAttr"}
    %includePath = irdl.any {varve.rule = "StrAttr"}
    %apinotes = irdl.any {varve.rule = "StrAttr"}
    %line = irdl.any {varve.rule = "u32"}
    %isDecl = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      file: %file,
      scope: %scope,
      name: %name,
      configMacros: %configMacros,
      includePath: %includePath,
      apinotes: %apinotes,
      line: %line,
      isDecl: %isDecl) {
      varve.optional = ["file", "scope", "name", "configMacros", "includePath", "apinotes"],
      varve.defaults = {
        line = 0 : i32,
        isDecl = false}
    }
  }
  irdl.attribute @"#di_namespace" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_namespace",
    varve.codes = [[14, "optattribute $name, optattribute $scope, bool $exportSymbols"]]
  } {
    %name = irdl.any {varve.rule = "StrAttr"}
    %scope = irdl.any {varve.rule = "attribute"}
    %exportSymbols = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      name: %name,
      scope: %scope,
      exportSymbols: %exportSymbols) {
      varve.optional = ["name", "scope"]
    }
  }
  irdl.attribute @"#di_null_type" attributes {
    varve.alias = "di_null_type"
  } {
  }
  irdl.attribute @"#di_string_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_string_type"
  } {
    %tag = irdl.any {varve.rule = "enum<@DwarfTag>"}
    %name = irdl.any {varve.rule = "StrAttr"}
    %sizeInBits = irdl.any {varve.rule = "u64"}
    %alignInBits = irdl.any {varve.rule = "u32"}
    %stringLength = irdl.any {varve.rule = "attribute"}
    %stringLengthExp = irdl.base "#llvm.di_expression"
    %stringLocationExp = irdl.base "#llvm.di_expression"
    %encoding = irdl.any {varve.rule = "enum<@DwarfEncoding>"}
    irdl.parameters(
      tag: %tag,
      name: %name,
      sizeInBits: %sizeInBits,
      alignInBits: %alignInBits,
      stringLength: %stringLength,
      stringLengthExp: %stringLengthExp,
      stringLocationExp: %stringLocationExp,
      encoding: %encoding) {
      varve.optional = ["stringLength", "stringLengthExp", "stringLocationExp"],
      varve.defaults = {
        tag = 0 : i32,
        sizeInBits = 0 : i64,
        alignInBits = 0 : i32,
        encoding = 0 : i32}
    }
  }
  irdl.attribute @"#di_subprogram" attributes {
    varve.traits = ["DIRecursiveTypeAttrInterface"],
    varve.alias = "di_subprogram",
    varve.codes = [[15, "optattribute $recId, bool $isRecSelf, optattribute $id, optattribute $compileUnit, optattribute $scope, optattribute $name, optattribute $linkageName, optattribute $file, varint $line, varint $scopeLine, varint $subprogramFlags, optattribute $type, optional<list<optattribute>> $retainedNodes, optional<list<optattribute>> $annotations"]],
    varve.format = ["`<` struct($recId, $isRecSelf, $id, $compileUnit, $scope, $name, $linkageName, $file, $line, $scopeLine, $subprogramFlags, $type,", "    retainedNodes = one( $retainedNodes | list($retainedNodes) ), $annotations) `>`"]
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
  irdl.attribute @"#di_subrange" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.codes = [[16, "optattribute $count, optattribute $lowerBound, optattribute $upperBound, optattribute $stride"]]
  } {
    %count = irdl.any {varve.rule = "attribute"}
    %lowerBound = irdl.any {varve.rule = "attribute"}
    %upperBound = irdl.any {varve.rule = "attribute"}
    %stride = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      count: %count,
      lowerBound: %lowerBound,
      upperBound: %upperBound,
      stride: %stride) {
      varve.optional = ["count", "lowerBound", "upperBound", "stride"]
    }
  }
  irdl.attribute @"#di_subroutine_type" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "di_subroutine_type",
    varve.codes = [[17, "varint $callingConvention, optional<list<optattribute>> $types"]]
  } {
    %callingConvention = irdl.any {varve.rule = "enum<@DwarfCallingConvention>"}
    %types = irdl.any {varve.rule = "array<attribute>"}
    irdl.parameters(
      callingConvention: %callingConvention,
      types: %types) {
      varve.defaults = {
        callingConvention = 0 : i32,
        types = []}
    }
  }
  irdl.attribute @"#dso_local_equivalent" attributes {
    varve.format = "$sym"
  } {
    %sym = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.parameters(
      sym: %sym)
  }
  irdl.attribute @"#fastmath" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@FastmathFlags>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#framePointerKind" attributes {
    varve.format = "`<` $framePointerKind `>`"
  } {
    %framePointerKind = irdl.any {varve.rule = "enum<@FramePointerKind>"}
    irdl.parameters(
      framePointerKind: %framePointerKind)
  }
  irdl.attribute @"#linkage" attributes {
    varve.format = "`<` $linkage `>`"
  } {
    %linkage = irdl.any {varve.rule = "enum<@Linkage>"}
    irdl.parameters(
      linkage: %linkage)
  }
  irdl.attribute @"#loop_annotation" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "loop_annotation",
    varve.codes = [[18, "optattribute $disableNonforced, optattribute $vectorize, optattribute $interleave, optattribute $unroll, optattribute $unrollAndJam, optattribute $licm, optattribute $distribute, optattribute $pipeline, optattribute $peeled, optattribute $unswitch, optattribute $mustProgress, optattribute $isVectorized, optattribute $startLoc, optattribute $endLoc, optional<list<optattribute>> $parallelAccesses"]]
  } {
    %disableNonforced = irdl.any {varve.rule = "BoolAttr"}
    %vectorize = irdl.base "#llvm.loop_vectorize"
    %interleave = irdl.base "#llvm.loop_interleave"
    %unroll = irdl.base "#llvm.loop_unroll"
    %unrollAndJam = irdl.base "#llvm.loop_unroll_and_jam"
    %licm = irdl.base "#llvm.loop_licm"
    %distribute = irdl.base "#llvm.loop_distribute"
    %pipeline = irdl.base "#llvm.loop_pipeline"
    %peeled = irdl.base "#llvm.loop_peeled"
    %unswitch = irdl.base "#llvm.loop_unswitch"
    %mustProgress = irdl.any {varve.rule = "BoolAttr"}
    %isVectorized = irdl.any {varve.rule = "BoolAttr"}
    %startLoc = irdl.any {varve.rule = "FusedLoc"}
    %endLoc = irdl.any {varve.rule = "FusedLoc"}
    %parallelAccesses = irdl.any {varve.rule = "array<#llvm.access_group>"}
    irdl.parameters(
      disableNonforced: %disableNonforced,
      vectorize: %vectorize,
      interleave: %interleave,
      unroll: %unroll,
      unrollAndJam: %unrollAndJam,
      licm: %licm,
      distribute: %distribute,
      pipeline: %pipeline,
      peeled: %peeled,
      unswitch: %unswitch,
      mustProgress: %mustProgress,
      isVectorized: %isVectorized,
      startLoc: %startLoc,
      endLoc: %endLoc,
      parallelAccesses: %parallelAccesses) {
      varve.optional = ["disableNonforced", "vectorize", "interleave", "unroll", "unrollAndJam", "licm", "distribute", "pipeline", "peeled", "unswitch", "mustProgress", "isVectorized", "startLoc", "endLoc"],
      varve.defaults = {
        parallelAccesses = []}
    }
  }
  irdl.attribute @"#loop_distribute" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "loop_distribute"
  } {
    %disable = irdl.any {varve.rule = "BoolAttr"}
    %followupCoincident = irdl.base "#llvm.loop_annotation"
    %followupSequential = irdl.base "#llvm.loop_annotation"
    %followupFallback = irdl.base "#llvm.loop_annotation"
    %followupAll = irdl.base "#llvm.loop_annotation"
    irdl.parameters(
      disable: %disable,
      followupCoincident: %followupCoincident,
      followupSequential: %followupSequential,
      followupFallback: %followupFallback,
      followupAll: %followupAll) {
      varve.optional = ["disable", "followupCoincident", "followupSequential", "followupFallback", "followupAll"]
    }
  }
  irdl.attribute @"#loop_interleave" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "loop_interleave"
  } {
    %count = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      count: %count)
  }
  irdl.attribute @"#loop_licm" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "loop_licm"
  } {
    %disable = irdl.any {varve.rule = "BoolAttr"}
    %versioningDisable = irdl.any {varve.rule = "BoolAttr"}
    irdl.parameters(
      disable: %disable,
      versioningDisable: %versioningDisable) {
      varve.optional = ["disable", "versioningDisable"]
    }
  }
  irdl.attribute @"#loop_peeled" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "loop_peeled"
  } {
    %count = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      count: %count) {
      varve.optional = ["count"]
    }
  }
  irdl.attribute @"#loop_pipeline" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "loop_pipeline"
  } {
    %disable = irdl.any {varve.rule = "BoolAttr"}
    %initiationinterval = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      disable: %disable,
      initiationinterval: %initiationinterval) {
      varve.optional = ["disable", "initiationinterval"]
    }
  }
  irdl.attribute @"#loop_unroll" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "loop_unroll"
  } {
    %disable = irdl.any {varve.rule = "BoolAttr"}
    %count = irdl.any {varve.rule = "APIntAttr"}
    %runtimeDisable = irdl.any {varve.rule = "BoolAttr"}
    %full = irdl.any {varve.rule = "BoolAttr"}
    %followupUnrolled = irdl.base "#llvm.loop_annotation"
    %followupRemainder = irdl.base "#llvm.loop_annotation"
    %followupAll = irdl.base "#llvm.loop_annotation"
    irdl.parameters(
      disable: %disable,
      count: %count,
      runtimeDisable: %runtimeDisable,
      full: %full,
      followupUnrolled: %followupUnrolled,
      followupRemainder: %followupRemainder,
      followupAll: %followupAll) {
      varve.optional = ["disable", "count", "runtimeDisable", "full", "followupUnrolled", "followupRemainder", "followupAll"]
    }
  }
  irdl.attribute @"#loop_unroll_and_jam" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "loop_unroll_and_jam"
  } {
    %disable = irdl.any {varve.rule = "BoolAttr"}
    %count = irdl.any {varve.rule = "APIntAttr"}
    %followupOuter = irdl.base "#llvm.loop_annotation"
    %followupInner = irdl.base "#llvm.loop_annotation"
    %followupRemainderOuter = irdl.base "#llvm.loop_annotation"
    %followupRemainderInner = irdl.base "#llvm.loop_annotation"
    %followupAll = irdl.base "#llvm.loop_annotation"
    irdl.parameters(
      disable: %disable,
      count: %count,
      followupOuter: %followupOuter,
      followupInner: %followupInner,
      followupRemainderOuter: %followupRemainderOuter,
      followupRemainderInner: %followupRemainderInner,
      followupAll: %followupAll) {
      varve.optional = ["disable", "count", "followupOuter", "followupInner", "followupRemainderOuter", "followupRemainderInner", "followupAll"]
    }
  }
  irdl.attribute @"#loop_unswitch" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "loop_unswitch"
  } {
    %partialDisable = irdl.any {varve.rule = "BoolAttr"}
    irdl.parameters(
      partialDisable: %partialDisable) {
      varve.optional = ["partialDisable"]
    }
  }
  irdl.attribute @"#loop_vectorize" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "loop_vectorize"
  } {
    %disable = irdl.any {varve.rule = "BoolAttr"}
    %predicateEnable = irdl.any {varve.rule = "BoolAttr"}
    %scalableEnable = irdl.any {varve.rule = "BoolAttr"}
    %width = irdl.any {varve.rule = "APIntAttr"}
    %followupVectorized = irdl.base "#llvm.loop_annotation"
    %followupEpilogue = irdl.base "#llvm.loop_annotation"
    %followupAll = irdl.base "#llvm.loop_annotation"
    irdl.parameters(
      disable: %disable,
      predicateEnable: %predicateEnable,
      scalableEnable: %scalableEnable,
      width: %width,
      followupVectorized: %followupVectorized,
      followupEpilogue: %followupEpilogue,
      followupAll: %followupAll) {
      varve.optional = ["disable", "predicateEnable", "scalableEnable", "width", "followupVectorized", "followupEpilogue", "followupAll"]
    }
  }
  irdl.attribute @"#memory_effects" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %other = irdl.any {varve.rule = "enum<@ModRefInfo>"}
    %argMem = irdl.any {varve.rule = "enum<@ModRefInfo>"}
    %inaccessibleMem = irdl.any {varve.rule = "enum<@ModRefInfo>"}
    %errnoMem = irdl.any {varve.rule = "enum<@ModRefInfo>"}
    %targetMem0 = irdl.any {varve.rule = "enum<@ModRefInfo>"}
    %targetMem1 = irdl.any {varve.rule = "enum<@ModRefInfo>"}
    irdl.parameters(
      other: %other,
      argMem: %argMem,
      inaccessibleMem: %inaccessibleMem,
      errnoMem: %errnoMem,
      targetMem0: %targetMem0,
      targetMem1: %targetMem1)
  }
  irdl.attribute @"#mlir.module_flag" attributes {
    varve.format = "`<` $behavior `,` $key `,` $value `>`"
  } {
    %behavior = irdl.any {varve.rule = "enum<@ModFlagBehavior>"}
    %key = irdl.any {varve.rule = "StrAttr"}
    %value = irdl.any {varve.rule = "attribute"}
    irdl.parameters(
      behavior: %behavior,
      key: %key,
      value: %value)
  }
  irdl.attribute @"#mlir.workgroup_attribution" attributes {
    varve.format = "`<` $num_elements `,` $element_type `>`"
  } {
    %num_elements = irdl.any {varve.rule = "APIntAttr"}
    %element_type = irdl.any {varve.rule = "TypeAttr"}
    irdl.parameters(
      num_elements: %num_elements,
      element_type: %element_type)
  }
  irdl.attribute @"#mmra_tag" attributes {
    varve.format = "`<` $prefix `` `:` `` $suffix `>`",
    varve.alias = "mmra_tag"
  } {
    %prefix = irdl.any {varve.rule = "string"}
    %suffix = irdl.any {varve.rule = "string"}
    irdl.parameters(
      prefix: %prefix,
      suffix: %suffix)
  }
  irdl.attribute @"#overflow" attributes {
    varve.format = "`<` $value `>`"
  } {
    %value = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.parameters(
      value: %value)
  }
  irdl.attribute @"#poison" {
  }
  irdl.attribute @"#profile_summary" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %format = irdl.any {varve.rule = "enum<@ProfileSummaryFormatKind>"}
    %total_count = irdl.any {varve.rule = "u64"}
    %max_count = irdl.any {varve.rule = "u64"}
    %max_internal_count = irdl.any {varve.rule = "u64"}
    %max_function_count = irdl.any {varve.rule = "u64"}
    %num_counts = irdl.any {varve.rule = "u64"}
    %num_functions = irdl.any {varve.rule = "u64"}
    %is_partial_profile = irdl.any {varve.rule = "u64"}
    %partial_profile_ratio = irdl.any {varve.rule = "FloatAttr"}
    %detailed_summary = irdl.any {varve.rule = "array<#llvm.profile_summary_detailed>"}
    irdl.parameters(
      format: %format,
      total_count: %total_count,
      max_count: %max_count,
      max_internal_count: %max_internal_count,
      max_function_count: %max_function_count,
      num_counts: %num_counts,
      num_functions: %num_functions,
      is_partial_profile: %is_partial_profile,
      partial_profile_ratio: %partial_profile_ratio,
      detailed_summary: %detailed_summary) {
      varve.optional = ["is_partial_profile", "partial_profile_ratio"]
    }
  }
  irdl.attribute @"#profile_summary_detailed" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %cut_off = irdl.any {varve.rule = "u32"}
    %min_count = irdl.any {varve.rule = "u64"}
    %num_counts = irdl.any {varve.rule = "u32"}
    irdl.parameters(
      cut_off: %cut_off,
      min_count: %min_count,
      num_counts: %num_counts)
  }
  irdl.attribute @"#tailcallkind" attributes {
    varve.format = "`<` $tailCallKind `>`"
  } {
    %tailCallKind = irdl.any {varve.rule = "enum<@TailCallKind>"}
    irdl.parameters(
      tailCallKind: %tailCallKind)
  }
  irdl.attribute @"#target" attributes {
    varve.format = "`<` struct($triple, $chip, $features) `>`",
    varve.traits = ["TargetAttrInterface"]
  } {
    %triple = irdl.any {varve.rule = "StrAttr"}
    %chip = irdl.any {varve.rule = "StrAttr"}
    %features = irdl.base "#llvm.target_features"
    irdl.parameters(
      triple: %triple,
      chip: %chip,
      features: %features) {
      varve.optional = ["features"]
    }
  }
  irdl.attribute @"#target_features" attributes {
    varve.format = "`<` `[` (`]`) : ($features^ `]`)? `>`",
    varve.traits = ["DLTIQueryInterface"]
  } {
    %features = irdl.any {varve.rule = "array<StrAttr>"}
    irdl.parameters(
      features: %features) {
      varve.defaults = {
        features = []}
    }
  }
  irdl.attribute @"#tbaa_member" attributes {
    varve.format = "`<` params `>`"
  } {
    %typeDesc = irdl.any {varve.rule = "attribute"}
    %offset = irdl.any {varve.rule = "i64"}
    irdl.parameters(
      typeDesc: %typeDesc,
      offset: %offset)
  }
  irdl.attribute @"#tbaa_root" attributes {
    varve.format = "(`<` struct(params)^ `>`)?",
    varve.alias = "tbaa_root"
  } {
    %id = irdl.any {varve.rule = "StrAttr"}
    irdl.parameters(
      id: %id) {
      varve.optional = ["id"]
    }
  }
  irdl.attribute @"#tbaa_tag" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "tbaa_tag"
  } {
    %base_type = irdl.base "#llvm.tbaa_type_desc"
    %access_type = irdl.base "#llvm.tbaa_type_desc"
    %offset = irdl.any {varve.rule = "i64"}
    %constant = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      base_type: %base_type,
      access_type: %access_type,
      offset: %offset,
      constant: %constant) {
      varve.defaults = {
        constant = false}
    }
  }
  irdl.attribute @"#tbaa_type_desc" attributes {
    varve.format = "`<` struct(params) `>`",
    varve.alias = "tbaa_type_desc"
  } {
    %id = irdl.any {varve.rule = "string"}
    %members = irdl.any {varve.rule = "tbaa_members"}
    irdl.parameters(
      id: %id,
      members: %members)
  }
  irdl.attribute @"#undef" {
  }
  irdl.attribute @"#uwtableKind" attributes {
    varve.format = "`<` $uwtableKind `>`"
  } {
    %uwtableKind = irdl.any {varve.rule = "enum<@UWTableKind>"}
    irdl.parameters(
      uwtableKind: %uwtableKind)
  }
  irdl.attribute @"#vec_type_hint" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %hint = irdl.any {varve.rule = "TypeAttr"}
    %is_signed = irdl.any {varve.rule = "bool"}
    irdl.parameters(
      hint: %hint,
      is_signed: %is_signed) {
      varve.defaults = {
        is_signed = false}
    }
  }
  irdl.attribute @"#vscale_range" attributes {
    varve.format = "`<` struct(params) `>`"
  } {
    %minRange = irdl.any {varve.rule = "APIntAttr"}
    %maxRange = irdl.any {varve.rule = "APIntAttr"}
    irdl.parameters(
      minRange: %minRange,
      maxRange: %maxRange)
  }
  irdl.attribute @"#zero" {
  }
  irdl.operation @add attributes {
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "IntegerOverflowFlagsInterface", "Commutative", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"],
    varve.keyword.overflowFlags = "overflow"
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %overflowFlags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = 0 : i32},
      varve.native = {
        overflowFlags = "enum"}
    }
  }
  irdl.operation @addrspacecast attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure", "PromotableOpInterface", "ViewLikeOpInterface"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @alloca attributes {
    varve.syntax = "hook:llvm.alloca",
    varve.traits = ["PromotableAllocationOpInterface", "DestructurableAllocationOpInterface"]
  } {
    %arraySize = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.base "!llvm.ptr"
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %elem_type = irdl.any {varve.rule = "TypeAttr"}
    %inalloca = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      arraySize: %arraySize)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment,
      "elem_type" = %elem_type,
      "inalloca" = %inalloca
    } {
      varve.optional = ["alignment", "inalloca"]
    }
  }
  irdl.operation @and attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @ashr attributes {
    varve.format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "ExactFlagInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %isExact = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "isExact" = %isExact
    } {
      varve.optional = ["isExact"]
    }
  }
  irdl.operation @atomicrmw attributes {
    varve.format = "(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:` qualified(type($ptr)) `,` type($val)",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "TypesMatchWith<val,res>"],
    varve.let = [
      "type($res) = type($val)"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, !llvm.ptr, AnySignlessInteger, Not<LLVM_ScalableVector>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, !llvm.ptr, AnySignlessInteger, Not<LLVM_ScalableVector>>"}
    %bin_op = irdl.any {varve.rule = "enum<@AtomicBinOp>"}
    %ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr,
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "bin_op" = %bin_op,
      "ordering" = %ordering,
      "syncscope" = %syncscope,
      "alignment" = %alignment,
      "volatile_" = %volatile_,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["syncscope", "alignment", "volatile_", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @bitcast attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure", "PromotableOpInterface"]
  } {
    %arg = irdl.any {varve.rule = "AllOf<LLVM_Type, Not<AnyOf<!llvm.struct, !llvm.array>>>"}
    %res = irdl.any {varve.rule = "AllOf<LLVM_Type, Not<AnyOf<!llvm.struct, !llvm.array>>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @blockaddress attributes {
    varve.format = "$block_addr attr-dict `:` qualified(type($res))",
    varve.traits = ["Pure", "ConstantLike", "SymbolUserOpInterface"]
  } {
    %res = irdl.base "!llvm.ptr"
    %block_addr = irdl.base "#llvm.blockaddress"
    irdl.results(
      res: %res)
    irdl.attributes {
      "block_addr" = %block_addr
    }
  }
  irdl.operation @blocktag attributes {
    varve.format = "$tag attr-dict"
  } {
    %tag = irdl.base "#llvm.blocktag"
    irdl.attributes {
      "tag" = %tag
    }
  }
  irdl.operation @br attributes {
    varve.format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    varve.traits = ["BranchOpInterface", "Pure", "Terminator"]
  } {
    %destOperands = irdl.any {varve.rule = "LLVM_Type"}
    %loop_annotation = irdl.base "#llvm.loop_annotation"
    irdl.operands(
      destOperands: variadic %destOperands)
    irdl.attributes {
      "loop_annotation" = %loop_annotation
    } {
      varve.optional = ["loop_annotation"]
    }
    "varve.successors"() {names = ["dest"], variadic = []} : () -> ()
  }
  irdl.operation @call attributes {
    varve.syntax = "hook:llvm.call",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "FastmathFlagsInterface", "CallOpInterface", "SymbolUserOpInterface"]
  } {
    %callee_operands = irdl.any {varve.rule = "LLVM_Type"}
    %op_bundle_operands = irdl.any {varve.rule = "LLVM_Type"}
    %result = irdl.any {varve.rule = "LLVM_Type"}
    %var_callee_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    %CConv = irdl.base "#llvm.cconv"
    %TailCallKind = irdl.base "#llvm.tailcallkind"
    %memory_effects = irdl.base "#llvm.memory_effects"
    %convergent = irdl.any {varve.rule = "UnitAttr"}
    %no_unwind = irdl.any {varve.rule = "UnitAttr"}
    %will_return = irdl.any {varve.rule = "UnitAttr"}
    %op_bundle_sizes = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %op_bundle_tags = irdl.any {varve.rule = "ArrayAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %no_inline = irdl.any {varve.rule = "UnitAttr"}
    %always_inline = irdl.any {varve.rule = "UnitAttr"}
    %inline_hint = irdl.any {varve.rule = "UnitAttr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      callee_operands: variadic %callee_operands,
      op_bundle_operands: variadic %op_bundle_operands) {
      varve.segments,
      varve.nested = {
        op_bundle_operands = "op_bundle_sizes"}
    }
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "var_callee_type" = %var_callee_type,
      "callee" = %callee,
      "fastmathFlags" = %fastmathFlags,
      "CConv" = %CConv,
      "TailCallKind" = %TailCallKind,
      "memory_effects" = %memory_effects,
      "convergent" = %convergent,
      "no_unwind" = %no_unwind,
      "will_return" = %will_return,
      "op_bundle_sizes" = %op_bundle_sizes,
      "op_bundle_tags" = %op_bundle_tags,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "no_inline" = %no_inline,
      "always_inline" = %always_inline,
      "inline_hint" = %inline_hint,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["var_callee_type", "callee", "memory_effects", "convergent", "no_unwind", "will_return", "op_bundle_tags", "arg_attrs", "res_attrs", "no_inline", "always_inline", "inline_hint", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>,
        CConv = #llvm.cconv<ccc>,
        TailCallKind = #llvm.tailcallkind<none>}
    }
  }
  irdl.operation @call_intrinsic attributes {
    varve.syntax = "hook:llvm.call_intrinsic",
    varve.traits = ["ArgAndResultAttrsOpInterface", "FastmathFlagsInterface"]
  } {
    %args = irdl.any {varve.rule = "LLVM_Type"}
    %op_bundle_operands = irdl.any {varve.rule = "LLVM_Type"}
    %results = irdl.any {varve.rule = "LLVM_Type"}
    %intrin = irdl.any {varve.rule = "StrAttr"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    %op_bundle_sizes = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %op_bundle_tags = irdl.any {varve.rule = "ArrayAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      args: variadic %args,
      op_bundle_operands: variadic %op_bundle_operands) {
      varve.segments,
      varve.nested = {
        op_bundle_operands = "op_bundle_sizes"}
    }
    irdl.results(
      results: optional %results)
    irdl.attributes {
      "intrin" = %intrin,
      "fastmathFlags" = %fastmathFlags,
      "op_bundle_sizes" = %op_bundle_sizes,
      "op_bundle_tags" = %op_bundle_tags,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["op_bundle_tags", "arg_attrs", "res_attrs"],
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @cmpxchg attributes {
    varve.format = "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "TypesMatchWith<val,cmp>", "TypesMatchWith<val,res>"],
    varve.let = [
      "type($cmp) = type($val)",
      "type($res) = llvm_struct_with_i1(type($val))"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %cmp = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, !llvm.ptr>"}
    %val = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, !llvm.ptr>"}
    %res = irdl.base "!llvm.struct"
    %success_ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %failure_ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %weak = irdl.any {varve.rule = "UnitAttr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      ptr: %ptr,
      cmp: %cmp,
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "success_ordering" = %success_ordering,
      "failure_ordering" = %failure_ordering,
      "syncscope" = %syncscope,
      "alignment" = %alignment,
      "weak" = %weak,
      "volatile_" = %volatile_,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["syncscope", "alignment", "weak", "volatile_", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"]
    }
  }
  irdl.operation @comdat attributes {
    varve.format = "$sym_name $body attr-dict",
    varve.traits = ["NoTerminator", "NoRegionArguments", "SymbolTable", "Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    irdl.attributes {
      "sym_name" = %sym_name
    }
    %body = irdl.region with size 1
    irdl.regions(
      body: %body)
  }
  irdl.operation @comdat_selector attributes {
    varve.format = "$sym_name $comdat attr-dict",
    varve.traits = ["Symbol"]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %comdat = irdl.any {varve.rule = "enum<@Comdat>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "comdat" = %comdat
    }
  }
  irdl.operation @cond_br attributes {
    varve.format = "$condition ( `weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict",
    varve.traits = ["BranchOpInterface", "WeightedBranchOpInterface", "Pure", "Terminator"],
    varve.let = [
      "type($condition) = i1"]
  } {
    %condition = irdl.any {varve.rule = "I1"}
    %trueDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %falseDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %loop_annotation = irdl.base "#llvm.loop_annotation"
    irdl.operands(
      condition: %condition,
      trueDestOperands: variadic %trueDestOperands,
      falseDestOperands: variadic %falseDestOperands) {
      varve.segments
    }
    irdl.attributes {
      "branch_weights" = %branch_weights,
      "loop_annotation" = %loop_annotation
    } {
      varve.optional = ["branch_weights", "loop_annotation"]
    }
    "varve.successors"() {names = ["trueDest", "falseDest"], variadic = []} : () -> ()
  }
  irdl.operation @dso_local_equivalent attributes {
    varve.format = "$function_name attr-dict `:` qualified(type($res))",
    varve.traits = ["Pure", "ConstantLike", "SymbolUserOpInterface"]
  } {
    %res = irdl.base "!llvm.ptr"
    %function_name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      res: %res)
    irdl.attributes {
      "function_name" = %function_name
    }
  }
  irdl.operation @extractelement attributes {
    varve.format = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.traits = ["Pure", "TypesMatchWith<vector,res>"],
    varve.let = [
      "type($res) = elem(type($vector))"]
  } {
    %vector = irdl.any {varve.rule = "LLVM_AnyVector"}
    %position = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vector: %vector,
      position: %position)
    irdl.results(
      res: %res)
  }
  irdl.operation @extractvalue attributes {
    varve.format = "$container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))",
    varve.traits = ["Pure"]
  } {
    %container = irdl.any {varve.rule = "AnyOf<!llvm.struct, !llvm.array>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %position = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      container: %container)
    irdl.results(
      res: %res)
    irdl.attributes {
      "position" = %position
    }
  }
  irdl.operation @fadd attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fcmp attributes {
    varve.syntax = "hook:llvm.fcmp",
    varve.traits = ["Pure", "FastmathFlagsInterface", "SameTypeOperands", "TypesMatchWith<lhs,res>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = over(type($lhs), e: i1)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<I1, LLVM_VectorOf<I1>>"}
    %predicate = irdl.any {varve.rule = "enum<@FCmpPredicate>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "predicate" = %predicate,
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fdiv attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fence attributes {
    varve.format = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict"
  } {
    %ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    irdl.attributes {
      "ordering" = %ordering,
      "syncscope" = %syncscope
    } {
      varve.optional = ["syncscope"]
    }
  }
  irdl.operation @fmul attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fneg attributes {
    varve.format = "$operand attr-dict `:` type($res)",
    varve.traits = ["Pure", "SameOperandsAndResultType", "FastmathFlagsInterface"],
    varve.let = [
      "type($res) = type($operand)"]
  } {
    %operand = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      operand: %operand)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fpext attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @fptosi attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @fptoui attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @fptrunc attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @freeze attributes {
    varve.format = "$val attr-dict `:` type($val)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($val)"]
  } {
    %val = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
  }
  irdl.operation @frem attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @fsub attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "FastmathFlagsInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @func attributes {
    varve.syntax = "hook:llvm.func",
    varve.traits = ["AffineScope", "AutomaticAllocationScope", "IsolatedFromAbove", "FunctionOpInterface"],
    varve.require = [["$linkage != .common", "functions cannot have 'common' linkage"]]
  } {
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %sym_visibility = irdl.any {varve.rule = "StrAttr"}
    %function_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %CConv = irdl.base "#llvm.cconv"
    %comdat = irdl.any {varve.rule = "SymbolRefAttr"}
    %convergent = irdl.any {varve.rule = "UnitAttr"}
    %personality = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %garbageCollector = irdl.any {varve.rule = "StrAttr"}
    %passthrough = irdl.any {varve.rule = "ArrayAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %function_entry_count = irdl.any {varve.rule = "I64Attr"}
    %memory_effects = irdl.base "#llvm.memory_effects"
    %visibility_ = irdl.any {varve.rule = "enum<@Visibility>"}
    %arm_streaming = irdl.any {varve.rule = "UnitAttr"}
    %arm_locally_streaming = irdl.any {varve.rule = "UnitAttr"}
    %arm_streaming_compatible = irdl.any {varve.rule = "UnitAttr"}
    %arm_new_za = irdl.any {varve.rule = "UnitAttr"}
    %arm_in_za = irdl.any {varve.rule = "UnitAttr"}
    %arm_out_za = irdl.any {varve.rule = "UnitAttr"}
    %arm_inout_za = irdl.any {varve.rule = "UnitAttr"}
    %arm_preserves_za = irdl.any {varve.rule = "UnitAttr"}
    %section = irdl.any {varve.rule = "StrAttr"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %vscale_range = irdl.base "#llvm.vscale_range"
    %frame_pointer = irdl.base "#llvm.framePointerKind"
    %target_cpu = irdl.any {varve.rule = "StrAttr"}
    %tune_cpu = irdl.any {varve.rule = "StrAttr"}
    %reciprocal_estimates = irdl.any {varve.rule = "StrAttr"}
    %prefer_vector_width = irdl.any {varve.rule = "StrAttr"}
    %target_features = irdl.base "#llvm.target_features"
    %no_infs_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %no_nans_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %no_signed_zeros_fp_math = irdl.any {varve.rule = "BoolAttr"}
    %denormal_fp_math = irdl.any {varve.rule = "StrAttr"}
    %denormal_fp_math_f32 = irdl.any {varve.rule = "StrAttr"}
    %fp_contract = irdl.any {varve.rule = "StrAttr"}
    %instrument_function_entry = irdl.any {varve.rule = "StrAttr"}
    %instrument_function_exit = irdl.any {varve.rule = "StrAttr"}
    %no_inline = irdl.any {varve.rule = "UnitAttr"}
    %always_inline = irdl.any {varve.rule = "UnitAttr"}
    %inline_hint = irdl.any {varve.rule = "UnitAttr"}
    %no_unwind = irdl.any {varve.rule = "UnitAttr"}
    %will_return = irdl.any {varve.rule = "UnitAttr"}
    %optimize_none = irdl.any {varve.rule = "UnitAttr"}
    %vec_type_hint = irdl.base "#llvm.vec_type_hint"
    %work_group_size_hint = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %reqd_work_group_size = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %intel_reqd_sub_group_size = irdl.any {varve.rule = "I32Attr"}
    %uwtable_kind = irdl.base "#llvm.uwtableKind"
    irdl.attributes {
      "sym_name" = %sym_name,
      "sym_visibility" = %sym_visibility,
      "function_type" = %function_type,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "CConv" = %CConv,
      "comdat" = %comdat,
      "convergent" = %convergent,
      "personality" = %personality,
      "garbageCollector" = %garbageCollector,
      "passthrough" = %passthrough,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "function_entry_count" = %function_entry_count,
      "memory_effects" = %memory_effects,
      "visibility_" = %visibility_,
      "arm_streaming" = %arm_streaming,
      "arm_locally_streaming" = %arm_locally_streaming,
      "arm_streaming_compatible" = %arm_streaming_compatible,
      "arm_new_za" = %arm_new_za,
      "arm_in_za" = %arm_in_za,
      "arm_out_za" = %arm_out_za,
      "arm_inout_za" = %arm_inout_za,
      "arm_preserves_za" = %arm_preserves_za,
      "section" = %section,
      "unnamed_addr" = %unnamed_addr,
      "alignment" = %alignment,
      "vscale_range" = %vscale_range,
      "frame_pointer" = %frame_pointer,
      "target_cpu" = %target_cpu,
      "tune_cpu" = %tune_cpu,
      "reciprocal_estimates" = %reciprocal_estimates,
      "prefer_vector_width" = %prefer_vector_width,
      "target_features" = %target_features,
      "no_infs_fp_math" = %no_infs_fp_math,
      "no_nans_fp_math" = %no_nans_fp_math,
      "no_signed_zeros_fp_math" = %no_signed_zeros_fp_math,
      "denormal_fp_math" = %denormal_fp_math,
      "denormal_fp_math_f32" = %denormal_fp_math_f32,
      "fp_contract" = %fp_contract,
      "instrument_function_entry" = %instrument_function_entry,
      "instrument_function_exit" = %instrument_function_exit,
      "no_inline" = %no_inline,
      "always_inline" = %always_inline,
      "inline_hint" = %inline_hint,
      "no_unwind" = %no_unwind,
      "will_return" = %will_return,
      "optimize_none" = %optimize_none,
      "vec_type_hint" = %vec_type_hint,
      "work_group_size_hint" = %work_group_size_hint,
      "reqd_work_group_size" = %reqd_work_group_size,
      "intel_reqd_sub_group_size" = %intel_reqd_sub_group_size,
      "uwtable_kind" = %uwtable_kind
    } {
      varve.optional = ["sym_visibility", "dso_local", "comdat", "convergent", "personality", "garbageCollector", "passthrough", "arg_attrs", "res_attrs", "function_entry_count", "memory_effects", "arm_streaming", "arm_locally_streaming", "arm_streaming_compatible", "arm_new_za", "arm_in_za", "arm_out_za", "arm_inout_za", "arm_preserves_za", "section", "unnamed_addr", "alignment", "vscale_range", "frame_pointer", "target_cpu", "tune_cpu", "reciprocal_estimates", "prefer_vector_width", "target_features", "no_infs_fp_math", "no_nans_fp_math", "no_signed_zeros_fp_math", "denormal_fp_math", "denormal_fp_math_f32", "fp_contract", "instrument_function_entry", "instrument_function_exit", "no_inline", "always_inline", "inline_hint", "no_unwind", "will_return", "optimize_none", "vec_type_hint", "work_group_size_hint", "reqd_work_group_size", "intel_reqd_sub_group_size", "uwtable_kind"],
      varve.defaults = {
        linkage = #llvm.linkage<external>,
        CConv = #llvm.cconv<ccc>,
        visibility_ = 0 : i64}
    }
    %body = irdl.region
    irdl.regions(
      body: %body)
  }
  irdl.operation @getelementptr attributes {
    varve.format = "($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` functional-type(operands, results) `,` $elem_type",
    varve.traits = ["Pure", "PromotableOpInterface", "SafeMemorySlotAccessOpInterface", "DestructurableAccessorOpInterface", "ViewLikeOpInterface"]
  } {
    %base = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %dynamicIndices = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %rawConstantIndices = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %elem_type = irdl.any {varve.rule = "TypeAttr"}
    %noWrapFlags = irdl.any {varve.rule = "enum<@GEPNoWrapFlags>"}
    irdl.operands(
      base: %base,
      dynamicIndices: variadic %dynamicIndices)
    irdl.results(
      res: %res)
    irdl.attributes {
      "rawConstantIndices" = %rawConstantIndices,
      "elem_type" = %elem_type,
      "noWrapFlags" = %noWrapFlags
    } {
      varve.defaults = {
        noWrapFlags = 0 : i32},
      varve.native = {
        noWrapFlags = "enum"}
    }
  }
  irdl.operation @icmp attributes {
    varve.syntax = "hook:llvm.icmp",
    varve.traits = ["Pure", "SameTypeOperands", "TypesMatchWith<lhs,res>"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = over(type($lhs), e: i1)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>, !llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>, !llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %res = irdl.any {varve.rule = "AnyOf<I1, LLVM_VectorOf<I1>>"}
    %predicate = irdl.any {varve.rule = "enum<@ICmpPredicate>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "predicate" = %predicate
    }
  }
  irdl.operation @indirectbr attributes {
    varve.format = "$addr `:` type($addr) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands, type($succOperands)) attr-dict",
    varve.traits = ["SameVariadicOperandSize", "BranchOpInterface", "Pure", "Terminator"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %succOperands = irdl.any
    %indbr_operand_segments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      addr: %addr,
      succOperands: variadic %succOperands) {
      varve.nested = {
        succOperands = "indbr_operand_segments"}
    }
    irdl.attributes {
      "indbr_operand_segments" = %indbr_operand_segments
    }
    "varve.successors"() {names = ["successors"], variadic = ["successors"]} : () -> ()
  }
  irdl.operation @inline_asm attributes {
    varve.format = "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? (`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints operands `:` functional-type(operands, results)",
    varve.traits = ["MemoryEffectsOpInterface"]
  } {
    %operands = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %asm_string = irdl.any {varve.rule = "StrAttr"}
    %constraints = irdl.any {varve.rule = "StrAttr"}
    %has_side_effects = irdl.any {varve.rule = "UnitAttr"}
    %is_align_stack = irdl.any {varve.rule = "UnitAttr"}
    %tail_call_kind = irdl.base "#llvm.tailcallkind"
    %asm_dialect = irdl.any {varve.rule = "enum<@AsmDialect>"}
    %operand_attrs = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      operands: variadic %operands)
    irdl.results(
      res: optional %res)
    irdl.attributes {
      "asm_string" = %asm_string,
      "constraints" = %constraints,
      "has_side_effects" = %has_side_effects,
      "is_align_stack" = %is_align_stack,
      "tail_call_kind" = %tail_call_kind,
      "asm_dialect" = %asm_dialect,
      "operand_attrs" = %operand_attrs
    } {
      varve.optional = ["has_side_effects", "is_align_stack", "asm_dialect", "operand_attrs"],
      varve.defaults = {
        tail_call_kind = #llvm.tailcallkind<none>}
    }
  }
  irdl.operation @insertelement attributes {
    varve.format = "$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    varve.traits = ["Pure", "TypesMatchWith<vector,value>", "AllTypesMatch<res,vector>"],
    varve.let = [
      "type($value) = elem(type($vector))",
      "type($vector) = type($res)"]
  } {
    %vector = irdl.any {varve.rule = "LLVM_AnyVector"}
    %value = irdl.any {varve.rule = "AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>"}
    %position = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    irdl.operands(
      vector: %vector,
      value: %value,
      position: %position)
    irdl.results(
      res: %res)
  }
  irdl.operation @insertvalue attributes {
    varve.format = "$value `,` $container `` $position attr-dict `:` type($container) custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))",
    varve.traits = ["Pure", "AllTypesMatch<container,res>"],
    varve.let = [
      "type($res) = type($container)"]
  } {
    %container = irdl.any {varve.rule = "AnyOf<!llvm.struct, !llvm.array>"}
    %value = irdl.any {varve.rule = "AllOf<LLVM_Type, Not<AnyOf<!llvm.void, !llvm.func>>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.struct, !llvm.array>"}
    %position = irdl.any {varve.rule = "DenseI64ArrayAttr"}
    irdl.operands(
      container: %container,
      value: %value)
    irdl.results(
      res: %res)
    irdl.attributes {
      "position" = %position
    }
  }
  irdl.operation @intr.abs attributes {
    varve.traits = ["Pure"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %is_int_min_poison = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "is_int_min_poison" = %is_int_min_poison
    }
  }
  irdl.operation @intr.acos attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.annotation attributes {
    varve.traits = ["AllTypesMatch<res,integer>", "AllTypesMatch<annotation,fileName>"],
    varve.let = [
      "type($integer) = type($res)",
      "type($fileName) = type($annotation)",
      "type($line) = i32"]
  } {
    %integer = irdl.any {varve.rule = "AnySignlessInteger"}
    %annotation = irdl.base "!llvm.ptr"
    %fileName = irdl.base "!llvm.ptr"
    %line = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "AnySignlessInteger"}
    irdl.operands(
      integer: %integer,
      annotation: %annotation,
      fileName: %fileName,
      line: %line)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.asin attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.assume attributes {
    varve.format = "$cond ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^ )? `:` type($cond) attr-dict",
    varve.let = [
      "type($cond) = i1"]
  } {
    %cond = irdl.any {varve.rule = "I1"}
    %op_bundle_operands = irdl.any {varve.rule = "LLVM_Type"}
    %op_bundle_sizes = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %op_bundle_tags = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      cond: %cond,
      op_bundle_operands: variadic %op_bundle_operands) {
      varve.nested = {
        op_bundle_operands = "op_bundle_sizes"}
    }
    irdl.attributes {
      "op_bundle_sizes" = %op_bundle_sizes,
      "op_bundle_tags" = %op_bundle_tags
    } {
      varve.optional = ["op_bundle_tags"]
    }
  }
  irdl.operation @intr.atan attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.atan2 attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.bitreverse attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.bswap attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ceil attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.copysign attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.coro.align attributes {
    varve.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.begin attributes {
    varve.format = "$token `,` $mem attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($token) = !llvm.token"]
  } {
    %token = irdl.base "!llvm.token"
    %mem = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      token: %token,
      mem: %mem)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.end attributes {
    varve.format = "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($unwind) = i1",
      "type($retvals) = !llvm.token"]
  } {
    %handle = irdl.base "!llvm.ptr"
    %unwind = irdl.any {varve.rule = "I1"}
    %retvals = irdl.base "!llvm.token"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      handle: %handle,
      unwind: %unwind,
      retvals: %retvals)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.free attributes {
    varve.format = "$id `,` $handle attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($id) = !llvm.token"]
  } {
    %id = irdl.base "!llvm.token"
    %handle = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      id: %id,
      handle: %handle)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.id attributes {
    varve.format = "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($align) = i32"]
  } {
    %align = irdl.any {varve.rule = "I32"}
    %promise = irdl.base "!llvm.ptr"
    %coroaddr = irdl.base "!llvm.ptr"
    %fnaddrs = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      align: %align,
      promise: %promise,
      coroaddr: %coroaddr,
      fnaddrs: %fnaddrs)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.promise attributes {
    varve.format = "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)",
    varve.let = [
      "type($align) = i32",
      "type($from) = i1"]
  } {
    %handle = irdl.base "!llvm.ptr"
    %align = irdl.any {varve.rule = "I32"}
    %from = irdl.any {varve.rule = "I1"}
    %res = irdl.base "!llvm.ptr"
    irdl.operands(
      handle: %handle,
      align: %align,
      from: %from)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.resume attributes {
    varve.format = "$handle attr-dict `:` qualified(type($handle))"
  } {
    %handle = irdl.base "!llvm.ptr"
    irdl.operands(
      handle: %handle)
  }
  irdl.operation @intr.coro.save attributes {
    varve.format = "$handle attr-dict `:` functional-type(operands, results)"
  } {
    %handle = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      handle: %handle)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.size attributes {
    varve.format = "attr-dict `:` type($res)"
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.coro.suspend attributes {
    varve.format = "$save `,` $final attr-dict `:` type($res)",
    varve.let = [
      "type($save) = !llvm.token",
      "type($final) = i1"]
  } {
    %save = irdl.base "!llvm.token"
    %final = irdl.any {varve.rule = "I1"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      save: %save,
      final: %final)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.cos attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.cosh attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.ctlz attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %is_zero_poison = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "is_zero_poison" = %is_zero_poison
    }
  }
  irdl.operation @intr.ctpop attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.cttz attributes {
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %is_zero_poison = irdl.any {varve.rule = "I1Attr"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "is_zero_poison" = %is_zero_poison
    }
  }
  irdl.operation @intr.dbg.declare attributes {
    varve.format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $addr `:` qualified(type($addr)) attr-dict",
    varve.traits = ["PromotableOpInterface"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %varInfo = irdl.base "#llvm.di_local_variable"
    %locationExpr = irdl.base "#llvm.di_expression"
    irdl.operands(
      addr: %addr)
    irdl.attributes {
      "varInfo" = %varInfo,
      "locationExpr" = %locationExpr
    } {
      varve.defaults = {
        locationExpr = #llvm.di_expression<>}
    }
  }
  irdl.operation @intr.dbg.label attributes {
    varve.format = "$label attr-dict"
  } {
    %label = irdl.base "#llvm.di_label"
    irdl.attributes {
      "label" = %label
    }
  }
  irdl.operation @intr.dbg.value attributes {
    varve.format = "qualified($varInfo) (qualified($locationExpr)^)? `=` $value `:` qualified(type($value)) attr-dict",
    varve.traits = ["PromotableOpInterface"]
  } {
    %value = irdl.any {varve.rule = "LLVM_Type"}
    %varInfo = irdl.base "#llvm.di_local_variable"
    %locationExpr = irdl.base "#llvm.di_expression"
    irdl.operands(
      value: %value)
    irdl.attributes {
      "varInfo" = %varInfo,
      "locationExpr" = %locationExpr
    } {
      varve.defaults = {
        locationExpr = #llvm.di_expression<>}
    }
  }
  irdl.operation @intr.debugtrap attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @intr.eh.typeid.for attributes {
    varve.format = "$type_info attr-dict `:` functional-type(operands, results)"
  } {
    %type_info = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      type_info: %type_info)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.exp attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.exp10 attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.exp2 attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.expect attributes {
    varve.format = "$val `,` $expected attr-dict `:` type($val)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($expected) = type($val)",
      "type($res) = type($val)"]
  } {
    %val = irdl.any {varve.rule = "AnySignlessInteger"}
    %expected = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      val: %val,
      expected: %expected)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.expect.with.probability attributes {
    varve.format = "$val `,` $expected `,` $prob attr-dict `:` type($val)",
    varve.traits = ["Pure", "AllTypesMatch<val,expected,res>"],
    varve.let = [
      "type($expected) = type($val)",
      "type($res) = type($val)"]
  } {
    %val = irdl.any {varve.rule = "AnySignlessInteger"}
    %expected = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %prob = irdl.any {varve.rule = "F64Attr"}
    irdl.operands(
      val: %val,
      expected: %expected)
    irdl.results(
      res: %res)
    irdl.attributes {
      "prob" = %prob
    }
  }
  irdl.operation @intr.experimental.constrained.fpext attributes {
    varve.format = "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
    varve.traits = ["Pure", "FPExceptionBehaviorOpInterface"]
  } {
    %arg_0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fpExceptionBehavior = irdl.any {varve.rule = "enum<@FPExceptionBehavior>"}
    irdl.operands(
      arg_0: %arg_0)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fpExceptionBehavior" = %fpExceptionBehavior
    }
  }
  irdl.operation @intr.experimental.constrained.fptrunc attributes {
    varve.format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
    varve.traits = ["Pure", "FPExceptionBehaviorOpInterface", "RoundingModeOpInterface"]
  } {
    %arg_0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %roundingmode = irdl.any {varve.rule = "AllOf<enum<@RoundingMode>, IntMinValue<0>>"}
    %fpExceptionBehavior = irdl.any {varve.rule = "enum<@FPExceptionBehavior>"}
    irdl.operands(
      arg_0: %arg_0)
    irdl.results(
      res: %res)
    irdl.attributes {
      "roundingmode" = %roundingmode,
      "fpExceptionBehavior" = %fpExceptionBehavior
    }
  }
  irdl.operation @intr.experimental.constrained.sitofp attributes {
    varve.format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
    varve.traits = ["Pure", "FPExceptionBehaviorOpInterface", "RoundingModeOpInterface"]
  } {
    %arg_0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %roundingmode = irdl.any {varve.rule = "AllOf<enum<@RoundingMode>, IntMinValue<0>>"}
    %fpExceptionBehavior = irdl.any {varve.rule = "enum<@FPExceptionBehavior>"}
    irdl.operands(
      arg_0: %arg_0)
    irdl.results(
      res: %res)
    irdl.attributes {
      "roundingmode" = %roundingmode,
      "fpExceptionBehavior" = %fpExceptionBehavior
    }
  }
  irdl.operation @intr.experimental.constrained.uitofp attributes {
    varve.format = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)",
    varve.traits = ["Pure", "FPExceptionBehaviorOpInterface", "RoundingModeOpInterface"]
  } {
    %arg_0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %roundingmode = irdl.any {varve.rule = "AllOf<enum<@RoundingMode>, IntMinValue<0>>"}
    %fpExceptionBehavior = irdl.any {varve.rule = "enum<@FPExceptionBehavior>"}
    irdl.operands(
      arg_0: %arg_0)
    irdl.results(
      res: %res)
    irdl.attributes {
      "roundingmode" = %roundingmode,
      "fpExceptionBehavior" = %fpExceptionBehavior
    }
  }
  irdl.operation @intr.experimental.noalias.scope.decl attributes {
    varve.format = "$scope attr-dict"
  } {
    %scope = irdl.base "#llvm.alias_scope"
    irdl.attributes {
      "scope" = %scope
    }
  }
  irdl.operation @intr.experimental.vp.strided.load attributes {
    varve.let = [
      "type($evl) = i32"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "AnySignlessInteger"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      ptr: %ptr,
      stride: %stride,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.experimental.vp.strided.store attributes {
    varve.let = [
      "type($evl) = i32"]
  } {
    %val = irdl.any {varve.rule = "LLVM_AnyVector"}
    %ptr = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "AnySignlessInteger"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    irdl.operands(
      val: %val,
      ptr: %ptr,
      stride: %stride,
      mask: %mask,
      evl: %evl)
  }
  irdl.operation @intr.fabs attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.floor attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.fma attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %c = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.fmuladd attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %c = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.frexp attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.fshl attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.fshr attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($c) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %c = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b,
      c: %c)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.get.active.lane.mask attributes {
    varve.format = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %base = irdl.any {varve.rule = "AnySignlessInteger"}
    %n = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      base: %base,
      n: %n)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.invariant.end attributes {
    varve.format = "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))",
    varve.traits = ["PromotableOpInterface"],
    varve.let = [
      "type($start) = !llvm.ptr"]
  } {
    %start = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>"}
    %ptr = irdl.base "!llvm.ptr"
    %size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      start: %start,
      ptr: %ptr)
    irdl.attributes {
      "size" = %size
    }
  }
  irdl.operation @intr.invariant.start attributes {
    varve.format = "$size `,` $ptr attr-dict `:` qualified(type($ptr))",
    varve.traits = ["PromotableOpInterface"],
    varve.let = [
      "type($res) = !llvm.ptr"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "AllOf<!llvm.ptr, LLVM_PointerInAddressSpace<0>>"}
    %size = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "size" = %size
    }
  }
  irdl.operation @intr.is.constant attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($res) = i1"]
  } {
    %val = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "I1"}
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.is.fpclass attributes {
    varve.traits = ["Pure"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %bit = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "bit" = %bit
    }
  }
  irdl.operation @intr.launder.invariant.group attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr))",
    varve.traits = ["PromotableOpInterface", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($ptr)"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %res = irdl.base "!llvm.ptr"
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ldexp attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %power = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      val: %val,
      power: %power)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.lifetime.end attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr))",
    varve.traits = ["PromotableOpInterface"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    irdl.operands(
      ptr: %ptr)
  }
  irdl.operation @intr.lifetime.start attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr))",
    varve.traits = ["PromotableOpInterface"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    irdl.operands(
      ptr: %ptr)
  }
  irdl.operation @intr.llrint attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.llround attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %val = irdl.any {varve.rule = "LLVM_AnyFloat"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.log attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.log10 attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.log2 attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.lrint attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.lround attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.masked.compressstore attributes {
    varve.traits = ["ArgAndResultAttrsOpInterface"]
  } {
    %value = irdl.any {varve.rule = "LLVM_AnyVector"}
    %ptr = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      value: %value,
      ptr: %ptr,
      mask: %mask)
    irdl.attributes {
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @intr.masked.expandload attributes {
    varve.traits = ["ArgAndResultAttrsOpInterface"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %passthru = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      ptr: %ptr,
      mask: %mask,
      passthru: %passthru)
    irdl.results(
      res: %res)
    irdl.attributes {
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @intr.masked.gather attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)",
    varve.require = [["length(type($res)) = length(type($ptrs))", "expected operand #1 type to be 'vector<{length(type($res))}x!llvm.ptr>'"]]
  } {
    %ptrs = irdl.any {varve.rule = "LLVM_VectorOf<!llvm.ptr>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      ptrs: %ptrs,
      mask: %mask,
      pass_thru: variadic %pass_thru)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment
    }
  }
  irdl.operation @intr.masked.load attributes {
    varve.format = "operands attr-dict `:` functional-type(operands, results)"
  } {
    %data = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %pass_thru = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      data: %data,
      mask: %mask,
      pass_thru: optional %pass_thru)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment,
      "nontemporal" = %nontemporal
    } {
      varve.optional = ["nontemporal"]
    }
  }
  irdl.operation @intr.masked.scatter attributes {
    varve.format = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)",
    varve.require = [["length(type($value)) = length(type($ptrs))", "expected operand #2 type to be 'vector<{length(type($value))}x!llvm.ptr>'"]]
  } {
    %value = irdl.any {varve.rule = "LLVM_AnyVector"}
    %ptrs = irdl.any {varve.rule = "LLVM_VectorOf<!llvm.ptr>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      ptrs: %ptrs,
      mask: %mask)
    irdl.attributes {
      "alignment" = %alignment
    }
  }
  irdl.operation @intr.masked.store attributes {
    varve.format = "$value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))"
  } {
    %value = irdl.any {varve.rule = "LLVM_AnyVector"}
    %data = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %alignment = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      value: %value,
      data: %data,
      mask: %mask)
    irdl.attributes {
      "alignment" = %alignment
    }
  }
  irdl.operation @intr.matrix.column.major.load attributes {
    varve.format = "$data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` qualified(type($data)) `stride` type($stride)"
  } {
    %data = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %rows = irdl.any {varve.rule = "I32Attr"}
    %columns = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      data: %data,
      stride: %stride)
    irdl.results(
      res: %res)
    irdl.attributes {
      "isVolatile" = %isVolatile,
      "rows" = %rows,
      "columns" = %columns
    }
  }
  irdl.operation @intr.matrix.column.major.store attributes {
    varve.format = "$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to` qualified(type($data)) `stride` type($stride)"
  } {
    %matrix = irdl.any {varve.rule = "LLVM_AnyVector"}
    %data = irdl.base "!llvm.ptr"
    %stride = irdl.any {varve.rule = "AnySignlessInteger"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %rows = irdl.any {varve.rule = "I32Attr"}
    %columns = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      matrix: %matrix,
      data: %data,
      stride: %stride)
    irdl.attributes {
      "isVolatile" = %isVolatile,
      "rows" = %rows,
      "columns" = %columns
    }
  }
  irdl.operation @intr.matrix.multiply attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)"
  } {
    %lhs = irdl.any {varve.rule = "LLVM_AnyVector"}
    %rhs = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %lhs_rows = irdl.any {varve.rule = "I32Attr"}
    %lhs_columns = irdl.any {varve.rule = "I32Attr"}
    %rhs_columns = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "lhs_rows" = %lhs_rows,
      "lhs_columns" = %lhs_columns,
      "rhs_columns" = %rhs_columns
    }
  }
  irdl.operation @intr.matrix.transpose attributes {
    varve.format = "$matrix attr-dict `:` type($matrix) `into` type($res)"
  } {
    %matrix = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %rows = irdl.any {varve.rule = "I32Attr"}
    %columns = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      matrix: %matrix)
    irdl.results(
      res: %res)
    irdl.attributes {
      "rows" = %rows,
      "columns" = %columns
    }
  }
  irdl.operation @intr.maximum attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.maxnum attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.memcpy attributes {
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "ArgAndResultAttrsOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %src = irdl.base "!llvm.ptr"
    %len = irdl.any {varve.rule = "AnySignlessInteger"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      dst: %dst,
      src: %src,
      len: %len)
    irdl.attributes {
      "isVolatile" = %isVolatile,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["access_groups", "alias_scopes", "noalias_scopes", "tbaa", "arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @intr.memcpy.inline attributes {
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "ArgAndResultAttrsOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %src = irdl.base "!llvm.ptr"
    %len = irdl.any {varve.rule = "APIntAttr"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      dst: %dst,
      src: %src)
    irdl.attributes {
      "len" = %len,
      "isVolatile" = %isVolatile,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["access_groups", "alias_scopes", "noalias_scopes", "tbaa", "arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @intr.memmove attributes {
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "ArgAndResultAttrsOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %src = irdl.base "!llvm.ptr"
    %len = irdl.any {varve.rule = "AnySignlessInteger"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      dst: %dst,
      src: %src,
      len: %len)
    irdl.attributes {
      "isVolatile" = %isVolatile,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["access_groups", "alias_scopes", "noalias_scopes", "tbaa", "arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @intr.memset attributes {
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "ArgAndResultAttrsOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface"],
    varve.let = [
      "type($val) = i8"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %val = irdl.any {varve.rule = "I8"}
    %len = irdl.any {varve.rule = "AnySignlessInteger"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      dst: %dst,
      val: %val,
      len: %len)
    irdl.attributes {
      "isVolatile" = %isVolatile,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["access_groups", "alias_scopes", "noalias_scopes", "tbaa", "arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @intr.memset.inline attributes {
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "ArgAndResultAttrsOpInterface", "PromotableMemOpInterface", "DestructurableAccessorOpInterface", "SafeMemorySlotAccessOpInterface"],
    varve.let = [
      "type($val) = i8"]
  } {
    %dst = irdl.base "!llvm.ptr"
    %val = irdl.any {varve.rule = "I8"}
    %len = irdl.any {varve.rule = "APIntAttr"}
    %isVolatile = irdl.any {varve.rule = "I1Attr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    irdl.operands(
      dst: %dst,
      val: %val)
    irdl.attributes {
      "len" = %len,
      "isVolatile" = %isVolatile,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs
    } {
      varve.optional = ["access_groups", "alias_scopes", "noalias_scopes", "tbaa", "arg_attrs", "res_attrs"]
    }
  }
  irdl.operation @intr.minimum attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.minnum attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.nearbyint attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.pow attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %b = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.powi attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure"]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %power = irdl.any {varve.rule = "AnySignlessInteger"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      val: %val,
      power: %power)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.prefetch {
    %addr = irdl.base "!llvm.ptr"
    %rw = irdl.any {varve.rule = "I32Attr"}
    %hint = irdl.any {varve.rule = "I32Attr"}
    %cache = irdl.any {varve.rule = "I32Attr"}
    irdl.operands(
      addr: %addr)
    irdl.attributes {
      "rw" = %rw,
      "hint" = %hint,
      "cache" = %cache
    }
  }
  irdl.operation @intr.ptr.annotation attributes {
    varve.traits = ["AllTypesMatch<res,ptr>", "AllTypesMatch<annotation,fileName,attr>"],
    varve.let = [
      "type($ptr) = type($res)",
      "type($fileName) = type($annotation)",
      "type($attr) = type($annotation)",
      "type($line) = i32"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %annotation = irdl.base "!llvm.ptr"
    %fileName = irdl.base "!llvm.ptr"
    %line = irdl.any {varve.rule = "I32"}
    %attr = irdl.base "!llvm.ptr"
    %res = irdl.base "!llvm.ptr"
    irdl.operands(
      ptr: %ptr,
      annotation: %annotation,
      fileName: %fileName,
      line: %line,
      attr: %attr)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ptrmask attributes {
    varve.format = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "AllTypesMatch<ptr,res>"],
    varve.let = [
      "type($res) = type($ptr)"]
  } {
    %ptr = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %mask = irdl.any {varve.rule = "AnyOf<AnyInteger, LLVM_VectorOf<AnyInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    irdl.operands(
      ptr: %ptr,
      mask: %mask)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.rint attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.round attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.roundeven attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.sadd.sat attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sadd.with.overflow attributes {
    varve.traits = ["Pure", "SameOperandsElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.scmp attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameTypeOperands"],
    varve.let = [
      "type($b) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sin attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.sincos attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure"],
    varve.require = [["mnemonic(type($res)) = 'struct' and count(elements(type($res))) = 2 and all(t in elements(type($res)): t = type($val))", "expected result type to be an homogeneous struct with two elements matching the operand type, but got '{type($res)}'"]]
  } {
    %val = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      val: %val)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.sinh attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.smax attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smin attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.smul.with.overflow attributes {
    varve.traits = ["Pure", "SameOperandsElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sqrt attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.ssa.copy attributes {
    varve.format = "$operand attr-dict `:` type($operand)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($operand)"]
  } {
    %operand = irdl.any
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand: %operand)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.sshl.sat attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ssub.sat attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ssub.with.overflow attributes {
    varve.traits = ["Pure", "SameOperandsElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.stackrestore attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr))"
  } {
    %ptr = irdl.base "!llvm.ptr"
    irdl.operands(
      ptr: %ptr)
  }
  irdl.operation @intr.stacksave attributes {
    varve.format = "attr-dict `:` qualified(type($res))"
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.stepvector attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"]
  } {
    %res = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.strip.invariant.group attributes {
    varve.format = "$ptr attr-dict `:` qualified(type($ptr))",
    varve.traits = ["PromotableOpInterface", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($ptr)"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %res = irdl.base "!llvm.ptr"
    irdl.operands(
      ptr: %ptr)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.tan attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.tanh attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.threadlocal.address attributes {
    varve.traits = ["Pure"]
  } {
    %global = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      global: %global)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.trap attributes {
    varve.format = "attr-dict"
  } {
  }
  irdl.operation @intr.trunc attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($res) = type($in)"]
  } {
    %in = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.uadd.sat attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.uadd.with.overflow attributes {
    varve.traits = ["Pure", "SameOperandsElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ubsantrap attributes {
    varve.format = "prop-dict attr-dict"
  } {
    %failureKind = irdl.any {varve.rule = "I8Attr"}
    irdl.attributes {
      "failureKind" = %failureKind
    }
  }
  irdl.operation @intr.ucmp attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameTypeOperands"],
    varve.let = [
      "type($b) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.umax attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.umin attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.umul.with.overflow attributes {
    varve.traits = ["Pure", "SameOperandsElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.ushl.sat attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.usub.sat attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["Pure", "SameOperandsAndResultType"],
    varve.let = [
      "type($b) = type($a)",
      "type($res) = type($a)"]
  } {
    %a = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %b = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      a: %a,
      b: %b)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.usub.with.overflow attributes {
    varve.traits = ["Pure", "SameOperandsElementType"]
  } {
    %operand0 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %operand1 = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      operand0: %operand0,
      operand1: %operand1)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vacopy attributes {
    varve.format = "$src_list `to` $dest_list attr-dict `:` type(operands)"
  } {
    %dest_list = irdl.base "!llvm.ptr"
    %src_list = irdl.base "!llvm.ptr"
    irdl.operands(
      dest_list: %dest_list,
      src_list: %src_list)
  }
  irdl.operation @intr.vaend attributes {
    varve.format = "$arg_list attr-dict `:` qualified(type($arg_list))"
  } {
    %arg_list = irdl.base "!llvm.ptr"
    irdl.operands(
      arg_list: %arg_list)
  }
  irdl.operation @intr.var.annotation attributes {
    varve.traits = ["AllTypesMatch<annotation,fileName,attr>"],
    varve.let = [
      "type($fileName) = type($annotation)",
      "type($attr) = type($annotation)",
      "type($line) = i32"]
  } {
    %val = irdl.base "!llvm.ptr"
    %annotation = irdl.base "!llvm.ptr"
    %fileName = irdl.base "!llvm.ptr"
    %line = irdl.any {varve.rule = "I32"}
    %attr = irdl.base "!llvm.ptr"
    irdl.operands(
      val: %val,
      annotation: %annotation,
      fileName: %fileName,
      line: %line,
      attr: %attr)
  }
  irdl.operation @intr.vastart attributes {
    varve.format = "$arg_list attr-dict `:` qualified(type($arg_list))"
  } {
    %arg_list = irdl.base "!llvm.ptr"
    irdl.operands(
      arg_list: %arg_list)
  }
  irdl.operation @intr.vector.deinterleave2 attributes {
    varve.traits = ["Pure"]
  } {
    %vec = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vec: %vec)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.extract attributes {
    varve.format = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)",
    varve.traits = ["Pure", "AtMost<SrcVectorBitWidth,131072>", "AtMost<ResVectorBitWidth,131072>", "ScalableIfScalable<res,srcvec>"]
  } {
    %srcvec = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %pos = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      srcvec: %srcvec)
    irdl.results(
      res: %res)
    irdl.attributes {
      "pos" = %pos
    }
  }
  irdl.operation @intr.vector.insert attributes {
    varve.format = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<dstvec,res>", "AtMost<SrcVectorBitWidth,131072>", "AtMost<DstVectorBitWidth,131072>", "ScalableIfScalable<srcvec,dstvec>"],
    varve.let = [
      "type($res) = type($dstvec)"]
  } {
    %dstvec = irdl.any {varve.rule = "LLVM_AnyVector"}
    %srcvec = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %pos = irdl.any {varve.rule = "I64Attr"}
    irdl.operands(
      dstvec: %dstvec,
      srcvec: %srcvec)
    irdl.results(
      res: %res)
    irdl.attributes {
      "pos" = %pos
    }
  }
  irdl.operation @intr.vector.interleave2 attributes {
    varve.traits = ["Pure", "AllTypesMatch<vec1,vec2>", "ElementCountTimes<res,vec1,2>", "SameElementType<vec1,res>"],
    varve.let = [
      "type($vec2) = type($vec1)"]
  } {
    %vec1 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %vec2 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      vec1: %vec1,
      vec2: %vec2)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.add attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.and attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.fadd attributes {
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultElementType"]
  } {
    %start_value = irdl.any {varve.rule = "AnyFloat"}
    %input = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      start_value: %start_value,
      input: %input)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.vector.reduce.fmax attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.vector.reduce.fmaximum attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.vector.reduce.fmin attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.vector.reduce.fminimum attributes {
    varve.format = "`(` operands `)` attr-dict `:` functional-type(operands, results)",
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.vector.reduce.fmul attributes {
    varve.traits = ["FastmathFlagsInterface", "Pure", "SameOperandsAndResultElementType"]
  } {
    %start_value = irdl.any {varve.rule = "AnyFloat"}
    %input = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      start_value: %start_value,
      input: %input)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @intr.vector.reduce.mul attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.or attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.smax attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.smin attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.umax attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.umin attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vector.reduce.xor attributes {
    varve.traits = ["Pure", "SameOperandsAndResultElementType"]
  } {
    %in = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      in: %in)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.add attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.and attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.ashr attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.fadd attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.fdiv attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.fma attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %op1 = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %op2 = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %op3 = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      op1: %op1,
      op2: %op2,
      op3: %op3,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.fmul attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.fmuladd attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %op1 = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %op2 = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %op3 = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      op1: %op1,
      op2: %op2,
      op3: %op3,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.fneg attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %op = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      op: %op,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.fpext attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.fptosi attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.fptoui attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.fptrunc attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.frem attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.fsub attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.inttoptr attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.load attributes {
    varve.let = [
      "type($evl) = i32"]
  } {
    %ptr = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      ptr: %ptr,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.lshr attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.merge attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %cond = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %true_val = irdl.any {varve.rule = "LLVM_AnyVector"}
    %false_val = irdl.any {varve.rule = "LLVM_AnyVector"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      cond: %cond,
      true_val: %true_val,
      false_val: %false_val,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.mul attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.or attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.ptrtoint attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<!llvm.ptr>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.add attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnySignlessInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.and attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnySignlessInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.fadd attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyFloat"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.fmax attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyFloat"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.fmin attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyFloat"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.fmul attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnyFloat"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnyFloat>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.mul attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnySignlessInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.or attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnySignlessInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.smax attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnySignlessInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.smin attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnySignlessInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.umax attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnySignlessInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.umin attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnySignlessInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.reduce.xor attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %satrt_value = irdl.any {varve.rule = "AnySignlessInteger"}
    %val = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      satrt_value: %satrt_value,
      val: %val,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.sdiv attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.select attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %cond = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %true_val = irdl.any {varve.rule = "LLVM_AnyVector"}
    %false_val = irdl.any {varve.rule = "LLVM_AnyVector"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      cond: %cond,
      true_val: %true_val,
      false_val: %false_val,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.sext attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.shl attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.sitofp attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.smax attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.smin attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.srem attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.store attributes {
    varve.let = [
      "type($evl) = i32"]
  } {
    %val = irdl.any {varve.rule = "LLVM_AnyVector"}
    %ptr = irdl.base "!llvm.ptr"
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    irdl.operands(
      val: %val,
      ptr: %ptr,
      mask: %mask,
      evl: %evl)
  }
  irdl.operation @intr.vp.sub attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.trunc attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.udiv attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.uitofp attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.umax attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.umin attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.urem attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.xor attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %lhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %rhs = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vp.zext attributes {
    varve.traits = ["Pure"],
    varve.let = [
      "type($evl) = i32"]
  } {
    %src = irdl.any {varve.rule = "LLVM_VectorOf<AnySignlessInteger>"}
    %mask = irdl.any {varve.rule = "LLVM_VectorOf<I1>"}
    %evl = irdl.any {varve.rule = "I32"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      src: %src,
      mask: %mask,
      evl: %evl)
    irdl.results(
      res: %res)
  }
  irdl.operation @intr.vscale {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @inttoptr attributes {
    varve.format = "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure", "DereferenceableOpInterface"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %dereferenceable = irdl.base "#llvm.dereferenceable"
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
    irdl.attributes {
      "dereferenceable" = %dereferenceable
    } {
      varve.optional = ["dereferenceable"]
    }
  }
  irdl.operation @invoke attributes {
    varve.syntax = "hook:llvm.invoke",
    varve.traits = ["BranchOpInterface", "CallOpInterface", "WeightedBranchOpInterface", "Terminator"]
  } {
    %callee_operands = irdl.any {varve.rule = "LLVM_Type"}
    %normalDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %unwindDestOperands = irdl.any {varve.rule = "LLVM_Type"}
    %op_bundle_operands = irdl.any {varve.rule = "LLVM_Type"}
    %result = irdl.any {varve.rule = "LLVM_Type"}
    %var_callee_type = irdl.any {varve.rule = "TypeAttrOf<!llvm.func>"}
    %callee = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %arg_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %res_attrs = irdl.any {varve.rule = "ArrayOf<DictionaryAttr>"}
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %CConv = irdl.base "#llvm.cconv"
    %op_bundle_sizes = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %op_bundle_tags = irdl.any {varve.rule = "ArrayAttr"}
    irdl.operands(
      callee_operands: variadic %callee_operands,
      normalDestOperands: variadic %normalDestOperands,
      unwindDestOperands: variadic %unwindDestOperands,
      op_bundle_operands: variadic %op_bundle_operands) {
      varve.segments,
      varve.nested = {
        op_bundle_operands = "op_bundle_sizes"}
    }
    irdl.results(
      result: optional %result)
    irdl.attributes {
      "var_callee_type" = %var_callee_type,
      "callee" = %callee,
      "arg_attrs" = %arg_attrs,
      "res_attrs" = %res_attrs,
      "branch_weights" = %branch_weights,
      "CConv" = %CConv,
      "op_bundle_sizes" = %op_bundle_sizes,
      "op_bundle_tags" = %op_bundle_tags
    } {
      varve.optional = ["var_callee_type", "callee", "arg_attrs", "res_attrs", "branch_weights", "op_bundle_tags"],
      varve.defaults = {
        CConv = #llvm.cconv<ccc>}
    }
    "varve.successors"() {names = ["normalDest", "unwindDest"], variadic = []} : () -> ()
  }
  irdl.operation @landingpad attributes {
    varve.format = ["(`cleanup` $cleanup^)? each($operand0: ` ` `(` one(`filter` when(mnemonic(type($operand0)) = 'array') | `catch`)", "$operand0 `:` type($operand0) `)`) attr-dict(none) `:` type($res)"]
  } {
    %operand0 = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %cleanup = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      operand0: variadic %operand0)
    irdl.results(
      res: %res)
    irdl.attributes {
      "cleanup" = %cleanup
    } {
      varve.optional = ["cleanup"]
    }
  }
  irdl.operation @linker_options attributes {
    varve.format = "$options attr-dict"
  } {
    %options = irdl.any {varve.rule = "ArrayOf<StrAttr>"}
    irdl.attributes {
      "options" = %options
    }
  }
  irdl.operation @load attributes {
    varve.format = "(`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)? attr-dict `:` qualified(type($addr)) `->` type($res)",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "DestructurableAccessorOpInterface", "MemoryEffectsOpInterface", "PromotableMemOpInterface", "SafeMemorySlotAccessOpInterface", "DereferenceableOpInterface"]
  } {
    %addr = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "AnyOf<LLVM_LoadableType, Implements<\22PointerElementTypeInterface\22>>"}
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    %invariant = irdl.any {varve.rule = "UnitAttr"}
    %invariantGroup = irdl.any {varve.rule = "UnitAttr"}
    %ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    %dereferenceable = irdl.base "#llvm.dereferenceable"
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      addr: %addr)
    irdl.results(
      res: %res)
    irdl.attributes {
      "alignment" = %alignment,
      "volatile_" = %volatile_,
      "nontemporal" = %nontemporal,
      "invariant" = %invariant,
      "invariantGroup" = %invariantGroup,
      "ordering" = %ordering,
      "syncscope" = %syncscope,
      "dereferenceable" = %dereferenceable,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alignment", "volatile_", "nontemporal", "invariant", "invariantGroup", "syncscope", "dereferenceable", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        ordering = 0 : i64}
    }
  }
  irdl.operation @lshr attributes {
    varve.format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "ExactFlagInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %isExact = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "isExact" = %isExact
    } {
      varve.optional = ["isExact"]
    }
  }
  irdl.operation @mlir.addressof attributes {
    varve.format = "$global_name attr-dict `:` qualified(type($res))",
    varve.traits = ["Pure", "ConstantLike", "SymbolUserOpInterface"]
  } {
    %res = irdl.base "!llvm.ptr"
    %global_name = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    irdl.results(
      res: %res)
    irdl.attributes {
      "global_name" = %global_name
    }
  }
  irdl.operation @mlir.alias attributes {
    varve.syntax = "hook:llvm.mlir.alias",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"],
    varve.terminator = "llvm.return",
    varve.require = [["$linkage != .appending", "'appending' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally"], ["$linkage != .common", "'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally"], ["$linkage != .extern_weak", "'extern_weak' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally"]]
  } {
    %alias_type = irdl.any {varve.rule = "TypeAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %thread_local_ = irdl.any {varve.rule = "UnitAttr"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %visibility_ = irdl.any {varve.rule = "enum<@Visibility>"}
    irdl.attributes {
      "alias_type" = %alias_type,
      "sym_name" = %sym_name,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "thread_local_" = %thread_local_,
      "unnamed_addr" = %unnamed_addr,
      "visibility_" = %visibility_
    } {
      varve.optional = ["dso_local", "thread_local_", "unnamed_addr"],
      varve.defaults = {
        visibility_ = 0 : i64}
    }
    %initializer = irdl.region with size 1
    irdl.regions(
      initializer: %initializer)
  }
  irdl.operation @mlir.constant attributes {
    varve.format = "`(` $value `)` attr-dict `:` type($res)",
    varve.traits = ["Pure", "ConstantLike"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %value = irdl.any
    irdl.results(
      res: %res)
    irdl.attributes {
      "value" = %value
    }
  }
  irdl.operation @mlir.global attributes {
    varve.syntax = "hook:llvm.mlir.global",
    varve.traits = ["IsolatedFromAbove", "SingleBlock", "Symbol"],
    varve.terminator = "llvm.return",
    varve.require = [["if $linkage = .common and has($value)", ["not mnemonic($value) in ['poison', 'undef', 'zero']", "expected zero value for 'common' linkage"], ["$value = 0 or whole($value) = 0 or isa($value, 'AnyOf<ElementsAttr, ArrayAttr>') and all(x in items($value): x = 0 or whole(x) = 0)", "expected zero value for 'common' linkage"]]]
  } {
    %global_type = irdl.any {varve.rule = "TypeAttr"}
    %constant = irdl.any {varve.rule = "UnitAttr"}
    %sym_name = irdl.any {varve.rule = "StrAttr"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %thread_local_ = irdl.any {varve.rule = "UnitAttr"}
    %externally_initialized = irdl.any {varve.rule = "UnitAttr"}
    %value = irdl.any
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %addr_space = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %section = irdl.any {varve.rule = "StrAttr"}
    %comdat = irdl.any {varve.rule = "SymbolRefAttr"}
    %dbg_exprs = irdl.any {varve.rule = "ArrayOf<#llvm.di_global_variable_expression>"}
    %visibility_ = irdl.any {varve.rule = "enum<@Visibility>"}
    %target_specific_attrs = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "global_type" = %global_type,
      "constant" = %constant,
      "sym_name" = %sym_name,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "thread_local_" = %thread_local_,
      "externally_initialized" = %externally_initialized,
      "value" = %value,
      "alignment" = %alignment,
      "addr_space" = %addr_space,
      "unnamed_addr" = %unnamed_addr,
      "section" = %section,
      "comdat" = %comdat,
      "dbg_exprs" = %dbg_exprs,
      "visibility_" = %visibility_,
      "target_specific_attrs" = %target_specific_attrs
    } {
      varve.optional = ["constant", "dso_local", "thread_local_", "externally_initialized", "value", "alignment", "unnamed_addr", "section", "comdat", "dbg_exprs", "target_specific_attrs"],
      varve.defaults = {
        addr_space = 0 : i32,
        visibility_ = 0 : i64}
    }
    %initializer = irdl.region
    irdl.regions(
      initializer: %initializer)
  }
  irdl.operation @mlir.global_ctors attributes {
    varve.format = "`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %ctors = irdl.any {varve.rule = "ArrayOf<FlatSymbolRefAttr>"}
    %priorities = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    %data = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "ctors" = %ctors,
      "priorities" = %priorities,
      "data" = %data
    }
  }
  irdl.operation @mlir.global_dtors attributes {
    varve.format = "`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
    varve.traits = ["SymbolUserOpInterface"]
  } {
    %dtors = irdl.any {varve.rule = "ArrayOf<FlatSymbolRefAttr>"}
    %priorities = irdl.any {varve.rule = "ArrayOf<I32Attr>"}
    %data = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "dtors" = %dtors,
      "priorities" = %priorities,
      "data" = %data
    }
  }
  irdl.operation @mlir.ifunc attributes {
    varve.format = "custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict",
    varve.traits = ["IsolatedFromAbove", "Symbol", "SymbolUserOpInterface"],
    varve.require = [["not $linkage in [.common, .appending, .available_externally, .extern_weak]", "'{word($linkage)}' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage"]]
  } {
    %sym_name = irdl.any {varve.rule = "SymbolNameAttr"}
    %i_func_type = irdl.any {varve.rule = "TypeAttr"}
    %resolver = irdl.any {varve.rule = "FlatSymbolRefAttr"}
    %resolver_type = irdl.any {varve.rule = "TypeAttr"}
    %linkage = irdl.base "#llvm.linkage"
    %dso_local = irdl.any {varve.rule = "UnitAttr"}
    %address_space = irdl.any {varve.rule = "AllOf<I32Attr, IntNonNegative>"}
    %unnamed_addr = irdl.any {varve.rule = "enum<@UnnamedAddr>"}
    %visibility_ = irdl.any {varve.rule = "enum<@Visibility>"}
    irdl.attributes {
      "sym_name" = %sym_name,
      "i_func_type" = %i_func_type,
      "resolver" = %resolver,
      "resolver_type" = %resolver_type,
      "linkage" = %linkage,
      "dso_local" = %dso_local,
      "address_space" = %address_space,
      "unnamed_addr" = %unnamed_addr,
      "visibility_" = %visibility_
    } {
      varve.optional = ["dso_local"],
      varve.defaults = {
        address_space = 0 : i32,
        unnamed_addr = 0 : i64,
        visibility_ = 0 : i64}
    }
  }
  irdl.operation @mlir.none attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure"],
    varve.let = [
      "type($res) = !llvm.token"]
  } {
    %res = irdl.base "!llvm.token"
    irdl.results(
      res: %res)
  }
  irdl.operation @mlir.poison attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure", "ConstantLike"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @mlir.undef attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure", "ConstantLike"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @mlir.zero attributes {
    varve.format = "attr-dict `:` type($res)",
    varve.traits = ["Pure", "ConstantLike"]
  } {
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.results(
      res: %res)
  }
  irdl.operation @module_flags attributes {
    varve.format = "$flags attr-dict"
  } {
    %flags = irdl.any {varve.rule = "ArrayAttr"}
    irdl.attributes {
      "flags" = %flags
    }
  }
  irdl.operation @mul attributes {
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "IntegerOverflowFlagsInterface", "Commutative", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"],
    varve.keyword.overflowFlags = "overflow"
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %overflowFlags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = 0 : i32},
      varve.native = {
        overflowFlags = "enum"}
    }
  }
  irdl.operation @or attributes {
    varve.format = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "DisjointFlagInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %isDisjoint = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "isDisjoint" = %isDisjoint
    } {
      varve.optional = ["isDisjoint"]
    }
  }
  irdl.operation @ptrtoint attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<!llvm.ptr, LLVM_VectorOf<!llvm.ptr>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @resume attributes {
    varve.format = "$value attr-dict `:` type($value)",
    varve.traits = ["Terminator"]
  } {
    %value = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      value: %value)
  }
  irdl.operation @return attributes {
    varve.format = "attr-dict ($arg^ `:` type($arg))?",
    varve.traits = ["Pure", "ReturnLike", "Terminator"]
  } {
    %arg = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      arg: optional %arg)
  }
  irdl.operation @sdiv attributes {
    varve.format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "ExactFlagInterface", "ConditionallySpeculatable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %isExact = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "isExact" = %isExact
    } {
      varve.optional = ["isExact"]
    }
  }
  irdl.operation @select attributes {
    varve.format = "operands attr-dict `:` type($condition) `,` type($res)",
    varve.traits = ["Pure", "AllTypesMatch<trueValue,falseValue,res>", "FastmathFlagsInterface", "SelectLikeOpInterface"],
    varve.let = [
      "type($falseValue) = type($trueValue)",
      "type($res) = type($trueValue)"]
  } {
    %condition = irdl.any {varve.rule = "AnyOf<I1, LLVM_VectorOf<I1>>"}
    %trueValue = irdl.any {varve.rule = "LLVM_Type"}
    %falseValue = irdl.any {varve.rule = "LLVM_Type"}
    %res = irdl.any {varve.rule = "LLVM_Type"}
    %fastmathFlags = irdl.base "#llvm.fastmath"
    irdl.operands(
      condition: %condition,
      trueValue: %trueValue,
      falseValue: %falseValue)
    irdl.results(
      res: %res)
    irdl.attributes {
      "fastmathFlags" = %fastmathFlags
    } {
      varve.defaults = {
        fastmathFlags = #llvm.fastmath<none>}
    }
  }
  irdl.operation @sext attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @shl attributes {
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "IntegerOverflowFlagsInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"],
    varve.keyword.overflowFlags = "overflow"
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %overflowFlags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = 0 : i32},
      varve.native = {
        overflowFlags = "enum"}
    }
  }
  irdl.operation @shufflevector attributes {
    varve.format = "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))",
    varve.traits = ["Pure", "AllTypesMatch<v1,v2>"],
    varve.let = [
      "type($v2) = type($v1)"]
  } {
    %v1 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %v2 = irdl.any {varve.rule = "LLVM_AnyVector"}
    %res = irdl.any {varve.rule = "LLVM_AnyVector"}
    %mask = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      v1: %v1,
      v2: %v2)
    irdl.results(
      res: %res)
    irdl.attributes {
      "mask" = %mask
    }
  }
  irdl.operation @sitofp attributes {
    varve.format = "$arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @srem attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @store attributes {
    varve.format = "(`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))",
    varve.traits = ["AccessGroupOpInterface", "AliasAnalysisOpInterface", "DestructurableAccessorOpInterface", "MemoryEffectsOpInterface", "PromotableMemOpInterface", "SafeMemorySlotAccessOpInterface"]
  } {
    %value = irdl.any {varve.rule = "AnyOf<LLVM_LoadableType, Implements<\22PointerElementTypeInterface\22>>"}
    %addr = irdl.base "!llvm.ptr"
    %alignment = irdl.any {varve.rule = "I64Attr"}
    %volatile_ = irdl.any {varve.rule = "UnitAttr"}
    %nontemporal = irdl.any {varve.rule = "UnitAttr"}
    %invariantGroup = irdl.any {varve.rule = "UnitAttr"}
    %ordering = irdl.any {varve.rule = "enum<@AtomicOrdering>"}
    %syncscope = irdl.any {varve.rule = "StrAttr"}
    %access_groups = irdl.any {varve.rule = "ArrayOf<#llvm.access_group>"}
    %alias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %noalias_scopes = irdl.any {varve.rule = "ArrayOf<#llvm.alias_scope>"}
    %tbaa = irdl.any {varve.rule = "ArrayOf<#llvm.tbaa_tag>"}
    irdl.operands(
      value: %value,
      addr: %addr)
    irdl.attributes {
      "alignment" = %alignment,
      "volatile_" = %volatile_,
      "nontemporal" = %nontemporal,
      "invariantGroup" = %invariantGroup,
      "ordering" = %ordering,
      "syncscope" = %syncscope,
      "access_groups" = %access_groups,
      "alias_scopes" = %alias_scopes,
      "noalias_scopes" = %noalias_scopes,
      "tbaa" = %tbaa
    } {
      varve.optional = ["alignment", "volatile_", "nontemporal", "invariantGroup", "syncscope", "access_groups", "alias_scopes", "noalias_scopes", "tbaa"],
      varve.defaults = {
        ordering = 0 : i64}
    }
  }
  irdl.operation @sub attributes {
    varve.format = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "IntegerOverflowFlagsInterface", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"],
    varve.keyword.overflowFlags = "overflow"
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %overflowFlags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = 0 : i32},
      varve.native = {
        overflowFlags = "enum"}
    }
  }
  irdl.operation @switch attributes {
    varve.format = "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)? custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands, type($caseOperands)) attr-dict",
    varve.traits = ["BranchOpInterface", "WeightedBranchOpInterface", "Pure", "Terminator"]
  } {
    %value = irdl.any {varve.rule = "AnySignlessInteger"}
    %defaultOperands = irdl.any
    %caseOperands = irdl.any
    %case_values = irdl.any {varve.rule = "AnyIntElementsAttr"}
    %case_operand_segments = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    %branch_weights = irdl.any {varve.rule = "DenseI32ArrayAttr"}
    irdl.operands(
      value: %value,
      defaultOperands: variadic %defaultOperands,
      caseOperands: variadic %caseOperands) {
      varve.segments,
      varve.nested = {
        caseOperands = "case_operand_segments"}
    }
    irdl.attributes {
      "case_values" = %case_values,
      "case_operand_segments" = %case_operand_segments,
      "branch_weights" = %branch_weights
    } {
      varve.optional = ["case_values", "branch_weights"]
    }
    "varve.successors"() {names = ["defaultDestination", "caseDestinations"], variadic = ["caseDestinations"]} : () -> ()
  }
  irdl.operation @trunc attributes {
    varve.format = "$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure", "IntegerOverflowFlagsInterface"],
    varve.keyword.overflowFlags = "overflow"
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %overflowFlags = irdl.any {varve.rule = "enum<@IntegerOverflowFlags>"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
    irdl.attributes {
      "overflowFlags" = %overflowFlags
    } {
      varve.defaults = {
        overflowFlags = 0 : i32},
      varve.native = {
        overflowFlags = "enum"}
    }
  }
  irdl.operation @udiv attributes {
    varve.format = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "ExactFlagInterface", "ConditionallySpeculatable"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %isExact = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
    irdl.attributes {
      "isExact" = %isExact
    } {
      varve.optional = ["isExact"]
    }
  }
  irdl.operation @uitofp attributes {
    varve.format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure", "NonNegFlagInterface"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<LLVM_AnyFloat, LLVM_VectorOf<LLVM_AnyFloat>>"}
    %nonNeg = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
    irdl.attributes {
      "nonNeg" = %nonNeg
    } {
      varve.optional = ["nonNeg"]
    }
  }
  irdl.operation @unreachable attributes {
    varve.format = "attr-dict",
    varve.traits = ["Terminator"]
  } {
  }
  irdl.operation @urem attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @va_arg attributes {
    varve.format = "$arg attr-dict `:` functional-type($arg, $res)"
  } {
    %arg = irdl.base "!llvm.ptr"
    %res = irdl.any {varve.rule = "LLVM_Type"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
  }
  irdl.operation @xor attributes {
    varve.format = "$lhs `,` $rhs attr-dict `:` type($res)",
    varve.traits = ["SameOperandsAndResultType", "NoMemoryEffect", "Pure"],
    varve.let = [
      "type($rhs) = type($lhs)",
      "type($res) = type($lhs)"]
  } {
    %lhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %rhs = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    irdl.operands(
      lhs: %lhs,
      rhs: %rhs)
    irdl.results(
      res: %res)
  }
  irdl.operation @zext attributes {
    varve.format = "(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)",
    varve.traits = ["Pure", "NonNegFlagInterface"]
  } {
    %arg = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %res = irdl.any {varve.rule = "AnyOf<AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>>"}
    %nonNeg = irdl.any {varve.rule = "UnitAttr"}
    irdl.operands(
      arg: %arg)
    irdl.results(
      res: %res)
    irdl.attributes {
      "nonNeg" = %nonNeg
    } {
      varve.optional = ["nonNeg"]
    }
  }
}
