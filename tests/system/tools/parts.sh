#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What the verifier cannot see: operations that were not read with a part of a module, and what operations without
# definition are. A check that depends on them accepts.
. "$top_srcdir/tests/tap.sh"

cd "$tap_folder" || exit 1
translate=$VARVE_TRANSLATE
extract=$VARVE_EXTRACT

cat >launch.mlir <<'END'
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @f() kernel { gpu.return }
  }
  func.func @main(%c: index) {
    gpu.launch_func @k::@f blocks in (%c, %c, %c) threads in (%c, %c, %c)
    return
  }
}
END
"$translate" --group-size=1 launch.mlir -o launch.varve
"$translate" --layout=mapped launch.mlir -o mapped.varve
"$translate" launch.mlir -o launch.mlirbc
for file in launch.mlir launch.varve mapped.varve launch.mlirbc; do
  tap_status "$file: launch_min: an operation whose kernel is not loaded is read" 0 "$extract" --symbol=@main $file
  tap_status "$file: and with its kernel" 0 "$extract" --symbol=@main --with-deps $file
done
sed '/gpu.module/,/^  }/d' launch.mlir >gone.mlir
tap_status 'a missing kernel in a whole module is an error' 1 "$translate" gone.mlir

# Every symbol and operation of the root, by every lazy path.
cat >symbols.mlir <<'END'
module @m {
  func.func private @callee(i32) -> i32
  memref.global "private" @g : memref<2xi32> = dense<[1, 2]>
  func.func @f(%a: i32) -> memref<2xi32> {
    %0 = func.call @callee(%a) : (i32) -> i32
    %1 = memref.get_global @g : memref<2xi32>
    return %1 : memref<2xi32>
  }
  module @inner {
    llvm.func @puts(!llvm.ptr) -> i32
    llvm.mlir.global internal constant @text("a") : !llvm.array<1 x i8>
    llvm.func @print() {
      %0 = llvm.mlir.addressof @text : !llvm.ptr
      %1 = llvm.call @puts(%0) : (!llvm.ptr) -> i32
      llvm.return
    }
  }
  %c = arith.constant 1 : i32
  "toy.use"(%c) ({
    func.func nested @deep() { return }
  }) {sym_name = "table", user = @inner::@print} : (i32) -> ()
  ml_program.global private mutable @v(dense<0> : tensor<i32>) : tensor<i32>
  func.func @load() -> tensor<i32> {
    %0 = ml_program.global_load @v : tensor<i32>
    return %0 : tensor<i32>
  }
  llvm.mlir.global_ctors ctors = [@ctor], priorities = [0 : i32], data = [#llvm.zero]
  llvm.func @ctor() { llvm.return }
}
END
printf '%s\n' '"func.func"() ({' '  "toy.a"() : () -> ()' '  "func.return"() : () -> ()' '}) {function_type = () -> (), sym_name = "f"} : () -> ()' \
  >function.mlir
tap_ok 'the module with symbols of all kinds is valid' "$translate" symbols.mlir -o ignored.mlirbc
parts() { "$top_builddir/tests/oracle/read_parts" "$@"; }
tap_status 'a part equals the same part of the whole module' 0 \
  parts launch.mlir symbols.mlir "$top_srcdir"/tests/data/files/good-*.mlir
sed 's/^/# /' stdout
tap_ok 'all of the files are valid' grep -q ' invalid 0 ' stdout
tap_status 'also if the root is not a module' 0 "$translate" --no-implicit-module function.mlir -o function.varve
tap_status 'which then lacks its terminator' 0 "$extract" --list function.varve

# Operations without definition.
cat >unknown.mlir <<'END'
module {
  "toy.module"() ({
    func.func @f() {
      func.call @elsewhere() : () -> ()
      %0 = memref.get_global @data : memref<2xi32>
      %1 = llvm.mlir.addressof @text : !llvm.ptr
      return
    }
  }) : () -> ()
}
END
cat >path.mlir <<'END'
module attributes {transform.with_named_sequence} {
  "toy.library"() ({}) {sym_name = "library"} : () -> ()
  transform.named_sequence @main() {
    transform.include @library::@sequence failures(propagate) () : () -> ()
    transform.yield
  }
}
END
tap_status 'a symbol that an operation without definition may hold is accepted' 0 "$translate" unknown.mlir
tap_status 'also where a path leads through one' 0 "$translate" path.mlir
tap_status '--strict rejects the operation' 1 "$translate" --strict unknown.mlir
cat >known.mlir <<'END'
module {
  module {
    func.func @f() {
      func.call @elsewhere() : () -> ()
      return
    }
  }
}
END
tap_status 'a symbol that no operation can define is an error' 1 "$translate" known.mlir
cat >yield.mlir <<'END'
"toy.generic"() ({
^bb0(%a: f32):
  %i = linalg.index 0 : index
  linalg.yield %a : f32
}) : () -> ()
END
tap_status 'an operation without definition may have any interface' 0 "$translate" yield.mlir
tap_done
