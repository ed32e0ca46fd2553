module {
  llvm.func @f(%arg0: !llvm.ptr<f32>) -> f32 {
    %0 = llvm.load %arg0 {access_groups = [@data::@group], alias_scopes = [@data::@a], noalias_scopes = [@data::@b]} : !llvm.ptr<f32>
    llvm.return %0 : f32
  }
  llvm.metadata @data {
    llvm.access_group @group
    llvm.alias_scope_domain @domain {description = "of f"}
    llvm.alias_scope @a {description = "the first", domain = @domain}
    llvm.alias_scope @b {domain = @domain}
  }
}

