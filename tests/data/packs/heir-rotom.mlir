#d = #rotom.dim<[0:4:1]>
#layout = #rotom.layout<dims = [[G:2], #d], n = 8>
#rolled = #rotom.layout<n = 4, rolls = [(0, 1), 2, 0], dims = [[0:2:2] | [0:2] , [R:2:1]]>
module attributes {t.a = #rotom.layout<n = 1, rolls = [], dims = []>, t.b = #rotom.dim<[-1:4]>, t.c = #rotom.dim<[-2:4:2]>} {
  func.func @f(%arg0: tensor<4xf32> {rotom.layout = #layout}) attributes {t.seed = #rotom.seed<layouts = [#layout, #rolled]>} {
    return
  }
  func.func private @g() -> (tensor<4xf32> {rotom.layout = #rotom.layout<n = 16, dims = [[1:3:1], [0:8:4], [1:4:2] | [0:4:1], [2:4:1]]>})
  "test.op"() {all = #rotom.layout<n = 2, dims = [[0:4:1]]>, one = #rotom.layout<n = 4, dims = [[0:1:1] | [1:4:1]]>, d = #d} : () -> ()
}

// -----
#dim = #rotom.dim<[R:4:1]>
#dim1 = #rotom.dim<[G:4:2]>
#dim2 = #rotom.dim<[0:4:1]>
#layout = #rotom.layout<n = 1, dims = []>
#layout1 = #rotom.layout<n = 8, dims = [[G:2:1], [0:4:1]]>
#layout2 = #rotom.layout<n = 4, rolls = [(0, 1), (2, 0)], dims = [[0:2:2] | [0:2:1], [R:2:1]]>
#layout3 = #rotom.layout<n = 16, dims = [[1:3:1], [0:8:4], [1:4:2] | [0:4:1], [2:4:1]]>
#layout4 = #rotom.layout<n = 2, dims = [[0:4:1]]>
#layout5 = #rotom.layout<n = 4, dims = [[0:1:1], [1:4:1]]>
#seed = #rotom.seed<layouts = [#layout1, #layout2]>
module attributes {t.a = #layout, t.b = #dim, t.c = #dim1} {
  func.func @f(%arg0: tensor<4xf32> {rotom.layout = #layout1}) attributes {t.seed = #seed} {
    return
  }
  func.func private @g() -> (tensor<4xf32> {rotom.layout = #layout3})
  "test.op"() {all = #layout4, d = #dim2, one = #layout5} : () -> ()
}
