// Measures the published `forgespec generate` for descriptions of several sizes. In the first series, the larger descriptions have more
// operations. In the second series, they have longer enums. Each round measures all sizes of a series, so that other load on the machine
// affects all of them. Ends with exit code 1 if the processor time grows more than 1.2 times as much as the size. For example, a
// description with ten times as many operations may need at most 12 times the processor time.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNode, type Cost } from './run-command.ts';
import { syntheticDescription } from './synthetic.ts';

const rounds = 3;
/** The maximum growth of the processor time, divided by the growth of the size. */
const highestGrowth = 1.2;

interface Series {
  readonly words: string;
  readonly sizes: readonly number[];
  readonly describe: (size: number) => object;
}

const series: readonly Series[] = [
  { words: 'operations', sizes: [100, 1_000, 4_000], describe: syntheticDescription },
  { words: 'enum values', sizes: [1_000, 10_000], describe: descriptionWithEnum },
];

/**
 * Returns a description with one operation. The parameter of the operation has an enum of strings. The response has an enum of strings and
 * an enum of numbers.
 */
function descriptionWithEnum(size: number): object {
  const indexes = Array.from({ length: size }, (_, index) => index);
  const texts = { type: 'string', enum: indexes.map((index) => `value-${index}`) };
  const numbers = { type: ['integer', 'null'], enum: [...indexes, null] };
  const schema = { $ref: '#/components/schemas/Item' };
  const operation = {
    operationId: 'getItem',
    parameters: [{ name: 'kind', in: 'query', schema: { $ref: '#/components/schemas/Kind' } }],
    responses: { 200: { description: 'The item.', content: { 'application/json': { schema } } } },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Enums', version: '1.0.0' },
    paths: { '/item': { get: operation } },
    components: { schemas: { Kind: texts, Item: { type: 'object', properties: { kind: texts, number: numbers } } } },
  };
}

const command = fileURLToPath(new URL('../dist/node_modules/forgespec/lib/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));

try {
  for (const each of series) await measure(each);
} finally {
  rmSync(folder, { recursive: true });
}

async function measure({ words, sizes, describe }: Series): Promise<void> {
  const costs = new Map<number, Cost[]>(sizes.map((size) => [size, []]));
  for (const size of sizes) writeFileSync(join(folder, `${size}.json`), JSON.stringify(describe(size)));
  for (let round = 0; round < rounds; round++) {
    for (const [size, found] of costs) {
      const out = join(folder, 'out');
      // The working directory has no `redocly.yaml`, because the synthetic descriptions do not follow our rules.
      found.push(await runNode([command, 'generate', '--spec', join(folder, `${size}.json`), '--out', out], folder));
      rmSync(out, { recursive: true });
    }
  }
  let before: { readonly size: number; readonly processor: number } | undefined;
  for (const [size, found] of costs) {
    const processor = Math.min(...found.map(({ processorMilliseconds }) => processorMilliseconds));
    const time = Math.min(...found.map(({ milliseconds }) => milliseconds));
    const memory = Math.max(...found.map(({ peakMemory }) => peakMemory)) / 1e6;
    const growth = before === undefined ? undefined : processor / before.processor / (size / before.size);
    const columns = [
      `${size} ${words}`.padEnd(20),
      `${time.toFixed(0)} ms`.padStart(10),
      `${processor.toFixed(0)} ms of processor time`.padStart(30),
      `${memory.toFixed(0)} MB`.padStart(9),
      growth === undefined
        ? ''
        : `   growth of processor time / growth of size ${growth.toFixed(2)} (at most ${highestGrowth})`,
    ];
    process.stdout.write(`${columns.join('')}\n`);
    if (growth !== undefined && growth > highestGrowth) process.exitCode = 1;
    before = { size, processor };
  }
}
