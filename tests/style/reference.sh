#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The manual pages of the interface: each function is described, each comment says since when, and the pages are clean.
. "$top_srcdir/tests/tap.sh"

cd "$top_srcdir" || exit 1
pages=$tap_folder/man/man3
mkdir "$tap_folder/man"
reference=build-aux/reference.sh
tap_ok 'the pages are made' sh $reference "$pages" 0.1.0 include/*.h include/varve/*.h

sh build-aux/exported-names.sh include include/varve/*.h >"$tap_folder/names"
tap_ok 'the headers declare functions' test -s "$tap_folder/names"

# A page shows itself, or the page that its .so line names. Prototypes are in bold and may go on in the next line.
awk '
  FNR == 1 { page = FILENAME; sub(/.*\//, "", page); sub(/\.3$/, "", page); shows[page] = page }
  /^\.so man3\// { target = substr($2, 6); sub(/\.3$/, "", target); shows[page] = target }
  /^\.TH / { is_full[page] = 1 }
  /^\\fB[^(]*varve_[a-z_0-9]*\(/ {
    name = $0
    sub(/\(.*/, "", name)
    sub(/.*[ *B]/, "", name)
    prototype[page, name] = 1
  }
  END {
    for (page in shows)
      if (!(shows[page] in is_full)) print "man " page ": no page " shows[page]
    while ((getline name <names) > 0)
      if (!(name in shows)) print "man " name " shows no page"
      else if (!((shows[name], name) in prototype)) print shows[name] "(3) has no prototype of " name
  }' names="$tap_folder/names" "$pages"/*.3 >"$tap_folder/found"
tap_empty 'each function has a page with its prototype' "$tap_folder/found"

sh $reference --check include/*.h include/varve/*.h >"$tap_folder/found"
tap_empty 'comments say since which release declarations exist' "$tap_folder/found"

grep -L '^\.so' "$pages"/*.3 >"$tap_folder/full"
# lint NAME COMMAND...: fails if the command says anything about a page. Pages have no date, as they have a release.
lint() {
  name=$1
  shift
  command -v "$1" >/dev/null 2>&1 || { tap_skip "$name" "$1 is not installed"; return; }
  while read -r page; do "$@" "$page"; done <"$tap_folder/full" 2>&1 | grep -v 'missing date' >"$tap_folder/found"
  tap_empty "$name" "$tap_folder/found"
}
lint 'mandoc accepts the pages' mandoc -Tlint -Wwarning
lint 'groff accepts the pages' groff -ww -man -Tutf8 -z

# The generator itself, on a small header.
mkdir -p "$tap_folder/include/varve"
cat >"$tap_folder/include/varve/box.h" <<'TEXT'
/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Boxes: they hold things. Everything here: since 0.1.
 *
 * A second paragraph. */
#ifndef VARVE_BOX_H
#define VARVE_BOX_H
#ifdef __cplusplus
extern "C" {
#endif

/* Handles. They are opaque. */

typedef struct varve_box varve_box;
/* name, number, text */
#define VARVE_COLOR_LIST(X)                                                                        \
  X(RED, 0, "the first") /* internal */                                                            \
  X(BLUE, 4, "the other")
typedef enum varve_color {
#define VARVE_COLOR_ENUMERATOR(name, number, text) VARVE_COLOR_##name = number,
  VARVE_COLOR_LIST(VARVE_COLOR_ENUMERATOR)
#undef VARVE_COLOR_ENUMERATOR
} varve_color;

/* Zero means the default. */
typedef struct varve_box_options {
  size_t struct_size; /* its size */
  /* The walls. */
  bool
      is_open; /* without a lid,
                  "-1" */
  /* Called before <varve/box.h>. */
  varve_status (*visit)(void *user, uint64_t place);
} varve_box_options;
#define VARVE_BOX_OPTIONS_INIT { sizeof(varve_box_options), false, NULL }

/* Opens a box with varve_box_options.is_open:
 * - first \n --now;
 * - second, which
 *   is longer.
 * Since 0.2. */
VARVE_API varve_status varve_box_open(const varve_box_options *options,
                                      varve_box **box) VARVE_MUST_USE;
VARVE_API varve_status varve_box_close(varve_box *box) VARVE_MUST_USE;

VARVE_API size_t varve_box_get_count(const varve_box *box); /* 0 if it is empty */
VARVE_API varve_box *
varve_box_get_next(const varve_box *box);

#ifdef __cplusplus
}
#endif
#endif
TEXT
cd "$tap_folder" || exit 1
reference=$top_srcdir/build-aux/reference.sh
tap_ok 'a page is made of a header' sh "$reference" box 0.2.0 include/varve/box.h
sed -n '/^\.SH NAME/,/^\.SH HISTORY/p' box/varve_box.3 >"$tap_folder/page"
cat >"$tap_folder/expected" <<'TEXT'
.SH NAME
varve_box \- boxes: they hold things
.SH SYNOPSIS
.nf
\fB#include <varve/box.h>\fR
.PP
\fBvarve_status varve_box_open(const varve_box_options *\fIoptions\fB,\fR
\fB        varve_box **\fIbox\fB);\fR
\fBvarve_status varve_box_close(varve_box *\fIbox\fB);\fR
\fBsize_t varve_box_get_count(const varve_box *\fIbox\fB);\fR
\fBvarve_box *varve_box_get_next(const varve_box *\fIbox\fB);\fR
.fi
.SH DESCRIPTION
Boxes: they hold things.
.PP
A second paragraph.
.SS Handles
They are opaque.
.PP
\fBtypedef struct varve_box varve_box;\fR
.PP
.nf
\fB#define VARVE_COLOR_LIST(X)\fR
.fi
.RS 4
name, number, text
.RE
.PP
\fBenum varve_color\fR
.RS 4
.TP
\fBVARVE_COLOR_RED = 0\fR
the first
.TP
\fBVARVE_COLOR_BLUE = 4\fR
the other
.RE
.PP
\fBstruct varve_box_options\fR
.RS 4
Zero means the default.
.TP
\fBsize_t \fIstruct_size\fB\fR
its size
.PP
The walls.
.TP
\fBbool \fIis_open\fB\fR
without a lid, "\-1"
.TP
\fBvarve_status (*visit)(void *user, uint64_t place)\fR
Called before \fBvarve_box\fR(3).
.RE
.PP
.nf
\fB#define VARVE_BOX_OPTIONS_INIT { sizeof(varve_box_options), false, NULL }\fR
.fi
.RS 4
The initial value of a \fBvarve_box_options\fR.
.RE
.PP
.nf
\fBvarve_status varve_box_open(const varve_box_options *\fIoptions\fB,\fR
\fB        varve_box **\fIbox\fB);\fR
\fBvarve_status varve_box_close(varve_box *\fIbox\fB);\fR
.fi
.RS 4
Opens a box with \fBvarve_box_options.is_open\fR:
.IP \(bu 2
first \en \-\-now;
.IP \(bu 2
second, which is longer.
.PP
Since 0.2.
.RE
.PP
.nf
\fBsize_t varve_box_get_count(const varve_box *\fIbox\fB);\fR
.fi
.RS 4
0 if it is empty
.RE
.PP
.nf
\fBvarve_box *varve_box_get_next(const varve_box *\fIbox\fB);\fR
.fi
.SH RETURN VALUE
A function that can fail returns a varve_status, which is
\fBVARVE_STATUS_OK\fR if it succeeds.
Descriptions name the others without the prefix \fBVARVE_STATUS_\fR.
After a failure, outputs are NULL or 0.
.SH HISTORY
TEXT
tap_same 'it describes each declaration' "$tap_folder/expected" "$tap_folder/page"
ls box >"$tap_folder/list"
printf '%s\n' varve_box.3 varve_box_close.3 varve_box_get_count.3 varve_box_get_next.3 varve_box_open.3 \
  varve_box_options.3 varve_color.3 >"$tap_folder/expected"
tap_same 'man finds each function and type' "$tap_folder/expected" "$tap_folder/list"
sed 's/ Everything here: since 0.1.//' include/varve/box.h >include/varve/undated.h
sh "$reference" --check include/varve/undated.h >"$tap_folder/found"
tap_finds 'a comment without a release is found' \
  'include/varve/undated.h:25: varve_box_options: no comment says since which release it exists' "$tap_folder/found" -qx
tap_ok 'a comment with one is not' sh -c "! grep -q varve_box_open '$tap_folder/found'"

# rejects NAME LINE MESSAGE: the generator rejects a header with the line.
rejects() {
  printf '/* SPDX */\n/* A header. */\n\n%s\n' "$2" >include/varve/bad.h
  tap_status "rejects $1" 1 sh "$reference" bad 0.1.0 include/varve/bad.h
  says "and says where $1 is" "$3"
}
rejects 'a declaration that it cannot read' 'int other(void);' \
  'include/varve/bad.h:4: cannot read this declaration: int other'
rejects 'a declaration without an end' 'VARVE_API int varve_f(' \
  'include/varve/bad.h:4: the file ends inside a declaration'
rejects 'a comment without an end' '/* A comment' 'include/varve/bad.h:4: the file ends inside a declaration'
tap_done
