import { existsSync, readFileSync } from 'node:fs';
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
