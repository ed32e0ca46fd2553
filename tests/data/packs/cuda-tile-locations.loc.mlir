#file = #cuda_tile.di_file<"foo.py" in "/tmp/">
#unit = #cuda_tile.di_compile_unit<file = #file>
#func = #cuda_tile.di_subprogram<file = #file, line = 1, name = "f", linkageName = "f", compileUnit = #unit, scopeLine = 2>
#block = #cuda_tile.di_lexical_block<scope = #func, file = #file, line = 3, column = 4>
cuda_tile.module @kernels {
  entry @f() {
    %0 = constant <i32: 1> : tile<i32> loc(#in_block)
    %1 = constant <i32: 2> : tile<i32> loc("name"(#cuda_tile.di_loc<loc("/tmp/foo.py":7:8) in #func>))
    return loc(callsite(#cuda_tile.di_loc<loc("/tmp/foo.py":7:8) in #func> at unknown))
  } loc(unknown)
} loc(unknown)
#in_block = #cuda_tile.di_loc<loc("/tmp/foo.py":9:10) in #block>

// -----
module {
  cuda_tile.module @kernels {
    entry @f() {
      %cst_1_i32 = constant <i32: 1> : tile<i32> loc(#loc4)
      %cst_2_i32 = constant <i32: 2> : tile<i32> loc(#loc6)
      return loc(#loc7)
    } loc(#loc1)
  } loc(#loc1)
} loc(#loc)
#loc = loc("written.mlir":0:0)
#loc1 = loc(unknown)
#loc2 = loc("/tmp/foo.py":9:10)
#loc3 = loc("/tmp/foo.py":7:8)
#loc4 = #cuda_tile.di_loc<#loc2 in #cuda_tile.di_lexical_block<scope = #cuda_tile.di_subprogram<file = <"foo.py" in "/tmp/">, line = 1, name = "f", linkageName = "f", compileUnit = <file = <"foo.py" in "/tmp/">>, scopeLine = 2>, file = <"foo.py" in "/tmp/">, line = 3, column = 4>>
#loc5 = #cuda_tile.di_loc<#loc3 in #cuda_tile.di_subprogram<file = <"foo.py" in "/tmp/">, line = 1, name = "f", linkageName = "f", compileUnit = <file = <"foo.py" in "/tmp/">>, scopeLine = 2>>
#loc6 = loc("name"(#loc5))
#loc7 = loc(callsite(#loc5 at #loc1))
