// Compares the calls of generated clients with those of the publishers' own SDKs, and counts names with a number in signatures.
//
//   node bench/names.ts FOLDER
//
// FOLDER has a description for each API of bench/names/publisher-calls.tsv, such as openai.yaml. The table has 20 operations of each API: a
// method with a path, in which {} stands for a parameter, and the calls of the SDK. `same` counts equal calls, and `as good` those with the
// same words in another order or with another verb: customers.listCards and customers.cards.list, get and retrieve. The second result is
// the one with at most five lines of rules (bench/names/rules.json).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDescription } from '../description/load/load.ts';
import { createDiagnostics } from '../description/diagnostics/diagnostic.ts';
import type { NameOverrides } from '../description/openapi/name-overrides.ts';
import { reservedNames } from '../generator/reserved-names.ts';
import type { Api } from '../model/api.ts';
import { buildApi } from '../model/from-document/build-api.ts';
import { wordsOf } from '../model/from-document/tree/words.ts';
import { isAsGood } from './names/is-as-good.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder: node bench/names.ts FOLDER');

const table = readFileSync(new URL('names/publisher-calls.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const rules: Readonly<Record<string, NameOverrides>> = JSON.parse(
  readFileSync(new URL('names/rules.json', import.meta.url), 'utf8'),
);

async function modelOf(file: string, names: NameOverrides): Promise<Api> {
  const description = await loadDescription(file, createDiagnostics(), { names });
  if (description === undefined) throw new Error(`${file} cannot be loaded.`);
  return buildApi(description, createDiagnostics(), reservedNames);
}

/** Returns a map from each method and path, without the names of parameters, to the call of the client. */
const callsOf = ({ areas }: Api): ReadonlyMap<string, string> =>
  new Map(
    areas.flatMap(({ path: names, operations }) =>
      operations.map(({ method, path, shortName }) => [
        `${method.toUpperCase()} ${path.replaceAll(/\{[^{}]*\}/gu, '{}').replace(/#.*$|\/$/u, '')}`,
        [...names, shortName].join('.'),
      ]),
    ),
  );

/** Returns the names in signatures that have a number which the description does not have. */
function numberedNames({ areas, schemas }: Api, text: string): string[] {
  const known = text.toLowerCase().replaceAll(/[^a-z\d\n]/gu, '');
  const operations = areas.flatMap((area) => area.operations);
  const contents = operations.flatMap(({ body, responses }) =>
    [body, ...responses].flatMap((each) => each?.contents ?? []),
  );
  const names = [
    ...areas.flatMap(({ path }) => path),
    ...operations.flatMap(({ name, shortName }) => [name, shortName]),
    ...contents.flatMap(({ type }) => type?.name ?? []),
    ...schemas.filter(({ isReached }) => isReached).map(({ name }) => name),
  ];
  const isNumbered = (name: string): boolean =>
    wordsOf(name).some((word) => /\d/u.test(word) && !known.includes(word.toLowerCase()));
  return [...new Set(names.filter(isNumbered))];
}

const totals = { same: 0, asGood: 0, sameWithRules: 0, asGoodWithRules: 0, rows: 0 };
for (const [api = '', rows] of Map.groupBy(table, ([name]) => name)) {
  const file = readdirSync(folder).find((name) => name.startsWith(`${api}.`) && /\.(?:json|ya?ml)$/u.test(name));
  if (file === undefined) continue;
  const path = join(folder, file);
  const plain = await modelOf(path, {});
  const ruled = await modelOf(path, rules[api] ?? {});
  const [calls, ruledCalls] = [callsOf(plain), callsOf(ruled)];
  const count = (ours: ReadonlyMap<string, string>, test: (own: string, theirs: string) => boolean): number =>
    rows.filter(([, operation = '', theirs = '']) => {
      const own = ours.get(operation);
      return own !== undefined && theirs.split(' ').some((call) => test(own, call));
    }).length;
  const isSame = (own: string, call: string): boolean => own === call;
  const found = [count(calls, isSame), count(calls, isAsGood), count(ruledCalls, isSame), count(ruledCalls, isAsGood)];
  const [same = 0, asGood = 0, sameWithRules = 0, asGoodWithRules = 0] = found;
  const numbered = numberedNames(plain, readFileSync(path, 'utf8'));
  process.stdout.write(
    `${api.padEnd(11)} same ${same}, as good ${asGood}; with rules: same ${sameWithRules}, as good ${asGoodWithRules}; of ${rows.length}; numbered names ${numbered.length} ${numbered.slice(0, 3).join(' ')}\n`,
  );
  totals.same += same;
  totals.asGood += asGood;
  totals.sameWithRules += sameWithRules;
  totals.asGoodWithRules += asGoodWithRules;
  totals.rows += rows.length;
}
const percent = (count: number): string => `${((100 * count) / totals.rows).toFixed(0)} %`;
process.stdout.write(
  `all ${totals.rows}: same ${percent(totals.same)}, as good ${percent(totals.asGood)}; with rules: same ${percent(totals.sameWithRules)}, as good ${percent(totals.asGoodWithRules)}\n`,
);
