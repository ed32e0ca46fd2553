// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rows of checks of llvm that no other file makes false: tests/system/tools/check-rows.sh.

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f()
// -----
llvm.func internal @f() {
  llvm.return
}
// -----
llvm.mlir.global external @g() : i32
// expected-error@+1 {{'llvm.mlir.alias' op 'appending' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
"llvm.mlir.alias"() <{alias_type = i32, sym_name = "a", linkage = #llvm.linkage<appending>}> ({
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}) : () -> ()
// -----
llvm.mlir.global external @g() : i32
// expected-error@+1 {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
"llvm.mlir.alias"() <{alias_type = i32, sym_name = "a", linkage = #llvm.linkage<common>}> ({
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}) : () -> ()
// -----
llvm.mlir.global external @g() : i32
// expected-error@+1 {{'llvm.mlir.alias' op 'extern_weak' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
"llvm.mlir.alias"() <{alias_type = i32, sym_name = "a", linkage = #llvm.linkage<extern_weak>}> ({
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}) : () -> ()
// -----
llvm.mlir.global external @g() : i32
"llvm.mlir.alias"() <{alias_type = i32, sym_name = "a", linkage = #llvm.linkage<internal>}> ({
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}) : () -> ()
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32
// -----
llvm.mlir.global common @g(0 : i32) : i32
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(dense<1> : vector<2xi32>) : vector<2xi32>
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1.0 : f32) : f32
// -----
llvm.mlir.global common @g(0.0 : f32) : f32
// -----
llvm.mlir.global common @g(dense<0> : vector<2xi32>) : vector<2xi32>
// -----
llvm.mlir.global common @g() : i32
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g("a") : !llvm.array<1 x i8>
// -----
llvm.mlir.global common @g(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(#llvm.zero) : !llvm.struct<(i32)>
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(#llvm.undef) : i32
// -----
llvm.mlir.global common @g([0 : i32, 0.0 : f32]) : !llvm.struct<(i32, f32)>
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g([0 : i32, 1.0 : f32]) : !llvm.struct<(i32, f32)>
// -----
llvm.mlir.global common @g(-0.0 : f32) : f32
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(0.5 : f32) : f32
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(0x7FC00000 : f32) : f32
// -----
llvm.mlir.global common @g(dense<[0.0, -0.0]> : vector<2xf32>) : vector<2xf32>
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(dense<[0.0, 0.5]> : vector<2xf32>) : vector<2xf32>
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(dense<[0, 1]> : vector<2xi32>) : vector<2xi32>
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(true) : i1
// -----
llvm.mlir.global common @g(false) : i1
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g("") : !llvm.array<0 x i8>
// -----
llvm.mlir.global common @g(dense<0.0> : vector<2xf32>) : vector<2xf32>
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(dense<0.5> : vector<2xf32>) : vector<2xf32>
// -----
// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(#llvm.poison) : i32
// -----
llvm.mlir.global common @g([]) : !llvm.struct<()>

// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.ifunc' op 'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc common @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.ifunc' op 'appending' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc appending @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.ifunc' op 'available_externally' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc available_externally @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.ifunc' op 'extern_weak' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc extern_weak @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc internal @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc private @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc weak @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc linkonce @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc weak_odr @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
func.func @gather(%a0: vector<2x!llvm.ptr>, %a1: vector<4xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<4x!llvm.ptr>'}}
  %0 = "llvm.intr.masked.gather"(%a0, %a1) <{alignment = 4 : i32}> : (vector<2x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  return
}
// -----
func.func @gather_ok(%a0: vector<4x!llvm.ptr>, %a1: vector<4xi1>) {
  %0 = "llvm.intr.masked.gather"(%a0, %a1) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<4xf32>
  return
}
// -----
func.func @gather_pass(%a0: vector<4x!llvm.ptr>, %a1: vector<4xi1>, %a2: vector<4xf64>) {
  %0 = "llvm.intr.masked.gather"(%a0, %a1, %a2) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf64>) -> vector<4xf32>
  return
}
// -----
func.func @gather_pass2(%a0: vector<4x!llvm.ptr>, %a1: vector<4xi1>, %a2: vector<4xf32>, %a3: vector<4xf32>) {
  %0 = "llvm.intr.masked.gather"(%a0, %a1, %a2, %a3) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @gather_mask(%a0: vector<4x!llvm.ptr>, %a1: vector<2xi1>) {
  %0 = "llvm.intr.masked.gather"(%a0, %a1) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<2xi1>) -> vector<4xf32>
  return
}
// -----
func.func @scatter(%a0: vector<4xf32>, %a1: vector<2x!llvm.ptr>, %a2: vector<4xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.scatter' op expected operand #2 type to be 'vector<4x!llvm.ptr>'}}
  "llvm.intr.masked.scatter"(%a0, %a1, %a2) <{alignment = 4 : i32}> : (vector<4xf32>, vector<2x!llvm.ptr>, vector<4xi1>) -> ()
  return
}
// -----
func.func @scatter_ok(%a0: vector<4xf32>, %a1: vector<4x!llvm.ptr>, %a2: vector<4xi1>) {
  "llvm.intr.masked.scatter"(%a0, %a1, %a2) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
  return
}
// -----
func.func @scatter_mask(%a0: vector<4xf32>, %a1: vector<4x!llvm.ptr>, %a2: vector<2xi1>) {
  "llvm.intr.masked.scatter"(%a0, %a1, %a2) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<2xi1>) -> ()
  return
}
// -----
func.func @sincos_one(%a0: f32) {
  // expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32)>'}}
  %0 = "llvm.intr.sincos"(%a0) : (f32) -> !llvm.struct<(f32)>
  return
}
// -----
func.func @sincos_three(%a0: f32) {
  // expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, f32, f32)>'}}
  %0 = "llvm.intr.sincos"(%a0) : (f32) -> !llvm.struct<(f32, f32, f32)>
  return
}
// -----
func.func @sincos_first(%a0: f32) {
  // expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f64, f32)>'}}
  %0 = "llvm.intr.sincos"(%a0) : (f32) -> !llvm.struct<(f64, f32)>
  return
}
// -----
func.func @sincos_second(%a0: f32) {
  // expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, f64)>'}}
  %0 = "llvm.intr.sincos"(%a0) : (f32) -> !llvm.struct<(f32, f64)>
  return
}
// -----
func.func @sincos_float(%a0: f32) {
  // expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got 'f32'}}
  %0 = "llvm.intr.sincos"(%a0) : (f32) -> f32
  return
}
// -----
func.func @sincos_array(%a0: f32) {
  // expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.array<2 x f32>'}}
  %0 = "llvm.intr.sincos"(%a0) : (f32) -> !llvm.array<2 x f32>
  return
}
// -----
func.func @sincos_ok(%a0: f32) {
  %0 = "llvm.intr.sincos"(%a0) : (f32) -> !llvm.struct<(f32, f32)>
  return
}
// -----
llvm.mlir.global external @r() : i32
// expected-error@+1 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr
// expected-error@+1 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() {
  llvm.return
}
// expected-error@+1 {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func available_externally @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr<1> @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// expected-error@+1 {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, i32 @r
// -----
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias external @a : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @a
