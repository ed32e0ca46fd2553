# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs in a Python environment that has bindings of MLIR (jaxlib, iree-compiler, circt); wheels.py starts it.

wheel_gold.py OUTPUT [--strict] <LIST

LIST has a line for each module: a name and, after a tab, the files to try, separated by tabs. Of each module that the bindings parse,
OUTPUT gets NAME.pretty.mlir, NAME.generic.mlir and NAME.vN.mlirbc. With --strict, operations must be registered. Each module has a process of
its own, for old bindings crash. Prints the producer string.
"""
import importlib
import io
import os
import re
import sys

REGISTERING = ["register_jax_dialects", "_jax_mlir_ext", "_mlirHlo", "_tpu_ext", "_mosaic_gpu_ext", "_triton_ext", "_stablehlo", "_chlo", "_sdy"]
VERSIONS = range(0, 7)


def open_bindings():
    """Returns the package of the bindings and its module ir."""
    for package in ("jaxlib.mlir", "iree.compiler", "circt"):
        try:
            return package, importlib.import_module(package + ".ir")
        except ImportError:
            pass
    sys.exit("no bindings of MLIR here")


def load_all(package, ir):
    """Returns a context with all dialects that the package can register."""
    context = ir.Context()
    for name in REGISTERING:
        try:
            module = importlib.import_module("%s._mlir_libs.%s" % (package, name))
        except ImportError:
            continue
        if hasattr(module, "register_dialects"):
            registry = ir.DialectRegistry()
            module.register_dialects(registry)
            context.append_dialect_registry(registry)
        for entry in ("register_dialect", "register_mhlo_dialect"):
            try:
                getattr(module, entry)(context)
            except (AttributeError, TypeError):
                pass
    if package == "circt":
        importlib.import_module(package).register_dialects(context)
    if hasattr(context, "load_all_available_dialects"):
        context.load_all_available_dialects()
    return context


def write_to(path, data):
    with open(path, "wb") as file:
        file.write(data if isinstance(data, bytes) else data.encode())


def bytecode_of(operation, version):
    file = io.BytesIO()
    try:
        operation.write_bytecode(file, desired_version=version)
    except TypeError:  # bindings that know one version only
        operation.write_bytecode(file)
    return file.getvalue()


def write_gold(ir, context, text, stem):
    """Raises what the bindings raise if they do not accept the text."""
    with context:
        operation = ir.Module.parse(text).operation
        generic = operation.get_asm(print_generic_op_form=True)
        pretty = operation.get_asm()
        found = {}
        for version in VERSIONS:
            try:
                data = bytecode_of(operation, version)
                found[data[4] >> 1] = data
            except Exception:  # this version cannot be written
                pass
    write_to(stem + ".pretty.mlir", pretty)
    for version, data in found.items():
        write_to("%s.v%d.mlirbc" % (stem, version), data)
    write_to(stem + ".generic.mlir", generic)


def try_files(ir, context, files, stem):
    for name in files:
        with open(name, encoding="utf-8", errors="replace") as file:
            text = file.read()
        try:
            write_gold(ir, context, text, stem)
            return
        except Exception:  # of the bindings: they raise several kinds
            pass


def in_child(action):
    child = os.fork()
    if child == 0:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        action()
        os._exit(0)
    os.waitpid(child, 0)


def main():
    output, strict = sys.argv[1], "--strict" in sys.argv
    package, ir = open_bindings()
    context = load_all(package, ir)
    context.allow_unregistered_dialects = not strict
    try:
        context.enable_multithreading(False)
    except AttributeError:
        pass
    with context:
        header = bytecode_of(ir.Module.parse("module {}").operation, 0)
    print(re.match(rb"....(.*?)\0", header, re.S)[1].decode())
    sys.stdout.flush()
    for line in sys.stdin:
        name, *files = line.rstrip("\n").split("\t")
        in_child(lambda: try_files(ir, context, files, os.path.join(output, name)))


if __name__ == "__main__":
    main()
