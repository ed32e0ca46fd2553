util.func public @add(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
  %0 = flow.dispatch @executable::@entry[%dim](%arg0, %arg1) : (tensor<?xf32>{%dim}, tensor<?xf32>{%dim}) -> tensor<?xf32>{%dim}
  util.return %0 : tensor<?xf32>
}
// -----
#target = #hal.executable.target<"llvm-cpu", "embedded-elf-x86_64", {data_layout = "e", native_vector_size = 16 : index}>
util.global private mutable @state = 3 : i32
util.func private @next() -> i32 {
  %value = util.global.load @state : i32
  util.global.store %value, @state : i32
  util.return %value : i32
}
hal.executable private @binary {
  hal.executable.variant public @embedded target(#target) {
  }
}
