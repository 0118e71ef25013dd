import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { loadDescription } from '../../description/load/load.ts';
import type { NameOverrides } from '../../description/openapi/name-overrides.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import { receivedDescription } from '../../model/from-document/received-description.ts';
import { longNumbersIn } from '../../model/represent/long-numbers.ts';
import { withRepresentations, type RepresentationOptions } from '../../model/represent/representations.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { completeText } from '../diagnostics/complete-text.ts';
import { folderWith } from '../folder-with.ts';

interface Entry {
  readonly name: string;
  readonly version?: string;
  readonly names?: NameOverrides;
  readonly options?: RepresentationOptions;
  /** True to build the model for a server that receives the webhooks and callbacks. */
  readonly webhooks?: boolean;
  readonly document: object;
}

const entries: readonly Entry[] = parse(readFileSync(join(import.meta.dirname, 'whole-models.yaml'), 'utf8'));

/** Returns the model of an entry, and the problems, as text. */
async function textOf({ name, version = '3.1.0', names, options = {}, webhooks, document }: Entry): Promise<string> {
  const whole = { openapi: version, info: { title: 'Test', version: '1' }, ...document };
  const folder = folderWith({ 'openapi.yaml': JSON.stringify(whole, undefined, 1) });
  const diagnostics = createDiagnostics();
  const loaded = await loadDescription(join(folder, 'openapi.yaml'), diagnostics, { names });
  const description = webhooks === true && loaded !== undefined ? receivedDescription(loaded) : loaded;
  if (description === undefined) throw new Error(`${name} is not a description.`);
  const api = withRepresentations(
    buildApi(description, diagnostics, reservedNames),
    options,
    longNumbersIn(description),
  );
  return [`# ${name}`, ...diagnostics.all.map(completeText), stringify(essential(api), { lineWidth: 0 })].join('\n');
}

/**
 * Returns a copy of a model. The copy omits the path of the file, the kinds and pointers of schemas, and facts that are
 * absent: `undefined`, `false` and empty objects.
 */
function essential(value: unknown): unknown {
  if (value instanceof Set) return essential([...value]);
  if (Array.isArray(value)) return value.map(essential);
  if (typeof value !== 'object' || value === null) return value;
  const isSchema = 'kind' in value && (value.kind === 'keywords' || value.kind === 'boolean');
  const isEssential = ([key, member]: [string, unknown]): boolean =>
    key === 'value' ||
    !(member === undefined || member === false || key === 'file' || (isSchema && ['kind', 'pointer'].includes(key)));
  const members = Object.entries(value)
    .filter(isEssential)
    .map(([key, member]) => [key, essential(member)] as const);
  const isEmpty = (member: unknown): boolean =>
    typeof member === 'object' && member !== null && Object.keys(member).length === 0;
  return Object.fromEntries(members.filter(([key, member]) => key === 'schema' || !isEmpty(member)));
}

test('descriptions with most features become the expected models', async () => {
  const texts: string[] = [];
  for (const entry of entries) texts.push(await textOf(entry));
  await expect(texts.join('\n')).toMatchFileSnapshot('whole-models.txt');
});
