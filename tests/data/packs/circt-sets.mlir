rtg.test @sets() {
  %0 = rtg.constant #rtg.set<#rtgtest.a1, #rtgtest.a0>
  %1 = rtg.constant #rtg.set<> : !rtg.set<i32>
  %2 = rtg.constant #rtg.set<9 : i32, 10 : i32>
  %3 = rtg.constant #rtg.map<#rtgtest.a1 -> 1 : i32, #rtgtest.a0 -> 0 : i32>
  %4 = rtg.bag_create : i32
  %5 = rtg.string_concat
  %6 = rtg.constant "a" : !rtg.string
  rtg.constant #rtg.map<> : !rtg.map<i32 -> i32>
}
"dummy.op"() {vec = #msft.location_vec<i3, [*, <1, 2, 3>, #msft.physloc<DSP, 4, 5, 6>]>} : () -> ()

// -----
module {
  rtg.test @sets() {
    %0 = rtg.constant #rtg.set<#rtgtest.a0 : !rtgtest.ireg, #rtgtest.a1 : !rtgtest.ireg> : !rtg.set<!rtgtest.ireg>
    %1 = rtg.constant #rtg.set<> : !rtg.set<i32>
    %2 = rtg.constant #rtg.set<10 : i32, 9 : i32> : !rtg.set<i32>
    %3 = rtg.constant #rtg.map<#rtgtest.a0 : !rtgtest.ireg -> 0 : i32, #rtgtest.a1 : !rtgtest.ireg -> 1 : i32> : !rtg.map<!rtgtest.ireg -> i32>
    %4 = rtg.bag_create  : i32
    %5 = rtg.string_concat 
    %6 = rtg.constant "a" : !rtg.string
    %7 = rtg.constant #rtg.map<> : !rtg.map<i32 -> i32>
  }
  "dummy.op"() {vec = #msft.location_vec<i3, [*, <1, 2, 3>, #msft.physloc<DSP, 4, 5, 6>]>} : () -> ()
}
