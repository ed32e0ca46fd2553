// Dense elements whose sizes are equal once the padding before them counts: 36 bytes, then 4 of padding and 32.
"a.b"() {
  x = dense<[[0, 1, 2], [10, 11, 12], [20, 21, 22]]> : vector<3x3xi32>,
  y = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>
} : () -> ()
