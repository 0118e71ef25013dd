import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { compareSdk } from '../../diff/sdk/compare-sdk.ts';
import type { Area } from '../../generator/2-model/api.ts';
import { compileModules } from './sdk/compile.ts';
import { editable, edits } from './sdk/edits.ts';
import { generateSide, type GeneratedSide } from './sdk/generated-sides.ts';
import { onlyTags } from './sdk/only-tags.ts';
import { clientProgram, handlersProgram } from './sdk/uses-everything.ts';

/** Our description with the areas that the edits change. Code for all areas would take a second more for each edit. */
const document = onlyTags(JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8')), [
  'Project badges',
  'Project labels',
  'Project milestones',
]);
const programs = new Map<string, { sdk: string; handlers: string }>();
let base: GeneratedSide;

beforeAll(async () => {
  base = await generateSide(document);
  for (const name of new Set(edits.map(({ area }) => area))) {
    const area = base.api.areas.find((one) => one.name === name) as Area;
    programs.set(name, { sdk: clientProgram(base, area), handlers: handlersProgram(base, area) });
  }
});

const placeOf = (): null => null;

describe('a program that uses everything of the old output', () => {
  test('compiles against the old output', () => {
    const modules = [...programs.values()].flatMap(({ sdk, handlers }) => [sdk, handlers]);
    expect(compileModules(base.files, modules).flatMap(({ errors }) => errors)).toEqual([]);
  });

  test.each(edits)('$name: compiles against the new output unless a change is breaking', async (edit) => {
    const changed = structuredClone(document);
    edit.apply(editable(changed));
    const revision = await generateSide(changed);
    const changes = await compareSdk({ base: { api: base.api, placeOf }, revision: { api: revision.api, placeOf } });
    const { sdk = '', handlers = '' } = programs.get(edit.area) ?? {};
    const [sdkModule, handlersModule] = compileModules(revision.files, [sdk, handlers]);
    const errors = { sdk: sdkModule?.errors ?? [], handlers: handlersModule?.errors ?? [] };
    const breaking = (subject: string): string[] =>
      changes
        .filter((one) => one.subject === subject && one.level === 'breaking')
        .map(({ id, message }) => `${id}: ${message}`);
    for (const subject of ['sdk', 'handlers'] as const) {
      const isBroken = edit.breaks.includes(subject);
      expect({ reported: breaking(subject), isBroken: breaking(subject).length > 0 }).toMatchObject({ isBroken });
      expect({ errors: errors[subject], isBroken: errors[subject].length > 0 }).toMatchObject({ isBroken });
    }
    if (edit.id !== undefined) expect(changes.map(({ id }) => id)).toContain(edit.id);
  });
});
