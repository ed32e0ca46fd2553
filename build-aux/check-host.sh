#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Builds for another host with Debian's cross compiler and runs the unit tests in qemu-user: i386 is a 32-bit host,
# s390x a big-endian one. Usage: build-aux/check-host.sh i386|s390x (after ./bootstrap, whose build compiles the definitions; leaves
# build/host-<name>)
set -eu

case ${1:-} in
  i386) triplet=i686-linux-gnu library_folder=i386-linux-gnu ;;
  s390x) triplet=s390x-linux-gnu library_folder=s390x-linux-gnu ;;
  *) echo 'usage: build-aux/check-host.sh i386|s390x' >&2; exit 2 ;;
esac
host=$1
cd "$(dirname "$0")/.."
top=$(pwd)
build=$top/build/host-$host
root=$build/root
for command in "$triplet-gcc" "qemu-$host" apt-get; do
  command -v "$command" >/dev/null || { echo "missing: $command (Debian: gcc-$triplet qemu-user)" >&2; exit 2; }
done

# Unpacks the libraries of that host beside the build, without a change to the system's package database.
if test ! -f "$root/complete"; then
  mkdir -p "$build/apt/lists/partial" "$build/apt/archives/partial" "$build/packages" "$root"
  packages='libzstd1 libzstd-dev libxxhash0 libxxhash-dev libcmocka0 libcmocka-dev'
  quoted="-o APT::Architecture=$host -o APT::Architectures=$host -o Dir::State::Lists=$build/apt/lists"
  quoted="$quoted -o Dir::Cache=$build/apt -o Dir::State::status=/dev/null -o APT::Sandbox::User=root"
  # shellcheck disable=SC2086
  apt-get $quoted -qq update || echo 'some package lists are missing' >&2
  # shellcheck disable=SC2086
  (cd "$build/packages" && apt-get $quoted -qq download $packages)
  for package in "$build"/packages/*.deb; do dpkg-deb -x "$package" "$root"; done
  touch "$root/complete"
fi

if test ! -f "$build/config.status"; then
  (cd "$build" && "$top/configure" --host="$triplet" --disable-shared --enable-werror --with-native-build="$top/build/default" \
    PKG_CONFIG_SYSROOT_DIR="$root" PKG_CONFIG_LIBDIR="$root/usr/lib/$library_folder/pkgconfig" \
    LDFLAGS="-Wl,-rpath-link,$root/usr/lib/$library_folder")
fi
make -C "$build" -j"$(nproc)" libvarve.la
make -C "$build" -j"$(nproc)" tests-compiled
exec make -C "$build" check-compiled \
  LOG_COMPILER="qemu-$host -L /usr/$triplet -E LD_LIBRARY_PATH=$root/usr/lib/$library_folder"
