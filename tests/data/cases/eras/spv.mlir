// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of 2019, as tests/system/tools/eras.sh reads them: each in custom form, in generic form and upgraded.
// ---- spv.AccessChain custom
module {
  func @f(%arg0: i32) {
    %cst1_i32 = spv.constant 1 : i32
    %0 = spv.Variable : !spv.ptr<!spv.struct<f32, !spv.array<4 x f32[4]>>, Function>
    %1 = spv.AccessChain %0[%cst1_i32, %arg0] : !spv.ptr<!spv.struct<f32, !spv.array<4 x f32[4]>>, Function>
    %2 = spv.Variable : !spv.ptr<vector<3xi32>, Function>
    %3 = spv.AccessChain %2[%arg0] : !spv.ptr<vector<3xi32>, Function>
    %4 = spv.Load "Function" %1 : f32
    spv.Return
  }
}

// ---- spv.AccessChain generic
"module"() ( {
  func @f(%arg0: i32) {
    %0 = "spv.constant"() {value = 1 : i32} : () -> i32
    %1 = "spv.Variable"() {storage_class = 7 : i32} : () -> !spv.ptr<!spv.struct<f32, !spv.array<4 x f32[4]>>, Function>
    %2 = "spv.AccessChain"(%1, %0, %arg0) : (!spv.ptr<!spv.struct<f32, !spv.array<4 x f32[4]>>, Function>, i32, i32) -> !spv.ptr<f32, Function>
    %3 = "spv.Variable"() {storage_class = 7 : i32} : () -> !spv.ptr<vector<3xi32>, Function>
    %4 = "spv.AccessChain"(%3, %arg0) : (!spv.ptr<vector<3xi32>, Function>, i32) -> !spv.ptr<i32, Function>
    %5 = "spv.Load"(%2) : (!spv.ptr<f32, Function>) -> f32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.AtomicAnd custom
module {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = spv.AtomicAnd "Device" "None" %arg0, %arg1 : !spv.ptr<i32, StorageBuffer>
    spv.Return
  }
}

// ---- spv.AtomicAnd generic
"module"() ( {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = "spv.AtomicAnd"(%arg0, %arg1) {memory_scope = 1 : i32, semantics = 0 : i32} : (!spv.ptr<i32, StorageBuffer>, i32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.AtomicCompareExchangeWeak custom
module {
  func @f(%arg0: !spv.ptr<i32, Workgroup>, %arg1: i32) {
    %0 = spv.AtomicCompareExchangeWeak "Workgroup" "Release" "Acquire" %arg0, %arg1, %arg1 : !spv.ptr<i32, Workgroup>
    spv.Return
  }
}

// ---- spv.AtomicCompareExchangeWeak generic
"module"() ( {
  func @f(%arg0: !spv.ptr<i32, Workgroup>, %arg1: i32) {
    %0 = "spv.AtomicCompareExchangeWeak"(%arg0, %arg1, %arg1) {equal_semantics = 4 : i32, memory_scope = 2 : i32, unequal_semantics = 2 : i32} : (!spv.ptr<i32, Workgroup>, i32, i32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.AtomicIAdd custom
module {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = spv.AtomicIAdd "Device" "None" %arg0, %arg1 : !spv.ptr<i32, StorageBuffer>
    spv.Return
  }
}

// ---- spv.AtomicIAdd generic
"module"() ( {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = "spv.AtomicIAdd"(%arg0, %arg1) {memory_scope = 1 : i32, semantics = 0 : i32} : (!spv.ptr<i32, StorageBuffer>, i32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.AtomicIDecrement custom
module {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>) {
    %0 = spv.AtomicIDecrement "Workgroup" "Acquire|UniformMemory" %arg0 : !spv.ptr<i32, StorageBuffer>
    spv.Return
  }
}

// ---- spv.AtomicIDecrement generic
"module"() ( {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>) {
    %0 = "spv.AtomicIDecrement"(%arg0) {memory_scope = 2 : i32, semantics = 66 : i32} : (!spv.ptr<i32, StorageBuffer>) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.AtomicIIncrement custom
module {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>) {
    %0 = spv.AtomicIIncrement "Workgroup" "Acquire|UniformMemory" %arg0 : !spv.ptr<i32, StorageBuffer>
    spv.Return
  }
}

// ---- spv.AtomicIIncrement generic
"module"() ( {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>) {
    %0 = "spv.AtomicIIncrement"(%arg0) {memory_scope = 2 : i32, semantics = 66 : i32} : (!spv.ptr<i32, StorageBuffer>) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.AtomicISub custom
module {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = spv.AtomicISub "Device" "None" %arg0, %arg1 : !spv.ptr<i32, StorageBuffer>
    spv.Return
  }
}

// ---- spv.AtomicISub generic
"module"() ( {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = "spv.AtomicISub"(%arg0, %arg1) {memory_scope = 1 : i32, semantics = 0 : i32} : (!spv.ptr<i32, StorageBuffer>, i32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.AtomicOr custom
module {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = spv.AtomicOr "Device" "None" %arg0, %arg1 : !spv.ptr<i32, StorageBuffer>
    spv.Return
  }
}

// ---- spv.AtomicOr generic
"module"() ( {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = "spv.AtomicOr"(%arg0, %arg1) {memory_scope = 1 : i32, semantics = 0 : i32} : (!spv.ptr<i32, StorageBuffer>, i32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.AtomicSMax custom
module {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = spv.AtomicSMax "Device" "None" %arg0, %arg1 : !spv.ptr<i32, StorageBuffer>
    spv.Return
  }
}

// ---- spv.AtomicSMax generic
"module"() ( {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = "spv.AtomicSMax"(%arg0, %arg1) {memory_scope = 1 : i32, semantics = 0 : i32} : (!spv.ptr<i32, StorageBuffer>, i32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.AtomicSMin custom
module {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = spv.AtomicSMin "Device" "None" %arg0, %arg1 : !spv.ptr<i32, StorageBuffer>
    spv.Return
  }
}

// ---- spv.AtomicSMin generic
"module"() ( {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = "spv.AtomicSMin"(%arg0, %arg1) {memory_scope = 1 : i32, semantics = 0 : i32} : (!spv.ptr<i32, StorageBuffer>, i32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.AtomicUMax custom
module {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = spv.AtomicUMax "Device" "None" %arg0, %arg1 : !spv.ptr<i32, StorageBuffer>
    spv.Return
  }
}

// ---- spv.AtomicUMax generic
"module"() ( {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = "spv.AtomicUMax"(%arg0, %arg1) {memory_scope = 1 : i32, semantics = 0 : i32} : (!spv.ptr<i32, StorageBuffer>, i32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.AtomicUMin custom
module {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = spv.AtomicUMin "Device" "None" %arg0, %arg1 : !spv.ptr<i32, StorageBuffer>
    spv.Return
  }
}

// ---- spv.AtomicUMin generic
"module"() ( {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = "spv.AtomicUMin"(%arg0, %arg1) {memory_scope = 1 : i32, semantics = 0 : i32} : (!spv.ptr<i32, StorageBuffer>, i32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.AtomicXor custom
module {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = spv.AtomicXor "Device" "None" %arg0, %arg1 : !spv.ptr<i32, StorageBuffer>
    spv.Return
  }
}

// ---- spv.AtomicXor generic
"module"() ( {
  func @f(%arg0: !spv.ptr<i32, StorageBuffer>, %arg1: i32) {
    %0 = "spv.AtomicXor"(%arg0, %arg1) {memory_scope = 1 : i32, semantics = 0 : i32} : (!spv.ptr<i32, StorageBuffer>, i32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.BitCount custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.BitCount %arg0 : i32
    %1 = spv.BitCount %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.BitCount generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.BitCount"(%arg0) : (i32) -> i32
    %1 = "spv.BitCount"(%arg1) : (vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.BitFieldInsert custom
module {
  func @f(%arg0: vector<3xi32>, %arg1: i32, %arg2: i8) {
    %0 = spv.BitFieldInsert %arg0, %arg0, %arg1, %arg2 : vector<3xi32>, i32, i8
    spv.Return
  }
}

// ---- spv.BitFieldInsert generic
"module"() ( {
  func @f(%arg0: vector<3xi32>, %arg1: i32, %arg2: i8) {
    %0 = "spv.BitFieldInsert"(%arg0, %arg0, %arg1, %arg2) : (vector<3xi32>, vector<3xi32>, i32, i8) -> vector<3xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.BitFieldSExtract custom
module {
  func @f(%arg0: vector<3xi32>, %arg1: i32, %arg2: i8) {
    %0 = spv.BitFieldSExtract %arg0, %arg1, %arg2 : vector<3xi32>, i32, i8
    spv.Return
  }
}

// ---- spv.BitFieldSExtract generic
"module"() ( {
  func @f(%arg0: vector<3xi32>, %arg1: i32, %arg2: i8) {
    %0 = "spv.BitFieldSExtract"(%arg0, %arg1, %arg2) : (vector<3xi32>, i32, i8) -> vector<3xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.BitFieldUExtract custom
module {
  func @f(%arg0: vector<3xi32>, %arg1: i32, %arg2: i8) {
    %0 = spv.BitFieldUExtract %arg0, %arg1, %arg2 : vector<3xi32>, i32, i8
    spv.Return
  }
}

// ---- spv.BitFieldUExtract generic
"module"() ( {
  func @f(%arg0: vector<3xi32>, %arg1: i32, %arg2: i8) {
    %0 = "spv.BitFieldUExtract"(%arg0, %arg1, %arg2) : (vector<3xi32>, i32, i8) -> vector<3xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.BitReverse custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.BitReverse %arg0 : i32
    %1 = spv.BitReverse %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.BitReverse generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.BitReverse"(%arg0) : (i32) -> i32
    %1 = "spv.BitReverse"(%arg1) : (vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.Bitcast custom
module {
  func @f(%arg0: f32) {
    %0 = spv.Bitcast %arg0 : f32 to i32
    spv.Return
  }
}

// ---- spv.Bitcast generic
"module"() ( {
  func @f(%arg0: f32) {
    %0 = "spv.Bitcast"(%arg0) : (f32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.BitwiseAnd custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.BitwiseAnd %arg0, %arg0 : i32
    %1 = spv.BitwiseAnd %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.BitwiseAnd generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.BitwiseAnd"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.BitwiseAnd"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.BitwiseOr custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.BitwiseOr %arg0, %arg0 : i32
    %1 = spv.BitwiseOr %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.BitwiseOr generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.BitwiseOr"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.BitwiseOr"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.BitwiseXor custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.BitwiseXor %arg0, %arg0 : i32
    %1 = spv.BitwiseXor %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.BitwiseXor generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.BitwiseXor"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.BitwiseXor"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.Branch custom
module {
  func @f(%arg0: i32) {
    spv.Branch ^bb1(%arg0 : i32)
  ^bb1(%0: i32):	// pred: ^bb0
    spv.Branch ^bb2
  ^bb2:	// pred: ^bb1
    spv.Return
  }
}

// ---- spv.Branch generic
"module"() ( {
  func @f(%arg0: i32) {
    "spv.Branch"()[^bb1(%arg0 : i32)] : () -> ()
  ^bb1(%0: i32):	// pred: ^bb0
    "spv.Branch"()[^bb2] : () -> ()
  ^bb2:	// pred: ^bb1
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.BranchConditional custom
module {
  func @f(%arg0: i1, %arg1: i32) {
    spv.BranchConditional %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):	// pred: ^bb0
    spv.BranchConditional %arg0 [5, 10], ^bb2, ^bb2
  ^bb2:	// 3 preds: ^bb0, ^bb1, ^bb1
    spv.Return
  }
}

// ---- spv.BranchConditional generic
"module"() ( {
  func @f(%arg0: i1, %arg1: i32) {
    "spv.BranchConditional"(%arg0)[^bb1(%arg1 : i32), ^bb2] : (i1) -> ()
  ^bb1(%0: i32):	// pred: ^bb0
    "spv.BranchConditional"(%arg0)[^bb2, ^bb2] {branch_weights = [5 : i32, 10 : i32]} : (i1) -> ()
  ^bb2:	// 3 preds: ^bb0, ^bb1, ^bb1
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.CompositeConstruct custom
module {
  func @f(%arg0: f32, %arg1: vector<3xf32>) {
    %0 = spv.CompositeConstruct %arg0, %arg0 : vector<2xf32>
    %1 = spv.CompositeConstruct %arg1, %arg0 : !spv.struct<vector<3xf32>, f32>
    spv.Return
  }
}

// ---- spv.CompositeConstruct generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<3xf32>) {
    %0 = "spv.CompositeConstruct"(%arg0, %arg0) : (f32, f32) -> vector<2xf32>
    %1 = "spv.CompositeConstruct"(%arg1, %arg0) : (vector<3xf32>, f32) -> !spv.struct<vector<3xf32>, f32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.CompositeExtract custom
module {
  func @f(%arg0: !spv.struct<f32, !spv.array<4 x vector<2xi32>>>) {
    %0 = spv.CompositeExtract %arg0[0 : i32] : !spv.struct<f32, !spv.array<4 x vector<2xi32>>>
    %1 = spv.CompositeExtract %arg0[1 : i32, 3 : i32, 1 : i32] : !spv.struct<f32, !spv.array<4 x vector<2xi32>>>
    spv.Return
  }
}

// ---- spv.CompositeExtract generic
"module"() ( {
  func @f(%arg0: !spv.struct<f32, !spv.array<4 x vector<2xi32>>>) {
    %0 = "spv.CompositeExtract"(%arg0) {indices = [0 : i32]} : (!spv.struct<f32, !spv.array<4 x vector<2xi32>>>) -> f32
    %1 = "spv.CompositeExtract"(%arg0) {indices = [1 : i32, 3 : i32, 1 : i32]} : (!spv.struct<f32, !spv.array<4 x vector<2xi32>>>) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.CompositeInsert custom
module {
  func @f(%arg0: !spv.array<4 x f32>, %arg1: f32) {
    %0 = spv.CompositeInsert %arg1, %arg0[1 : i32] : f32 into !spv.array<4 x f32>
    spv.Return
  }
}

// ---- spv.CompositeInsert generic
"module"() ( {
  func @f(%arg0: !spv.array<4 x f32>, %arg1: f32) {
    %0 = "spv.CompositeInsert"(%arg1, %arg0) {indices = [1 : i32]} : (f32, !spv.array<4 x f32>) -> !spv.array<4 x f32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ControlBarrier custom
module {
  func @f() {
    spv.ControlBarrier "Workgroup", "Device", "Acquire|UniformMemory"
    spv.Return
  }
}

// ---- spv.ControlBarrier generic
"module"() ( {
  func @f() {
    "spv.ControlBarrier"() {execution_scope = 2 : i32, memory_scope = 1 : i32, memory_semantics = 66 : i32} : () -> ()
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ConvertFToS custom
module {
  func @f(%arg0: f32) {
    %0 = spv.ConvertFToS %arg0 : f32 to i32
    spv.Return
  }
}

// ---- spv.ConvertFToS generic
"module"() ( {
  func @f(%arg0: f32) {
    %0 = "spv.ConvertFToS"(%arg0) : (f32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ConvertFToU custom
module {
  func @f(%arg0: f32) {
    %0 = spv.ConvertFToU %arg0 : f32 to i32
    spv.Return
  }
}

// ---- spv.ConvertFToU generic
"module"() ( {
  func @f(%arg0: f32) {
    %0 = "spv.ConvertFToU"(%arg0) : (f32) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ConvertSToF custom
module {
  func @f(%arg0: i32) {
    %0 = spv.ConvertSToF %arg0 : i32 to f32
    spv.Return
  }
}

// ---- spv.ConvertSToF generic
"module"() ( {
  func @f(%arg0: i32) {
    %0 = "spv.ConvertSToF"(%arg0) : (i32) -> f32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ConvertUToF custom
module {
  func @f(%arg0: i32) {
    %0 = spv.ConvertUToF %arg0 : i32 to f32
    spv.Return
  }
}

// ---- spv.ConvertUToF generic
"module"() ( {
  func @f(%arg0: i32) {
    %0 = "spv.ConvertUToF"(%arg0) : (i32) -> f32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.EntryPoint custom
module {
  spv.module "Logical" "GLSL450" {
    spv.globalVariable @v : !spv.ptr<f32, Input>
    func @f() {
      spv.Return
    }
    spv.EntryPoint "GLCompute" @f, @v
    spv.EntryPoint "Fragment" @f
  }
}

// ---- spv.EntryPoint generic
"module"() ( {
  "spv.module"() ( {
    "spv.globalVariable"() {sym_name = "v", type = !spv.ptr<f32, Input>} : () -> ()
    func @f() {
      "spv.Return"() : () -> ()
    }
    "spv.EntryPoint"() {execution_model = 5 : i32, fn = @f, interface = [@v]} : () -> ()
    "spv.EntryPoint"() {execution_model = 4 : i32, fn = @f, interface = []} : () -> ()
    "spv._module_end"() : () -> ()
  }) {addressing_model = 0 : i32, memory_model = 1 : i32} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ExecutionMode custom
module {
  spv.module "Logical" "GLSL450" {
    func @f() {
      spv.Return
    }
    spv.ExecutionMode @f "ContractionOff"
    spv.ExecutionMode @f "LocalSize", 3, 4, 5
  }
}

// ---- spv.ExecutionMode generic
"module"() ( {
  "spv.module"() ( {
    func @f() {
      "spv.Return"() : () -> ()
    }
    "spv.ExecutionMode"() {execution_mode = 31 : i32, fn = @f, values = []} : () -> ()
    "spv.ExecutionMode"() {execution_mode = 17 : i32, fn = @f, values = [3 : i32, 4 : i32, 5 : i32]} : () -> ()
    "spv._module_end"() : () -> ()
  }) {addressing_model = 0 : i32, memory_model = 1 : i32} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FAdd custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FAdd %arg0, %arg0 : f32
    %1 = spv.FAdd %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FAdd generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FAdd"(%arg0, %arg0) : (f32, f32) -> f32
    %1 = "spv.FAdd"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FConvert custom
module {
  func @f(%arg0: f32) {
    %0 = spv.FConvert %arg0 : f32 to f64
    spv.Return
  }
}

// ---- spv.FConvert generic
"module"() ( {
  func @f(%arg0: f32) {
    %0 = "spv.FConvert"(%arg0) : (f32) -> f64
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FDiv custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FDiv %arg0, %arg0 : f32
    %1 = spv.FDiv %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FDiv generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FDiv"(%arg0, %arg0) : (f32, f32) -> f32
    %1 = "spv.FDiv"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FMod custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FMod %arg0, %arg0 : f32
    %1 = spv.FMod %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FMod generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FMod"(%arg0, %arg0) : (f32, f32) -> f32
    %1 = "spv.FMod"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FMul custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FMul %arg0, %arg0 : f32
    %1 = spv.FMul %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FMul generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FMul"(%arg0, %arg0) : (f32, f32) -> f32
    %1 = "spv.FMul"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FNegate custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FNegate %arg0 : f32
    %1 = spv.FNegate %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FNegate generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FNegate"(%arg0) : (f32) -> f32
    %1 = "spv.FNegate"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FOrdEqual custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FOrdEqual %arg0, %arg0 : f32
    %1 = spv.FOrdEqual %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FOrdEqual generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FOrdEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spv.FOrdEqual"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FOrdGreaterThan custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FOrdGreaterThan %arg0, %arg0 : f32
    %1 = spv.FOrdGreaterThan %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FOrdGreaterThan generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FOrdGreaterThan"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spv.FOrdGreaterThan"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FOrdGreaterThanEqual custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FOrdGreaterThanEqual %arg0, %arg0 : f32
    %1 = spv.FOrdGreaterThanEqual %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FOrdGreaterThanEqual generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FOrdGreaterThanEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spv.FOrdGreaterThanEqual"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FOrdLessThan custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FOrdLessThan %arg0, %arg0 : f32
    %1 = spv.FOrdLessThan %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FOrdLessThan generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FOrdLessThan"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spv.FOrdLessThan"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FOrdLessThanEqual custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FOrdLessThanEqual %arg0, %arg0 : f32
    %1 = spv.FOrdLessThanEqual %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FOrdLessThanEqual generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FOrdLessThanEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spv.FOrdLessThanEqual"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FOrdNotEqual custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FOrdNotEqual %arg0, %arg0 : f32
    %1 = spv.FOrdNotEqual %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FOrdNotEqual generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FOrdNotEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spv.FOrdNotEqual"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FRem custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FRem %arg0, %arg0 : f32
    %1 = spv.FRem %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FRem generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FRem"(%arg0, %arg0) : (f32, f32) -> f32
    %1 = "spv.FRem"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FSub custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FSub %arg0, %arg0 : f32
    %1 = spv.FSub %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FSub generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FSub"(%arg0, %arg0) : (f32, f32) -> f32
    %1 = "spv.FSub"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FUnordEqual custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FUnordEqual %arg0, %arg0 : f32
    %1 = spv.FUnordEqual %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FUnordEqual generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FUnordEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spv.FUnordEqual"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FUnordGreaterThan custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FUnordGreaterThan %arg0, %arg0 : f32
    %1 = spv.FUnordGreaterThan %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FUnordGreaterThan generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FUnordGreaterThan"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spv.FUnordGreaterThan"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FUnordGreaterThanEqual custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FUnordGreaterThanEqual %arg0, %arg0 : f32
    %1 = spv.FUnordGreaterThanEqual %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FUnordGreaterThanEqual generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FUnordGreaterThanEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spv.FUnordGreaterThanEqual"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FUnordLessThan custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FUnordLessThan %arg0, %arg0 : f32
    %1 = spv.FUnordLessThan %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FUnordLessThan generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FUnordLessThan"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spv.FUnordLessThan"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FUnordLessThanEqual custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FUnordLessThanEqual %arg0, %arg0 : f32
    %1 = spv.FUnordLessThanEqual %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FUnordLessThanEqual generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FUnordLessThanEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spv.FUnordLessThanEqual"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FUnordNotEqual custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.FUnordNotEqual %arg0, %arg0 : f32
    %1 = spv.FUnordNotEqual %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.FUnordNotEqual generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.FUnordNotEqual"(%arg0, %arg0) : (f32, f32) -> i1
    %1 = "spv.FUnordNotEqual"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.FunctionCall custom
module {
  func @f(%arg0: i32) {
    %0 = spv.FunctionCall @g(%arg0) : (i32) -> f32
    spv.Return
  }
}

// ---- spv.FunctionCall generic
"module"() ( {
  func @f(%arg0: i32) {
    %0 = "spv.FunctionCall"(%arg0) {callee = @g} : (i32) -> f32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.Ceil custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.Ceil %arg0 : f32
    %1 = spv.GLSL.Ceil %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.Ceil generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.Ceil"(%arg0) : (f32) -> f32
    %1 = "spv.GLSL.Ceil"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.Cos custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.Cos %arg0 : f32
    %1 = spv.GLSL.Cos %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.Cos generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.Cos"(%arg0) : (f32) -> f32
    %1 = "spv.GLSL.Cos"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.Exp custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.Exp %arg0 : f32
    %1 = spv.GLSL.Exp %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.Exp generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.Exp"(%arg0) : (f32) -> f32
    %1 = "spv.GLSL.Exp"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.FAbs custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.FAbs %arg0 : f32
    %1 = spv.GLSL.FAbs %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.FAbs generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.FAbs"(%arg0) : (f32) -> f32
    %1 = "spv.GLSL.FAbs"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.FMax custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.FMax %arg0, %arg0 : f32
    %1 = spv.GLSL.FMax %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.FMax generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.FMax"(%arg0, %arg0) : (f32, f32) -> f32
    %1 = "spv.GLSL.FMax"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.FMin custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.FMin %arg0, %arg0 : f32
    %1 = spv.GLSL.FMin %arg1, %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.FMin generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.FMin"(%arg0, %arg0) : (f32, f32) -> f32
    %1 = "spv.GLSL.FMin"(%arg1, %arg1) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.FSign custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.FSign %arg0 : f32
    %1 = spv.GLSL.FSign %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.FSign generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.FSign"(%arg0) : (f32) -> f32
    %1 = "spv.GLSL.FSign"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.Floor custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.Floor %arg0 : f32
    %1 = spv.GLSL.Floor %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.Floor generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.Floor"(%arg0) : (f32) -> f32
    %1 = "spv.GLSL.Floor"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.InverseSqrt custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.InverseSqrt %arg0 : f32
    %1 = spv.GLSL.InverseSqrt %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.InverseSqrt generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.InverseSqrt"(%arg0) : (f32) -> f32
    %1 = "spv.GLSL.InverseSqrt"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.Log custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.Log %arg0 : f32
    %1 = spv.GLSL.Log %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.Log generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.Log"(%arg0) : (f32) -> f32
    %1 = "spv.GLSL.Log"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.SAbs custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.GLSL.SAbs %arg0 : i32
    %1 = spv.GLSL.SAbs %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.GLSL.SAbs generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.GLSL.SAbs"(%arg0) : (i32) -> i32
    %1 = "spv.GLSL.SAbs"(%arg1) : (vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.SMax custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.GLSL.SMax %arg0, %arg0 : i32
    %1 = spv.GLSL.SMax %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.GLSL.SMax generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.GLSL.SMax"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.GLSL.SMax"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.SMin custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.GLSL.SMin %arg0, %arg0 : i32
    %1 = spv.GLSL.SMin %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.GLSL.SMin generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.GLSL.SMin"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.GLSL.SMin"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.SSign custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.GLSL.SSign %arg0 : i32
    %1 = spv.GLSL.SSign %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.GLSL.SSign generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.GLSL.SSign"(%arg0) : (i32) -> i32
    %1 = "spv.GLSL.SSign"(%arg1) : (vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.Sqrt custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.Sqrt %arg0 : f32
    %1 = spv.GLSL.Sqrt %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.Sqrt generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.Sqrt"(%arg0) : (f32) -> f32
    %1 = "spv.GLSL.Sqrt"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.Tan custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.Tan %arg0 : f32
    %1 = spv.GLSL.Tan %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.Tan generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.Tan"(%arg0) : (f32) -> f32
    %1 = "spv.GLSL.Tan"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GLSL.Tanh custom
module {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = spv.GLSL.Tanh %arg0 : f32
    %1 = spv.GLSL.Tanh %arg1 : vector<4xf32>
    spv.Return
  }
}

// ---- spv.GLSL.Tanh generic
"module"() ( {
  func @f(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "spv.GLSL.Tanh"(%arg0) : (f32) -> f32
    %1 = "spv.GLSL.Tanh"(%arg1) : (vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.GroupNonUniformBallot custom
module {
  func @f(%arg0: i1) {
    %0 = spv.GroupNonUniformBallot "Workgroup" %arg0 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.GroupNonUniformBallot generic
"module"() ( {
  func @f(%arg0: i1) {
    %0 = "spv.GroupNonUniformBallot"(%arg0) {execution_scope = 2 : i32} : (i1) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.IAdd custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.IAdd %arg0, %arg0 : i32
    %1 = spv.IAdd %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.IAdd generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.IAdd"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.IAdd"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.IEqual custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.IEqual %arg0, %arg0 : i32
    %1 = spv.IEqual %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.IEqual generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.IEqual"(%arg0, %arg0) : (i32, i32) -> i1
    %1 = "spv.IEqual"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.IMul custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.IMul %arg0, %arg0 : i32
    %1 = spv.IMul %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.IMul generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.IMul"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.IMul"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.INotEqual custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.INotEqual %arg0, %arg0 : i32
    %1 = spv.INotEqual %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.INotEqual generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.INotEqual"(%arg0, %arg0) : (i32, i32) -> i1
    %1 = "spv.INotEqual"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ISub custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.ISub %arg0, %arg0 : i32
    %1 = spv.ISub %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.ISub generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.ISub"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.ISub"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.Load custom
module {
  func @f(%arg0: !spv.ptr<f32, StorageBuffer>) {
    %0 = spv.Load "StorageBuffer" %arg0 : f32
    %1 = spv.Load "StorageBuffer" %arg0 ["Volatile"] : f32
    %2 = spv.Load "StorageBuffer" %arg0 ["Volatile|Aligned", 4] : f32
    spv.Return
  }
}

// ---- spv.Load generic
"module"() ( {
  func @f(%arg0: !spv.ptr<f32, StorageBuffer>) {
    %0 = "spv.Load"(%arg0) : (!spv.ptr<f32, StorageBuffer>) -> f32
    %1 = "spv.Load"(%arg0) {memory_access = 1 : i32} : (!spv.ptr<f32, StorageBuffer>) -> f32
    %2 = "spv.Load"(%arg0) {alignment = 4 : i32, memory_access = 3 : i32} : (!spv.ptr<f32, StorageBuffer>) -> f32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.LogicalAnd custom
module {
  func @f(%arg0: i1, %arg1: vector<4xi1>) {
    %0 = spv.LogicalAnd %arg0, %arg0 : i1
    %1 = spv.LogicalAnd %arg1, %arg1 : vector<4xi1>
    spv.Return
  }
}

// ---- spv.LogicalAnd generic
"module"() ( {
  func @f(%arg0: i1, %arg1: vector<4xi1>) {
    %0 = "spv.LogicalAnd"(%arg0, %arg0) : (i1, i1) -> i1
    %1 = "spv.LogicalAnd"(%arg1, %arg1) : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.LogicalEqual custom
module {
  func @f(%arg0: i1, %arg1: vector<4xi1>) {
    %0 = spv.LogicalEqual %arg0, %arg0 : i1
    %1 = spv.LogicalEqual %arg1, %arg1 : vector<4xi1>
    spv.Return
  }
}

// ---- spv.LogicalEqual generic
"module"() ( {
  func @f(%arg0: i1, %arg1: vector<4xi1>) {
    %0 = "spv.LogicalEqual"(%arg0, %arg0) : (i1, i1) -> i1
    %1 = "spv.LogicalEqual"(%arg1, %arg1) : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.LogicalNot custom
module {
  func @f(%arg0: i1, %arg1: vector<4xi1>) {
    %0 = spv.LogicalNot %arg0 : i1
    %1 = spv.LogicalNot %arg1 : vector<4xi1>
    spv.Return
  }
}

// ---- spv.LogicalNot generic
"module"() ( {
  func @f(%arg0: i1, %arg1: vector<4xi1>) {
    %0 = "spv.LogicalNot"(%arg0) : (i1) -> i1
    %1 = "spv.LogicalNot"(%arg1) : (vector<4xi1>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.LogicalNotEqual custom
module {
  func @f(%arg0: i1, %arg1: vector<4xi1>) {
    %0 = spv.LogicalNotEqual %arg0, %arg0 : i1
    %1 = spv.LogicalNotEqual %arg1, %arg1 : vector<4xi1>
    spv.Return
  }
}

// ---- spv.LogicalNotEqual generic
"module"() ( {
  func @f(%arg0: i1, %arg1: vector<4xi1>) {
    %0 = "spv.LogicalNotEqual"(%arg0, %arg0) : (i1, i1) -> i1
    %1 = "spv.LogicalNotEqual"(%arg1, %arg1) : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.LogicalOr custom
module {
  func @f(%arg0: i1, %arg1: vector<4xi1>) {
    %0 = spv.LogicalOr %arg0, %arg0 : i1
    %1 = spv.LogicalOr %arg1, %arg1 : vector<4xi1>
    spv.Return
  }
}

// ---- spv.LogicalOr generic
"module"() ( {
  func @f(%arg0: i1, %arg1: vector<4xi1>) {
    %0 = "spv.LogicalOr"(%arg0, %arg0) : (i1, i1) -> i1
    %1 = "spv.LogicalOr"(%arg1, %arg1) : (vector<4xi1>, vector<4xi1>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.MemoryBarrier custom
module {
  func @f() {
    spv.MemoryBarrier "Device", "AcquireRelease|WorkgroupMemory"
    spv.Return
  }
}

// ---- spv.MemoryBarrier generic
"module"() ( {
  func @f() {
    "spv.MemoryBarrier"() {memory_scope = 1 : i32, memory_semantics = 264 : i32} : () -> ()
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.Not custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.Not %arg0 : i32
    %1 = spv.Not %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.Not generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.Not"(%arg0) : (i32) -> i32
    %1 = "spv.Not"(%arg1) : (vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ReturnValue custom
module {
  func @f(%arg0: i32) -> i32 {
    spv.ReturnValue %arg0 : i32
  }
}

// ---- spv.ReturnValue generic
"module"() ( {
  func @f(%arg0: i32) -> i32 {
    "spv.ReturnValue"(%arg0) : (i32) -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.SConvert custom
module {
  func @f(%arg0: i32) {
    %0 = spv.SConvert %arg0 : i32 to i64
    spv.Return
  }
}

// ---- spv.SConvert generic
"module"() ( {
  func @f(%arg0: i32) {
    %0 = "spv.SConvert"(%arg0) : (i32) -> i64
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.SDiv custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.SDiv %arg0, %arg0 : i32
    %1 = spv.SDiv %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.SDiv generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.SDiv"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.SDiv"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.SGreaterThan custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.SGreaterThan %arg0, %arg0 : i32
    %1 = spv.SGreaterThan %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.SGreaterThan generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.SGreaterThan"(%arg0, %arg0) : (i32, i32) -> i1
    %1 = "spv.SGreaterThan"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.SGreaterThanEqual custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.SGreaterThanEqual %arg0, %arg0 : i32
    %1 = spv.SGreaterThanEqual %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.SGreaterThanEqual generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.SGreaterThanEqual"(%arg0, %arg0) : (i32, i32) -> i1
    %1 = "spv.SGreaterThanEqual"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.SLessThan custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.SLessThan %arg0, %arg0 : i32
    %1 = spv.SLessThan %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.SLessThan generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.SLessThan"(%arg0, %arg0) : (i32, i32) -> i1
    %1 = "spv.SLessThan"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.SLessThanEqual custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.SLessThanEqual %arg0, %arg0 : i32
    %1 = spv.SLessThanEqual %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.SLessThanEqual generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.SLessThanEqual"(%arg0, %arg0) : (i32, i32) -> i1
    %1 = "spv.SLessThanEqual"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.SMod custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.SMod %arg0, %arg0 : i32
    %1 = spv.SMod %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.SMod generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.SMod"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.SMod"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.SRem custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.SRem %arg0, %arg0 : i32
    %1 = spv.SRem %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.SRem generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.SRem"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.SRem"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.Select custom
module {
  func @f(%arg0: i1, %arg1: f32, %arg2: vector<4xi1>, %arg3: vector<4xf32>) {
    %0 = spv.Select %arg0, %arg1, %arg1 : i1, f32
    %1 = spv.Select %arg2, %arg3, %arg3 : vector<4xi1>, vector<4xf32>
    spv.Return
  }
}

// ---- spv.Select generic
"module"() ( {
  func @f(%arg0: i1, %arg1: f32, %arg2: vector<4xi1>, %arg3: vector<4xf32>) {
    %0 = "spv.Select"(%arg0, %arg1, %arg1) : (i1, f32, f32) -> f32
    %1 = "spv.Select"(%arg2, %arg3, %arg3) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ShiftLeftLogical custom
module {
  func @f(%arg0: i32, %arg1: i16) {
    %0 = spv.ShiftLeftLogical %arg0, %arg1 : i32, i16
    spv.Return
  }
}

// ---- spv.ShiftLeftLogical generic
"module"() ( {
  func @f(%arg0: i32, %arg1: i16) {
    %0 = "spv.ShiftLeftLogical"(%arg0, %arg1) : (i32, i16) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ShiftRightArithmetic custom
module {
  func @f(%arg0: i32, %arg1: i16) {
    %0 = spv.ShiftRightArithmetic %arg0, %arg1 : i32, i16
    spv.Return
  }
}

// ---- spv.ShiftRightArithmetic generic
"module"() ( {
  func @f(%arg0: i32, %arg1: i16) {
    %0 = "spv.ShiftRightArithmetic"(%arg0, %arg1) : (i32, i16) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ShiftRightLogical custom
module {
  func @f(%arg0: i32, %arg1: i16) {
    %0 = spv.ShiftRightLogical %arg0, %arg1 : i32, i16
    spv.Return
  }
}

// ---- spv.ShiftRightLogical generic
"module"() ( {
  func @f(%arg0: i32, %arg1: i16) {
    %0 = "spv.ShiftRightLogical"(%arg0, %arg1) : (i32, i16) -> i32
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.Store custom
module {
  func @f(%arg0: !spv.ptr<f32, StorageBuffer>, %arg1: f32) {
    spv.Store "StorageBuffer" %arg0, %arg1 : f32
    spv.Store "StorageBuffer" %arg0, %arg1 ["Aligned", 8] : f32
    spv.Return
  }
}

// ---- spv.Store generic
"module"() ( {
  func @f(%arg0: !spv.ptr<f32, StorageBuffer>, %arg1: f32) {
    "spv.Store"(%arg0, %arg1) : (!spv.ptr<f32, StorageBuffer>, f32) -> ()
    "spv.Store"(%arg0, %arg1) {alignment = 8 : i32, memory_access = 2 : i32} : (!spv.ptr<f32, StorageBuffer>, f32) -> ()
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.SubgroupBallotKHR custom
module {
  func @f(%arg0: i1) {
    %0 = spv.SubgroupBallotKHR %arg0 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.SubgroupBallotKHR generic
"module"() ( {
  func @f(%arg0: i1) {
    %0 = "spv.SubgroupBallotKHR"(%arg0) : (i1) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.UConvert custom
module {
  func @f(%arg0: i32) {
    %0 = spv.UConvert %arg0 : i32 to i64
    spv.Return
  }
}

// ---- spv.UConvert generic
"module"() ( {
  func @f(%arg0: i32) {
    %0 = "spv.UConvert"(%arg0) : (i32) -> i64
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.UDiv custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.UDiv %arg0, %arg0 : i32
    %1 = spv.UDiv %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.UDiv generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.UDiv"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.UDiv"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.UGreaterThan custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.UGreaterThan %arg0, %arg0 : i32
    %1 = spv.UGreaterThan %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.UGreaterThan generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.UGreaterThan"(%arg0, %arg0) : (i32, i32) -> i1
    %1 = "spv.UGreaterThan"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.UGreaterThanEqual custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.UGreaterThanEqual %arg0, %arg0 : i32
    %1 = spv.UGreaterThanEqual %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.UGreaterThanEqual generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.UGreaterThanEqual"(%arg0, %arg0) : (i32, i32) -> i1
    %1 = "spv.UGreaterThanEqual"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ULessThan custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.ULessThan %arg0, %arg0 : i32
    %1 = spv.ULessThan %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.ULessThan generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.ULessThan"(%arg0, %arg0) : (i32, i32) -> i1
    %1 = "spv.ULessThan"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.ULessThanEqual custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.ULessThanEqual %arg0, %arg0 : i32
    %1 = spv.ULessThanEqual %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.ULessThanEqual generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.ULessThanEqual"(%arg0, %arg0) : (i32, i32) -> i1
    %1 = "spv.ULessThanEqual"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi1>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.UMod custom
module {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = spv.UMod %arg0, %arg0 : i32
    %1 = spv.UMod %arg1, %arg1 : vector<4xi32>
    spv.Return
  }
}

// ---- spv.UMod generic
"module"() ( {
  func @f(%arg0: i32, %arg1: vector<4xi32>) {
    %0 = "spv.UMod"(%arg0, %arg0) : (i32, i32) -> i32
    %1 = "spv.UMod"(%arg1, %arg1) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.Unreachable custom
module {
  func @f() {
    spv.Unreachable
  }
}

// ---- spv.Unreachable generic
"module"() ( {
  func @f() {
    "spv.Unreachable"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.Variable custom
module {
  func @f(%arg0: f32) {
    %0 = spv.Variable : !spv.ptr<!spv.rtarray<f32>, Function>
    %1 = spv.Variable init(%arg0) : !spv.ptr<f32, Function>
    spv.Return
  }
}

// ---- spv.Variable generic
"module"() ( {
  func @f(%arg0: f32) {
    %0 = "spv.Variable"() {storage_class = 7 : i32} : () -> !spv.ptr<!spv.rtarray<f32>, Function>
    %1 = "spv.Variable"(%arg0) {storage_class = 7 : i32} : (f32) -> !spv.ptr<f32, Function>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv._address_of custom
module {
  spv.module "Logical" "GLSL450" {
    spv.globalVariable @v : !spv.ptr<f32, Input>
    func @f() {
      %0 = spv._address_of @v : !spv.ptr<f32, Input>
      spv.Return
    }
  }
}

// ---- spv._address_of generic
"module"() ( {
  "spv.module"() ( {
    "spv.globalVariable"() {sym_name = "v", type = !spv.ptr<f32, Input>} : () -> ()
    func @f() {
      %0 = "spv._address_of"() {variable = @v} : () -> !spv.ptr<f32, Input>
      "spv.Return"() : () -> ()
    }
    "spv._module_end"() : () -> ()
  }) {addressing_model = 0 : i32, memory_model = 1 : i32} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv._reference_of custom
module {
  spv.module "Logical" "GLSL450" {
    spv.specConstant @c = 42 : i32
    func @f() {
      %0 = spv._reference_of @c : i32
      spv.Return
    }
  }
}

// ---- spv._reference_of generic
"module"() ( {
  "spv.module"() ( {
    "spv.specConstant"() {default_value = 42 : i32, sym_name = "c"} : () -> ()
    func @f() {
      %0 = "spv._reference_of"() {spec_const = @c} : () -> i32
      "spv.Return"() : () -> ()
    }
    "spv._module_end"() : () -> ()
  }) {addressing_model = 0 : i32, memory_model = 1 : i32} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.constant custom
module {
  func @f() {
    %true = spv.constant true
    %cst42_i64 = spv.constant 42 : i64
    %cst_f32 = spv.constant 5.000000e-01 : f32
    %cst_vec_2xi32 = spv.constant dense<[2, 3]> : vector<2xi32>
    %cst = spv.constant [dense<3.000000e+00> : vector<2xf32>] : !spv.array<1 x vector<2xf32>>
    %cst_0 = spv.constant dense<1.000000e+00> : tensor<2x3xf32> : !spv.array<2 x !spv.array<3 x f32[4]>[12]>
    spv.Return
  }
}

// ---- spv.constant generic
"module"() ( {
  func @f() {
    %0 = "spv.constant"() {value = true} : () -> i1
    %1 = "spv.constant"() {value = 42 : i64} : () -> i64
    %2 = "spv.constant"() {value = 5.000000e-01 : f32} : () -> f32
    %3 = "spv.constant"() {value = dense<[2, 3]> : vector<2xi32>} : () -> vector<2xi32>
    %4 = "spv.constant"() {value = [dense<3.000000e+00> : vector<2xf32>]} : () -> !spv.array<1 x vector<2xf32>>
    %5 = "spv.constant"() {value = dense<1.000000e+00> : tensor<2x3xf32>} : () -> !spv.array<2 x !spv.array<3 x f32[4]>[12]>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.globalVariable custom
module {
  spv.module "Logical" "GLSL450" {
    spv.globalVariable @a : !spv.ptr<f32, Input>
    spv.globalVariable @b initializer(@a) : !spv.ptr<!spv.ptr<f32, Input>, Private>
    spv.globalVariable @c bind(1, 2) : !spv.ptr<!spv.struct<!spv.rtarray<f32> [0]>, Uniform>
    spv.globalVariable @d built_in("GlobalInvocationId") : !spv.ptr<vector<3xi32>, Input>
    spv.globalVariable @e : !spv.ptr<!spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, UniformConstant>
  }
}

// ---- spv.globalVariable generic
"module"() ( {
  "spv.module"() ( {
    "spv.globalVariable"() {sym_name = "a", type = !spv.ptr<f32, Input>} : () -> ()
    "spv.globalVariable"() {initializer = @a, sym_name = "b", type = !spv.ptr<!spv.ptr<f32, Input>, Private>} : () -> ()
    "spv.globalVariable"() {binding = 2 : i32, descriptor_set = 1 : i32, sym_name = "c", type = !spv.ptr<!spv.struct<!spv.rtarray<f32> [0]>, Uniform>} : () -> ()
    "spv.globalVariable"() {built_in = "GlobalInvocationId", sym_name = "d", type = !spv.ptr<vector<3xi32>, Input>} : () -> ()
    "spv.globalVariable"() {sym_name = "e", type = !spv.ptr<!spv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>, UniformConstant>} : () -> ()
    "spv._module_end"() : () -> ()
  }) {addressing_model = 0 : i32, memory_model = 1 : i32} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.loop custom
module {
  func @f(%arg0: i1) {
    spv.loop control(Unroll) {
      spv.Branch ^bb1
    ^bb1:	// 2 preds: ^bb0, ^bb3
      spv.BranchConditional %arg0, ^bb2, ^bb4
    ^bb2:	// pred: ^bb1
      spv.Branch ^bb3
    ^bb3:	// pred: ^bb2
      spv.Branch ^bb1
    ^bb4:	// pred: ^bb1
      spv._merge
    }
    spv.loop {
    }
    spv.Return
  }
}

// ---- spv.loop generic
"module"() ( {
  func @f(%arg0: i1) {
    "spv.loop"() ( {
      "spv.Branch"()[^bb1] : () -> ()
    ^bb1:	// 2 preds: ^bb0, ^bb3
      "spv.BranchConditional"(%arg0)[^bb2, ^bb4] : (i1) -> ()
    ^bb2:	// pred: ^bb1
      "spv.Branch"()[^bb3] : () -> ()
    ^bb3:	// pred: ^bb2
      "spv.Branch"()[^bb1] : () -> ()
    ^bb4:	// pred: ^bb1
      "spv._merge"() : () -> ()
    }) {loop_control = 1 : i32} : () -> ()
    "spv.loop"() ( {
    }) {loop_control = 0 : i32} : () -> ()
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.module custom
module {
  spv.module "Logical" "GLSL450" {
  }
  spv.module "Physical32" "OpenCL" {
  } attributes {capabilities = ["Shader"], extensions = ["SPV_KHR_x"]}
}

// ---- spv.module generic
"module"() ( {
  "spv.module"() ( {
    "spv._module_end"() : () -> ()
  }) {addressing_model = 0 : i32, memory_model = 1 : i32} : () -> ()
  "spv.module"() ( {
    "spv._module_end"() : () -> ()
  }) {addressing_model = 1 : i32, capabilities = ["Shader"], extensions = ["SPV_KHR_x"], memory_model = 2 : i32} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.selection custom
module {
  func @f(%arg0: i1) {
    spv.selection control(Flatten) {
      spv.BranchConditional %arg0, ^bb1, ^bb2
    ^bb1:	// pred: ^bb0
      spv.Branch ^bb2
    ^bb2:	// 2 preds: ^bb0, ^bb1
      spv._merge
    }
    spv.selection {
    }
    spv.Return
  }
}

// ---- spv.selection generic
"module"() ( {
  func @f(%arg0: i1) {
    "spv.selection"() ( {
      "spv.BranchConditional"(%arg0)[^bb1, ^bb2] : (i1) -> ()
    ^bb1:	// pred: ^bb0
      "spv.Branch"()[^bb2] : () -> ()
    ^bb2:	// 2 preds: ^bb0, ^bb1
      "spv._merge"() : () -> ()
    }) {selection_control = 1 : i32} : () -> ()
    "spv.selection"() ( {
    }) {selection_control = 0 : i32} : () -> ()
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.specConstant custom
module {
  spv.module "Logical" "GLSL450" {
    spv.specConstant @a = true
    spv.specConstant @b spec_id(5) = 42 : i32
  }
}

// ---- spv.specConstant generic
"module"() ( {
  "spv.module"() ( {
    "spv.specConstant"() {default_value = true, sym_name = "a"} : () -> ()
    "spv.specConstant"() {default_value = 42 : i32, spec_id = 5 : i64, sym_name = "b"} : () -> ()
    "spv._module_end"() : () -> ()
  }) {addressing_model = 0 : i32, memory_model = 1 : i32} : () -> ()
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- spv.undef custom
module {
  func @f() {
    %0 = spv.undef : f32
    %1 = spv.undef : !spv.struct<f32 [0], vector<4xf32> [16]>
    spv.Return
  }
}

// ---- spv.undef generic
"module"() ( {
  func @f() {
    %0 = "spv.undef"() : () -> f32
    %1 = "spv.undef"() : () -> !spv.struct<f32 [0], vector<4xf32> [16]>
    "spv.Return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

