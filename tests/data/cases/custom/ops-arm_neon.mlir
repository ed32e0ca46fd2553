// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of arm_neon that have a format: each with little and with much of what may be left out.
func.func @f0(%arg0: vector<4xi32>, %arg1: vector<4x4xi8>, %arg2: vector<4x4xi8>) {
  %0 = arm_neon.2d.sdot %arg0, %arg1, %arg2 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  return
}
func.func @f1(%arg0: vector<[4]xi32>, %arg1: vector<4x4xi8>, %arg2: vector<4x4xi8>) {
  %0 = arm_neon.2d.sdot %arg0, %arg1, %arg2 : vector<4x4xi8>, vector<4x4xi8> to vector<[4]xi32>
  return
}
func.func @f2(%arg0: vector<4xf32>, %arg1: vector<8xbf16>, %arg2: vector<8xbf16>) {
  %0 = arm_neon.intr.bfmmla %arg0, %arg1, %arg2 : vector<8xbf16> to vector<4xf32>
  return
}
func.func @f3(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) {
  %0 = arm_neon.intr.sdot %arg0, %arg1, %arg2 : vector<16xi8>, vector<16xi8> to vector<4xi32>
  return
}
func.func @f4(%arg0: vector<2xi32>, %arg1: vector<[8]xi8>, %arg2: vector<[8]xi8>) {
  %0 = arm_neon.intr.sdot %arg0, %arg1, %arg2 : vector<[8]xi8>, vector<[8]xi8> to vector<2xi32>
  return
}
func.func @f5(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) {
  %0 = arm_neon.intr.smmla %arg0, %arg1, %arg2 : vector<16xi8> to vector<4xi32>
  return
}
func.func @f6(%arg0: vector<4xi8>, %arg1: vector<4xi8>) {
  %0 = arm_neon.intr.smull %arg0, %arg1 : vector<4xi8> to vector<4xi16>
  return
}
func.func @f7(%arg0: vector<[2]x[2]xi32>, %arg1: vector<[2]x[2]xi32>) {
  %0 = arm_neon.intr.smull %arg0, %arg1 : vector<[2]x[2]xi32> to vector<[2]x[2]xi64>
  return
}
func.func @f8(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) {
  %0 = arm_neon.intr.ummla %arg0, %arg1, %arg2 : vector<16xi8> to vector<4xi32>
  return
}
func.func @f9(%arg0: vector<4xi32>, %arg1: vector<16xi8>, %arg2: vector<16xi8>) {
  %0 = arm_neon.intr.usmmla %arg0, %arg1, %arg2 : vector<16xi8> to vector<4xi32>
  return
}
