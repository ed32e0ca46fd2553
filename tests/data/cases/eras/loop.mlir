// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Operations of 2019, as tests/system/tools/eras.sh reads them: each in custom form, in generic form and upgraded.
// ---- loop.for custom
module {
  func @f(%arg0: index, %arg1: index, %arg2: index) {
    loop.for %arg3 = %arg0 to %arg1 step %arg2 {
      "test.x"(%arg3) : (index) -> ()
    } {tag}
    return
  }
}

// ---- loop.for generic
"module"() ( {
  func @f(%arg0: index, %arg1: index, %arg2: index) {
    "loop.for"(%arg0, %arg1, %arg2) ( {
    ^bb0(%arg3: index):	// no predecessors
      "test.x"(%arg3) : (index) -> ()
      "loop.terminator"() : () -> ()
    }) {tag} : (index, index, index) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

// ---- loop.if custom
module {
  func @f(%arg0: i1) {
    loop.if %arg0 {
      "test.x"() : () -> ()
    }
    loop.if %arg0 {
      "test.x"() : () -> ()
    } else {
      "test.y"() : () -> ()
    }
    return
  }
}

// ---- loop.if generic
"module"() ( {
  func @f(%arg0: i1) {
    "loop.if"(%arg0) ( {
      "test.x"() : () -> ()
      "loop.terminator"() : () -> ()
    },  {
    }) : (i1) -> ()
    "loop.if"(%arg0) ( {
      "test.x"() : () -> ()
      "loop.terminator"() : () -> ()
    },  {
      "test.y"() : () -> ()
      "loop.terminator"() : () -> ()
    }) : (i1) -> ()
    "std.return"() : () -> ()
  }
  "module_terminator"() : () -> ()
}) : () -> ()

