// npm run docs:site [-- --out FOLDER]: builds the site of the project with `forgespec docs`: the reference of our API, and a page for each
// guide in `docs/`. An overlay adds the guides to the description.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { guideTags } from './guide-tags.ts';
import { root } from './room.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist/site') } } });
const folder = mkdtempSync(join(tmpdir(), 'forgespec-site-'));
try {
  const overlay = join(folder, 'guides.overlay.json');
  const actions = guideTags().map((tag) => ({ target: '$.tags', update: tag }));
  writeFileSync(overlay, JSON.stringify({ overlay: '1.0.0', info: { title: 'Guides', version: '1' }, actions }));
  const args = [join(root, 'cli/main.ts'), 'docs', '--out', resolve(values.out), '--overlay', overlay];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true });
}
