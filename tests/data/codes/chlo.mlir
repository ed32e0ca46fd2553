// Values for each row of varve.codes of chlo: tests/oracle/foreign/measure.sh.
"t.a"() {a = #chlo<comparison_direction EQ>, b = #chlo<comparison_type FLOAT>} : () -> ()
