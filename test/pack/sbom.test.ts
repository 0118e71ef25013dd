import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readLock, type LockedPackages } from '../../pack/locked-packages.ts';
import { root } from '../../pack/room.ts';
import { sbom } from '../../pack/sbom.ts';
import { cyclonedxSchema } from './cyclonedx-schema.ts';

const manifest = { name: '@forgespec/pets', version: '1.2.3', description: 'Pets.', license: 'MIT' };
/** A hash as the lock file has it. */
const hash = Buffer.alloc(64, 0xab);
const integrity = `sha512-${hash.toString('base64')}`;
const lock: LockedPackages = {
  'node_modules/a': { version: '1.0.0', license: '(MIT OR CC0-1.0)', dependencies: { c: '^1.0.0', d: '^1.0.0' } },
  'node_modules/a/node_modules/c': { version: '1.5.0', license: 'ISC', integrity },
  'node_modules/b': { version: '3.0.0', optionalDependencies: { c: '2' }, peerDependencies: { e: '*', f: '*' } },
  'node_modules/c': { version: '2.0.0', license: 'A licence of its own' },
  'node_modules/d': { version: '1.0.0', license: 'MIT', dependencies: { a: '1' } },
  'node_modules/e': { version: '1.0.0', license: 'MIT', dependencies: { c: '^1.0.0' } },
  'node_modules/e/node_modules/c': { version: '1.5.0', license: 'ISC', integrity },
  'node_modules/@x/unused': { version: '1.0.0', license: 'MIT' },
};

interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}

const documentOf = (dependencies: Readonly<Record<string, string>>, bundled: readonly string[]) => {
  const folders = bundled.map((name) => join(root, 'node_modules', name));
  const document: {
    readonly components?: readonly {
      readonly purl: string;
      readonly hashes?: readonly { readonly content: string }[];
    }[];
    readonly dependencies: readonly Dependency[];
    readonly metadata: { readonly timestamp?: string };
  } = JSON.parse(sbom(manifest, dependencies, folders, lock));
  return document;
};
const needs = ({ dependencies }: { readonly dependencies: readonly Dependency[] }) =>
  Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref.replace('pkg:npm/', ''), dependsOn ?? []]));

const epoch = process.env['SOURCE_DATE_EPOCH'];
afterEach(() => {
  if (epoch === undefined) delete process.env['SOURCE_DATE_EPOCH'];
  else process.env['SOURCE_DATE_EPOCH'] = epoch;
});

test('a package needs its dependencies in the versions that Node finds, and each version is one component', () => {
  const document = documentOf({ a: '1.0.0', e: '1.0.0' }, []);
  expect(needs(document)).toEqual({
    '%40forgespec/pets@1.2.3': ['pkg:npm/a@1.0.0', 'pkg:npm/e@1.0.0'],
    'a@1.0.0': ['pkg:npm/c@1.5.0', 'pkg:npm/d@1.0.0'],
    'c@1.5.0': [],
    'd@1.0.0': ['pkg:npm/a@1.0.0'],
    'e@1.0.0': ['pkg:npm/c@1.5.0'],
  });
  expect(document.components?.find(({ purl }) => purl === 'pkg:npm/c@1.5.0')?.hashes).toEqual([
    { alg: 'SHA-512', content: hash.toString('hex') },
  ]);
});

test('a dependency of a bundled package has the version of this package, and peers that are not in the lock file are left out', () => {
  expect(needs(documentOf({ c: '^1.0.0' }, ['a', 'b']))).toEqual({
    '%40forgespec/pets@1.2.3': ['pkg:npm/a@1.0.0#bundled', 'pkg:npm/b@3.0.0#bundled', 'pkg:npm/c@1.5.0'],
    'a@1.0.0#bundled': [],
    'b@3.0.0#bundled': [],
    'c@1.5.0': [],
  });
  expect(needs(documentOf({ b: '3.0.0' }, []))['b@3.0.0']).toEqual(['pkg:npm/c@2.0.0', 'pkg:npm/e@1.0.0']);
  expect(() => documentOf({ missing: '1.0.0' }, [])).toThrow('package-lock.json has no missing@1.0.0');
});

test('the document follows the schema of CycloneDX, for licences of all forms and for our real packages', () => {
  const violations = cyclonedxSchema();
  process.env['SOURCE_DATE_EPOCH'] = '1700000000';
  const document = documentOf({ a: '1.0.0' }, ['c', 'b', '@x/unused']);
  expect(violations(document)).toEqual([]);
  expect(document.metadata.timestamp).toBe('2023-11-14T22:13:20.000Z');
  const real = readLock();
  const version = real['node_modules/ts-morph']?.version ?? '';
  const bundled = [join(root, 'node_modules/yaml')];
  expect(violations(JSON.parse(sbom(manifest, { 'ts-morph': version }, bundled, real)))).toEqual([]);
  expect(violations({ ...document, bomFormat: 'SPDX' })).not.toEqual([]);
});

test('without SOURCE_DATE_EPOCH, the document has no time', () => {
  delete process.env['SOURCE_DATE_EPOCH'];
  expect(documentOf({}, []).metadata).not.toHaveProperty('timestamp');
});
