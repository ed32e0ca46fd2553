// Where values are defined. mlir-opt 22 finds the same: tests/system/tools/verify-diagnostics.sh.

func.func @right(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^one, ^two
^one:
  %0 = arith.addi %a, %a : i32
  cf.br ^three
^two:
  cf.br ^four(%a : i32)
^three:
  %1 = arith.addi %0, %0 : i32
  cf.br ^four(%1 : i32)
^four(%2: i32):
  return %2 : i32
}

// -----

// Order does not matter where the operation around says so, or nothing is known of it.
%0 = "toy.use"(%1) : (i32) -> i32
%1 = "toy.use"(%0) : (i32) -> i32
"toy.box"() ({
  %2 = "toy.use"(%2) : (i32) -> i32
}) : () -> ()

// -----

// Nothing is asked of what cannot be reached.
func.func @unreachable() {
  return
^lost:
  %0 = arith.addi %1, %1 : i32
  %1 = arith.addi %0, %0 : i32
  cf.br ^lost
}

// -----

func.func @before() {
  // expected-error @below {{operand #0 does not dominate this use}}
  "toy.use"(%0) : (i32) -> ()
  // expected-note @below {{operand defined here}}
  %0 = "toy.make"() : () -> i32
  return
}

// -----

func.func @itself() {
  // expected-error @+2 {{operand #0 does not dominate this use}}
  // expected-note @+1 {{operand defined here}}
  %0 = "toy.use"(%0) : (i32) -> i32
  return
}

// -----

func.func @one_of_two_paths(%c: i1) {
  cf.cond_br %c, ^one, ^two
^one:
  // expected-note @below {{operand defined here}}
  %0 = "toy.make"() : () -> i32
  cf.br ^three
^two:
  cf.br ^three
^three:
  // expected-error @below {{operand #0 does not dominate this use}}
  "toy.use"(%0) : (i32) -> ()
  return
}

// -----

// expected-note @below {{operand defined as a block argument}}
func.func @argument_of_a_neighbour(%c: i1, %a: i32) {
  cf.cond_br %c, ^one(%a : i32), ^two
^one(%0: i32):
  return
^two:
  // expected-error @below {{operand #0 does not dominate this use}}
  "toy.use"(%0) : (i32) -> ()
  return
}

// -----

func.func @nested(%c: i1) {
  scf.if %c {
    // expected-error @below {{operand #0 does not dominate this use}}
    "toy.use"(%0) : (i32) -> ()
  }
  // expected-note @below {{operand defined here}}
  %0 = "toy.make"() : () -> i32
  return
}

// -----

func.func @blocks_of_what_is_not_known() {
  "toy.box"() ({
    // expected-error @below {{operand #0 does not dominate this use}}
    "toy.use"(%0) : (i32) -> ()
    // expected-note @below {{operand defined here}}
    %0 = "toy.make"() : () -> i32
    "toy.jump"() [^next] : () -> ()
  ^next:
    "toy.end"() : () -> ()
  }) : () -> ()
  return
}
