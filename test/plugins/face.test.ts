import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { modelVersion } from '../../model/index.ts';
import { faceReport } from './face-report.ts';

const file = join(import.meta.dirname, 'face.txt');

test('the interface for outputs changes only together with its version (vitest --update writes the report)', async () => {
  const report = `version ${modelVersion}\n\n${faceReport('cli/plugin.ts')}\n`;
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [version] = known.split('\n', 1);
  if (known !== report && version === `version ${modelVersion}`) {
    const line = report.split('\n').find((text, index) => text !== known.split('\n')[index]);
    throw new Error(`The interface has changed, so change \`modelVersion\` in model/index.ts, then update: ${line}`);
  }
  await expect(report).toMatchFileSnapshot(file);
});

/** The types of the model that no specification defines. */
const own = new Set([
  'Availability',
  'BodyTypeName',
  'Chapter',
  'CredentialCarrier',
  'Facts',
  'Label',
  'LastPageMark',
  'NextPage',
  'Pagination',
  'PaginationMethod',
  'PaginationSource',
  'PagingHeader',
  'PagingParameter',
  'PartList',
  'Representation',
  'RequestValue',
  'ResponseSelector',
  'ResponseValue',
  'SelectingValue',
  'TokenExchangeModel',
  'TypeReplacement',
  'WireParameter',
  'WirePath',
]);

test('each type of the model that a specification defines has a comment with the section of the specification', () => {
  const folder = join(import.meta.dirname, '../../model');
  const types = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const found = text.matchAll(/(\/\*\*(?:(?!\*\/)[^])*\*\/\n)?^export (?:interface|type) (\w+)/gmu);
      return Array.from(found, ([, comment = '', type = '']) => ({ type, comment }));
    });
  expect(types.length).toBeGreaterThan(40);
  const withoutSection = types.filter(({ type, comment }) =>
    own.has(type) ? comment === '' : !/@see https:\/\/(?:spec\.openapis|json-schema)\.org\//u.test(comment),
  );
  expect(withoutSection.map(({ type }) => type)).toEqual([]);
});
