// Measures the response times of `forgespec language-server`: at 100 positions of each description, directly after an edit, and while the server
// checks the description. The first response is measured separately, because the server then reads all files.
//
//   node bench/language-server.ts [DESCRIPTION…]

import { spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { argv, stdout } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { createProtocolConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver/node';
import { DescribedFiles } from '../cli/language-server/described-files.ts';
import { OpenFiles } from '../cli/language-server/open-files.ts';
import { positionAt, uriOfPath } from '../cli/language-server/text-positions.ts';

const root = join(import.meta.dirname, '..');
const positions = 100;
const methods = ['definition', 'hover', 'references', 'prepareRename', 'rename', 'completion'] as const;

interface Place {
  readonly path: string;
  readonly line: number;
  readonly character: number;
}

const [, , ...given] = argv;
for (const description of given.length === 0 ? [join(root, 'spec/openapi.yaml')] : given) await measure(description);

async function measure(description: string): Promise<void> {
  const path = resolve(description);
  const files = new DescribedFiles(path, new OpenFiles());
  const places = placesIn(files);
  const server = await startEditor(path);
  const [first] = places;
  if (first === undefined) throw new Error(`${description} has no parts.`);
  stdout.write(`${description}: ${files.paths().length} files\n`);
  report('first response', [await server.ask('definition', first)]);
  await server.checked();
  for (const method of methods) {
    const times: number[] = [];
    for (const place of places) times.push(await server.ask(method, place));
    report(method, times);
  }
  const edited: number[] = [];
  for (const place of places) {
    const text = files.text(place.path);
    const lines = text.split('\n');
    const indentation = /^\s*/u.exec(lines[place.line] ?? '')?.[0] ?? '';
    await server.change(
      place.path,
      [...lines.slice(0, place.line), `${indentation}d`, ...lines.slice(place.line)].join('\n'),
    );
    edited.push(await server.ask('completion', { ...place, character: indentation.length + 1 }));
    await server.change(place.path, text);
  }
  report('completion after an edit', edited);
  await server.checked();
  report('during a check', await server.duringCheck(files, places));
  server.stop();
}

/** Returns positions in keys and references, spread evenly over all files. */
function placesIn(files: DescribedFiles): Place[] {
  const all = files.paths().flatMap((path) => {
    const { entries, references } = files.index(path);
    return [...entries, ...references].filter(({ start }) => start >= 0).map(({ start }) => ({ path, start }));
  });
  return Array.from(
    { length: positions },
    (_, index) => all[Math.floor(((index + 0.5) * all.length) / positions)],
  ).flatMap((found) =>
    found === undefined ? [] : [{ path: found.path, ...positionAt(files.text(found.path), found.start + 1) }],
  );
}

async function startEditor(spec: string) {
  const child = spawn(process.execPath, [join(root, 'cli/main.ts'), 'language-server', '--stdio', '--spec', spec], {
    cwd: dirname(spec),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const last = { published: 0 };
  connection.onNotification('textDocument/publishDiagnostics', () => {
    last.published = performance.now();
  });
  connection.listen();
  const rootUri = uriOfPath(dirname(spec));
  await connection.sendRequest('initialize', { processId: process.pid, rootUri, capabilities: {} });
  await connection.sendNotification('initialized', {});
  const open = new Set<string>();
  let version = 1;
  const editor = {
    stop: () => child.kill(),
    async change(path: string, text: string): Promise<void> {
      const uri = uriOfPath(path);
      await (open.has(path)
        ? connection.sendNotification('textDocument/didChange', {
            textDocument: { uri, version: version++ },
            contentChanges: [{ text }],
          })
        : connection.sendNotification('textDocument/didOpen', {
            textDocument: { uri, languageId: 'yaml', version: version++, text },
          }));
      open.add(path);
    },
    async ask(method: (typeof methods)[number], { path, line, character }: Place): Promise<number> {
      const started = performance.now();
      await connection
        .sendRequest(`textDocument/${method}`, {
          textDocument: { uri: uriOfPath(path) },
          position: { line, character },
          context: { includeDeclaration: true },
          newName: 'NewName',
        })
        // A part that is not a component cannot be renamed.
        .catch(() => undefined);
      return performance.now() - started;
    },
    /** Waits until the server has published diagnostics, and publishes no more for a second. A description without problems has none. */
    async checked(): Promise<void> {
      const deadline = performance.now() + 15_000;
      while (performance.now() < deadline && (last.published === 0 || performance.now() - last.published < 1000))
        await pause(100);
    },
    /** Edits a file, and returns the response times until the diagnostics are published. */
    async duringCheck(files: DescribedFiles, places: readonly Place[]): Promise<number[]> {
      last.published = 0;
      await editor.change(
        files.root,
        `${files.text(files.root).replace(/^( *title: *)/mu, '$1New ')}\nx-new: { $ref: '#/missing' }\n`,
      );
      await pause(150);
      const times: number[] = [];
      for (let index = 0; last.published === 0; index++) {
        const [method, place] = [methods[index % methods.length], places[index % places.length]];
        if (method !== undefined && place !== undefined) times.push(await editor.ask(method, place));
        await pause(5);
      }
      return times;
    },
  };
  return editor;
}

function report(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(0);
  stdout.write(
    times.length === 1
      ? `  ${name}: ${at(0)} ms\n`
      : `  ${name}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms (${times.length} responses)\n`,
  );
}
