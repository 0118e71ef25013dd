import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { checkDescription } from '../../model/check/check-description.ts';
import { isCatalogueCode } from '../../description/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../description/diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnose.ts';
import { folderWith, type Files } from '../folder-with.ts';
import { reservedNames } from '../../generator/reserved-names.ts';

interface ValidDescription {
  readonly name: string;
  readonly files: Files;
}

const descriptions: readonly ValidDescription[] = parse(
  readFileSync(join(import.meta.dirname, 'valid-descriptions.yaml'), 'utf8'),
);

/** Rules whose findings are about the style of a valid description. */
const ofStyle =
  /^(?:info-license|no-empty-servers|no-illogical-composition-keywords|no-unused-components|nullable-type-sibling|operation-.*|security-defined)$/u;

/** Returns the problems except the notes about parts from which only types are generated. */
const problemsIn = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics
    .filter(({ code }) => code !== 'part-ignored')
    .map(({ code, location, message }) => `${code} in line ${location?.line}: ${message}`);

test.for(descriptions)('a valid description has no problem: $name', async ({ files }) => {
  const spec = join(folderWith(files), 'openapi.yaml');
  expect(problemsIn(await diagnose(spec))).toEqual([]);
  const { diagnostics } = await checkDescription({ reservedNames, spec });
  expect(problemsIn(diagnostics.filter(({ code }) => isCatalogueCode(code) || !ofStyle.test(code)))).toEqual([]);
});
