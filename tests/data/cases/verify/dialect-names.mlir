// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// expected-error@+1 {{}}
func.func private @no_type(!tosa.nothing)
// -----
// expected-error@+1 {{}}
func.func private @no_type_at_all(!scf.nothing)
// -----
// expected-error@+1 {{}}
func.func private @no_attribute() attributes {a = #gpu.nothing}
// -----
// expected-error@+1 {{}}
func.func private @no_type_of_text(!gpu.async)
// -----
// expected-error@+1 {{}}
func.func private @array_of_index(!spirv.array<4 x index>)
// -----
// expected-error@+1 {{}}
func.func private @array_of_odd_width(!spirv.array<4 x i3>)
// -----
// expected-error@+1 {{}}
func.func private @array_of_long_vector(!spirv.array<4 x vector<5xf32>>)
// -----
// expected-error@+1 {{}}
func.func private @array_of_matrix(!spirv.array<4 x vector<2x2xf32>>)
// -----
// expected-error@+1 {{}}
func.func private @array_empty(!spirv.array<0 x i32>)
// -----
// expected-error@+1 {{}}
func.func private @array_stride(!spirv.array<4 x i32, stride=0>)
// -----
// expected-error@+1 {{}}
func.func private @pointer_to_memref(!spirv.ptr<memref<4xf32>, Function>)
// -----
// expected-error@+1 {{}}
func.func private @matrix_columns(!spirv.matrix<5 x vector<2xf32>>)
// -----
// expected-error@+1 {{}}
func.func private @matrix_of_integers(!spirv.matrix<2 x vector<2xi32>>)
// -----
// expected-error@+1 {{}}
func.func private @matrix_of_short_vectors(!spirv.matrix<2 x vector<1xf32>>)
// -----
// expected-error@+1 {{}}
func.func private @sampled(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)
// -----
// expected-error@+1 {{}}
func.func private @some_offsets(!spirv.struct<(f32 [0], i32)>)
// -----
// expected-error@+1 {{}}
func.func private @no_decoration(!spirv.struct<(f32 [0, Nothing])>)
// -----
// expected-error@+1 {{}}
func.func private @second_offset(!spirv.struct<(f32 [0, 1])>)
// -----
// expected-error@+1 {{}}
func.func private @no_comma(!spirv.struct<(f32 [0] i32 [4])>)
// -----
// expected-error@+1 {{}}
func.func private @struct_name(!spirv.struct<n (f32)>)
// -----
// expected-error@+1 {{}}
func.func private @open_tensor(!spirv.arm.tensor<2x?xf32>)
// -----
// expected-error@+1 {{}}
func.func private @scalar_tensor(!spirv.arm.tensor<f32>)
// -----
// expected-error@+1 {{}}
func.func private @mma_rank(!gpu.mma_matrix<16xf32, "COp">)
// -----
// expected-error@+1 {{}}
func.func private @mma_element(!gpu.mma_matrix<16x16xbf16, "COp">)
// -----
// expected-error@+1 {{}}
func.func private @mma_operand(!gpu.mma_matrix<16x16xf32, "DOp">)
// -----
// expected-error@+1 {{}}
func.func private @no_bits(!smt.bv<0>)
// -----
// expected-error@+1 {{}}
func.func private @smt_array(!smt.array<[i32 -> !smt.bool]>)
// -----
// expected-error@+1 {{}}
func.func private @smt_function(!smt.func<(!smt.int) i32>)
// -----
// expected-error@+1 {{}}
func.func private @smt_sort(!smt.sort<"a"[i32]>)
// -----
// expected-error@+1 {{}}
func.func private @local(!wasmssa<local ref to i8>)
// -----
// expected-error@+1 {{}}
func.func private @table(!wasmssa<tabletype i32 [0:]>)
// -----
// expected-error@+1 {{}}
func.func private @emitc_array(!emitc.array<4xtuple<i32, i32>>)
