import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { compareSdk } from '../../diff/sdk/compare-sdk.ts';
import type { JsonObject } from '../../description/json/json.ts';
import type { Area } from '../../model/api.ts';
import { partsOfRun } from '../long-run.ts';
import { compileModules } from './sdk/compile.ts';
import { editable, edits } from './sdk/edits.ts';
import { generateSide, type GeneratedSide } from './sdk/generated-sides.ts';
import { onlyPaths } from './sdk/only-paths.ts';
import { clientProgram, handlersProgram } from './sdk/uses-everything.ts';

const whole = JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'));
const badges = '/projects/{id}/badges';
/** The part of our description for the edits of each area. Code for more operations would take more time for each edit. */
const documents: Readonly<Record<string, JsonObject>> = {
  projectBadges: onlyPaths(whole, [badges, `${badges}/render`, `${badges}/{badge_id}`]),
  projectMilestones: onlyPaths(whole, ['/projects/{id}/milestones/{milestone_id}']),
};
const bases = new Map<string, GeneratedSide>();
const programs = new Map<string, { sdk: string; handlers: string }>();

beforeAll(async () => {
  for (const [name, document] of Object.entries(documents)) {
    const base = await generateSide(document);
    const area = base.api.areas.find((one) => one.name === name) as Area;
    bases.set(name, base);
    programs.set(name, { sdk: clientProgram(base, area), handlers: handlersProgram(base, area) });
  }
});

const placeOf = (): null => null;

describe('a program that uses everything of the old output', () => {
  test('compiles against the old output', () => {
    const compiled = [...programs].flatMap(([name, { sdk, handlers }]) =>
      compileModules(bases.get(name)?.files ?? new Map(), [sdk, handlers]),
    );
    expect(compiled.flatMap(({ errors }) => errors)).toEqual([]);
    expect(compiled.length).toBe(4);
  });

  // In `npm test`, each third edit. The compiler needs seconds for each.
  test.each(partsOfRun(edits, 3))(
    '$name: compiles against the new output unless a change is breaking',
    async (edit) => {
      const base = bases.get(edit.area) as GeneratedSide;
      const changed = structuredClone(documents[edit.area] as JsonObject);
      edit.apply(editable(changed));
      const revision = await generateSide(changed);
      const changes = await compareSdk({
        base: { api: base.api, locationOf: placeOf },
        revision: { api: revision.api, locationOf: placeOf },
      });
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
    },
  );
});
