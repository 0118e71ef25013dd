// npm run test:migrations: installs the other generators from npm, and runs the guides for their users: generates their code, runs the
// commands of the guide, and compiles the code before and after the migration.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { otherGenerators, runGuide } from './run-guide.ts';

const root = join(import.meta.dirname, '../..');
const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
for (const [guide, { package: name, bin }] of Object.entries(otherGenerators)) {
  const text = readFileSync(join(root, `docs/migrating-from-${guide}.md`), 'utf8');
  const version = /\d+\.\d+\.\d+/u.exec(text)?.[0];
  if (version === undefined) throw new Error(`The guide from ${guide} names no version.`);
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-generator-'));
  try {
    // hey-api calls the API of TypeScript 5, which the newest TypeScript does not have. No package needs its installation script here.
    const packages = [`${name}@${version}`, `typescript@${devDependencies.typescript}`];
    execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...packages]);
    const errors = runGuide(guide, join(folder, 'node_modules/.bin', bin));
    process.stdout.write(
      `${guide} ${version}: ${errors === '' ? 'the guide is correct' : `the code does not compile\n${errors}`}\n`,
    );
    if (errors !== '') process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
