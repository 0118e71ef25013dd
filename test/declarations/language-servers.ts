import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { typescript7Compiler } from '../compilers.ts';

/** A position in a file. Lines and columns start at 0. */
export interface FilePosition {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A language server, as editors use it for "Go to Definition". */
export interface LanguageServer {
  /** Returns the first definition of the name at a position of an open file. */
  definition(position: FilePosition): Promise<FilePosition | undefined>;
}

/** A text that occurs in a module, and a name inside this text. */
export type NamePlace = readonly [text: string, name: string];

/** Returns the line that "Go to Definition" opens for each name of a module. */
export async function definitionLines(
  server: LanguageServer,
  file: string,
  places: readonly NamePlace[],
): Promise<{ readonly file: string; readonly line: string }[]> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = [];
  for (const [text, name] of places) {
    const line = lines.findIndex((each) => each.includes(text));
    const column = (lines[line]?.indexOf(text) ?? 0) + text.indexOf(name);
    const target = await server.definition({ file, line, column: column + 1 });
    const opened = target && readFileSync(target.file, 'utf8').split('\n')[target.line]?.trim();
    found.push({ file: target?.file ?? '', line: opened ?? '' });
  }
  return found;
}

const modules = join(import.meta.dirname, '../../node_modules');

type Process = ChildProcessByStdio<Writable, Readable, null>;

function start(folder: string, ...args: readonly string[]): Process {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Starts the language server of TypeScript 5, which does not use the Language Server Protocol. */
export async function startServer5(folder: string, file: string): Promise<LanguageServer> {
  const child = start(folder, join(modules, 'typescript/lib/tsserver.js'), '--disableAutomaticTypingAcquisition');
  const waiting = new Map<number, (body: unknown) => void>();
  receive(child, (message: { readonly request_seq?: number; readonly body?: unknown }) => {
    if (message.request_seq !== undefined) waiting.get(message.request_seq)?.(message.body);
  });
  let count = 0;
  const send = (command: string, args: object): number => {
    count += 1;
    child.stdin.write(`${JSON.stringify({ seq: count, type: 'request', command, arguments: args })}\n`);
    return count;
  };
  send('open', { file });
  return {
    async definition({ file: at, line, column }) {
      const number = send('definition', { file: at, line: line + 1, offset: column + 1 });
      const found = await new Promise<unknown>((resolve) => waiting.set(number, resolve));
      const [first] = found as { file: string; start: { line: number; offset: number } }[];
      return first && { file: first.file, line: first.start.line - 1, column: first.start.offset - 1 };
    },
  };
}

/** Starts the language server of TypeScript 7, which uses the Language Server Protocol. */
export async function startServer7(folder: string, file: string): Promise<LanguageServer> {
  const child = start(folder, typescript7Compiler, '--lsp', '--stdio');
  const waiting = new Map<number, (result: unknown) => void>();
  const send = (message: object): void => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  receive(child, (message: { readonly id?: number; readonly method?: string; readonly result?: unknown }) => {
    if (message.id === undefined) return;
    // The server requests the configuration of the editor. The result `null` means that the editor has no
    // configuration.
    if (message.method !== undefined) send({ id: message.id, result: null });
    else waiting.get(message.id)?.(message.result);
  });
  let count = 0;
  const request = (method: string, params: object): Promise<unknown> => {
    const id = ++count;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      send({ id, method, params });
    });
  };
  const capabilities = { textDocument: { definition: { linkSupport: true } } };
  await request('initialize', { processId: process.pid, rootUri: pathToFileURL(folder).href, capabilities });
  send({ method: 'initialized', params: {} });
  const uri = pathToFileURL(file).href;
  const textDocument = { uri, languageId: 'typescript', version: 1, text: readFileSync(file, 'utf8') };
  send({ method: 'textDocument/didOpen', params: { textDocument } });
  return {
    async definition({ line, column }) {
      const params = { textDocument: { uri }, position: { line, character: column } };
      const found = await request('textDocument/definition', params);
      const [first] = found as {
        targetUri: string;
        targetSelectionRange: { start: { line: number; character: number } };
      }[];
      if (first === undefined) return undefined;
      const { start: at } = first.targetSelectionRange;
      return { file: fileURLToPath(first.targetUri), line: at.line, column: at.character };
    },
  };
}

/**
 * Calls a function with each message of a server. A message is a header and a JSON text. The header contains the length
 * of the JSON text in bytes.
 */
function receive(child: Process, receiver: (message: object) => void): void {
  let buffer = Buffer.alloc(0);
  child.stdout.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const end = buffer.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/iu.exec(buffer.subarray(0, end).toString())?.[1]);
      if (end === -1 || buffer.length < end + 4 + length) return;
      const text = buffer.subarray(end + 4, end + 4 + length).toString();
      buffer = buffer.subarray(end + 4 + length);
      receiver(JSON.parse(text));
    }
  });
}
