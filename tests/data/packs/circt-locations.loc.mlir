hw.module @m(in %a : i1 loc("f":7:8), in %b : i1 loc("f":1:2), out d : i1 loc("f":1:2)) {
  hw.output %a : i1
}
hw.module.extern @e(in %a : i1 loc("f":1:2), in %b : i1 loc("f":3:4), out d : i1 loc("f":3:4))
firrtl.circuit "a" {
  firrtl.module @a(in %a: !firrtl.uint<1> loc(unknown), in %b: !firrtl.uint<1> loc("f":1:2)) {
  }
}
om.class @c() {
  om.class.fields
}
// -----
#loc2 = loc("f":7:8)
#loc3 = loc("f":1:2)
#loc6 = loc("f":3:4)
#loc9 = loc(unknown)
module {
  hw.module @m(in %a : i1 loc(#loc2), in %b : i1 loc(#loc3), out d : i1 loc(#loc3)) {
    hw.output %a : i1 loc(#loc4)
  } loc(#loc1)
  hw.module.extern @e(in %a : i1 loc(#loc3), in %b : i1 loc(#loc6), out d : i1 loc(#loc6)) loc(#loc5)
  firrtl.circuit "a" {
    firrtl.module @a(in %a: !firrtl.uint<1> loc(#loc9), in %b: !firrtl.uint<1> loc(#loc3)) {
    } loc(#loc8)
  } loc(#loc7)
  om.class @c() {
    om.class.fields  loc(#loc11)
  } loc(#loc10)
} loc(#loc)
#loc = loc("written.mlir":0:0)
#loc1 = loc("written.mlir":1:1)
#loc4 = loc("written.mlir":2:3)
#loc5 = loc("written.mlir":4:1)
#loc7 = loc("written.mlir":5:1)
#loc8 = loc("written.mlir":6:3)
#loc10 = loc("written.mlir":9:1)
#loc11 = loc("written.mlir":10:3)
