import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** Returns the version of the installed package. */
export function ownVersion(): string {
  const file = findPackageJSON(import.meta.url);
  const { version }: { readonly version: string } = JSON.parse(readFileSync(file ?? '', 'utf8'));
  return version;
}
