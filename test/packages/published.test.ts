import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
// The import has a path, because the name of the package would resolve to TypeScript sources: vitest sets the condition
// `development`.
import { checkPackage, createPackageFromTarballData } from '../../node_modules/@arethetypeswrong/core/dist/index.js';
import { describe, expect, test } from 'vitest';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { cyclonedxSchema } from '../pack/cyclonedx-schema.ts';
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

  test('has a software bill of materials that is valid, and that lists all packages in its bundle', () => {
    const fileOf = (path: string): string =>
      execFileSync('tar', ['-xOf', tarballOf(name), `package/${path}`], { encoding: 'utf8', stdio: 'pipe' });
    const document: Bill = JSON.parse(fileOf('sbom.cdx.json'));
    expect(cyclonedxSchema()(document)).toEqual([]);
    const listed = (document.components ?? []).map((component) =>
      decodeURIComponent(component.purl.slice('pkg:npm/'.length)),
    );
    const { dependencies = {} }: { dependencies?: Readonly<Record<string, string>> } = JSON.parse(
      fileOf('package.json'),
    );
    const names = new Set(listed.map((entry) => entry.slice(0, entry.lastIndexOf('@'))));
    expect(Object.keys(dependencies).filter((dependency) => !names.has(dependency))).toEqual([]);
    const hasBundled = execFileSync('tar', ['-tf', tarballOf(name)], { encoding: 'utf8' }).includes(
      'THIRD-PARTY-LICENCES',
    );
    const licences = hasBundled ? fileOf('lib/THIRD-PARTY-LICENCES.txt') : '';
    const bundled = Array.from(
      licences.matchAll(/^(\S+) (\d+\.\S*) \(/gmu),
      ([, other, version]) => `${other}@${version}`,
    );
    expect(bundled.filter((entry) => !listed.includes(entry))).toEqual([]);
  });
});

/** The parts of a software bill of materials that the test reads. */
interface Bill {
  readonly components?: readonly { readonly purl: string }[];
}
