import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { compareSdk } from '../../diff/sdk/compare-sdk.ts';
import type { JsonObject } from '../../generator/1-load/json.ts';
import type { Area } from '../../generator/2-model/api.ts';
import { compile } from './sdk/compile.ts';
import { editable, edits } from './sdk/edits.ts';
import { generateSide, type GeneratedSide } from './sdk/generated-sides.ts';
import { clientProgram, handlersProgram } from './sdk/uses-everything.ts';

const document: JsonObject = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'),
);
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

/** How many edits are tried: 1 for all, 4 for every fourth. Compiling takes seconds for each. */
const step = Number(process.env['SDK_EDITS_STEP'] ?? 1);
const compiledEdits = edits.filter((_, index) => index % step === 0);

describe('a program that uses everything of the old output', () => {
  test('compiles against the old output', () => {
    const errors = [...programs.values()].flatMap(({ sdk, handlers }) => [
      ...compile(base.files, sdk).errors,
      ...compile(base.files, handlers).errors,
    ]);
    expect(errors).toEqual([]);
  });

  test.each(compiledEdits)('$name: compiles against the new output unless a change is breaking', async (edit) => {
    const changed = structuredClone(document);
    edit.apply(editable(changed));
    const revision = await generateSide(changed);
    const changes = await compareSdk({ base: { api: base.api, placeOf }, revision: { api: revision.api, placeOf } });
    const program = programs.get(edit.area);
    const errors = {
      sdk: compile(revision.files, program?.sdk ?? '').errors,
      handlers: compile(revision.files, program?.handlers ?? '').errors,
    };
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
