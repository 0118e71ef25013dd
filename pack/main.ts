// npm run pack -- --out DIR: builds the published packages, and writes one tarball of each into DIR.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { packRooms } from './pack-rooms.ts';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
for (const { name, tarball, bytes } of await packRooms(out)) {
  process.stdout.write(`${name.padEnd(24)} ${(bytes / 1e6).toFixed(2).padStart(6)} MB  ${tarball}\n`);
}
