// Operations with sizes of segments: version 5 and 6 have them each in its way, below they are attributes.
func.func @f(%a: memref<4x?xf32>, %i: index, %t: i1, %v: vector<4xf32>) {
  %s = memref.subview %a[%i, 0] [2, %i] [1, 1] : memref<4x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %b = memref.alloc(%i) : memref<?xf32>
  %c = memref.alloca(%i)[%i] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  scf.parallel (%x, %y) = (%i, %i) to (%i, %i) step (%i, %i) { scf.reduce }
  gpu.launch blocks(%x, %y, %z) in (%sx = %i, %sy = %i, %sz = %i) threads(%p, %q, %r) in (%tx = %i, %ty = %i,
      %tz = %i) { gpu.terminator }
  cf.cond_br %t, ^bb1(%i : index), ^bb2(%i, %i : index, index)
^bb1(%u: index):
  cf.switch %t : i1, [default: ^bb3, 0: ^bb1(%u : index), 1: ^bb2(%u, %u : index, index)]
^bb2(%w: index, %o: index):
  cf.br ^bb1(%o : index)
^bb3:
  return
}
