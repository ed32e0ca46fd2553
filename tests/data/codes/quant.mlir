// Values for each row of varve.codes of quant: tests/system/tools/code-rows.sh, tests/oracle/dialect-codes.sh.
"t.any"() : () -> (!quant.any<i8>, !quant.any<u8:f32>, !quant.any<i8<-3:4>:f32>, !quant.any<u32<0:100>>)
"t.calibrated"() : () -> !quant.calibrated<f32<-9.980000e-01:1.232100e+00>>
"t.uniform"() : () -> (!quant.uniform<i8:f32, 2.000000e+00:10>, !quant.uniform<u4<1:14>:f16, 1.000000e-01>)
"t.axis"() : () -> !quant.uniform<i8:f32:1, {2.000000e+00,5.000000e-01:3}>
"t.channels"() : () -> !quant.uniform<i8:f32:{0:2, 1:3}, {{1.000000e+00:1, 2.000000e+00}, {3.000000e+00:1, 4.000000e+00:-1}}>
