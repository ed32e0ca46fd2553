// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Forms of spirv that its formats say with code, its types and its attributes.
func.func @f(%p: !spirv.ptr<f32, Function>, %q: !spirv.ptr<f32, StorageBuffer>, %s: !spirv.struct<(f32, i32)>, %w: !spirv.ptr<i32, StorageBuffer>, %i: i32, %v4: vector<4xi32>) {
  %0 = spirv.Load "Function" %p : f32
  %1 = spirv.Load "StorageBuffer" %q ["Volatile"] {a = 1} : f32
  %2 = spirv.Load "StorageBuffer" %q ["Volatile|Aligned", 4] : f32
  spirv.Store "Function" %p, %0 ["Aligned", 8] : f32
  spirv.CopyMemory "Function" %p, "StorageBuffer" %q : f32
  spirv.CopyMemory "Function" %p, "StorageBuffer" %q ["Volatile"], ["Aligned", 4] : f32
  "spirv.CopyMemory"(%p, %q) {source_memory_access = #spirv.memory_access<Volatile>} : (!spirv.ptr<f32, Function>, !spirv.ptr<f32, StorageBuffer>) -> ()
  %c = spirv.Constant 0 : i32
  %v = spirv.Variable : !spirv.ptr<i32, Function>
  %x = spirv.Variable init(%c) : !spirv.ptr<i32, Function>
  %y = spirv.Variable init(%c) {foo = "x"} : !spirv.ptr<i32, Function>
  %e = spirv.CompositeExtract %s[1 : i32] : !spirv.struct<(f32, i32)>
  %in = spirv.CompositeInsert %i, %s[1 : i32] : i32 into !spirv.struct<(f32, i32)>
  %ia = spirv.IAddCarry %i, %i : !spirv.struct<(i32, i32)>
  %ib = spirv.ISubBorrow {a = 1} %i, %i : !spirv.struct<(i32, i32)>
  %cl = spirv.GL.SClamp %i, %i, %i {a = 1} : i32
  %k1 = spirv.Constant dense<[1, 2]> : tensor<2xi32> : !spirv.array<2 x i32>
  %k2 = spirv.Constant dense<[1, 2]> : vector<2xi32>
  %k3 = spirv.Constant [dense<3.0> : vector<2xf32>] : !spirv.array<1 x vector<2xf32>>
  %k4 = spirv.Constant true
  %k5 = spirv.Constant 0.5 : f32
  %ext = spirv.CompositeExtract %k3[0 : i32, 1 : i32] : !spirv.array<1 x vector<2xf32>>
  %sc = spirv.SpecConstantOperation wraps "spirv.IAdd"(%c, %c) : (i32, i32) -> i32
  %sd = spirv.SpecConstantOperation wraps "spirv.IAdd"(%c, %c) {u = 1 : i32} : (i32, i32) -> i32
  return
}
spirv.module @m Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> attributes {foo = 1} {
  spirv.SpecConstant @sc1 = false
  spirv.SpecConstant @sc2 spec_id(5) = 42 : i64
  spirv.SpecConstantComposite @scc (@sc1, @sc1) : !spirv.array<2 x i1>
  spirv.EXT.SpecConstantCompositeReplicate @scr (@sc1) : !spirv.array<2 x i1>
  spirv.GlobalVariable @g1 : !spirv.ptr<f32, Input>
  spirv.GlobalVariable @g2 bind(1, 2) : !spirv.ptr<f32, Uniform>
  spirv.GlobalVariable @g3 built_in("GlobalInvocationId") : !spirv.ptr<vector<3xi32>, Input>
  spirv.GlobalVariable @g4 initializer(@sc1) {location = 0 : i32} : !spirv.ptr<f32, Private>
  spirv.func @main() -> () "Inline|Pure" attributes {foo} { spirv.Return }
  spirv.func @ext(i32 {llvm.a = 1 : i32}) -> i32 "None" attributes {linkage_attributes=#spirv.linkage_attributes<linkage_name="ext", linkage_type=<Import>>}
  spirv.EntryPoint "GLCompute" @main, @g1, @g2
  spirv.EntryPoint "Fragment" @main
  spirv.ExecutionMode @main "LocalSize", 1, 2, 3
  spirv.ExecutionMode @main "ContractionOff"
  spirv.ARM.Graph @gr(%x: !spirv.arm.tensor<1x2xi8>) -> !spirv.arm.tensor<1x2xi8> {
    spirv.ARM.GraphOutputs %x : !spirv.arm.tensor<1x2xi8>
  }
  spirv.ARM.Graph @gs(%x: !spirv.arm.tensor<1x2xi8>) -> (!spirv.arm.tensor<1x2xi8>, !spirv.arm.tensor<1x2xi8>) attributes {entry_point = true} {
    spirv.ARM.GraphOutputs %x, %x : !spirv.arm.tensor<1x2xi8>, !spirv.arm.tensor<1x2xi8>
  }
  spirv.ARM.GraphEntryPoint @gr, @g1
  spirv.func @cf(%c: i1, %n: i32) -> i32 "None" {
    spirv.mlir.loop {
      spirv.Branch ^h
    ^h:
      spirv.BranchConditional %c, ^b, ^m
    ^b:
      spirv.Branch ^k
    ^k:
      spirv.Branch ^h
    ^m:
      spirv.mlir.merge
    }
    spirv.mlir.loop control(Unroll) {
    }
    %r = spirv.mlir.selection control(Flatten) -> i32 {
      spirv.Switch %n : i32, [
        default: ^d(%n : i32),
        0: ^d(%n : i32),
        -1: ^d(%n : i32)
      ]
    ^d(%a: i32):
      spirv.Branch ^e
    ^e:
      spirv.mlir.merge %a : i32
    }
    spirv.BranchConditional %c [1, 2], ^x(%n : i32), ^y(%n, %n : i32, i32)
  ^x(%z: i32):
    spirv.ReturnValue %z : i32
  ^y(%z1: i32, %z2: i32):
    spirv.ReturnValue %z1 : i32
  }
}
!a = !spirv.ptr<f32, Function>
func.func private @types(!spirv.array<4xf32>, !spirv.array<4 x f32, stride = 4>, !spirv.array<4 x vector<4xf32>,stride=16>, !spirv.ptr<!a,Function>, !spirv.rtarray<i32>, !spirv.rtarray<!a, stride=8>,
 !spirv.struct<(f32[0],i32 [4,NonWritable])>, !spirv.struct<(f32 [NonWritable, NonReadable, BuiltIn=3], i32)>, !spirv.struct<()>, !spirv.struct<e, ()>, !spirv.struct<rec, (!spirv.ptr<!spirv.struct<rec>, StorageBuffer>)>,
 !spirv.image<f32, Dim2D, NoDepth,NonArrayed, SingleSampled, SamplerUnknown, Unknown>, !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth,NonArrayed, SingleSampled, SamplerUnknown, Unknown>>, !spirv.coopmatrix<2x3xf32, Workgroup,MatrixA>, !spirv.matrix<3xvector<3xf32>>, !spirv.matrix<3 x vector<3xf32>>, !spirv.arm.tensor<?x?xi8>, !spirv.arm.tensor<*xi8>, !spirv.ptr<bf16, Input>)
