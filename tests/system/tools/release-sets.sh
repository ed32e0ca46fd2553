#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Sets that are differences: what llvm19 and llvm24-2026-07 have apart from LLVM 22, and what they share with it.
# Kind: comparison
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE

cat >load.mlir <<'END'
"func.func"() <{function_type = (memref<4xf32>, index) -> f32, sym_name = "f"}> ({
^bb0(%m: memref<4xf32>, %i: index):
  %0 = "memref.load"(%m, %i) <{invariant = true}> : (memref<4xf32>, index) -> f32
  "func.return"(%0) : (f32) -> ()
}) : () -> ()
END
tap_status 'llvm24-2026-07 has a property of its own' 0 "$translate" --era=llvm24-2026-07 load.mlir
prints 'its format is that of the difference' '    %0 = memref.load %arg0[%arg1] {invariant = true} : memref<4xf32>'
tap_empty 'nothing is ignored' stderr
tap_status 'what it does not change is as in llvm22' 0 "$translate" --era=llvm24-2026-07 --mlir-print-op-generic load.mlir
prints 'a function' '  "func.func"() <{function_type = (memref<4xf32>, index) -> f32, sym_name = "f"}> ({'

printf 'func.func private @f() attributes {no_inline}\n' >no_inline.mlir
for era in llvm19 llvm22; do
  "$translate" --era=$era --mlir-print-op-generic no_inline.mlir >"$era"
done
tap_ok 'no_inline is a property in llvm22' grep -q '"func.func"() <{.*no_inline' llvm22
tap_ok 'but not in llvm19' grep -q '<{.*}> ({$' llvm19
tap_ok 'where it is discardable' grep -q '^  }) {no_inline} : () -> ()$' llvm19

# What code reads in llvm22 is read by a format of the difference, or by code that knows the era.
cat >modes.mlir <<'END'
module {
  gpu.module @m {
    gpu.func @k(%arg0: f32) kernel {
      gpu.return
    }
  }
  llvm.mlir.global internal constant @g("abc") {addr_space = 0 : i32}
  llvm.mlir.global external thread_local @h(0 : i32) {addr_space = 0 : i32} : i32
}

END
tap_status 'forms of llvm24-2026-07 are read' 0 "$translate" --era=llvm24-2026-07 modes.mlir
tap_same 'and printed' modes.mlir stdout
sed -i 's/thread_local/thread_local(initialexec)/' modes.mlir
tap_status 'forms of llvm24-2026-08 are read' 0 "$translate" --era=llvm24-2026-08 modes.mlir
tap_same 'and printed, too' modes.mlir stdout
tap_status 'a mode that does not exist is refused' 1 sh -c "sed s/initialexec/x/ modes.mlir | '$translate' --era=llvm24-2026-08"
says 'the message names it' 'expected a mode of thread_local'
"$translate" --mlir-print-op-generic load.mlir >stdout 2>stderr
tap_ok 'a property that LLVM 22 lacks is kept' grep -q '{invariant = true}' stdout
says 'with a warning' "'invariant' of 'memref.load': the operation has no such property: it is kept"

# Bytecode: the properties decide, unless the producer is a release.
# by PRODUCER: the file as this producer would have written it.
by() { LC_ALL=C sed "s/Varve [0-9.]* llvm2*[49][-0-9]*/$1/" written.mlirbc; }
printf '%s\n' 'func.func @f(%m: memref<4xf32>, %i: index) -> f32 {' '  %0 = memref.load %m[%i] {invariant = true} : memref<4xf32>' \
  '  return %0 : f32' '}' >source.mlir
tap_status 'a module of llvm24-2026-07 is written' 0 "$translate" --era=llvm24-2026-07 --to=mlirbc source.mlir -o written.mlirbc
tap_ok 'its producer names the set' grep -qa 'Varve [0-9.]* llvm24-2026-07' written.mlirbc
for producer in 'MLIR24.0.0git' 'MLIR17.0.0git' 'StableHLO_v1.17.0' '22.0.0git' ''; do
  by "$producer" >read.mlirbc
  tap_status "it is read as written by '$producer'" 0 "$translate" read.mlirbc
  prints "as it was: '$producer'" '    %0 = memref.load %arg0[%arg1] {invariant = true} : memref<4xf32>'
done
by 'MLIR22.1.8' >read.mlirbc
tap_status 'a release decides alone' 1 "$translate" read.mlirbc
says 'its layout does not fit' "1 unexpected bytes after the last property"
by 'MLIR24.0.0git' >read.mlirbc
tap_status 'an era that does not fit is refused' 3 "$translate" --era=llvm22 read.mlirbc
says 'the message names the one that does' "cannot be read without the definitions of llvm24-2026-08"
printf 'func.func @f() { return }\n' | "$translate" --era=llvm24-2026-07 --to=mlirbc -o written.mlirbc
by 'MLIR99.0.0git' >read.mlirbc
tap_status 'what did not change is read from any producer' 0 "$translate" read.mlirbc
printf 'func.func @f() { return }\n' | "$translate" --era=llvm19 --to=mlirbc -o written.mlirbc
by 'MLIR24.0.0git' >read.mlirbc
tap_status 'an older layout is found' 0 "$translate" read.mlirbc


# Where several releases read the same, the nearest to the producer's is taken; so it is below version 5.
printf '"gpu.module"() <{sym_name = "m"}> ({\n  "gpu.func"() <{function_type = () -> (), kernel, sym_name = "k"}> ({\n    "gpu.return"() : () -> ()\n  }) : () -> ()\n}) : () -> ()\n' >kernel.mlir
"$translate" --era=llvm24-2026-07 --to=mlirbc --emit-bytecode-version=4 --producer=MLIR24.0.0git kernel.mlir -o kernel.mlirbc
tap_status 'a kernel of LLVM 24 is read from version 4' 0 "$translate" kernel.mlirbc
prints 'as a kernel' '    gpu.func @k() kernel {'
printf 'func.func private @f()\n' | "$translate" --to=mlirbc --producer=MLIR24.0.0git -o written.mlirbc
"$translate" --to=mlirbc -o again.mlirbc written.mlirbc
tap_ok 'a module of the nearest release is of that release' grep -qa 'Varve [0-9.]* llvm24-2026-07' again.mlirbc
cat >launch.mlir <<'END'
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
  func.func @f(%arg0: index) {
    gpu.launch_func  @m::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)
    return
  }
}
END
tap_status 'a kernel of LLVM 24 is launched' 0 "$translate" --era=llvm24-2026-07 launch.mlir
sed 's/() kernel/()/' launch.mlir >no_kernel.mlir
tap_status 'another function is not' 1 "$translate" --era=llvm24-2026-07 no_kernel.mlir

# Files between two releases, by jaxlib 0.4.36 and 0.6.0. Here func.func has the layout of LLVM 19, memref.load that of LLVM 22.
base64 -d >mixed.mlirbc <<'END'
TUzvUg1NTElSMjEuMC4wZ2l0AAEfBwEFCQkBAw8DBQcTBQMXAykVCQEVCxMLZQsTExMTEwEJBxcH
GwKJBQ0XAQEBDQdhZmZpbmVfbWFwPChkMCkgLT4gKGQwKT4ABQ8XAQMDFwEDHRcBA0MXAQUPFwEH
BQsVAxEBBwMFBQMFAwEEUwUBUAMBBwRDAwEFA1ALAwcELwMHCwUHDQsPAAdGEQUDAQUBAwUEEwMF
BgMBBQEAaREFBQsPDw8LEWJ1aWx0aW4AZnVuYwBtZW1yZWYAbW9kdWxlAHJldHVybgBsb2FkAC0A
ZgAIGwcFAQENAQUBAQkBAwE=
END
tap_status 'each operation has a layout of its own' 0 "$translate" mixed.mlirbc
prints 'it is read' '    %0 = memref.load %arg0[%arg1] : memref<4xf32>'
"$translate" --to=mlirbc -o again.mlirbc mixed.mlirbc
tap_ok 'the module is of LLVM 21' grep -qa 'Varve [0-9.]* llvm21' again.mlirbc
# Its llvm.func has the layout of LLVM 20 only.
base64 -d >variant.mlirbc <<'END'
TUzvUg1NTElSMjAuMC4wZ2l0AAEXBQEFBwEDCwMFDxMDLRUFARELDxMLBwsTEwMFRWEBAw8DA1EC
rQULEQEBFwEBAQ0DDwUNFwEDAxcBBQUjbGx2bS5jY29udjxjY2M+ACNsbHZtLmxpbmthZ2U8ZXh0
ZXJuYWw+AAECBCFsbHZtLmZ1bmM8dm9pZCAoKT4ABDEFAVAFAQcEIQMBBQNQDQMHBA0DAQUFAA8G
AwEFAQBZDwUFDwsPCxFidWlsdGluAGxsdm0AbW9kdWxlAGZ1bmMAcmV0dXJuAC0AZgAIbQUFAQFj
IwEBAQEBAQEBAQEBAQEBAQEBAQEBBwEBJwEBEwEBAQEBAQEBAQsBAQEBBwEBBwEBAQ==
END
tap_status 'a layout of one release is known' 0 "$translate" variant.mlirbc
prints 'an attribute that its neighbours place elsewhere' '  llvm.func @f() attributes {no_inline} {'
# func.func has the layout of LLVM 19, but there a gpu.module has a terminator.
base64 -d >kernels.mlirbc <<'END'
TUzvUg1NTElSMjEuMC4wZ2l0AAEhBwEFCQsBAw8DBw8LEwUDCwMvHwUBHwsLEwsTCwsTGwsLCw8T
EwEFDw8CZwULDQEXAQEBBQ0XAQMDBQ8FERcBCQMDBRMVFxkFEwUVBRcRAwEXAQUFFwEFJQUBAQEC
BARXBQFQBQEHBEcDAQkDUAkDBwQjAwEFBVEbEQUHBA0DAQUHAB0JUA8HBwQDAQYDAQUBALkZLwUT
EQUFBQ8PCwkRYnVpbHRpbgBncHUAZnVuYwBtb2R1bGUAcmV0dXJuAC0AbQBnAHByaXZhdGUAc3lt
X25hbWUAawB3b3JrZ3JvdXBfYXR0cmlidXRpb25zAAgvCQUBAQcBBwEPAQMBAQEBAQ0BAwEBCxs=

END
tap_status 'a terminator shows the release, too' 0 "$translate" kernels.mlirbc
prints 'and the module is of another one' '  gpu.module @m {'
# Written by a wheel of 19.0.0git, where a gpu.module had its name among the discardable attributes.
base64 -d >symbol.mlirbc <<'END'
TUzvUg1NTElSMTkuMC4wZ2l0AAEbBQEFCwEDCwMJCw8TFwMvHwUBHwsLExMTCyMLBwsLDwsTEwEF
Dw8CaQUNBQ8XAQMVFwEDAwMDAwsFEQMHDxEDExUXBRMPBRUFFxEBAQ0DFwEDNRcBA2MBAgQFAQEE
TwUBUAcBBwQ/AwEFA1EFCQEHBCkDAQkFURsNAwcEDQMBBQkAHQcABQYDAQUBANEZLwUXBRMFDxcL
DwkRYnVpbHRpbgBncHUAbW9kdWxlAGZ1bmMAbW9kdWxlX2VuZAByZXR1cm4ALQBzeW1fbmFtZQBt
AGdwdS5rZXJuZWwAawB3b3JrZ3JvdXBfYXR0cmlidXRpb25zAAgVBQUBAQsBGQEBAQ==
END
tap_status 'a symbol whose layout has no name is read' 0 "$translate" --mlir-print-op-generic symbol.mlirbc
prints 'its name becomes a property' '  "gpu.module"() <{sym_name = "m"}> ({'
# Written by a wheel of 18.0.0git, where gpu.launch had 8 groups of operands: the last was the size of the memory.
base64 -d >groups.mlirbc <<'END'
TUzvUg1NTElSMTguMC4wZ2l0AAEhBwEFCQsBAw8DBQcTBQUXGwNHMwkBMwsTCwsTExMTCw8TFxMT
ExMTExMTExMXFxcBCQcPFw8C1wUPFwEBAQ0FBREXAQMDFwEDHRcBAzMDAxETBRMRBwEXAQNJFwED
FgMXAQNtFwEDdRcBA30XAQPTFwED2xcBA+MXAQONFwEDnxcBA7EXAQPzFwEDCgIXAQMuAhcBA9IC
AwECAgUFAQMBAQIEBJ0FAVADAQcEjQMBBQNQCQMHBHkDBQsFAwsHDQAHVRUPBQ8BAQEBAQEDBwRB
AxkHGQMZAxsDHQMfAyEDIwMlAycDKQMrAy0DLwAJADEFABcGAwEFAQCvFS8FBRcPDw8JCxFidWls
dGluAGZ1bmMAZ3B1AG1vZHVsZQByZXR1cm4AbGF1bmNoAHRlcm1pbmF0b3IALQBmAHdvcmtncm91
cF9hdHRyaWJ1dGlvbnMACCkHBQEBCwEFAQcBEyEBAwMDAwMDAw==
END
tap_status 'sizes of other groups of operands show the release' 0 "$translate" --mlir-print-op-generic groups.mlirbc
prints 'they are kept' '    "gpu.launch"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1>}> ({'
# Written by another wheel of 18.0.0git in version 5.
base64 -d >last.mlirbc <<'END'
TUzvUgtNTElSMTguMC4wZ2l0AAEfBwEFCQkBAw8DBQcTBQMXAzUbDwEbCxMLCxMTEzMzM1MTFwEP
DxMHBxMbDwLbBQ0XAQEBDQsFDxcBAwMXAQMdFwEDQyMBAxEAAAAAAAAAgCMBAxECAAAAAAAAACMB
AxEBAAAAAAAAACMNCSEBAAAAAQAAAAAAAAAAAAAAFwEDiRcBAyYCAQIEGwMRBQsDGwMJBQUFAwcD
CQECAgRTBQFQAwEHBEMDAQUDUAkDBwQvAwcLBQcLDw0AB0YXBQMJBQEDBQQZAwUGAwEFAQB7EQUF
HQ8PDwsRYnVpbHRpbgBmdW5jAHRlbnNvcgBtb2R1bGUAcmV0dXJuAGV4dHJhY3Rfc2xpY2UALQBm
AAgfBwUBAQsBBQEHAQkPERMV
END
tap_status 'sizes of groups behind other attributes are found' 0 "$translate" last.mlirbc
prints 'with the right values' '    %extracted_slice = tensor.extract_slice %arg0[%arg1] [2] [1] : tensor<4xf32> to tensor<2xf32>'
sed 's/MLIR18/MLIR20/' last.mlirbc >other.mlirbc
tap_status 'later producers have not written this' 1 "$translate" other.mlirbc
sed -n 's/^VARVE_LAYOUT_VARIANT("\([^"]*\)".*/\1/p' "${top_srcdir:-$(dirname "$0")/../../..}/src/bytecode/layout/layout_variants.def" >rows
tap_ok 'the rows of layouts are sorted' env LC_ALL=C sort -c rows

# Written by a wheel of 20.0.0git: the mask of vector.shuffle is a dense array as in LLVM 22, func.func is as in LLVM 19, and arith.addf
# has an attribute of a kind that no release kept.
base64 -d >kinds.mlirbc <<'END'
TUzvUg1NTElSMjAuMC4wZ2l0AAEnCQEFCQ0LAQMTAwUHFwUDGwcDHwMzGwkBFwsTCwsTExNTExMT
BwVZWQEJEwcbDwLhBREXAQEBDQUFExcBAwMXAQMdFwEDQyMHBSEBAAAAAAAAAAIAAAAAAAAAFwEF
ERcBBxEXAQkHI2FyaXRoLmRlbm9ybWFsPGllZWU+ACNhcml0aC5mYXN0bWF0aDxub25lPgAnAwkD
CwUFAQMDAQECBARlBQFQAwEHBFUDAQUDUAkDBwRBAwkPBQMLBw0AB0YRBQMBBQEBCUYTBwMDBQMD
BQQVAwUGAwEFAQCJFQUFCxEPDw0PCxFidWlsdGluAGZ1bmMAdmVjdG9yAGFyaXRoAG1vZHVsZQBy
ZXR1cm4Ac2h1ZmZsZQBhZGRmAC0AZgAIHwkFAQELAQUBBwEDDwUvMw==
END
tap_status 'layouts whose attributes differ in kind are told apart' 0 "$translate" --mlir-print-op-generic kinds.mlirbc
prints 'the dense array is kept' '    %0 = "vector.shuffle"(%arg0, %arg0) <{mask = array<i64: 1, 2>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf32>'
tap_ok 'an attribute of no release is kept' grep -q '{denormal = #arith.denormal<ieee>}' stdout

# Two states of LLVM 24 name the same producer and lay out operations differently.
cat >states.mlir <<'END'
module {
  llvm.func @f(%arg0: !llvm.ptr) {
    llvm.call @f(%arg0) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32} : i32
  gpu.module @m {
    gpu.func @k() kernel {
      gpu.return
    }
  }
}
END
echo >>states.mlir
for state in llvm24-2026-07 llvm24-2026-08; do
  "$translate" --era=$state --to=mlirbc --producer=MLIR24.0.0git states.mlir -o states-$state.mlirbc
  tap_status "a file of $state is read" 0 "$translate" states-$state.mlirbc
  tap_same "it is the same module: $state" states.mlir stdout
  "$translate" --to=mlirbc states-$state.mlirbc -o again.mlirbc
  tap_ok "Varve names the state: $state" grep -qaw "Varve [0-9.]* $state" again.mlirbc
  tap_status "and reads it again: $state" 0 "$translate" again.mlirbc
  "$translate" --producer=MLIR24.0.0git --to=mlirbc again.mlirbc -o third.mlirbc
  tap_same "in the layout of $state" states-$state.mlirbc third.mlirbc
done
cat >hidden.mlir <<'END'
"gpu.module"() <{sym_name = "m", sym_visibility = "private"}> ({
^bb0:
}) : () -> ()
END
tap_status 'the visibility of a module of kernels is a property' 0 "$translate" --era=llvm24-2026-08 --mlir-print-op-generic hidden.mlir
prints 'of the later state' '  "gpu.module"() <{sym_name = "m", sym_visibility = "private"}> ({'

# LLVM 20 and 22 read the same blob of tosa.const as value and as values. The producer decides between them if it can.
printf 'func.func @f() {\n  %%0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>\n  func.call @f() : () -> ()\n  return\n}\n' |
  "$translate" --to=mlirbc --producer=StableHLO_v1.17.0 -o read.mlirbc
tap_status 'what another operation excludes makes no difference' 0 "$translate" read.mlirbc
printf '%%0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>\n' >const.mlir
"$translate" --to=mlirbc --producer=MLIR24.0.0git const.mlir -o read.mlirbc
tap_status 'nor does what LLVM 22 gave up' 0 "$translate" --mlir-print-op-generic read.mlirbc
prints 'the attribute has the later name' '  %0 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>'
"$translate" --to=mlirbc --producer=StableHLO_v1.17.0 const.mlir -o read.mlirbc
tap_status 'without a number it is refused' 3 "$translate" read.mlirbc
says 'and the operation is named' "properties of 'tosa.const' by StableHLO_v1.17.0 mean different things in several releases"

# The search for an era reads attributes before there is a module with their resources.
printf '%s\n' '%0 = "tosa.const"() <{values = dense_resource<w> : tensor<1xi8>}> : () -> tensor<1xi8>' '{-#' \
  '  dialect_resources: { builtin: { w: "0x0100000001" } }' '#-}' >resource.mlir
"$translate" --to=mlirbc --producer=MLIR24.0.0git resource.mlir -o read.mlirbc
tap_status 'an attribute that may belong to several layouts refers to a resource' 0 "$translate" --mlir-print-op-generic read.mlirbc
prints 'it is read' '  %0 = "tosa.const"() <{values = dense_resource<w> : tensor<1xi8>}> : () -> tensor<1xi8>'

# LLVM 19 had a dialect polynomial, and HEIR has one today.
printf 'irdl.dialect @polynomial attributes {varve.set = "own", varve.llvm = "24"} {\n  irdl.operation @ntt {}\n}\n' >heir.irdl.mlir
printf '"polynomial.ntt"() : () -> ()\nfunc.func private @f() attributes {no_inline}\n' >heir.mlir
"$translate" --dialect=heir.irdl.mlir --to=mlirbc --producer=MLIR24.0.0git heir.mlir -o read.mlirbc
tap_status 'a dialect of another project has the name of an old one of LLVM' 0 "$translate" --dialect=heir.irdl.mlir --mlir-print-op-generic read.mlirbc
prints 'it is read' '  "polynomial.ntt"() : () -> ()'

# Definitions name the release of LLVM with which their tools are made.
printf 'irdl.dialect @later attributes {varve.set = "own", varve.llvm = "24"} {}\n' >later.irdl.mlir
printf 'irdl.dialect @recent attributes {varve.set = "own", varve.llvm = "23"} {}\n' >recent.irdl.mlir
printf 'func.func private @f() attributes {no_inline, other}\n' >attributes.mlir
tap_status 'text of a later dialect' 0 "$translate" --dialect=recent.irdl.mlir --dialect=later.irdl.mlir --no-implicit-module attributes.mlir
prints 'is of the later release' 'func.func private @f() attributes {other, no_inline}'
tap_status 'other text' 0 "$translate" --dialect=recent.irdl.mlir --no-implicit-module attributes.mlir
prints 'is not' 'func.func private @f() attributes {no_inline, other}'
tap_status 'an option' 0 "$translate" --era=llvm22 --dialect=later.irdl.mlir --no-implicit-module attributes.mlir
prints 'decides' 'func.func private @f() attributes {no_inline, other}'
"$translate" --to=mlirbc --producer=MLIR22.1.8 attributes.mlir -o read.mlirbc
tap_status 'bytecode' 0 "$translate" --dialect=later.irdl.mlir read.mlirbc
prints 'shows its own era' '  func.func private @f() attributes {no_inline, other}'

# A difference of one's own
cat >own.irdl.mlir <<'END'
irdl.dialect @ub attributes {varve.set = "own", varve.base = "llvm22", varve.removes = ["operation ub.unreachable"]} {
  irdl.operation @poison attributes {varve.format = "`own` attr-dict `:` type($result)"} {
    %any = irdl.any
    irdl.results(result: %any)
  }
}
END
printf '%%0 = ub.poison own : i32\n' >own.mlir
tap_status 'a loaded difference replaces an operation' 0 "$translate" --dialect=own.irdl.mlir own.mlir
prints 'in its own form' '  %0 = ub.poison own : i32'
printf 'ub.unreachable\n' >removed.mlir
tap_status 'it removes another' 1 "$translate" --dialect=own.irdl.mlir removed.mlir
printf '"ub.poison"() {a = #ub.poison} : () -> i32\n' >kept.mlir
tap_status 'what it does not mention stays' 0 "$translate" --dialect=own.irdl.mlir kept.mlir
sed 's/varve.base = "llvm22", .*]}/varve.base = "llvm22", varve.removed}/; /irdl.operation/,/^  }$/d' own.irdl.mlir >gone.irdl.mlir
tap_status 'a whole dialect can be removed' 1 "$translate" --dialect=gone.irdl.mlir own.mlir
says 'it is then unknown' "ub"
# LLVM 20 prints the maps of linalg.matmul last.
cat >maps.mlir <<'END'
#map = affine_map<(d0, d1, d2) -> (d2, d0)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
func.func @f(%arg0: memref<4x4xf32>) {
  linalg.matmul ins(%arg0, %arg0 : memref<4x4xf32>, memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>) indexing_maps = [#map, #map1, #map2]
  return
}
END
tap_status 'maps behind the operands are read' 0 "$translate" --era=llvm20 maps.mlir
prints 'they are kept' '    linalg.matmul indexing_maps = [#map, #map1, #map2] ins(%arg0, %arg0 : memref<4x4xf32>, memref<4x4xf32>) outs(%arg0 : memref<4x4xf32>)'
tap_done
