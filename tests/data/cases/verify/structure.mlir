// What regions and blocks have to be. mlir-opt 22 finds the same: tests/system/tools/verify-diagnostics.sh.

func.func @right(%c: i1) {
  cf.cond_br %c, ^one, ^two
^one:
  "toy.no_terminator_needed"() ({
    "toy.anything"() : () -> ()
  }) : () -> ()
  cf.br ^two
^two:
  return
}

// -----

func.func @regions() {
  // expected-error @below {{'func.return' op requires zero regions}}
  "func.return"() ({}) : () -> ()
}

// -----

func.func @results() {
  // expected-error @below {{'func.return' op requires zero results}}
  %0 = "func.return"() : () -> i32
}

// -----

func.func @successors() {
  // expected-error @below {{'func.return' op requires 0 successors but found 1}}
  "func.return"() [^next] : () -> ()
^next:
  return
}

// -----

func.func @operands(%a: i32) {
  // expected-error @below {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  return
}

// -----

func.func @graph() {
  // expected-error @below {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
  "builtin.module"() ({
    "toy.jump"() [^next] : () -> ()
  ^next:
    "toy.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

// expected-error @below {{entry block of region may not have predecessors}}
func.func @entry() {
^first:
  cf.br ^first
}

// -----

func.func @empty(%c: i1) {
  cf.cond_br %c, ^one, ^two
^one:
  return
  // expected-error @-4 {{empty block: expect at least a terminator}}
^two:
}

// -----

func.func @middle() {
  // expected-error @below {{operation with block successors must terminate its parent block}}
  "toy.jump"() [^next] : () -> ()
  return
^next:
  return
}

// -----

func.func @no_terminator(%a: i32) {
  // expected-error @below {{block with no terminator, has}}
  %0 = arith.addi %a, %a : i32
}

// -----

func.func @terminator_in_the_middle() {
  // expected-error @below {{'func.return' op must be the last operation in the parent block}}
  return
  "toy.end"() : () -> ()
}

// -----

"toy.box"() ({
  // expected-error @below {{'func.return' op expects parent op 'func.func'}}
  "func.return"() : () -> ()
}) : () -> ()

// -----

func.func @yield() {
  "toy.box"() ({
    // expected-error @below {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
    scf.yield
  }) : () -> ()
  return
}

// -----

// Faults in two functions are both found, one in each.
func.func @first() {
  // expected-error @below {{'func.return' op requires zero regions}}
  "func.return"() ({}) : () -> ()
}
func.func @second(%a: i32) {
  // expected-error @below {{'arith.addi' op expected 2 operands, but found 1}}
  %0 = "arith.addi"(%a) : (i32) -> i32
  // This one is not looked for any more.
  %1 = "arith.addi"(%a) : (i32) -> i32
  return
}
