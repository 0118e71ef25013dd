import { expect, test } from 'vitest';
import { findPackageManager } from '../../cli/commands/package-manager.ts';
import { folderWith, type Files } from '../folder-with.ts';

test.each<[files: Files, install: string]>([
  [{ 'package.json': '{ "packageManager": "pnpm@10.4.0" }' }, 'pnpm install --frozen-lockfile'],
  [{ 'package.json': '\uFEFF{ "packageManager": "yarn@1.22.0+sha1.0" }' }, 'yarn install --frozen-lockfile'],
  [{ 'package.json': '{ "packageManager": "yarn@4.1.0" }', 'package-lock.json': '' }, 'yarn install --immutable'],
  [{ 'package.json': '{ "a": { "packageManager": "pnpm@10.4.0" } }', 'package-lock.json': '' }, 'npm ci'],
  [
    { 'package.json': '{ "description": "\\"packageManager\\": ", "x": ["bun@1"] }', 'yarn.lock': '' },
    'yarn install --immutable',
  ],
  [{ 'package.json': '{', 'bun.lock': '' }, 'bun install --frozen-lockfile'],
])('%j: %s', (files, install) => {
  expect(findPackageManager(folderWith(files)).install).toBe(install);
});
