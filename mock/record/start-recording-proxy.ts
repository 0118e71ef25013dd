import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logLine } from '@forgespec/description/diagnostics';
import { gracefulClose } from '@forgespec/templates/shared/graceful-close';
import { allowedHosts, isForeignOrigin, refuseForeignHost } from '@forgespec/templates/shared/local-request';
import { httpOrigin } from '@forgespec/templates/shared/origin';
import { reasonOf } from '../reason-of.ts';
import type { OpenApiDocument } from '../openapi-document.ts';
import { problemResponse, problemType } from '../rejected-request.ts';
import type { Mock } from '../start-prism-mock.ts';
import { createRecording } from './recording.ts';
import { forwardRequest, longestRecordedBody, type ForwardedExchange } from './forward-request.ts';
import { recordedParts, type RecordedParts } from './recorded-parts.ts';

export interface RecordingProxyOptions {
  /** The bundled description. It tells which operation a request addresses. */
  readonly document: OpenApiDocument;
  /** The origin of the server that gets the requests, such as `https://api.example.com`. */
  readonly upstream: URL;
  /** The path of the file for the recorded responses. It must not exist. */
  readonly file: string;
  readonly host: string;
  /** 0 to use any free port. */
  readonly port: number;
  /** Receives one line for each request. */
  readonly log: (line: string) => void;
}

/** A running proxy that records. Its `close` writes the rest of the recording. */
export interface RecordingProxy extends Mock {
  /** The number of recorded responses. */
  readonly recorded: number;
  /** The path of the file with the responses. It changes if another program has changed or removed the file. */
  readonly file: string;
}

/** The time between two writes of the file, in milliseconds. */
const writeInterval = 1000;

/**
 * Starts a proxy that sends each request to a server, and records the responses to documented operations as a scenario of the mock.
 * Credentials, cookies and the bodies of requests are forwarded, but not recorded.
 *
 * @throws {KeptFileError} if the file exists already.
 * @throws {Error} if the port is in use, with the code `EADDRINUSE`.
 */
export async function startRecordingProxy(options: RecordingProxyOptions): Promise<RecordingProxy> {
  const { host, log, upstream } = options;
  const hosts = allowedHosts(host);
  const partsOf = recordedParts(options.document);
  const recording = createRecording(options.file);
  const server = createServer((request, response) => {
    connections.admit(request, response);
    if (refuseForeignHost(request, response, hosts)) return;
    if (isForeignOrigin(request.headers))
      return refuse(response, 403, 'Web pages must not send requests through this proxy.');
    forwardRequest(request, response, upstream)
      .then(record)
      .catch((error: unknown) => refuse(response, 502, reasonOf(error)));
  });
  const connections = gracefulClose(server);
  const record = ({ method, target, response: { status, headers, body } }: ForwardedExchange): void => {
    const parts = partsOf({ method, target, status });
    const reason = reasonNotToRecord(parts, body);
    if (parts !== undefined && body !== undefined)
      recording.add({ ...parts, headers: parts.headersOf(headers), status, body });
    log(logLine(method, target, { status, reason }, parts?.operation));
  };
  // A failure, such as a full disk, is reported, and the next write tries again.
  const timer = setInterval(() => reporting(recording.write, log), writeInterval);
  server.listen(options.port, host);
  await once(server, 'listening').catch((error: unknown) => {
    clearInterval(timer);
    throw error;
  });
  const { address, port } = server.address() as AddressInfo;
  return {
    url: httpOrigin(address, port),
    port,
    unfinished: connections.unfinished,
    get recorded() {
      return recording.count;
    },
    get file() {
      return recording.file;
    },
    async close(...limits) {
      await connections.close(...limits);
      clearInterval(timer);
      recording.write();
    },
  };
}

function reasonNotToRecord(parts: RecordedParts | undefined, body: Buffer | undefined): string | undefined {
  if (parts === undefined) return 'not recorded, because no operation has this path';
  return body === undefined ? `not recorded, because the body has more than ${longestRecordedBody} bytes` : undefined;
}

function reporting(work: () => void, log: (line: string) => void): void {
  try {
    work();
  } catch (error) {
    log(reasonOf(error));
  }
}

function refuse(response: ServerResponse, status: number, detail: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'content-type': problemType, connection: 'close' });
  response.end(problemResponse(status, detail).body);
}
