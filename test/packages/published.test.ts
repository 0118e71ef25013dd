import { readFileSync } from 'node:fs';
// The import has a path, because the name of the package would resolve to TypeScript sources: vitest sets the condition
// `development`.
import { checkPackage, createPackageFromTarballData } from '../../node_modules/@arethetypeswrong/core/dist/index.js';
import { describe, expect, test } from 'vitest';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { tarballOf } from './project.ts';
import { publishedNames } from './published-names.ts';

// The packages are ESM only. Like the profile `esm-only` of `attw`, the test ignores the oldest module resolution of
// TypeScript, and imports from CommonJS.
const esmOnly = new Set(['node16-esm', 'bundler']);

describe.for(publishedNames)('%s', (name) => {
  const tarball = (): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(tarballOf(name)));

  test('has a manifest that publint accepts', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: tarball().buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('has types that attw accepts', async () => {
    const result = await checkPackage(createPackageFromTarballData(tarball()));
    const problems = result.types === false ? [] : result.problems;
    expect(problems.filter((problem) => !('resolutionKind' in problem) || esmOnly.has(problem.resolutionKind))).toEqual(
      [],
    );
  });
});
