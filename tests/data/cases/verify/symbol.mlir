// Symbols and tables of them. mlir-opt 22 finds the same: tests/system/tools/verify-diagnostics.sh.

func.func private @declared(i32)
module @inner {
  func.func @right() { return }
}
func.func nested @right() { return }

// -----

// expected-note @below {{see existing symbol definition here}}
func.func @twice() { return }
// expected-error @below {{redefinition of symbol named 'twice'}}
func.func @twice() { return }

// -----

// expected-error @below {{'func.func' op symbol declaration cannot have public visibility}}
func.func @declared(i32)

// -----

// expected-error @below {{visibility expected to be one of ["public", "private", "nested"], but got "hidden"}}
"func.func"() <{sym_name = "f", function_type = () -> (), sym_visibility = "hidden"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

func.func @outer(%c: i1) {
  scf.if %c {
    // expected-error @below {{'func.func' op symbol's parent must have the SymbolTable trait}}
    func.func @inside() { return }
  }
  return
}

// -----

// expected-error @below {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'plain'}}
module attributes {plain} {}
