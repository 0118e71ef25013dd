# A conforming server of openapi.yaml that uses only the standard library of Python. Prints its port.
import json, re
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

SIZES = ("small", "large")
RULES = {
    "code": lambda v: isinstance(v, str) and re.fullmatch(r"[A-Z]{2}-[0-9]{1,9}", v) is not None,
    "size": lambda v: isinstance(v, str) and v in SIZES,
    "weight": lambda v: not isinstance(v, bool) and isinstance(v, (int, float)) and v == int(v) and 0 <= v <= 100,
    "note": lambda v: v is None or (isinstance(v, str) and len(v) <= 50),
}
lockers = {c: {"code": c, "size": SIZES[i % 2], "weight": i, "note": None} for i, c in enumerate(["AA-1", "AB-12", "BC-3"])}


class Refused(Exception):
    def __init__(self, status, title, headers=None):
        self.status, self.title, self.headers = status, title, headers or {}


def page_number(query, name, default, least, most):
    text = query.get(name, [default])[-1]
    if re.fullmatch(r"[0-9]{1,6}", text, re.ASCII) is None or not least <= int(text) <= most:
        raise Refused(400, "wrong " + name)
    return int(text)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *words):
        pass

    def reply(self, status, value=None, headers=None, kind="application/json"):
        body = b"" if value is None else json.dumps(value).encode()
        self.send_response(status)
        for name, text in (headers or {}).items():
            self.send_header(name, text)
        if value is not None:
            self.send_header("Content-Type", kind)
        if status != 204:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def sent(self, names, required):
        kind = self.headers.get("Content-Type", "").split(";")[0].strip().lower()
        if kind != "application/json":
            raise Refused(415, "not JSON")
        try:
            value = json.loads(self.content.decode(), parse_constant=lambda name: 1 / 0)
        except (ValueError, ZeroDivisionError, RecursionError):
            raise Refused(400, "not JSON") from None
        if not isinstance(value, dict) or any(name not in value for name in required):
            raise Refused(400, "wrong locker")
        if any(name not in names or not RULES[name](part) for name, part in value.items()):
            raise Refused(400, "wrong locker")
        return value

    def listed(self, query):
        limit = page_number(query, "limit", "20", 1, 50)
        offset = page_number(query, "offset", "0", 0, 10000)
        size = query.get("size", [None])[-1]
        if size is not None and size not in SIZES:
            raise Refused(400, "wrong size")
        items = sorted((l for l in lockers.values() if size in (None, l["size"])), key=lambda l: l["code"])
        self.reply(200, {"items": items[offset : offset + limit], "total": len(items)})

    def handle_request(self):
        length = int(self.headers.get("Content-Length") or 0)
        self.content = self.rfile.read(length)
        url = urlsplit(self.path)
        parts = [unquote(part) for part in url.path.split("/")]
        if parts[:3] == ["", "v1", "lockers"] and len(parts) == 3:
            methods = ("GET", "HEAD", "POST")
        elif parts[:3] == ["", "v1", "lockers"] and len(parts) == 4:
            methods = ("GET", "HEAD", "PATCH", "DELETE")
        else:
            raise Refused(404, "not found")
        if self.command not in methods:
            raise Refused(405, "not allowed", {"Allow": ", ".join(methods)})
        if len(parts) == 3 and self.command != "POST":
            return self.listed(parse_qs(url.query, keep_blank_values=True))
        if len(parts) == 3:
            value = self.sent(("code", "size", "weight", "note"), ("code", "size"))
            if value["code"] in lockers:
                raise Refused(409, "in use")
            lockers[value["code"]] = {"weight": 0, "note": None, **value}
            return self.reply(201, lockers[value["code"]], {"Location": "/v1/lockers/" + value["code"]})
        found = lockers.get(parts[3])
        if found is None:
            raise Refused(404, "not found")
        if self.command == "DELETE":
            del lockers[parts[3]]
            return self.reply(204)
        if self.command == "PATCH":
            value = self.sent(("size", "weight", "note"), ())
            if not value:
                raise Refused(400, "nothing to change")
            found.update(value)
        return self.reply(200, found)

    def answer(self):
        try:
            self.handle_request()
        except Refused as refused:
            self.reply(refused.status, {"title": refused.title}, refused.headers, "application/problem+json")

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_TRACE = answer

    def __getattr__(self, name):
        if name.startswith("do_"):
            return self.answer
        raise AttributeError(name)


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_address[1], flush=True)
server.serve_forever()
