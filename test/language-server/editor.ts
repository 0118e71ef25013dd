import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type Diagnostic,
  type Position,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import { mainModule } from '../main-module.ts';

/** A document of the editor, with the text that the server knows. */
export interface EditedDocument {
  readonly uri: string;
  text: string;
}

/** Starts the language server as a process, and connects to it as an editor does. */
export async function openEditor(folder: string, ...args: readonly string[]) {
  const server = spawn(process.execPath, [mainModule, 'language-server', '--stdio', ...args], { cwd: folder });
  onTestFinished(() => void server.kill());
  const errors: string[] = [];
  server.stderr.on('data', (chunk) => errors.push(String(chunk)));
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const published = new Map<string, readonly Diagnostic[]>();
  let waiting: (() => void)[] = [];
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: PublishDiagnosticsParams) => {
    published.set(uri, diagnostics);
    for (const wake of waiting) wake();
    waiting = [];
  });
  const log: string[] = [];
  connection.onNotification('window/logMessage', ({ message }: { readonly message: string }) => {
    log.push(message);
    for (const wake of waiting) wake();
    waiting = [];
  });
  connection.listen();
  const uriOf = (path: string): string => pathToFileURL(join(folder, path)).href;
  const initialized = await connection.sendRequest<{ readonly capabilities: object }>('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: {},
  });
  await connection.sendNotification('initialized', {});
  const documents = new Map<string, EditedDocument>();
  let version = 1;
  return {
    capabilities: initialized.capabilities,
    errors,
    uriOf,
    published,
    /** Waits until a condition about the published diagnostics holds. */
    async until(isTrue: () => boolean): Promise<void> {
      while (!isTrue()) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    /** Waits until the server has logged a message that matches a pattern. */
    async logged(pattern: RegExp): Promise<void> {
      while (!log.some((message) => pattern.test(message))) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    async open(path: string): Promise<EditedDocument> {
      const document = { uri: uriOf(path), text: readFileSync(join(folder, path), 'utf8') };
      documents.set(path, document);
      await connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri: document.uri, languageId: 'yaml', version: version++, text: document.text },
      });
      return document;
    },
    async change(document: EditedDocument, text: string): Promise<void> {
      document.text = text;
      await connection.sendNotification('textDocument/didChange', {
        textDocument: { uri: document.uri, version: version++ },
        contentChanges: [{ text }],
      });
    },
    /** Sends a request about the position of `⟦` in the lines that contain `marked` without it. */
    async request<Result>(
      method: string,
      document: EditedDocument,
      marked: string,
      more: object = {},
    ): Promise<Result> {
      return connection.sendRequest<Result>(method, {
        textDocument: { uri: document.uri },
        position: positionOf(document.text, marked),
        ...more,
      });
    },
    sendRequest: <Result>(method: string, params: object): Promise<Result> =>
      connection.sendRequest<Result>(method, params),
    async close(): Promise<number | null> {
      await connection.sendRequest('shutdown');
      const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
      await connection.sendNotification('exit');
      return ended;
    },
  };
}

/** Returns the position of the mark `⟦` of a text that occurs once without its mark. */
export function positionOf(text: string, marked: string): Position {
  const plain = marked.replace('⟦', '');
  const start = text.indexOf(plain);
  if (start < 0 || text.indexOf(plain, start + 1) >= 0) throw new Error(`The text must contain ${plain} once.`);
  const before = text.slice(0, start + marked.indexOf('⟦'));
  return { line: before.split('\n').length - 1, character: before.length - (before.lastIndexOf('\n') + 1) };
}
