// Checks for each OpenAPI description of a folder that one switch in a request selects a stream: `stream: true`, `watch: true`. Generates the
// client, and calls each operation that has a stream and another body, with the switch and without it, against a server on the loopback
// interface that sends the media type of the header `Accept`. An overlay beside the description (`NAME.overlay.yaml`) may declare the switch.
// Prints for each description with such operations how many of them have the switch. Ends with exit code 1 if a call fails.
//
//   node bench/selected-streams.ts FOLDER [NAME…]

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, execPath, stdout } from 'node:process';
import { promisify } from 'node:util';
import { createDiagnostics } from '../description/diagnostics/index.ts';
import { loadDescription } from '../description/load/load.ts';
import { reservedNames } from '../generator/reserved-names.ts';
import { inspectDescription } from '../model/check/index.ts';
import {
  documentedSuccesses,
  responseSelector,
  secondArgument,
  type Area,
  type OperationModel,
  type ResponseSelector,
} from '../model/index.ts';
import { mediaKind } from '../templates/shared/media-type.ts';
import { descriptionsIn } from './agreement/descriptions.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

const [, , folder, ...parts] = argv;
if (folder === undefined) throw new Error('The first argument must be a folder with OpenAPI descriptions.');
const paths = descriptionsIn(folder)
  .filter((path) => !path.endsWith('.overlay.yaml'))
  .filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)));

for (const path of paths) {
  const description = join(folder, path);
  const overlay = description.replace(/\.\w+$/u, '.overlay.yaml');
  const overlays = existsSync(overlay) ? [overlay] : [];
  const loaded = await loadDescription(description, createDiagnostics(), { remotes: [], overlays });
  if (loaded === undefined) throw new Error(`${path} cannot be loaded.`);
  const { api } = inspectDescription(loaded, [], reservedNames);
  const byReference = new Map(api.schemas.map(({ reference, schema }) => [reference, schema]));
  const operations = api.areas.flatMap((area) => area.operations.map((operation) => ({ area, operation })));
  const choosing = operations.filter(({ operation }) => hasStreamAndOther(operation));
  const calls = choosing.map(({ area, operation }) => {
    const selector = responseSelector(operation, (reference) => byReference.get(reference));
    return { id: operation.id, call: selector && callOf(area, operation, selector) };
  });
  const selected = calls.flatMap(({ call }) => call ?? []);
  if (choosing.length === 0) continue;
  const problems = selected.length === 0 ? [] : await problemsOf(description, overlays, selected);
  const others = calls.flatMap(({ id, call }) => (call === undefined ? [id] : []));
  stdout.write(`${path}: ${selected.length} of ${choosing.length} operations have one switch\n`);
  for (const id of others.slice(0, 5)) stdout.write(`    no switch: ${id}\n`);
  for (const problem of problems) stdout.write(`    ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

function hasStreamAndOther(operation: OperationModel): boolean {
  const kinds = documentedSuccesses(operation).flatMap(({ contents }) =>
    contents.map(({ mediaType }) => mediaKind(mediaType)),
  );
  return kinds.includes('sequence') && kinds.some((kind) => kind !== 'sequence');
}

/** A call of an operation, with and without the switch. */
interface SwitchedCall {
  readonly area: string;
  readonly name: string;
  readonly inputs: readonly object[];
  readonly switched: readonly object[];
}

function callOf(area: Area, operation: OperationModel, selector: ResponseSelector): SwitchedCall {
  const { parameters } = operation;
  const has = (location: string): boolean => parameters.some((parameter) => parameter.in === location);
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map((parameter) => [parameter.name, 'x']);
  const inputs = (value: object): object[] => [
    ...(has('path') ? [Object.fromEntries(inPath)] : []),
    ...(selector.in === secondArgument(operation) ? [value] : [{}, { [selector.in]: value }]),
  ];
  return {
    area: area.name,
    name: operation.shortName,
    inputs: inputs({}),
    switched: inputs({ [selector.name]: selector.value }),
  };
}

/** The program that calls the operations, and prints the problems as JSON. */
function program(calls: readonly SwitchedCall[]): string {
  return `
import { createServer } from 'node:http';
import * as sdk from './api/client/index.ts';
const bodies = {
  'text/event-stream': 'data: {"n":1}\\n\\ndata: {"n":2}\\n\\n',
  'application/x-ndjson': '{"n":1}\\n{"n":2}\\n',
};
const server = createServer((request, response) => {
  const type = request.headers.accept.split(',')[0];
  response.writeHead(200, { 'content-type': type }).end(bodies[type] ?? '{}');
}).listen(0, '127.0.0.1', async () => {
  const address = 'http://127.0.0.1:' + server.address().port;
  const fetch = ({ url, method, headers, body }) =>
    globalThis.fetch(address + new URL(url).pathname, { method, headers, body, duplex: 'half' });
  const client = sdk.createCoreClient({ baseUrl: 'http://localhost', fetch });
  const problems = [];
  for (const { area, name, inputs, switched } of ${JSON.stringify(calls)}) {
    try {
      const plain = await sdk[area][name](client)(...inputs);
      if (plain?.[Symbol.asyncIterator]) problems.push(name + ': a stream without the switch');
      let count = 0;
      for await (const _ of await sdk[area][name](client)(...switched)) count++;
      if (count !== 2) problems.push(name + ': ' + count + ' items');
    } catch (error) { problems.push(name + ': ' + error); }
  }
  process.stdout.write(JSON.stringify(problems));
  process.exit();
});
`;
}

async function problemsOf(
  description: string,
  overlays: readonly string[],
  calls: readonly SwitchedCall[],
): Promise<string[]> {
  const work = mkdtempSync(join(tmpdir(), 'forgespec-streams-'));
  try {
    const options = ['--out', 'api', '--only', 'types,client', ...overlays.flatMap((path) => ['--overlay', path])];
    await run(execPath, [join(root, 'cli/main.ts'), 'generate', description, ...options], {
      cwd: work,
      maxBuffer: 1e8,
    });
    writeFileSync(join(work, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(work, 'program.ts'), program(calls));
    const { stdout: output } = await run(execPath, [join(work, 'program.ts')], { cwd: work, maxBuffer: 1e8 });
    return JSON.parse(output) as string[];
  } finally {
    rmSync(work, { recursive: true });
  }
}
