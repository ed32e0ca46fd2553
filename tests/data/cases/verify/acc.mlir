// What operations of acc ask for. mlir-opt 22 finds the same: tests/system/tools/verify-operations.sh.

func.func @right(%n: index, %m: memref<?xf32>, %c: i1) {
  acc.loop control(%i : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true>}
  acc.init device_num(%n : index)
  return
}

// -----

func.func @no_kind_of_loop(%n: index) {
  // expected-error @below {{at least one of auto, independent, seq must be present}}
  "acc.loop"(%n, %n, %n) <{inclusiveUpperbound = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @two_kinds_of_loop(%n: index) {
  // expected-error @below {{only one of auto, independent, seq can be present at the same time}}
  "acc.loop"(%n, %n, %n) <{inclusiveUpperbound = array<i1: true>, auto_ = [#acc.device_type<none>], seq = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @gangs_in_sequence(%n: index) {
  // expected-error @below {{gang, worker or vector cannot appear with seq}}
  "acc.loop"(%n, %n, %n) <{inclusiveUpperbound = array<i1: true>, gang = [#acc.device_type<none>], seq = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @steps(%n: index) {
  // expected-error @below {{number of upperbounds expected to be the same as number of steps}}
  "acc.loop"(%n, %n) <{inclusiveUpperbound = array<i1: true>, seq = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}

// -----

func.func @lower_bounds(%n: index) {
  // expected-error @below {{number of upperbounds expected to be the same as number of lowerbounds}}
  "acc.loop"(%n, %n) <{inclusiveUpperbound = array<i1: true>, seq = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}

// -----

func.func @inclusive(%n: index) {
  // expected-error @below {{inclusiveUpperbound size is expected to be the same as upperbound size}}
  "acc.loop"(%n, %n, %n) <{inclusiveUpperbound = array<i1: true, false>, seq = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @collapse(%n: index) {
  // expected-error @below {{collapse device_type attr must be define when collapse attr is present}}
  "acc.loop"(%n, %n, %n) <{inclusiveUpperbound = array<i1: true>, collapse = [1], seq = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @collapses(%n: index) {
  // expected-error @below {{collapse attribute count must match collapse device_type count}}
  "acc.loop"(%n, %n, %n) <{inclusiveUpperbound = array<i1: true>, collapse = [1, 1], collapseDeviceType = [#acc.device_type<none>], seq = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%i: index):
    "acc.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @data_without_operands() {
  // expected-error @below {{at least one operand or the default attribute must appear on the data operation}}
  acc.data {
  }
  return
}

// -----

func.func @entered_without_operands() {
  // expected-error @below {{at least one operand must be present in dataOperands on the enter data operation}}
  acc.enter_data attributes {async}
  return
}

// -----

func.func @left_without_operands() {
  // expected-error @below {{at least one operand must be present in dataOperands on the exit data operation}}
  acc.exit_data attributes {async}
  return
}

// -----

func.func @update_without_operands() {
  // expected-error @below {{at least one value must be present in dataOperands}}
  acc.update
  return
}

// -----

func.func @host_data_without_operands() {
  // expected-error @below {{at least one operand must appear on the host_data operation}}
  acc.host_data {
  }
  return
}

// -----

func.func @declare_without_operands() {
  // expected-error @below {{at least one operand must appear on the declare operation}}
  "acc.declare"() ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @wait(%n: index) {
  // expected-error @below {{wait_devnum cannot appear without waitOperands}}
  acc.wait wait_devnum(%n : index)
  return
}

// -----

func.func @waits_twice(%n: index) {
  // expected-error @below {{async attribute cannot appear with asyncOperand}}
  acc.wait async(%n : index) attributes {async}
  return
}

// -----

func.func @nothing_is_set() {
  // expected-error @below {{at least one default_async, device_num, or device_type operand must appear}}
  acc.set
  return
}

// -----

func.func @init_inside() {
  acc.parallel {
    // expected-error @below {{cannot be nested in a compute operation}}
    acc.init
    acc.yield
  }
  return
}

// -----

// expected-error @below {{expects non-empty init region}}
"acc.private.recipe"() <{sym_name = "p", type = memref<f32>}> ({
}, {
}) : () -> ()

// -----

// expected-error @below {{expects init region first argument of the privatization type}}
acc.private.recipe @p : memref<f32> init {
^bb0(%x: i32):
  acc.yield %x : i32
}

// -----

// expected-error @below {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
"acc.routine"() <{sym_name = "r", func_name = @f, gang = [#acc.device_type<none>], worker = [#acc.device_type<none>]}> : () -> ()
func.func private @f()
// -----
func.func @loop_unstructured_with_control(%lb : index, %ub : index, %st : index) {
  // expected-error @below {{unstructured acc.loop must not have induction variables}}
  acc.loop control(%iv : f16) = (%lb : index) to (%ub : index) step (%st : index) {
    acc.yield
  } attributes {independent = [#acc.device_type<none>], unstructured}
  func.return
}
// -----
func.func @enter_data_wait_conflict(%a : memref<10xf32>, %w : i32) {
  %d = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
  // expected-error @below {{wait attribute cannot appear with waitOperands}}
  "acc.enter_data"(%w, %d) <{wait, operandSegmentSizes = array<i32: 0, 0, 0, 1, 1>}> : (i32, memref<10xf32>) -> ()
  func.return
}
// -----
func.func @loop_gang_arg_type_mismatch(%v : i64) {
  // expected-error @below {{'acc.loop' op gangOperandsArgType attribute count must match gangOperands count}}
  "acc.loop"(%v, %v) <{independent = [#acc.device_type<none>], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 4>, operandSegmentSizes = array<i32: 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i64, i64) -> ()
  func.return
}
// -----
func.func @loop_gang_no_arg_type(%v : i64) {
  // expected-error @below {{'acc.loop' op gangOperandsArgType attribute must be defined when gang operands are present}}
  "acc.loop"(%v) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i64) -> ()
  func.return
}
// -----
func.func @loop_tile_segment_count_mismatch(%v : i64) {
  // expected-error @below {{'acc.loop' op tile operand count does not match count in segments}}
  "acc.loop"(%v, %v) <{independent = [#acc.device_type<none>], tileOperandsDeviceType = [#acc.device_type<none>], tileOperandsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i64, i64) -> ()
  func.return
}
// -----
func.func @loop_vector_dt_mismatch(%v : i64) {
  // expected-error @below {{'acc.loop' op vector operands count must match vector device_type count}}
  "acc.loop"(%v, %v) <{independent = [#acc.device_type<none>], vectorOperandsDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i64, i64) -> ()
  func.return
}
// -----
func.func @loop_tile_segment_dt_mismatch(%v : i64) {
  // expected-error @below {{'acc.loop' op tile segment count does not match device_type count}}
  "acc.loop"(%v, %v) <{independent = [#acc.device_type<none>], tileOperandsDeviceType = [#acc.device_type<none>, #acc.device_type<nvidia>], tileOperandsSegments = array<i32: 2>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i64, i64) -> ()
  func.return
}
