hw.module @Counter(in %clock : !seq.clock, in %reset : i1, in %step : i8, out count : i8) {
  %zero = hw.constant 0 : i8
  %next = comb.add %value, %step : i8
  %value = seq.compreg sym @value %next, %clock reset %reset, %zero : i8
  hw.output %value : i8
}
hw.module @Pair(in %clock : !seq.clock, in %reset : i1, out low : i4) {
  %one = hw.constant 1 : i8
  %left.count = hw.instance "left" @Counter(clock: %clock: !seq.clock, reset: %reset: i1, step: %one: i8) -> (count: i8)
  %low = comb.extract %left.count from 0 : (i8) -> i4
  hw.output %low : i4
}
// -----
firrtl.circuit "Top" {
  firrtl.module @Top(in %clock: !firrtl.clock, in %a: !firrtl.uint<4>, out %b: !firrtl.uint<5>) {
    %r = firrtl.reg %clock : !firrtl.clock, !firrtl.uint<5>
    %sum = firrtl.add %a, %a : (!firrtl.uint<4>, !firrtl.uint<4>) -> !firrtl.uint<5>
    firrtl.matchingconnect %r, %sum : !firrtl.uint<5>
    firrtl.matchingconnect %b, %r : !firrtl.uint<5>
  }
}
