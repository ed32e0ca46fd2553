module {
  irdl.dialect @d {
    irdl.operation @o {
      %0 = irdl.any
      irdl.operands(%0, variadic %0, %0, optional %0)
      irdl.results(optional %0, %0)
    }
    irdl.operation @p {
      %0 = irdl.any
      irdl.operands(%0, %0)
      irdl.results(%0)
    }
  }
}

