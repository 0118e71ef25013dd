// Sends the same valid and hostile requests to both engines of `forgespec mock`, and compares their responses: the statuses, and for
// successes also the media types and the values of the bodies. Prints each kind of difference with its first request, and whether it is
// explained. Ends with exit code 1 after a difference without an explanation, a 5xx without a reason in the log, or a lost connection.
//
//   node bench/mock-differential.ts DESCRIPTION… [--most 4000] [--seed 1]

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { exit, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { loadSubject, type ContractSubject } from '../contract/1-describe/subject.ts';
import { startMock } from '../mock/start-mock.ts';
import { startStubMock } from '../mock/stubs/start-stub-mock.ts';
import { generate } from '../test/generate.ts';
import { randomNumbers } from '../test/random-numbers.ts';
import { differenceOf, send } from './mock-differential/compare.ts';
import { explanationOf } from './mock-differential/explanations.ts';
import { requestsFor, type DifferentialRequest } from './mock-differential/requests.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '4000' }, seed: { type: 'string', default: '1' } },
});

interface Group {
  count: number;
  readonly example: string;
}

let hasFaults = false;
for (const spec of positionals.length === 0 ? ['spec/openapi.yaml'] : positionals) {
  const { subject } = await loadSubject(resolve(spec));
  if (subject === undefined) throw new Error(`${spec} has errors.`);
  await compareEngines(spec, subject);
}
exit(hasFaults ? 1 : 0);

async function compareEngines(spec: string, subject: ContractSubject): Promise<void> {
  const out = join(mkdtempSync(join(tmpdir(), 'forgespec-differential-')), 'api');
  writeFileSync(join(out, '../package.json'), '{ "type": "module" }');
  await generate({ spec: resolve(spec), out, check: false, force: false });
  const logs: Record<'prism' | 'stubs', string[]> = { prism: [], stubs: [] };
  const mocks = {
    prism: await startMock({ spec: resolve(spec), port: 0, log: (line) => logs.prism.push(line) }),
    stubs: await startStubMock({ generated: out, port: 0, log: (line) => logs.stubs.push(line) }),
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const requests = chosen(subject.operations.flatMap((operation) => requestsFor(subject, operation)));
  const groups = new Map<string, Group>();
  const count = (name: string, example: string): void => {
    const group = groups.get(name) ?? { count: 0, example };
    group.count += 1;
    groups.set(name, group);
  };
  let unexplained = 0;
  for (const sent of requests) {
    const [prism, stubs] = await Promise.all([
      send(agent, mocks.prism.port, sent),
      send(agent, mocks.stubs.port, sent),
    ]);
    const example = `${JSON.stringify(sent).slice(0, 400)}\n      prism ${JSON.stringify(prism).slice(0, 300)}\n      stubs ${JSON.stringify(stubs).slice(0, 300)}`;
    const difference = differenceOf(prism, stubs);
    if (difference === undefined) continue;
    const explanation = explanationOf(sent, prism, stubs);
    if (explanation === undefined) unexplained += 1;
    count(
      `${explanation === undefined ? 'UNEXPLAINED' : `explained (${explanation})`} ${sent.kind}: ${difference}`,
      example,
    );
  }
  const silent = Object.values(logs)
    .flat()
    .filter((line) => /^\S+ \S+ 5\d\d(?: [^:]*)?$/u.test(line));
  hasFaults ||= unexplained > 0 || silent.length > 0;
  stdout.write(
    `${basename(spec)}: ${requests.length} requests, ${unexplained} unexplained differences, ${silent.length} 5xx without a reason\n`,
  );
  for (const [name, { count: number, example }] of [...groups].toSorted(([one], [other]) => (one < other ? 1 : -1)))
    stdout.write(`  ${number} × ${name}\n${name.startsWith('UNEXPLAINED') ? `    ${example}\n` : ''}`);
  for (const line of silent.slice(0, 5)) stdout.write(`  without a reason: ${line}\n`);
  agent.destroy();
  await Promise.all([mocks.prism.close(), mocks.stubs.close()]);
  rmSync(join(out, '..'), { recursive: true });
}

/** Returns all valid requests, and as many of the others as the option `--most` allows. */
function chosen(all: readonly DifferentialRequest[]): readonly DifferentialRequest[] {
  const random = randomNumbers(Number(values.seed));
  const others = all.filter(({ kind }) => kind !== 'valid').map((sent) => [random(), sent] as const);
  const hostile = others.toSorted(([one], [other]) => one - other).slice(0, Number(values.most));
  return [...all.filter(({ kind }) => kind === 'valid'), ...hostile.map(([, sent]) => sent)];
}
