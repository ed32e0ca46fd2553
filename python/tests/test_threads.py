# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Threads, progress, cancelling, and objects that end in any order."""

import gc
import os
import signal
import threading
import time

import pytest

import varve

LINES = "\n".join(f"  %c{i} = arith.constant {i} : i64" for i in range(100_000))
LARGE = f"func.func @f() {{\n{LINES}\n  return\n}}"


def together(*functions):
    errors = []

    def run(function):
        try:
            function()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, args=(function,)) for function in functions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []


def test_two_threads_share_one_module():
    module = varve.parse("func.func @f() { return }")

    def build():
        for i in range(300):
            op = module.create_operation("test.op", result_types=[f"tensor<{i}xi32>"], attributes={"i": i})
            module.body.append(op)
            str(op.result.type)
            if i % 3 == 0:
                op.erase()

    def read():
        for _ in range(60):
            module.text()
            module.count_operations()
            for op in module.walk():
                try:
                    assert op.name and len(op.attributes) >= 0
                except varve.Error as error:
                    assert "erased" in str(error)

    together(build, build, read)
    assert module.count_operations()["test.op"] == 400
    module.verify()


def test_threads_have_modules_of_their_own_at_the_same_time():
    def convert():
        for _ in range(5):
            module = varve.parse(LARGE[: LARGE.index("%c2000 ")] + "return }")
            assert varve.load(module.bytecode()).count_operations() == module.count_operations()

    together(convert, convert, convert)


def moments_during_a_long_call():
    seen = []
    stop = threading.Event()

    def count():
        while not stop.is_set():
            seen.append(time.monotonic())
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    start = time.monotonic()
    varve.parse(LARGE)
    end = time.monotonic()
    stop.set()
    thread.join()
    return len([moment for moment in seen if start < moment < end])


def test_other_threads_run_during_a_long_call():
    # On a busy machine the other thread may have to wait.
    assert any(moments_during_a_long_call() >= 3 for _ in range(10))


def test_a_second_thread_waits_for_a_long_call():
    module = varve.parse(LARGE)
    began = threading.Event()

    def progress(steps):
        began.set()

    first = threading.Thread(target=lambda: module.text(progress=progress))
    first.start()
    assert began.wait(300)
    assert module.root.name == "builtin.module" and module.count_operations()["func.func"] == 1
    first.join()


def test_progress_is_reported_and_cancels():
    steps = []
    module = varve.parse(LARGE, progress=steps.append)
    assert steps and steps == sorted(steps)
    for call in (
        lambda p: varve.parse(LARGE, progress=p), lambda p: module.text(progress=p),
        lambda p: module.bytecode(progress=p), lambda p: module.varve(progress=p),
        lambda p: module.verify(progress=p), lambda p: module.hashes(progress=p),
    ):  # fmt: skip
        with pytest.raises(varve.Error) as caught:
            call(lambda steps: False)
        assert caught.value.status == varve.Status.CANCELLED
    assert module.count_operations()["arith.constant"] == 100_000


def test_an_exception_of_progress_reaches_the_caller():
    def fail(steps):
        raise KeyError("own")

    with pytest.raises(KeyError, match="own"):
        varve.parse(LARGE, progress=fail)


def test_a_callback_must_not_call_back_into_the_context():
    context = varve.Context()

    def progress(steps):
        context.type("i32")

    with pytest.raises(varve.Error, match="callback"):
        varve.parse(LARGE, context=context, progress=progress)
    assert str(context.type("i32")) == "i32"


def test_cycles_are_freed_in_any_order():
    class Holder:
        pass

    for _ in range(20):
        holder = Holder()
        holder.self = holder
        holder.module = varve.parse("func.func @f() { return }")
        holder.context = holder.module.context
        holder.ops = list(holder.module.walk())
        holder.file = varve.open(holder.module.varve(), context=holder.context)
        holder.part = holder.file["@f"]
        holder.type = holder.context.type("i32")
        del holder
    gc.collect()


def test_modules_that_end_during_a_call_are_freed_later():
    context = varve.Context()
    modules = [varve.parse("module {}", context=context) for _ in range(10)]

    def progress(steps):
        modules.clear()
        gc.collect()

    varve.parse(LARGE, context=context, progress=progress)
    assert not context._heap.pending and modules == []


def test_a_module_that_ends_while_another_thread_has_the_lock_is_freed_later():
    module = varve.parse("module {}")
    heap = module._heap
    begin, end = threading.Event(), threading.Event()

    def hold():
        with heap.lock:
            begin.set()
            end.wait(300)

    thread = threading.Thread(target=hold)
    thread.start()
    assert begin.wait(300)
    del module
    gc.collect()
    assert heap.pending and heap.pointer is not None
    end.set()
    thread.join()
    varve.Context()
    assert not heap.pending and heap.pointer is None


def test_a_context_outlives_its_name():
    module = varve.parse("module {}", context=varve.Context())
    type_ = varve.Context().type("tensor<2xi32>")
    gc.collect()
    assert module.root.name == "builtin.module" and type_.shape == (2,)


def test_control_c_ends_a_long_call():
    def interrupt(_number, _frame):
        raise KeyboardInterrupt

    module = varve.parse(LARGE)
    previous = signal.signal(signal.SIGALRM, interrupt)
    try:
        for use in (lambda: varve.parse(LARGE, context=module.context), module.text, module.bytecode):
            signal.setitimer(signal.ITIMER_REAL, 0.02)
            with pytest.raises(KeyboardInterrupt) as caught:
                while True:
                    use()
            # The exception comes from the middle of the call, not from the code after it.
            assert {"varve_python_progress", "ignore_steps"} & {entry.name for entry in caught.traceback}
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)
    assert module.root.name == "builtin.module"


def test_a_child_process_does_not_wait_for_threads_of_its_parent():
    busy, free = varve.parse("module {}"), varve.parse("module {}")
    begin, end = threading.Event(), threading.Event()

    def hold():
        with busy._heap.lock:
            begin.set()
            end.wait(300)

    thread = threading.Thread(target=hold)
    thread.start()
    assert begin.wait(300)
    child = os.fork()
    if child == 0:
        code = 1
        try:
            signal.alarm(300)
            free.verify()
            varve.parse("module {}").bytecode()
            try:
                busy.verify()
            except varve.Error as error:
                code = 0 if "forked" in str(error) else 2
        finally:
            os._exit(code)
    status = os.waitpid(child, 0)[1]
    end.set()
    thread.join()
    assert status == 0
    busy.verify()
