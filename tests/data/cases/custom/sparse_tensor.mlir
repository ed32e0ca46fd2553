#a = #sparse_tensor.encoding<{map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32, crdWidth = 64}>
#b = #sparse_tensor.encoding<{map = (i, j) -> (j : compressed(nonordered, nonunique), i : singleton(soa))}>
#c = #sparse_tensor.encoding<{map = {l0, l1} (d0 = l0, d1 = l1) -> (l0 = d0 : dense, l1 = d1 : compressed)}>
#d = #sparse_tensor.encoding<{map = (i, j) -> (i floordiv 2 : dense, j floordiv 3 : compressed, i mod 2 : dense, j mod 3 : dense), explicitVal = 1.0 : f32, implicitVal = 0.0 : f32}>
#e = #sparse_tensor.encoding<{map = (d0 : #sparse_tensor<slice(1, 4, 1)>, d1 : #sparse_tensor<slice(1, 4, ?)>) -> (d0 : dense, d1 : compressed)}>
#f = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j floordiv 4 : dense, j mod 4 : structured[2, 4])}>
#g = #sparse_tensor.encoding<{map = (i, j) -> (i : batch, j : loose_compressed(nonunique))}>
#h = #sparse_tensor.encoding<{posWidth = 8, map = (d0) -> (d0 : dense), crdWidth=0}>
#k = #sparse_tensor.encoding<{map = (d0, d1) -> ((d0 floordiv 2) : dense, d1 : compressed, d0 mod 2 : dense)}>
"test.a"() {a = #a, b = #b, c = #c, d = #d, e = #e, f = #f, g = #g, h = #h, k = #k, t = tensor<?x?xf32, #a>} : () -> ()
