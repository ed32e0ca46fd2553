!tv = !cuda_tile.tensor_view<?x96xf16, strides=[?, 1]>
"test.op"() {a = !cuda_tile.tensor_view<f64>, b = !cuda_tile.tensor_view<7x?x!cuda_tile.ptr<i8>, strides = [3, ?]>} : () -> ()
"test.op"() {a = !cuda_tile.partition_view<tile=(2x32), !tv>, b = !cuda_tile.partition_view<tile = (2x32), padding_value=neg_zero, tensor_view<?x96xf16, strides=[?,1]>, dim_map = [1,0]>} : () -> ()
"test.op"() {a = !cuda_tile.partition_view<tile=(64), !cuda_tile.tensor_view<640xi32, strides=[2]>, dim_map=[0]>, b = !cuda_tile.partition_view<tile=(64), padding_value = zero, tensor_view<640xi32, strides=[2]>>} : () -> ()
"test.op"() {a = !cuda_tile.strided_view<tile=(2x32), traversal_strides = [3, 5], tensor_view<?x96xf16, strides=[?,1]>, dim_map=[0, 1]>, b = !cuda_tile.strided_view<tile=(2x32), traversal_strides=[6,1], padding_value = pos_inf, !tv, dim_map=[1, 0]>} : () -> ()
"test.op"() {a = !cuda_tile.gather_scatter_view<tile=(2x32), !tv, sparse_dim = 1>, b = !cuda_tile.gather_scatter_view<tile=(16x4), padding_value = nan, tensor_view<?x96xf16, strides=[?,1]>, sparse_dim=0>} : () -> ()
cuda_tile.module @views {
  entry @make(%base: tile<ptr<f16>>, %n: tile<i32>, %m: !cuda_tile.tile<i64>) {
    %0 = make_tensor_view %base, shape = [], strides = [] : tensor_view<f16>
    %1 = make_tensor_view %base, shape=[5], strides=[9] {note = "fixed"} : !cuda_tile.tensor_view<5xf16, strides=[9]>
    %2 = make_tensor_view %base, shape = [5, %n, %n], strides = [40, 8, 1] : tile<i32> -> tensor_view<5x?x?xf16, strides=[40,8,1]>
    %3 = make_tensor_view %base, shape = [5, 6], strides = [%m, 1] : !cuda_tile.tile<i64> -> tensor_view<5x6xf16, strides=[?,1]>
    %4 = make_tensor_view %base, shape = [%n, 96], strides = [%n, 1] : tile<i32> -> !tv
    %5 = make_partition_view %4 {note} : partition_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>>
    %6 = make_strided_view %4 : !cuda_tile.strided_view<tile=(2x32), traversal_strides=[3,5], !tv>
    %7 = make_gather_scatter_view %4 : gather_scatter_view<tile=(2x32), !tv, sparse_dim=1>
    %8:2 = get_tensor_shape %4 : tensor_view<?x96xf16, strides=[?,1]> -> tile<i64>
    %9:2 = get_index_space_shape %5 : partition_view<tile=(2x32), !tv> -> !cuda_tile.tile<i16>
    %10 = make_partition_view %1 : partition_view<tile=(8), tensor_view<5xf16, strides=[9]>>
    %11 = get_index_space_shape %10 : partition_view<tile=(8), tensor_view<5xf16, strides=[9]>> -> tile<i32>
    return
  }
  entry @use(%view: partition_view<tile=(2x32), !tv>, %i: tile<i32>, %j: tile<i8>, %in: token) {
    %0, %1 = load_view_tko weak %view[%i, %i] : partition_view<tile=(2x32), !tv>, tile<i32> -> tile<2x32xf16>, token
    %2, %3 = load_view_tko weak %view[%i, %i] : partition_view<tile=(2x32), !tv>, tile<i32>, tile<i32> -> tile<2x32xf16>, !cuda_tile.token
    %4, %5 = load_view_tko acquire sys %view[%i, %j] token = %1 optimization_hints = <sm_100 = {latency = 3}> attributes {note = 4 : i8} : partition_view<tile=(2x32), !tv>, tile<i32>, !cuda_tile.tile<i8> -> tile<2x32xf16>, token
    %6 = store_view_tko weak %0, %view[%i, %j] : tile<2x32xf16>, partition_view<tile=(2x32), !tv>, tile<i32>, tile<i8> -> token
    %7 = store_view_tko release tl_blk %0, %view[%j, %j] token=%in optimization_hints=<sm_100 = {latency = 3}> attributes {note} : tile<2x32xf16>, !cuda_tile.partition_view<tile=(2x32), !tv>, tile<i8> -> token
    %8 = atomic_red_view_tko relaxed device %view[%i, %i], addf, %0 : tile<2x32xf16>, partition_view<tile=(2x32), !tv>, tile<i32> -> token
    %9 = atomic_red_view_tko relaxed sys %view[%j, %i], addf, %0 token = %8 attributes {note} : tile<2x32xf16>, partition_view<tile=(2x32), !tv>, tile<i8>, tile<i32> -> token
    return
  }
  entry @none(%view: partition_view<tile=(2), tensor_view<f16>>, %t: tile<f16>) {
    %0, %1 = load_view_tko weak %view[] : partition_view<tile=(2), tensor_view<f16>> -> tile<f16>, token
    %2 = store_view_tko weak %t, %view[] : tile<f16>, partition_view<tile=(2), tensor_view<f16>> -> token
    %3 = atomic_red_view_tko relaxed tl_blk %view[], xchg, %t : tile<f16>, partition_view<tile=(2), tensor_view<f16>> -> token
    return
  }
  entry @other(%x: tile<4x8xi32>, %n: tile<i32>) {
    %0 = assume div_by<8>, %x : tile<4x8xi32>
    %1 = assume #cuda_tile.bounded<0, ?>, %0 : tile<4x8xi32>
    %2 = assume same_elements<[1, 4]>, %1 : tile<4x8xi32>
    for %i in (%n to %n, step %n) : tile<i32> {
    }
    for unsigned %i in (%n to %n, step %n) : tile<i32> {
    }
    return
  }
}

// -----
module {
  "test.op"() {a = !cuda_tile.tensor_view<f64>, b = !cuda_tile.tensor_view<7x?xptr<i8>, strides=[3,?]>} : () -> ()
  "test.op"() {a = !cuda_tile.partition_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>>, b = !cuda_tile.partition_view<tile=(2x32), padding_value = neg_zero, tensor_view<?x96xf16, strides=[?,1]>, dim_map=[1, 0]>} : () -> ()
  "test.op"() {a = !cuda_tile.partition_view<tile=(64), tensor_view<640xi32, strides=[2]>>, b = !cuda_tile.partition_view<tile=(64), padding_value = zero, tensor_view<640xi32, strides=[2]>>} : () -> ()
  "test.op"() {a = !cuda_tile.strided_view<tile=(2x32), traversal_strides=[3,5], tensor_view<?x96xf16, strides=[?,1]>>, b = !cuda_tile.strided_view<tile=(2x32), traversal_strides=[6,1], padding_value = pos_inf, tensor_view<?x96xf16, strides=[?,1]>, dim_map=[1, 0]>} : () -> ()
  "test.op"() {a = !cuda_tile.gather_scatter_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>, sparse_dim=1>, b = !cuda_tile.gather_scatter_view<tile=(16x4), padding_value = nan, tensor_view<?x96xf16, strides=[?,1]>, sparse_dim=0>} : () -> ()
  cuda_tile.module @views {
    entry @make(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i64>) {
      %tview = make_tensor_view %arg0, shape = [], strides = [] : tensor_view<f16>
      %tview_0 = make_tensor_view %arg0, shape = [5], strides = [9] {note = "fixed"} : tensor_view<5xf16, strides=[9]>
      %tview_1 = make_tensor_view %arg0, shape = [5, %arg1, %arg1], strides = [40, 8, 1] : tile<i32> -> tensor_view<5x?x?xf16, strides=[40,8,1]>
      %tview_2 = make_tensor_view %arg0, shape = [5, 6], strides = [%arg2, 1] : tile<i64> -> tensor_view<5x6xf16, strides=[?,1]>
      %tview_3 = make_tensor_view %arg0, shape = [%arg1, 96], strides = [%arg1, 1] : tile<i32> -> tensor_view<?x96xf16, strides=[?,1]>
      %pview = make_partition_view %tview_3 {note} : partition_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>>
      %sview = make_strided_view %tview_3 : strided_view<tile=(2x32), traversal_strides=[3,5], tensor_view<?x96xf16, strides=[?,1]>>
      %gsview = make_gather_scatter_view %tview_3 : gather_scatter_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>, sparse_dim=1>
      %0:2 = get_tensor_shape %tview_3 : tensor_view<?x96xf16, strides=[?,1]> -> tile<i64>
      %1:2 = get_index_space_shape %pview : partition_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>> -> tile<i16>
      %pview_4 = make_partition_view %tview_0 : partition_view<tile=(8), tensor_view<5xf16, strides=[9]>>
      %2 = get_index_space_shape %pview_4 : partition_view<tile=(8), tensor_view<5xf16, strides=[9]>> -> tile<i32>
      return
    }
    entry @use(%arg0: partition_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>>, %arg1: tile<i32>, %arg2: tile<i8>, %arg3: token) {
      %tile, %result_token = load_view_tko weak %arg0[%arg1, %arg1] : partition_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>>, tile<i32> -> tile<2x32xf16>, token
      %tile_0, %result_token_1 = load_view_tko weak %arg0[%arg1, %arg1] : partition_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>>, tile<i32> -> tile<2x32xf16>, token
      %tile_2, %result_token_3 = load_view_tko acquire sys %arg0[%arg1, %arg2] token = %result_token optimization_hints = <sm_100 = {latency = 3}> attributes {note = 4 : i8} : partition_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>>, tile<i32>, tile<i8> -> tile<2x32xf16>, token
      %0 = store_view_tko weak %tile, %arg0[%arg1, %arg2] : tile<2x32xf16>, partition_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>>, tile<i32>, tile<i8> -> token
      %1 = store_view_tko release tl_blk %tile, %arg0[%arg2, %arg2] token = %arg3 optimization_hints = <sm_100 = {latency = 3}> attributes {note} : tile<2x32xf16>, partition_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>>, tile<i8> -> token
      %2 = atomic_red_view_tko relaxed device %arg0[%arg1, %arg1], addf, %tile : tile<2x32xf16>, partition_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>>, tile<i32> -> token
      %3 = atomic_red_view_tko relaxed sys %arg0[%arg2, %arg1], addf, %tile token = %2 attributes {note} : tile<2x32xf16>, partition_view<tile=(2x32), tensor_view<?x96xf16, strides=[?,1]>>, tile<i8>, tile<i32> -> token
      return
    }
    entry @none(%arg0: partition_view<tile=(2), tensor_view<f16>>, %arg1: tile<f16>) {
      %tile, %result_token = load_view_tko weak %arg0[] : partition_view<tile=(2), tensor_view<f16>> -> tile<f16>, token
      %0 = store_view_tko weak %arg1, %arg0[] : tile<f16>, partition_view<tile=(2), tensor_view<f16>> -> token
      %1 = atomic_red_view_tko relaxed tl_blk %arg0[], xchg, %arg1 : tile<f16>, partition_view<tile=(2), tensor_view<f16>> -> token
      return
    }
    entry @other(%arg0: tile<4x8xi32>, %arg1: tile<i32>) {
      %0 = assume div_by<8>, %arg0 : tile<4x8xi32>
      %1 = assume bounded<0, ?>, %0 : tile<4x8xi32>
      %2 = assume same_elements<[1, 4]>, %1 : tile<4x8xi32>
      for %loopIdx in (%arg1 to %arg1, step %arg1) : tile<i32> {
      }
      for unsigned %loopIdx in (%arg1 to %arg1, step %arg1) : tile<i32> {
      }
      return
    }
  }
}
