# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An S3 server on this machine, and a proxy before it that counts requests and bytes."""

import http.client
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

BUCKET = "models"


class Counted(ThreadingHTTPServer):
    """Forwards GET and HEAD, and counts the requests and the bytes of the bodies that it sends."""

    daemon_threads = True

    def __init__(self, target):
        super().__init__(("127.0.0.1", 0), Forward)
        self.target = target
        self.lock = threading.Lock()
        self.reset()

    def reset(self):
        self.requests = []
        self.bytes = 0
        self.fails_from = None

    @property
    def url(self):
        return f"http://127.0.0.1:{self.server_address[1]}"


class Forward(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        server = self.server
        with server.lock:
            server.requests.append((self.command, self.path, self.headers.get("Range")))
            is_failing = server.fails_from is not None and len(server.requests) > server.fails_from
        if is_failing:
            self.send_response(403)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        connection = http.client.HTTPConnection(*server.target)
        connection.request(self.command, self.path, headers=dict(self.headers))
        answer = connection.getresponse()
        body = answer.read()
        self.send_response(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in ("transfer-encoding", "connection", "content-length", "date", "server"):
                self.send_header(name, value)
        length = answer.getheader("Content-Length") if self.command == "HEAD" else str(len(body))
        self.send_header("Content-Length", length or "0")
        self.end_headers()
        self.wfile.write(body)
        with server.lock:
            server.bytes += len(body)
        connection.close()

    do_HEAD = do_GET

    def log_message(self, *_arguments):
        pass


@contextmanager
def serving(server):
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def options(url):
    return {"key": "key", "secret": "secret", "endpoint_url": url, "client_kwargs": {"region_name": "us-east-1"}}


@contextmanager
def object_store():
    """Yields a file system that writes to the server, and the counting proxy to read from it."""
    import s3fs
    from moto.server import ThreadedMotoServer

    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    try:
        host, port = server.get_host_and_port()
        fs = s3fs.S3FileSystem(**options(f"http://{host}:{port}"), skip_instance_cache=True)
        fs.call_s3("create_bucket", Bucket=BUCKET)
        with serving(Counted((host, port))) as counted:
            yield fs, counted
    finally:
        server.stop()
