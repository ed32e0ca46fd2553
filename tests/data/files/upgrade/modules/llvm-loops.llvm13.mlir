module {
llvm.func @f(%c: i1, %p: !llvm.ptr<i32>) {
  llvm.br ^bb1
^bb1:
  %0 = llvm.load %p {access_groups = [@metadata::@g1, @metadata::@g2]} : !llvm.ptr<i32>
  llvm.store %0, %p {access_groups = [@metadata::@g1]} : !llvm.ptr<i32>
  llvm.cond_br %c, ^bb1, ^bb2 {llvm.loop = {parallel_access = [@metadata::@g1], options = #llvm.loopopts<disable_unroll = true, disable_licm = true, interleave_count = 4, disable_pipeline = false, pipeline_initiation_interval = 2>}}
^bb2:
  llvm.return
}
llvm.metadata @metadata {
  llvm.access_group @g1
  llvm.access_group @g2
  llvm.return
}
}
