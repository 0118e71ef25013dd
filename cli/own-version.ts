import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

interface OwnManifest {
  readonly version: string;
  readonly engines: { readonly node: string };
}

const ownManifest = (): OwnManifest => JSON.parse(readFileSync(findPackageJSON(import.meta.url) ?? '', 'utf8'));

/** Returns the version of the installed package. */
export const ownVersion = (): string => ownManifest().version;

/** Returns the versions of Node that the installed package supports, such as `>=22.19`. */
export const supportedNode = (): string => ownManifest().engines.node;
