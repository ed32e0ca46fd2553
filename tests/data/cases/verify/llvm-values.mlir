// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
llvm.func @f(%s: !llvm.struct<(i32, f32)>) {
  // expected-error@+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i32, f32)>' should produce 'i32' but this op returns 'f32'}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<(i32, f32)>) -> f32
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32, f32)>) {
  // expected-error@+1 {{'llvm.extractvalue' op position out of bounds: 2}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 2>}> : (!llvm.struct<(i32, f32)>) -> f32
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.array<4 x i32>) {
  // expected-error@+1 {{'llvm.extractvalue' op position out of bounds: 4}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 4>}> : (!llvm.array<4 x i32>) -> i32
  llvm.return
}
// -----
llvm.func @f(%s: i32) {
  // expected-error@+1 {{'llvm.extractvalue' op operand #0 must be}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (i32) -> i32
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32, array<2 x f32>)>) {
  // expected-error@+1 {{'llvm.extractvalue' op expected LLVM IR structure/array type, got: 'f32'}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 1, 0, 0>}> : (!llvm.struct<(i32, array<2 x f32>)>) -> f32
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32, f32)>, %v: f64) {
  // expected-error@+1 {{'llvm.insertvalue' op Type mismatch: cannot insert 'f64' into '!llvm.struct<(i32, f32)>'}}
  %0 = "llvm.insertvalue"(%s, %v) <{position = array<i64: 1>}> : (!llvm.struct<(i32, f32)>, f64) -> !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32, f32)>, %v: f32) {
  // expected-error@+1 {{'llvm.insertvalue' op position out of bounds: 5}}
  %0 = "llvm.insertvalue"(%s, %v) <{position = array<i64: 5>}> : (!llvm.struct<(i32, f32)>, f32) -> !llvm.struct<(i32, f32)>
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<"op", opaque>) {
  // expected-error@+1 {{'llvm.extractvalue' op position out of bounds: 0}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: 0>}> : (!llvm.struct<"op", opaque>) -> i32
  llvm.return
}
// -----
llvm.func @f(%s: !llvm.struct<(i32, f32)>) {
  // expected-error@+1 {{'llvm.extractvalue' op position out of bounds: -1}}
  %0 = "llvm.extractvalue"(%s) <{position = array<i64: -1>}> : (!llvm.struct<(i32, f32)>) -> f32
  llvm.return
}
// -----
llvm.func @f() -> !llvm.ptr {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.func @f() -> !llvm.ptr {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
}
// -----
llvm.func @f() {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.br ^bb2
^bb2:
  // expected-error@+1 {{in the same function}}
  llvm.blocktag <id = 1>
  llvm.return
}
// -----
llvm.func @f()
llvm.func @g() -> !llvm.ptr {
  // expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global internal constant @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}
// -----
llvm.func @f() {
  // expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
  %0 = llvm.landingpad : !llvm.ptr
  llvm.return
}

// -----

llvm.func @beyond(%p: !llvm.ptr) {
  // expected-error @below {{index 1 indexing a struct is out of bounds}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = !llvm.struct<(i32)>, rawConstantIndices = array<i32: 0, 1>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @not_constant(%p: !llvm.ptr, %i: i32) {
  // expected-error @below {{expected index 1 indexing a struct to be constant}}
  %0 = "llvm.getelementptr"(%p, %i) <{elem_type = !llvm.struct<(i32)>, rawConstantIndices = array<i32: 0, -2147483648>}> : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @indexed(%p: !llvm.ptr) {
  // expected-error @below {{type 'i32' cannot be indexed (index #1)}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 0, 1>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @dynamic(%p: !llvm.ptr) {
  // expected-error @below {{expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %0 = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @text() {
  // expected-error @below {{i8 elements for the string constant}}
  %0 = "llvm.mlir.constant"() <{value = "abc"}> : () -> !llvm.array<4 x i8>
  llvm.return
}

// -----

llvm.func @shorter(%x: i32) {
  // expected-error @below {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %0 = "llvm.zext"(%x) : (i32) -> i16
  llvm.return
}

// -----

llvm.func @cast(%x: !llvm.ptr) {
  // expected-error @below {{can only cast pointers from and to pointers}}
  %0 = "llvm.bitcast"(%x) : (!llvm.ptr) -> i64
  llvm.return
}

// -----

llvm.func @intrinsic() {
  // expected-error @below {{intrinsic name must start with 'llvm.'}}
  "llvm.call_intrinsic"() <{intrin = "x", op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
  llvm.return
}
// -----
// An operation with two regions cannot be a symbol table.
"foo.two_regions"() ({
  // expected-error@+1 {{'llvm.mlir.global' op must appear at the module level}}
  llvm.mlir.global internal constant @g(42 : i32) : i32
}, {
}) : () -> ()
// -----
// expected-error@+1 {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @a : i32 {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// -----
// expected-error@+1 {{'llvm.func' op type of entry block argument #0('tensor<4xf32>') must match the type of the corresponding argument in function signature}}
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (ptr)>, linkage = #llvm.linkage<external>, sym_name = "f"}> ({
^bb0(%a: tensor<4xf32>):
  "llvm.return"() : () -> ()
}) : () -> ()
