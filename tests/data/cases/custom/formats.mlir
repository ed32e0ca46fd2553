// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One operation of each format that stands alone.
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = "test.src"() : () -> memref<4xf32>
  %2 = "test.src"() : () -> i1
  acc.atomic.read if(%2) %1 = %0 : memref<4xf32>, !llvm.ptr, i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %1 = "test.src"() : () -> f32
  %2 = "test.src"() : () -> i1
  acc.atomic.write if(%2) %0 = %1 : memref<4xf32>, f32 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = "test.src"() : () -> i32
  %3 = "test.src"() : () -> i32
  %4 = "test.src"() : () -> i32
  %5 = acc.bounds lowerbound(%0 : i32) upperbound(%1 : i32) extent(%2 : i32) stride(%3 : i32) startIdx(%4 : i32) {strideInBytes = true}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !acc.data_bounds_ty
  %1 = acc.get_extent %0 {foo.bar = 1 : i32} : (!acc.data_bounds_ty) -> index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !acc.data_bounds_ty
  %1 = acc.get_lowerbound %0 : (!acc.data_bounds_ty) -> index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !acc.data_bounds_ty
  %1 = acc.get_stride %0 {foo.bar = 1 : i32} : (!acc.data_bounds_ty) -> index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !acc.data_bounds_ty
  %1 = acc.get_upperbound %0 {foo.bar = 1 : i32} : (!acc.data_bounds_ty) -> index
}) : () -> ()
"test.case"() ({
  acc.global_ctor @foo {
    "test.t"() {foo.bar = 1 : i32} : () -> ()
  } attributes {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  acc.global_dtor @foo {
    "test.t"() : () -> ()
  }
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i1
  acc.init device_num(%0 : i32) if(%1) attributes {device_types = [#acc.device_type<host>], foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %1 = "test.src"() : () -> index
  %2 = "test.src"() : () -> index
  %3 = amx.tile_load %0[%1], %2 : memref<4xf32> into !amx.tile<16x64xi8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %1 = "test.src"() : () -> index
  %2 = "test.src"() : () -> !amx.tile<16x64xi8>
  %3 = "test.src"() : () -> index
  amx.tile_store %0[%1], %2, %3 : memref<4xf32>, !amx.tile<16x64xi8>
}) : () -> ()
"test.case"() ({
  %0 = amx.tile_zero {foo.bar = 1 : i32} : !amx.tile<16x64xi8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = arith.addf %0, %1 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.addi %0, %1 overflow<nuw> {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %sum, %overflow = arith.addui_extended %0, %1 {foo.bar = 1 : i32} : index, i1
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = arith.andi %0, %1 {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xi1>
  %1 = arith.bitcast %0 {foo.bar = 1 : i32} : memref<2x3xi1> to memref<2x3xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.ceildivsi %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.ceildivui %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = "test.src"() : () -> f64
  %2 = arith.cmpf oeq, %0, %1 {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.cmpi sge, %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %c1_i32 = arith.constant {foo.bar = 1 : i32} 1 : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = arith.divf %0, %1 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.divsi %0, %1 exact {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.divui %0, %1 exact {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.floordivsi %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = arith.fptosi %0 {foo.bar = 1 : i32} : f32 to i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = arith.fptoui %0 {foo.bar = 1 : i32} : f32 to i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = arith.index_castui %0 : index to i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = arith.maximumf %0, %1 fastmath<ninf> : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = arith.maxnumf %0, %1 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.maxsi %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.maxui %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = "test.src"() : () -> f64
  %2 = arith.minimumf %0, %1 {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = arith.minnumf %0, %1 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.minsi %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.minui %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = arith.mulf %0, %1 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.muli %0, %1 overflow<nuw> {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %low, %high = arith.mulsi_extended %0, %1 {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %low, %high = arith.mului_extended %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = arith.negf %0 fastmath<reassoc> {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = arith.ori %0, %1 {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = arith.remf %0, %1 {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.remsi %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = arith.remui %0, %1 {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = arith.scaling_extf %0, %1 fastmath<nnan> {foo.bar = 1 : i32} : f32, f32 to f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = "test.src"() : () -> f32
  %2 = arith.scaling_truncf %0, %1 toward_zero fastmath<ninf> : f64, f32 to f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.shli %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = arith.shrsi %0, %1 exact {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = arith.shrui %0, %1 exact {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = arith.sitofp %0 {foo.bar = 1 : i32} : i32 to f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = arith.subf %0, %1 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.subi %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = arith.uitofp %0 : i32 to f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = arith.xori %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = arm_sme.streaming_vl <double> {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<[4]xi1>
  %1 = "test.src"() : () -> vector<[4]xf32>
  %2 = "test.src"() : () -> vector<[4]xf32>
  %3 = arm_sve.masked.addf %0, %1, %2 {foo.bar = 1 : i32} : vector<[4]xi1>, vector<[4]xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<[4]xi1>
  %1 = "test.src"() : () -> vector<[4]xi8>
  %2 = "test.src"() : () -> vector<[4]xi8>
  %3 = arm_sve.masked.addi %0, %1, %2 {foo.bar = 1 : i32} : vector<[4]xi1>, vector<[4]xi8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<[4]xi1>
  %1 = "test.src"() : () -> vector<[4]xf32>
  %2 = "test.src"() : () -> vector<[4]xf32>
  %3 = arm_sve.masked.divf %0, %1, %2 {foo.bar = 1 : i32} : vector<[4]xi1>, vector<[4]xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<[4]xi1>
  %1 = "test.src"() : () -> vector<[4]xi16>
  %2 = "test.src"() : () -> vector<[4]xi16>
  %3 = arm_sve.masked.divi_signed %0, %1, %2 {foo.bar = 1 : i32} : vector<[4]xi1>, vector<[4]xi16>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<[4]xi1>
  %1 = "test.src"() : () -> vector<[4]xi8>
  %2 = "test.src"() : () -> vector<[4]xi8>
  %3 = arm_sve.masked.divi_unsigned %0, %1, %2 {foo.bar = 1 : i32} : vector<[4]xi1>, vector<[4]xi8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<[8]xi1>
  %1 = "test.src"() : () -> vector<[8]xf32>
  %2 = "test.src"() : () -> vector<[8]xf32>
  %3 = arm_sve.masked.mulf %0, %1, %2 {foo.bar = 1 : i32} : vector<[8]xi1>, vector<[8]xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<[4]xi1>
  %1 = "test.src"() : () -> vector<[4]xi8>
  %2 = "test.src"() : () -> vector<[4]xi8>
  %3 = arm_sve.masked.muli %0, %1, %2 {foo.bar = 1 : i32} : vector<[4]xi1>, vector<[4]xi8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<[4]xi1>
  %1 = "test.src"() : () -> vector<[4]xf32>
  %2 = "test.src"() : () -> vector<[4]xf32>
  %3 = arm_sve.masked.subf %0, %1, %2 {foo.bar = 1 : i32} : vector<[4]xi1>, vector<[4]xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<[4]xi1>
  %1 = "test.src"() : () -> vector<[4]xi8>
  %2 = "test.src"() : () -> vector<[4]xi8>
  %3 = arm_sve.masked.subi %0, %1, %2 {foo.bar = 1 : i32} : vector<[4]xi1>, vector<[4]xi8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<[4]xi1>
  %1 = "test.src"() : () -> vector<[4]xi1>
  %2 = "test.src"() : () -> index
  %3 = arm_sve.psel %0, %1[%2] {foo.bar = 1 : i32} : vector<[4]xi1>, vector<[4]xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<[2]xi64>
  %1 = "test.src"() : () -> vector<[2]xi64>
  %resultV1, %resultV2 = arm_sve.zip.x2 %0, %1 : vector<[2]xi64>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !async.value<f32>
  %1 = "test.src"() : () -> !async.group
  %2 = async.add_to_group %0, %1 : !async.value<f32> {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %1 = bufferization.clone %0 {foo.bar = 1 : i32} : memref<4xf32> to memref<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %1 = "test.src"() : () -> i1
  %2 = "test.src"() : () -> memref<4xf32>
  %3 = bufferization.dealloc (%0 : memref<2x3xf32>) if (%1) retain (%2 : memref<4xf32>) {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xf32>
  bufferization.dealloc_tensor %0 : tensor<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i1
  cf.assert %0, "foo" {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> i1
    cf.cond_br %0, ^bb1, ^bb1 {foo.bar = 1 : i32}
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.abs %0 fastmath<reassoc> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = "test.src"() : () -> complex<f32>
  %2 = complex.add %0, %1 {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.angle %0 fastmath<ninf> : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = "test.src"() : () -> complex<f32>
  %2 = complex.atan2 %0, %1 fastmath<reassoc> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = complex.bitcast %0 : i32 to i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.conj %0 fastmath<ninf> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.cos %0 fastmath<reassoc> : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = complex.create %0, %1 {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = "test.src"() : () -> complex<f32>
  %2 = complex.div %0, %1 {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = "test.src"() : () -> complex<f32>
  %2 = complex.eq %0, %1 {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.exp %0 fastmath<ninf> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.expm1 %0 fastmath<ninf> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.im %0 fastmath<reassoc> : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.log %0 fastmath<ninf> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.log1p %0 {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = "test.src"() : () -> complex<f32>
  %2 = complex.mul %0, %1 fastmath<ninf> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.neg %0 fastmath<reassoc> : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = "test.src"() : () -> complex<f32>
  %2 = complex.neq %0, %1 {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = "test.src"() : () -> complex<f32>
  %2 = complex.pow %0, %1 fastmath<ninf> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = "test.src"() : () -> i1
  %2 = complex.powi %0, %1 {foo.bar = 1 : i32} : complex<f32>, i1
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.re %0 {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.rsqrt %0 fastmath<ninf> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.sign %0 fastmath<ninf> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.sin %0 fastmath<reassoc> : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.sqrt %0 fastmath<ninf> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = "test.src"() : () -> complex<f32>
  %2 = complex.sub %0, %1 fastmath<ninf> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.tan %0 {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> complex<f32>
  %1 = complex.tanh %0 fastmath<reassoc> {foo.bar = 1 : i32} : complex<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = "test.src"() : () -> i32
  %2 = emitc.add %0, %1 {foo.bar = 1 : i32} : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.lvalue<i32>
  %1 = emitc.address_of %0 : !emitc.lvalue<i32> {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.lvalue<i32>
  %1 = "test.src"() : () -> i32
  emitc.assign %1 : i32 to %0 : <i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = "test.src"() : () -> !emitc.ptr<i32>
  %2 = emitc.bitwise_and %0, %1 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = "test.src"() : () -> !emitc.ptr<i32>
  %2 = emitc.bitwise_left_shift %0, %1 {foo.bar = 1 : i32} : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = emitc.bitwise_not %0 {foo.bar = 1 : i32} : (!emitc.ptr<i32>) -> !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = "test.src"() : () -> f32
  %2 = emitc.bitwise_or %0, %1 : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = "test.src"() : () -> !emitc.ptr<i32>
  %2 = emitc.bitwise_right_shift %0, %1 {foo.bar = 1 : i32} : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = "test.src"() : () -> !emitc.ptr<i32>
  %2 = emitc.bitwise_xor %0, %1 {foo.bar = 1 : i32} : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = emitc.call_opaque "foo"(%0) {args = [1], foo.bar = 1 : i32, template_args = [1]} : (i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = emitc.cast %0 : !emitc.ptr<i32> to !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  emitc.class @foo {
    "test.t"() : () -> ()
  }
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = "test.src"() : () -> !emitc.ptr<i32>
  %2 = emitc.cmp le, %0, %1 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i1
  %1 = "test.src"() : () -> !emitc.ptr<i32>
  %2 = "test.src"() : () -> !emitc.ptr<i32>
  %3 = emitc.conditional %0, %1, %2 {foo.bar = 1 : i32} : !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = emitc.dereference %0 : !emitc.ptr<i32> {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> i32
  %2 = emitc.div %0, %1 {foo.bar = 1 : i32} : (index, i32) -> index
}) : () -> ()
"test.case"() ({
  emitc.file "foo" attributes {foo.bar = 1 : i32} {
    "test.t"() {foo.bar = 1 : i32} : () -> ()
  }
}) : () -> ()
"test.case"() ({
  %0 = emitc.literal "foo" {foo.bar = 1 : i32} : !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.lvalue<i32>
  %1 = emitc.load %0 : <i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = "test.src"() : () -> !emitc.ptr<i32>
  %2 = emitc.logical_and %0, %1 {foo.bar = 1 : i32} : !emitc.ptr<i32>, !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = emitc.logical_not %0 {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = "test.src"() : () -> !emitc.ptr<i32>
  %2 = emitc.logical_or %0, %1 : !emitc.ptr<i32>, !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = emitc.mul %0, %1 {foo.bar = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = emitc.rem %0, %1 {foo.bar = 1 : i32} : (index, index) -> index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = emitc.sub %0, %1 {foo.bar = 1 : i32} : (i32, i32) -> !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.array<4xi32>
  %1 = "test.src"() : () -> i32
  %2 = emitc.subscript %0[%1] : (!emitc.array<4xi32>, i32) -> !emitc.lvalue<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = emitc.unary_minus %0 {foo.bar = 1 : i32} : (!emitc.ptr<i32>) -> !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !emitc.ptr<i32>
  %1 = emitc.unary_plus %0 : (!emitc.ptr<i32>) -> !emitc.ptr<i32>
}) : () -> ()
"test.case"() ({
  emitc.verbatim "foo" {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  gpu.barrier
}) : () -> ()
"test.case"() ({
  %block_dim_y = gpu.block_dim  y
}) : () -> ()
"test.case"() ({
  %block_id_y = gpu.block_id  y upper_bound 0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %cluster_block_id_y = gpu.cluster_block_id  y upper_bound 1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %cluster_dim_x = gpu.cluster_dim  x
}) : () -> ()
"test.case"() ({
  %cluster_dim_blocks_y = gpu.cluster_dim_blocks  y upper_bound 0
}) : () -> ()
"test.case"() ({
  %global_id_y = gpu.global_id  y
}) : () -> ()
"test.case"() ({
  %grid_dim_x = gpu.grid_dim  x upper_bound 1
}) : () -> ()
"test.case"() ({
  %0 = gpu.lane_id upper_bound 1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = gpu.num_subgroups upper_bound 1 {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  gpu.printf "foo", %0 : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i64
  %rotateResult, %valid = gpu.rotate %0, 1, 2 : i64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  gpu.set_default_device {foo.bar = 1 : i32} %0
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i16
  %1 = gpu.subgroup_broadcast %0,  first_active_lane : i16
}) : () -> ()
"test.case"() ({
  %0 = gpu.subgroup_id {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f16
  %1 = gpu.subgroup_mma_constant_matrix %0 : !gpu.mma_matrix<16x16xf16, "COp">
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !gpu.mma_matrix<16x16xf16, "COp">
  %1 = gpu.subgroup_mma_elementwise  addf %0 {foo.bar = 1 : i32} : (!gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xi32>
  %1 = "test.src"() : () -> index
  %2 = "test.src"() : () -> index
  %3 = gpu.subgroup_mma_load_matrix %0[%1, %2] {foo.bar = 1 : i32, leadDimension = 1 : index, transpose} : memref<4xi32> -> !gpu.mma_matrix<16x16xf16, "COp">
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !gpu.mma_matrix<16x16xf16, "COp">
  %1 = "test.src"() : () -> memref<2x3xf16>
  %2 = "test.src"() : () -> index
  gpu.subgroup_mma_store_matrix %0, %1[%2] {leadDimension = 1 : index, transpose} : !gpu.mma_matrix<16x16xf16, "COp">, memref<2x3xf16>
}) : () -> ()
"test.case"() ({
  %0 = gpu.subgroup_size upper_bound 1 {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %thread_id_x = gpu.thread_id  x
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> f32
    %1 = "test.src"() : () -> f32
    gpu.yield {foo.bar = 1 : i32} %0, %1 : f32, f32
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.add %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.and %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %false = index.bool.constant {foo.bar = 1 : i32} false
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = index.casts %0 : index to i1
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = index.castu %0 : i32 to index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.ceildivs %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.ceildivu %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.cmp eq(%0, %1)
}) : () -> ()
"test.case"() ({
  %idx1 = index.constant {foo.bar = 1 : i32} 1
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.divs %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.divu %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.floordivs %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.maxs %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.maxu %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.mins %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.minu %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.mul %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.or %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.rems %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.remu %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.shl %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.shrs %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.shru %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = index.sizeof {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.sub %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = index.xor %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = irdl.c_pred "foo"  {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  irdl.dialect @foo attributes {foo.bar = 1 : i32} {
    "test.t"() {foo.bar = 1 : i32} : () -> ()
  }
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.add %0, %1 overflow<nuw> : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = llvm.addrspacecast %0 {foo.bar = 1 : i32} : !llvm.ptr to vector<8x!llvm.ptr>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.and %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.ashr exact %0, %1 : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.bitcast %0 {foo.bar = 1 : i32} : i32 to i32
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  llvm.comdat_selector @foo samesize {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> i1
    llvm.cond_br %0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = llvm.fadd %0, %1 {fastmathFlags = #llvm.fastmath<nsz>} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = llvm.fdiv %0, %1 {fastmathFlags = #llvm.fastmath<nsz>} : f32
}) : () -> ()
"test.case"() ({
  llvm.fence acquire {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = llvm.fmul %0, %1 {fastmathFlags = #llvm.fastmath<nsz>} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = llvm.fneg %0 {fastmathFlags = #llvm.fastmath<nsz>, foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<16xf64>
  %1 = llvm.fpext %0 : vector<16xf64> to vector<16xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<2xf32>
  %1 = llvm.fptosi %0 : vector<2xf32> to vector<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<8xf32>
  %1 = llvm.fptoui %0 {foo.bar = 1 : i32} : vector<8xf32> to vector<2xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<2xf32>
  %1 = llvm.fptrunc %0 : vector<2xf32> to vector<4xf64>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.freeze %0 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = llvm.frem %0, %1 {fastmathFlags = #llvm.fastmath<nsz>} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = llvm.fsub %0, %1 {fastmathFlags = #llvm.fastmath<nsz>, foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [] {foo.bar = 1 : i32} "foo", "foo" %0 : (i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.intr.bitreverse(%0) {foo.bar = 1 : i32} : (i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.intr.bswap(%0) : (i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = llvm.intr.coro.align : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.token
  %1 = "test.src"() : () -> !llvm.ptr
  %2 = llvm.intr.coro.begin %0, %1 {foo.bar = 1 : i32} : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = "test.src"() : () -> i1
  %2 = "test.src"() : () -> !llvm.token
  %3 = llvm.intr.coro.end %0, %1, %2 {foo.bar = 1 : i32} : (!llvm.ptr, i1, !llvm.token) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.token
  %1 = "test.src"() : () -> !llvm.ptr
  %2 = llvm.intr.coro.free %0, %1 {foo.bar = 1 : i32} : (!llvm.token, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> !llvm.ptr
  %2 = "test.src"() : () -> !llvm.ptr
  %3 = "test.src"() : () -> !llvm.ptr
  %4 = llvm.intr.coro.id %0, %1, %2, %3 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = "test.src"() : () -> i32
  %2 = "test.src"() : () -> i1
  %3 = llvm.intr.coro.promise %0, %1, %2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  llvm.intr.coro.resume %0 : !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = llvm.intr.coro.save %0 {foo.bar = 1 : i32} : (!llvm.ptr) -> i32
}) : () -> ()
"test.case"() ({
  %0 = llvm.intr.coro.size {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.token
  %1 = "test.src"() : () -> i1
  %2 = llvm.intr.coro.suspend %0, %1 {foo.bar = 1 : i32} : !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.intr.ctpop(%0) {foo.bar = 1 : i32} : (i32) -> i32
}) : () -> ()
"test.case"() ({
  llvm.intr.debugtrap {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = llvm.intr.eh.typeid.for %0 : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.expect %0, %1 : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.expect.with.probability %0, %1, 1.000000e+00 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.intr.experimental.constrained.fpext %0 strict {foo.bar = 1 : i32} : i32 to i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.intr.experimental.constrained.fptrunc %0 upward ignore : i32 to !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = llvm.intr.experimental.constrained.sitofp %0 tonearestaway maytrap : f32 to f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.intr.experimental.constrained.uitofp %0 dynamic strict : i32 to i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = llvm.intr.frexp(%0) {fastmathFlags = #llvm.fastmath<nsz>} : (f32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = "test.src"() : () -> i32
  %3 = llvm.intr.fshl(%0, %1, %2) : (i32, i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = "test.src"() : () -> i32
  %3 = llvm.intr.fshr(%0, %1, %2) {foo.bar = 1 : i32} : (i32, i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.get.active.lane.mask %0, %1 {foo.bar = 1 : i32} : i32, i32 to i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = "test.src"() : () -> !llvm.ptr
  llvm.intr.invariant.end %0, 1, %1 {foo.bar = 1 : i32} : !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = llvm.intr.invariant.start 1, %0 {foo.bar = 1 : i32} : !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = llvm.intr.launder.invariant.group %0 {foo.bar = 1 : i32} : !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.ldexp(%0, %1) {fastmathFlags = #llvm.fastmath<nsz>} : (f32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  llvm.intr.lifetime.end %0 {foo.bar = 1 : i32} : !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  llvm.intr.lifetime.start %0 {foo.bar = 1 : i32} : !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  %1 = llvm.intr.llrint(%0) {foo.bar = 1 : i32} : (vector<4xf32>) -> !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = llvm.intr.llround(%0) {foo.bar = 1 : i32} : (f32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = llvm.intr.lrint(%0) {foo.bar = 1 : i32} : (f32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<16xf32>
  %1 = llvm.intr.lround(%0) {foo.bar = 1 : i32} : (vector<16xf32>) -> f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4x!llvm.ptr>
  %1 = "test.src"() : () -> vector<4xi1>
  %2 = "test.src"() : () -> vector<4xf32>
  %3 = llvm.intr.masked.gather %0, %1, %2 {alignment = 1 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = "test.src"() : () -> vector<4xi1>
  %2 = "test.src"() : () -> vector<4xf32>
  %3 = llvm.intr.masked.load %0, %1, %2 {alignment = 1 : i32, nontemporal} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  %1 = "test.src"() : () -> vector<4x!llvm.ptr>
  %2 = "test.src"() : () -> vector<4xi1>
  llvm.intr.masked.scatter %0, %1, %2 {alignment = 1 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  %1 = "test.src"() : () -> !llvm.ptr
  %2 = "test.src"() : () -> vector<4xi1>
  llvm.intr.masked.store %0, %1, %2 {alignment = 1 : i32, foo.bar = 1 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.matrix.column.major.load %0, <stride = %1> {columns = 1 : i32, isVolatile = true, rows = 1 : i32} : vector<4xf32> from !llvm.ptr stride i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<8xf32>
  %1 = "test.src"() : () -> !llvm.ptr
  %2 = "test.src"() : () -> i32
  llvm.intr.matrix.column.major.store %0, %1, <stride = %2> {columns = 1 : i32, foo.bar = 1 : i32, isVolatile = true, rows = 2 : i32} : vector<8xf32> to !llvm.ptr stride i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  %1 = "test.src"() : () -> vector<4xf32>
  %2 = llvm.intr.matrix.multiply %0, %1 {foo.bar = 1 : i32, lhs_columns = 1 : i32, lhs_rows = 1 : i32, rhs_columns = 1 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  %1 = llvm.intr.matrix.transpose %0 {columns = 1 : i32, foo.bar = 1 : i32, rows = 1 : i32} : vector<4xf32> into vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.powi(%0, %1) {fastmathFlags = #llvm.fastmath<nsz>} : (f32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4x!llvm.ptr>
  %1 = "test.src"() : () -> i1
  %2 = llvm.intr.ptrmask %0, %1 {foo.bar = 1 : i32} : (vector<4x!llvm.ptr>, i1) -> vector<4x!llvm.ptr>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.sadd.sat(%0, %1) {foo.bar = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<16xi32>
  %1 = "test.src"() : () -> vector<16xi32>
  %2 = llvm.intr.scmp(%0, %1) {foo.bar = 1 : i32} : (vector<16xi32>, vector<16xi32>) -> vector<16xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.smax(%0, %1) {foo.bar = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.smin(%0, %1) {foo.bar = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.intr.ssa.copy %0 : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.sshl.sat(%0, %1) : (i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.ssub.sat(%0, %1) {foo.bar = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  llvm.intr.stackrestore %0 {foo.bar = 1 : i32} : !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = llvm.intr.stacksave : i32
}) : () -> ()
"test.case"() ({
  %0 = llvm.intr.stepvector {foo.bar = 1 : i32} : vector<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = llvm.intr.strip.invariant.group %0 {foo.bar = 1 : i32} : !llvm.ptr
}) : () -> ()
"test.case"() ({
  llvm.intr.trap {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.uadd.sat(%0, %1) {foo.bar = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.ucmp(%0, %1) {foo.bar = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.umax(%0, %1) : (i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.umin(%0, %1) {foo.bar = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.ushl.sat(%0, %1) {foo.bar = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.intr.usub.sat(%0, %1) {foo.bar = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = "test.src"() : () -> !llvm.ptr
  llvm.intr.vacopy %1 to %0 {foo.bar = 1 : i32} : !llvm.ptr, !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  llvm.intr.vaend %0 {foo.bar = 1 : i32} : !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  llvm.intr.vastart %0 {foo.bar = 1 : i32} : !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.extract %0[1] {foo.bar = 1 : i32} : vector<4xf32> from vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  %1 = "test.src"() : () -> vector<4xf32>
  %2 = llvm.intr.vector.insert %1, %0[1] : vector<4xf32> into vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  %1 = llvm.intr.vector.reduce.fmin(%0) : (vector<4xf32>) -> f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.inttoptr %0 {foo.bar = 1 : i32} : i32 to !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.lshr exact %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = llvm.mlir.none : !llvm.token
}) : () -> ()
"test.case"() ({
  %0 = llvm.mlir.poison {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = llvm.mlir.undef {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = llvm.mlir.zero : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.mul %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<16xi32>
  %1 = "test.src"() : () -> vector<16xi32>
  %2 = llvm.or %0, %1 {foo.bar = 1 : i32} : vector<16xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i32
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !llvm.ptr
    llvm.resume %0 : !llvm.ptr
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> i32
    llvm.return {foo.bar = 1 : i32} %0 : i32
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.sdiv exact %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i1
  %1 = "test.src"() : () -> i32
  %2 = "test.src"() : () -> i32
  %3 = llvm.select %0, %1, %2 {fastmathFlags = #llvm.fastmath<nsz>} : i1, i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.shl %0, %1 overflow<nuw> {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.sitofp %0 {foo.bar = 1 : i32} : i32 to f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.srem %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = "test.src"() : () -> !llvm.ptr
  llvm.store %0, %1 : !llvm.ptr, !llvm.ptr
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<2xi32>
  %1 = "test.src"() : () -> vector<2xi32>
  %2 = llvm.sub %0, %1 : vector<2xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<2xi32>
  %1 = llvm.trunc %0 {foo.bar = 1 : i32} : vector<2xi32> to vector<2xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.udiv %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = llvm.uitofp %0 {foo.bar = 1 : i32} : i32 to f32
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    llvm.unreachable
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> i32
  %2 = llvm.urem %0, %1 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = llvm.va_arg %0 {foo.bar = 1 : i32} : (!llvm.ptr) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<2xi32>
  %1 = "test.src"() : () -> vector<2xi32>
  %2 = llvm.xor %0, %1 : vector<2xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.absf %0 {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = math.absi %0 {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.acos %0 fastmath<ninf> {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.acosh %0 {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.asin %0 {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.asinh %0 {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.atan %0 fastmath<reassoc> : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = "test.src"() : () -> f64
  %2 = math.atan2 %0, %1 fastmath<reassoc> {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.atanh %0 fastmath<ninf> {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.cbrt %0 fastmath<reassoc> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.ceil %0 {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = "test.src"() : () -> f32
  %3 = math.clampf %0 to [%1, %2] fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = math.copysign %0, %1 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.cos %0 {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.cosh %0 {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = math.ctlz %0 {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = math.ctpop %0 {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = math.cttz %0 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.erf %0 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.erfc %0 fastmath<reassoc> {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.exp %0 {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.exp2 %0 {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.expm1 %0 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.floor %0 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> f32
  %2 = "test.src"() : () -> f32
  %3 = math.fma %0, %1, %2 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> i32
  %2 = math.fpowi %0, %1 fastmath<ninf> {foo.bar = 1 : i32} : f32, i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = "test.src"() : () -> index
  %2 = math.ipowi %0, %1 {foo.bar = 1 : i32} : index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.isfinite %0 {fastmath = #arith.fastmath<reassoc>} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.isinf %0 {fastmath = #arith.fastmath<ninf>} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.isnan %0 {fastmath = #arith.fastmath<reassoc>, foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.isnormal %0 {fastmath = #arith.fastmath<ninf>, foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.log %0 fastmath<nnan> {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.log10 %0 fastmath<reassoc> {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.log1p %0 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.log2 %0 {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = "test.src"() : () -> f64
  %2 = math.powf %0, %1 {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.round %0 fastmath<ninf> {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.roundeven %0 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.rsqrt %0 {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.sin %0 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %sin, %cos = math.sincos %0 {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.sinh %0 fastmath<nnan> {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.sqrt %0 {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.tan %0 fastmath<reassoc> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = math.tanh %0 fastmath<ninf> {foo.bar = 1 : i32} : f32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f64
  %1 = math.trunc %0 fastmath<nnan> {foo.bar = 1 : i32} : f64
}) : () -> ()
"test.case"() ({
  %alloc = memref.alloc() {foo.bar = 1 : i32} : memref<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %assume_align = memref.assume_alignment %0, 2 {foo.bar = 1 : i32} : memref<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> memref<4xi32>
  %2 = "test.src"() : () -> index
  %3 = memref.atomic_rmw maxnumf %0, %1[%2] : (i32, memref<4xi32>) -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %cast = memref.cast %0 {foo.bar = 1 : i32} : memref<4xf32> to memref<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %1 = "test.src"() : () -> memref<2x3xf32>
  memref.copy %0, %1 {foo.bar = 1 : i32} : memref<2x3xf32> to memref<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  memref.dealloc %0 {foo.bar = 1 : i32} : memref<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %1 = "test.src"() : () -> index
  %dim = memref.dim %0, %1 : memref<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %1 = memref.distinct_objects %0 {foo.bar = 1 : i32} : memref<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %1 = "test.src"() : () -> index
  %2 = "test.src"() : () -> index
  %3 = "test.src"() : () -> index
  memref.dma_wait %0[%1, %2], %3 {foo.bar = 1 : i32} : memref<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %intptr = memref.extract_aligned_pointer_as_index %0 : memref<2x3xf32> -> index {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %memspacecast = memref.memory_space_cast %0 {foo.bar = 1 : i32} : memref<4xf32> to memref<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %1 = memref.rank %0 {foo.bar = 1 : i32} : memref<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %1 = memref.realloc %0 {foo.bar = 1 : i32} : memref<4xf32> to memref<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xi8>
  %1 = "test.src"() : () -> index
  %view = memref.view %0[%1][] : memref<4xi8> to memref<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = ml_program.token {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %1 = "test.src"() : () -> memref<2x3xf32>
  %2 = "test.src"() : () -> !mpi.comm
  %3 = mpi.allreduce(%0, %1, MPI_SUM, %2) {foo.bar = 1 : i32} : memref<2x3xf32>, memref<2x3xf32> -> !mpi.retval
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !mpi.comm
  %1 = mpi.barrier(%0) -> !mpi.retval
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !mpi.comm
  %retval, %rank = mpi.comm_rank(%0) : !mpi.retval, i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !mpi.comm
  %retval, %size = mpi.comm_size(%0) : !mpi.retval, i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !mpi.comm
  %1 = "test.src"() : () -> i32
  %2 = "test.src"() : () -> i32
  %retval, %newcomm = mpi.comm_split(%0, %1, %2) {foo.bar = 1 : i32} : !mpi.retval, !mpi.comm
}) : () -> ()
"test.case"() ({
  %0 = mpi.comm_world {foo.bar = 1 : i32} : !mpi.comm
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !mpi.retval
  %1 = mpi.error_class %0 {foo.bar = 1 : i32} : !mpi.retval
}) : () -> ()
"test.case"() ({
  mpi.finalize {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = mpi.init {foo.bar = 1 : i32} : !mpi.retval
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %1 = "test.src"() : () -> i32
  %2 = "test.src"() : () -> i32
  %3 = "test.src"() : () -> !mpi.comm
  %retval, %req = mpi.irecv(%0, %1, %2, %3) {foo.bar = 1 : i32} : memref<2x3xf32>, i32, i32 -> !mpi.retval, !mpi.request
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %1 = "test.src"() : () -> i32
  %2 = "test.src"() : () -> i32
  %3 = "test.src"() : () -> !mpi.comm
  %retval, %req = mpi.isend(%0, %1, %2, %3) {foo.bar = 1 : i32} : memref<4xf32>, i32, i32 -> !mpi.retval, !mpi.request
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %1 = "test.src"() : () -> i32
  %2 = "test.src"() : () -> i32
  %3 = "test.src"() : () -> !mpi.comm
  %4 = mpi.recv(%0, %1, %2, %3) {foo.bar = 1 : i32} : memref<2x3xf32>, i32, i32 -> !mpi.retval
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !mpi.retval
  %1 = mpi.retval_check %0 = <MPI_ERR_ACCESS> {foo.bar = 1 : i32} : i1
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %1 = "test.src"() : () -> i32
  %2 = "test.src"() : () -> i32
  %3 = "test.src"() : () -> !mpi.comm
  %4 = mpi.send(%0, %1, %2, %3) {foo.bar = 1 : i32} : memref<4xf32>, i32, i32 -> !mpi.retval
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !mpi.request
  %1 = mpi.wait(%0) {foo.bar = 1 : i32} : !mpi.request -> !mpi.retval
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !nvgpu.device.async.token
  %1 = "test.src"() : () -> !nvgpu.device.async.token
  %2 = nvgpu.device_async_create_group %0, %1
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !nvgpu.device.async.token
  nvgpu.device_async_wait %0 {foo.bar = 1 : i32, numGroups = 2 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i1
  %1 = "test.src"() : () -> i1
  %2 = "test.src"() : () -> i64
  omp.allocate_dir(%0, %1 : i1, i1) allocator(%2) {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = "test.src"() : () -> memref<4xf32>
  omp.atomic.read %1 = %0 : memref<4xf32>, !llvm.ptr, () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !llvm.ptr
  %1 = "test.src"() : () -> i32
  omp.atomic.write %0 = %1 : !llvm.ptr, i32 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  omp.barrier {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  omp.critical {
    "test.t"() {foo.bar = 1 : i32} : () -> ()
  } {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  omp.critical.declare @foo
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.type
  %1 = pdl.attribute : %0
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.operation
  %1 = pdl.result 1 of %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = pdl.type : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = pdl.types {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.attribute
    %1 = "test.src"() : () -> !pdl.attribute
    %2:2 = pdl_interp.apply_constraint "foo"(%0, %1 : !pdl.attribute, !pdl.attribute) : !pdl.attribute, !pdl.attribute -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.operation
  %1 = "test.src"() : () -> !pdl.operation
  %2 = pdl_interp.apply_rewrite "foo"(%0, %1 : !pdl.operation, !pdl.operation) : !pdl.range<operation> {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.attribute
    %1 = "test.src"() : () -> !pdl.attribute
    pdl_interp.are_equal %0, %1 : !pdl.attribute {foo.bar = 1 : i32} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    pdl_interp.branch ^bb1 {foo.bar = 1 : i32}
  ^bb1:  // pred: ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.attribute
    pdl_interp.check_attribute %0 is 1 : i32 {foo.bar = 1 : i32} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.operation
    pdl_interp.check_operand_count of %0 is at_least 1 {foo.bar = 1 : i32} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.operation
    pdl_interp.check_operation_name of %0 is "foo" {foo.bar = 1 : i32} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.operation
    pdl_interp.check_result_count of %0 is at_least 0 {foo.bar = 1 : i32} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.type
    pdl_interp.check_type %0 is () -> () {foo.bar = 1 : i32} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.range<type>
    pdl_interp.check_types %0 are [] {foo.bar = 1 : i32} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = pdl_interp.create_attribute unit attributes {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = pdl_interp.create_type i32 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = pdl_interp.create_types [i32]
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.operation
  pdl_interp.erase %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    pdl_interp.finalize
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.operation
  %1 = pdl_interp.get_attribute "foo" of %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.attribute
  %1 = pdl_interp.get_attribute_type of %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.value
  %1 = pdl_interp.get_defining_op of %0 : !pdl.value {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.operation
  %1 = pdl_interp.get_operand 1 of %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.operation
  %1 = pdl_interp.get_operands 1 of %0 : !pdl.value {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.operation
  %1 = pdl_interp.get_result 2 of %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.operation
  %1 = pdl_interp.get_results 1 of %0 : !pdl.value {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.range<value>
  %1 = pdl_interp.get_users of %0 : !pdl.range<value>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.value
  %1 = pdl_interp.get_value_type of %0 : !pdl.type {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.range<value>
    pdl_interp.is_not_null %0 : !pdl.range<value> {foo.bar = 1 : i32} -> ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.attribute
    %1 = "test.src"() : () -> !pdl.attribute
    %2 = "test.src"() : () -> !pdl.operation
    pdl_interp.record_match @foo(%0, %1 : !pdl.attribute, !pdl.attribute) : benefit(1), loc([%2]), root("foo") -> ^bb1
  ^bb1:  // pred: ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !pdl.operation
  %1 = "test.src"() : () -> !pdl.value
  %2 = "test.src"() : () -> !pdl.value
  pdl_interp.replace %0 with (%1, %2 : !pdl.value, !pdl.value) {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.attribute
    pdl_interp.switch_attribute %0 to [1](^bb1) {foo.bar = 1 : i32} -> ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.operation
    pdl_interp.switch_operand_count of %0 to dense<1> : tensor<1xi32>(^bb1) {foo.bar = 1 : i32} -> ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.operation
    pdl_interp.switch_operation_name of %0 to ["foo"](^bb1) {foo.bar = 1 : i32} -> ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.operation
    pdl_interp.switch_result_count of %0 to dense<1> : tensor<1xi32>(^bb1) {foo.bar = 1 : i32} -> ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> !pdl.type
    pdl_interp.switch_type %0 to [i32](^bb1) -> ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    "test.t"() : () -> ()
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = ptr.load volatile %0 atomic syncscope("foo") monotonic nontemporal invariant_group alignment = 8 {foo.bar = 1 : i32} : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = "test.src"() : () -> index
  %2 = ptr.ptr_add nusw %0, %1 {foo.bar = 1 : i32} : !ptr.ptr<#ptr.generic_space>, index
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !ptr.ptr<#ptr.generic_space>
  %1 = "test.src"() : () -> !ptr.ptr<#ptr.generic_space>
  %2 = ptr.ptr_diff nsw %0, %1 {foo.bar = 1 : i32} : !ptr.ptr<#ptr.generic_space> -> i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i32
  %1 = "test.src"() : () -> !ptr.ptr<#ptr.generic_space>
  ptr.store %0, %1 nontemporal invariant_group {foo.bar = 1 : i32} : i32, !ptr.ptr<#ptr.generic_space>
}) : () -> ()
"test.case"() ({
  %0 = ptr.type_offset i32 {foo.bar = 1 : i32} : i32
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.size
  %1 = "test.src"() : () -> !shape.size
  %2 = shape.add %0, %1 {foo.bar = 1 : i32} : !shape.size, !shape.size -> !shape.size
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.shape
  %1 = "test.src"() : () -> !shape.shape
  %2 = shape.any %0, %1 {foo.bar = 1 : i32} : !shape.shape, !shape.shape -> !shape.shape
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.witness
  %1 = "test.src"() : () -> !shape.witness
  %2 = shape.assuming_all %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.shape
  %1 = "test.src"() : () -> !shape.shape
  %2 = shape.broadcast %0, %1 : !shape.shape, !shape.shape -> !shape.shape
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.shape
  %1 = "test.src"() : () -> !shape.shape
  %2 = shape.concat %0, %1 {foo.bar = 1 : i32} : !shape.shape, !shape.shape -> !shape.shape
}) : () -> ()
"test.case"() ({
  %c1 = shape.const_size 1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = shape.const_witness true {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.shape
  %1 = "test.src"() : () -> !shape.shape
  %2 = shape.cstr_eq %0, %1 {foo.bar = 1 : i32} : !shape.shape, !shape.shape
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i1
  %1 = shape.cstr_require %0, "foo" {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xf32>
  %1 = "test.src"() : () -> !shape.size
  %2 = shape.dim %0, %1 {foo.bar = 1 : i32} : tensor<4xf32>, !shape.size -> !shape.size
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.size
  %1 = "test.src"() : () -> !shape.size
  %2 = shape.div %0, %1 : !shape.size, !shape.size -> !shape.size
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xindex>
  %1 = shape.from_extent_tensor %0 {foo.bar = 1 : i32} : tensor<4xindex>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.size
  %1 = shape.from_extents %0 {foo.bar = 1 : i32} : !shape.size
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.shape
  %1 = "test.src"() : () -> !shape.size
  %2 = shape.get_extent %0, %1 {foo.bar = 1 : i32} : !shape.shape, !shape.size -> !shape.size
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = shape.index_to_size %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.shape
  %1 = "test.src"() : () -> !shape.shape
  %2 = shape.is_broadcastable %0, %1 : !shape.shape, !shape.shape
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.shape
  %1 = "test.src"() : () -> !shape.shape
  %2 = shape.max %0, %1 : !shape.shape, !shape.shape -> !shape.shape
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xindex>
  %1 = "test.src"() : () -> tensor<4xindex>
  %2 = shape.meet %0, %1, error = "foo" {foo.bar = 1 : i32} : tensor<4xindex>, tensor<4xindex> -> tensor<4xindex>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.size
  %1 = "test.src"() : () -> !shape.size
  %2 = shape.min %0, %1 {foo.bar = 1 : i32} : !shape.size, !shape.size -> !shape.size
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.size
  %1 = "test.src"() : () -> !shape.size
  %2 = shape.mul %0, %1 {foo.bar = 1 : i32} : !shape.size, !shape.size -> !shape.size
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<1xindex>
  %1 = shape.num_elements %0 {foo.bar = 1 : i32} : tensor<1xindex> -> !shape.size
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.shape
  %1 = shape.rank %0 {foo.bar = 1 : i32} : !shape.shape -> !shape.size
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.shape
  %1 = shape.shape_eq %0 {foo.bar = 1 : i32} : !shape.shape
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.value_shape
  %1 = shape.shape_of %0 {foo.bar = 1 : i32} : !shape.value_shape -> !shape.shape
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.size
  %1 = shape.size_to_index %0 {foo.bar = 1 : i32} : !shape.size
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xindex>
  %1 = shape.to_extent_tensor %0 {foo.bar = 1 : i32} : tensor<4xindex> -> tensor<2x3xindex>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = shape.value_as_shape %0 : tensor<4xi32> -> !shape.shape
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.value_shape
  %1 = shape.value_of %0 {foo.bar = 1 : i32} : tensor<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !shape.value_shape
  %1 = "test.src"() : () -> tensor<4xindex>
  %2 = shape.with_shape %0, %1 {foo.bar = 1 : i32} : !shape.value_shape, tensor<4xindex>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xf32>
  %1 = shard.get_sharding %0 {foo.bar = 1 : i32} : tensor<2x3xf32> -> !shard.sharding
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xf32>
  %1 = "test.src"() : () -> !shard.sharding
  %sharding_annotated = shard.shard %0 to %1 annotate_for_users {foo.bar = 1 : i32} : tensor<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bool
  %1 = smt.and %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bool
  %1 = smt.array.broadcast %0 : !smt.array<[!smt.int -> !smt.bool]>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.array<[!smt.int -> !smt.bool]>
  %1 = "test.src"() : () -> !smt.int
  %2 = smt.array.select %0[%1] {foo.bar = 1 : i32} : !smt.array<[!smt.int -> !smt.bool]>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bool
  smt.assert %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.add %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.and %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.ashr %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.cmp ule %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.lshr %0, %1 : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.mul %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = smt.bv.neg %0 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = smt.bv.not %0 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.or %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.sdiv %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.shl %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.smod %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.srem %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.udiv %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.urem %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = "test.src"() : () -> !smt.bv<8>
  %2 = smt.bv.xor %0, %1 {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bv<8>
  %1 = smt.bv2int %0 signed {foo.bar = 1 : i32} : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %true = smt.constant true {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %foo = smt.declare_fun "foo" {foo.bar = 1 : i32} : !smt.int
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bool
  %1 = "test.src"() : () -> !smt.bool
  %2 = smt.implies %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.int
  %1 = smt.int.abs %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.int
  %1 = smt.int.add %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.int
  %1 = "test.src"() : () -> !smt.int
  %2 = smt.int.cmp ge %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.int
  %1 = "test.src"() : () -> !smt.int
  %2 = smt.int.div %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.int
  %1 = "test.src"() : () -> !smt.int
  %2 = smt.int.mod %0, %1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.int
  %1 = smt.int.mul %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.int
  %1 = "test.src"() : () -> !smt.int
  %2 = smt.int.sub %0, %1
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.int
  %1 = smt.int2bv %0 : !smt.bv<8>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bool
  %1 = "test.src"() : () -> !smt.bool
  %2 = "test.src"() : () -> !smt.bool
  %3 = smt.ite %0, %1, %2 {foo.bar = 1 : i32} : !smt.bool
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bool
  %1 = smt.not %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bool
  %1 = "test.src"() : () -> !smt.bool
  %2 = smt.or %0, %1
}) : () -> ()
"test.case"() ({
  smt.pop 1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  smt.push 1 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  smt.reset {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !smt.bool
  %1 = smt.xor %0 {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> i64
    %1 = "test.src"() : () -> i64
    smt.yield %0, %1 : i64, i64
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> i64
  %1 = "test.src"() : () -> i64
  %2 = sparse_tensor.binary %0, %1 : i64, i64 to i64
   overlap = {
  }
   left = identity
   right = identity
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xf32>
  %1 = sparse_tensor.convert %0 {foo.bar = 1 : i32} : tensor<4xf32> to tensor<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = sparse_tensor.has_runtime_library
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<?xf32>
  %1 = sparse_tensor.unary %0 {foo.bar = 1 : i32} : memref<?xf32> to vector<4xi1>
   present = {
  }
   absent = {
  }
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi1>
  %1 = tensor.bitcast %0 : tensor<2x3xi1> to tensor<2x3xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xf32>
  %cast = tensor.cast %0 : tensor<4xf32> to tensor<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<1xf32>
  %collapsed = tensor.collapse_shape %0 [] : tensor<1xf32> into tensor<f32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xf32>
  %1 = "test.src"() : () -> index
  %dim = tensor.dim {foo.bar = 1 : i32} %0, %1 : tensor<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = tensor.empty() : tensor<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %1 = "test.src"() : () -> tensor<2x3xf32>
  %2 = "test.src"() : () -> index
  %3 = "test.src"() : () -> index
  %inserted = tensor.insert %0 into %1[%2, %3] : tensor<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xf32>
  %rank = tensor.rank %0 {foo.bar = 1 : i32} : tensor<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> f32
  %splat = tensor.splat %0 {foo.bar = 1 : i32} : tensor<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = tosa.abs %0 {foo.bar = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = "test.src"() : () -> tensor<4xi32>
  %2 = tosa.add %0, %1 {foo.bar = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi1>
  %1 = "test.src"() : () -> tensor<2x3xi1>
  %2 = tosa.arithmetic_right_shift %0, %1 {round = false} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = "test.src"() : () -> tensor<4xi32>
  %2 = tosa.bitwise_and %0, %1 {foo.bar = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi1>
  %1 = tosa.bitwise_not %0 : (tensor<2x3xi1>) -> tensor<2x3xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi1>
  %1 = "test.src"() : () -> tensor<2x3xi1>
  %2 = tosa.bitwise_or %0, %1 {foo.bar = 1 : i32} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = "test.src"() : () -> tensor<4xi32>
  %2 = tosa.bitwise_xor %0, %1 {foo.bar = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi64>
  %1 = tosa.cast %0 {foo.bar = 1 : i32} : (tensor<2x3xi64>) -> tensor<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = tosa.ceil %0 {foo.bar = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi32>
  %1 = tosa.clz %0 {foo.bar = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi1>
  %1 = tosa.concat %0 {axis = 0 : i32, foo.bar = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x3xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xf64>
  %1 = tosa.cos %0 : (tensor<2x3xf64>) -> tensor<2x3xf64>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1:2 = tosa.custom %0 {domain_name = "foo", foo.bar = 1 : i32, implementation_attrs = "foo", operator_name = "foo"} : (tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = "test.src"() : () -> tensor<4xi32>
  %2 = tosa.equal %0, %1 {foo.bar = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = tosa.erf %0 {foo.bar = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi32>
  %1 = tosa.exp %0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xf32>
  %1 = tosa.floor %0 : (tensor<2x3xf32>) -> tensor<2x3xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = "test.src"() : () -> tensor<4xi32>
  %2 = tosa.greater %0, %1 {foo.bar = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = "test.src"() : () -> tensor<4xi32>
  %2 = tosa.greater_equal %0, %1 {foo.bar = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi1>
  %1 = tosa.identity %0 {foo.bar = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x3xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = "test.src"() : () -> tensor<4xi32>
  %2 = tosa.intdiv %0, %1 {foo.bar = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = tosa.log %0 {foo.bar = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<i1>
  %1 = "test.src"() : () -> tensor<i1>
  %2 = tosa.logical_and %0, %1 {foo.bar = 1 : i32} : (tensor<i1>, tensor<i1>) -> tensor<i1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = "test.src"() : () -> tensor<4xi32>
  %2 = tosa.logical_left_shift %0, %1 {foo.bar = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi1>
  %1 = tosa.logical_not %0 {foo.bar = 1 : i32} : (tensor<4xi1>) -> tensor<4xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi1>
  %1 = "test.src"() : () -> tensor<2x3xi1>
  %2 = tosa.logical_or %0, %1 {foo.bar = 1 : i32} : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi64>
  %1 = "test.src"() : () -> tensor<2x3xi64>
  %2 = tosa.logical_right_shift %0, %1 {foo.bar = 1 : i32} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<1xi1>
  %1 = "test.src"() : () -> tensor<1xi1>
  %2 = tosa.logical_xor %0, %1 {foo.bar = 1 : i32} : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi32>
  %1 = "test.src"() : () -> tensor<2x3xi32>
  %2 = tosa.pow %0, %1 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = tosa.reciprocal %0 {foo.bar = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi1>
  %1 = tosa.reverse %0 {axis = 0 : i32, foo.bar = 1 : i32} : (tensor<4xi1>) -> tensor<4xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = tosa.rsqrt %0 {foo.bar = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi1>
  %1 = "test.src"() : () -> tensor<4xi32>
  %2 = "test.src"() : () -> tensor<4xi32>
  %3 = tosa.select %0, %1, %2 {foo.bar = 1 : i32} : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi32>
  %1 = tosa.sigmoid %0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xf32>
  %1 = tosa.sin %0 {foo.bar = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<2x3xi32>
  %1 = "test.src"() : () -> tensor<2x3xi32>
  %2 = tosa.sub %0, %1 {foo.bar = 1 : i32} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = "test.src"() : () -> tensor<4xi32>
  %2 = tosa.table %0, %1 {foo.bar = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xi32>
  %1 = tosa.tanh %0 {foo.bar = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> tensor<4xf32>
    %1 = "test.src"() : () -> tensor<4xf32>
    tosa.yield %0, %1 : tensor<4xf32>, tensor<4xf32>
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_op
  %1 = "test.src"() : () -> !transform.any_op
  transform.affine.simplify_bounded_affine_ops %0 with[%1 : !transform.any_op] within [1] and [1] {foo.bar = 1 : i32} : !transform.any_op
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_op
  transform.affine.simplify_min_max_affine_ops %0 {foo.bar = 1 : i32} : !transform.any_op
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_op
  %1 = "test.src"() : () -> !transform.param<i64>
  transform.annotate %0 "foo" = %1 : !transform.any_op, !transform.param<i64>
}) : () -> ()
"test.case"() ({
  transform.apply_conversion_patterns.func.func_to_llvm {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_conversion_patterns.gpu.gpu_subgroup_reduce_to_nvvm {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_conversion_patterns.gpu.gpu_to_nvvm {benefit = 0 : i16}
}) : () -> ()
"test.case"() ({
  transform.apply_conversion_patterns.gpu.gpu_to_rocdl chipset = "foo" {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_conversion_patterns.gpu.gpu_wmma_to_nvvm {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter {data_layout = "foo", foo.bar = 1 : i32, index_bitwidth = 1 : i64, use_aligned_alloc = true, use_bare_ptr_call_conv = true, use_generic_functions = true}
}) : () -> ()
"test.case"() ({
  transform.apply_conversion_patterns.nvgpu.nvgpu_to_nvvm
}) : () -> ()
"test.case"() ({
  transform.apply_conversion_patterns.scf.scf_to_control_flow {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_conversion_patterns.scf.structural_conversions {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_conversion_patterns.vector.vector_to_llvm {foo.bar = 1 : i32, reassociate_fp_reductions = true, use_vector_alignment = true}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_op
  transform.apply_cse to %0 {foo.bar = 1 : i32} : !transform.any_op
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_op
  transform.apply_dce to %0 {foo.bar = 1 : i32} : !transform.any_op
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_op
  transform.apply_licm to %0 {foo.bar = 1 : i32} : !transform.any_op
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.arm_neon.vector_contract_to_bfmmla {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.arm_neon.vector_contract_to_i8mm {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.arm_sve.vector_contract_to_bfmmla {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.arm_sve.vector_contract_to_i8mm {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.canonicalization {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.gpu.eliminate_barriers {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.gpu.gpu_rewrite_patterns {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu chipset = "foo" {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.gpu.unroll_vectors_subgroup_mma[1, 1, 1] {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.linalg.decompose_pack_unpack {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.linalg.decompose_pad
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.linalg.erase_unnecessary_inputs {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.linalg.fold_add_into_dest {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.linalg.fold_pack_unpack_into_empty {fold_single_use_only = true}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.linalg.fold_unit_extent_dims_via_reshapes
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.linalg.pad_vectorization {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.linalg.tiling_canonicalization {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.memref.alloc_to_alloca size_limit(1) {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.memref.expand_ops {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.memref.expand_strided_metadata {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.memref.extract_address_computations {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.memref.fold_memref_alias_ops {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.memref.resolve_ranked_shaped_type_result_dims {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.scf.for_loop_canonicalization {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.tensor.bubble_up_extract_slice {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.tensor.decompose_concat {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.tensor.fold_into_pack_and_unpack {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.tensor.fold_tensor_empty {fold_single_use_only = true, foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.tensor.fold_tensor_subset_ops {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.tensor.reassociative_reshape_folding {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.tensor.rewrite_as_constant aggressive {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.cast_away_vector_leading_one_dim {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.drop_inner_most_unit_dims_from_xfer_ops
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.drop_unit_dims_with_shape_cast {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.elementwise_to_vector {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.fold_arith_extension {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.interleave_to_shuffle {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_bitcast {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_broadcast {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_contraction lowering_strategy = parallelarith
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_create_mask {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_gather {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_interleave {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_masked_transfers {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_masks {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = innerreduction {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_outerproduct {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_scan
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_shape_cast {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_transfer max_transfer_rank = 4
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.lower_transpose lowering_strategy = shuffle_16x16 avx2_lowering_strategy = true
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.materialize_masks {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.rank_reducing_subview_patterns {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.reduction_to_contract {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.rewrite_narrow_types {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.sink_mem_ops
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.sink_ops {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.split_transfer_full_partial split_transfer_strategy = "force-in-bounds" {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.transfer_permutation_patterns {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.transfer_to_scf full_unroll = true {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.unroll_from_elements {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.vector.unroll_to_elements {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.x86vector.sink_vector_producer_ops {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.x86vector.vector_contract_bf16_to_fma {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.x86vector.vector_contract_to_fma {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  transform.apply_patterns.x86vector.vector_contract_to_packed_type_dot_product {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_op
  %1 = transform.apply_registered_pass "foo" to %0 {foo.bar = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_op
  transform.bufferization.buffer_loop_hoisting %0 : !transform.any_op
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_op
  transform.bufferization.eliminate_empty_tensors %0 {foo.bar = 1 : i32} : !transform.any_op
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_op
  %1 = transform.bufferization.one_shot_bufferize %0 {foo.bar = 1 : i32} : (!transform.any_op) -> !transform.any_op
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_op
  %1 = transform.cast %0 {foo.bar = 1 : i32} : !transform.any_op to !transform.any_op
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.param<i64>
  %1 = "test.src"() : () -> !transform.any_op
  transform.debug.emit_param_as_remark %0, "foo" at %1 {foo.bar = 1 : i32} : !transform.param<i64>, !transform.any_op
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_value
  transform.debug.emit_remark_at %0, "foo" {foo.bar = 1 : i32} : !transform.any_value
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> !transform.any_op
  %1 = transform.dlti.query [1] at %0 : (!transform.any_op) -> !transform.param<i64>
}) : () -> ()
"test.case"() ({
  %0 = ub.poison {foo.bar = 1 : i32} : vector<[4]xf32>
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    ub.unreachable {foo.bar = 1 : i32}
  }) : () -> ()
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  %1 = vector.bitcast %0 {foo.bar = 1 : i32} : vector<4xf32> to vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %1 = "test.src"() : () -> index
  %2 = "test.src"() : () -> vector<4xi1>
  %3 = "test.src"() : () -> vector<4xf32>
  vector.compressstore %0[%1], %2, %3 {alignment = 1 : i64} : memref<4xf32>, vector<4xi1>, vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = vector.constant_mask [4] : vector<16xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> index
  %1 = vector.create_mask %0 : vector<16xi1>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %1 = "test.src"() : () -> index
  %2 = "test.src"() : () -> vector<4xi1>
  %3 = "test.src"() : () -> vector<4xf32>
  %4 = vector.expandload %0[%1], %2, %3 {alignment = 1 : i64} : memref<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<16xf32>
  %1 = "test.src"() : () -> vector<16xf32>
  %2 = "test.src"() : () -> vector<16xf32>
  %3 = vector.fma %0, %1, %2 {foo.bar = 1 : i32} : vector<16xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xf32>
  %1 = "test.src"() : () -> index
  %2 = "test.src"() : () -> vector<4xi32>
  %3 = "test.src"() : () -> vector<4xi1>
  %4 = "test.src"() : () -> vector<4xf32>
  %5 = vector.gather %0[%1] [%2], %3, %4 {alignment = 1 : i64} : tensor<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %1 = "test.src"() : () -> index
  %2 = "test.src"() : () -> index
  %3 = vector.load %0[%1, %2] {alignment = 4 : i64} : memref<2x3xf32>, vector<2xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %1 = "test.src"() : () -> index
  %2 = "test.src"() : () -> index
  %3 = "test.src"() : () -> vector<4xi1>
  %4 = "test.src"() : () -> vector<4xf32>
  %5 = vector.maskedload %0[%1, %2], %3, %4 {foo.bar = 1 : i32} : memref<2x3xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<2x3xf32>
  %1 = "test.src"() : () -> index
  %2 = "test.src"() : () -> index
  %3 = "test.src"() : () -> vector<4xi1>
  %4 = "test.src"() : () -> vector<4xf32>
  vector.maskedstore %0[%1, %2], %3, %4 {alignment = 4 : i64, foo.bar = 1 : i32} : memref<2x3xf32>, vector<4xi1>, vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  vector.print %0 : vector<4xf32> {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<[16]xf32>
  %1 = vector.scalable.extract %0[0] : vector<2xf32> from vector<[16]xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  %1 = "test.src"() : () -> vector<[4]xf32>
  %2 = vector.scalable.insert %0, %1[0] {foo.bar = 1 : i32} : vector<4xf32> into vector<[4]xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> tensor<4xf32>
  %1 = "test.src"() : () -> index
  %2 = "test.src"() : () -> vector<4xi32>
  %3 = "test.src"() : () -> vector<4xi1>
  %4 = "test.src"() : () -> vector<4xf32>
  %5 = vector.scatter %0[%1] [%2], %3, %4 {alignment = 1 : i64} : tensor<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  %1 = vector.shape_cast %0 : vector<4xf32> to vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = vector.step {foo.bar = 1 : i32} : vector<4xindex>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> vector<4xf32>
  %1 = "test.src"() : () -> memref<4xf32>
  %2 = "test.src"() : () -> index
  vector.store %0, %1[%2] {alignment = 1 : i64, nontemporal = true} : memref<4xf32>, vector<4xf32>
}) : () -> ()
"test.case"() ({
  %0 = "test.src"() : () -> memref<4xf32>
  %1 = vector.type_cast %0 {foo.bar = 1 : i32} : memref<4xf32> to memref<4xf32>
}) : () -> ()
"test.case"() ({
  %vscale = vector.vscale {foo.bar = 1 : i32}
}) : () -> ()
"test.case"() ({
  "test.w"() ({
    %0 = "test.src"() : () -> index
    %1 = "test.src"() : () -> index
    vector.yield {foo.bar = 1 : i32} %0, %1 : index, index
  }) : () -> ()
}) : () -> ()
