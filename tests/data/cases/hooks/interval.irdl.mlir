irdl.dialect @d attributes {varve.set = "d"} {
  irdl.operation @range attributes {varve.format = "custom<Interval>($low, $high) attr-dict"} {
    %bound = irdl.any
    irdl.attributes {"low" = %bound, "high" = %bound}
  }
  irdl.operation @values attributes {varve.format = "custom<Typed>($values, type($values)) attr-dict"} {
    %any = irdl.any
    irdl.operands(values: variadic %any)
  }
  irdl.operation @other attributes {varve.format = "custom<Interval>($low) attr-dict"} {
    %bound = irdl.any
    irdl.attributes {"low" = %bound}
  }
}
