# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Converts, packs and hashes all modules of a folder or a bucket in parallel, with Dask.

    python examples/dask_convert.py s3://bucket/models /data/packed --to=varve --level=19
    python examples/dask_convert.py models packed --scheduler=tcp://scheduler:8786

SOURCE and TARGET are folders or URLs of fsspec. The target gets each module under its path with a new suffix, and a
list modules.tsv: path, status, bytes before, bytes after, hash, hash without locations. Modules with the same hash are
the same. A module that cannot be read is in the list with its error; the exit status is then 1.
Needs: pip install 'varve[fsspec]' 'dask[distributed]', and s3fs, gcsfs or adlfs for a bucket.
"""

import argparse
import posixpath
import sys

import fsspec

import varve

SUFFIXES = {"varve": ".varve", "bytecode": ".mlirbc", "text": ".mlir"}
INPUTS = (".mlir", ".mlirbc", ".varve", ".zst")


def convert(source, target, form, level):
    """Converts one module: URLs, the form, the level of compression. Returns a row of the list without its path."""
    data = fsspec_read(source)
    try:
        module = varve.load(data, file_name=source)
        hashes = module.hashes()
        if form == "text":
            made = module.text(debug_info=True).encode("utf-8", "surrogateescape")
        elif form == "bytecode":
            made = module.bytecode()
        else:
            made = module.varve(level=level)
    except varve.Error as error:
        return [str(error).replace("\t", " ").replace("\n", " "), len(data), "", "", ""]
    fs, path = fsspec.core.url_to_fs(target)
    fs.makedirs(posixpath.dirname(path), exist_ok=True)
    fs.pipe_file(path, made)
    return ["ok", len(data), len(made), hashes.content.hex(), hashes.without_locations.hex()]


def fsspec_read(url):
    """Returns the bytes of a URL or a path."""
    fs, path = fsspec.core.url_to_fs(url)
    return fs.cat_file(path)


def modules_of(source):
    """Returns the paths of all modules in a folder, relative to it."""
    fs, root = fsspec.core.url_to_fs(source)
    paths = [path for path in fs.find(root) if path.endswith(INPUTS)]
    return sorted(posixpath.relpath(path, root) for path in paths)


def target_of(path, form):
    """Returns the path of a converted module. The old suffix stays if another module would get the same path."""
    return path + ("" if path.endswith(SUFFIXES[form]) else SUFFIXES[form])


def convert_all(client, source, target, form="varve", level=0):
    """Converts all modules of source with a client of Dask. Returns the rows of the list."""
    paths = modules_of(source)
    sources = [posixpath.join(source, path) for path in paths]
    targets = [posixpath.join(target, target_of(path, form)) for path in paths]
    # A worker that is lost, or a request that fails, is tried again; another error of one module ends nothing.
    results = client.map(convert, sources, targets, form=form, level=level, retries=2, pure=False)
    rows = []
    for path, result in zip(paths, results):
        error = result.exception()
        row = result.result() if error is None else [f"{type(error).__name__}: {error}", "", "", "", ""]
        rows.append([path, *row])
    text = "".join("\t".join(map(str, row)) + "\n" for row in rows)
    fs, folder = fsspec.core.url_to_fs(target)
    fs.makedirs(folder, exist_ok=True)
    fs.pipe_file(posixpath.join(folder, "modules.tsv"), text.encode())
    return rows


def main():
    """Runs the program."""
    from dask.distributed import Client

    parser = argparse.ArgumentParser(description="Converts, packs and hashes modules in parallel.")
    parser.add_argument("source")
    parser.add_argument("target")
    parser.add_argument("--to", choices=sorted(SUFFIXES), default="varve")
    parser.add_argument("--level", type=int, default=0, help="1 to 19; 0: 19")
    parser.add_argument("--scheduler", help="address of a scheduler; default: a cluster on this machine")
    arguments = parser.parse_args()
    with Client(arguments.scheduler) as client:
        rows = convert_all(client, arguments.source, arguments.target, arguments.to, arguments.level)
    failed = [row for row in rows if row[1] != "ok"]
    for row in failed:
        print(f"{row[0]}: {row[1]}", file=sys.stderr)
    print(f"{len(rows) - len(failed)} of {len(rows)} modules converted")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
