import { isJsonObject, type JsonObject } from '../json.ts';
import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import type { Origins } from '../origins.ts';
import type { ReferringFile } from '../reachable-files.ts';
import type { FileResolver, LoadedFile } from '../resolver.ts';
import { bundleParts } from './bundle-parts.ts';
import { cutCircularReferences } from './circular-references.ts';
import { dropEmptyComponentMaps } from './component-maps.ts';
import { createComponentNames } from './component-names.ts';
import { createReferenceTargets } from './reference-targets.ts';
import { createReferenceReports } from './report-reference.ts';

/**
 * Bundles the files of a description into one document. Each target of a reference to another file becomes a component, named after
 * the last part of the reference. The nodes of the files are moved, not copied. Circular and dangling references are reported.
 *
 * @param files the files with their references; the root file is the first.
 * @returns undefined if the root file is not an object.
 */
export function bundle(
  root: LoadedFile,
  files: readonly ReferringFile[],
  resolver: FileResolver,
  origins: Origins,
  diagnostics: Diagnostics,
): JsonObject | undefined {
  const { value: document } = root;
  if (!isJsonObject(document)) return undefined;
  const targets = createReferenceTargets(resolver);
  cutCircularReferences(files, targets, origins, diagnostics);
  targets.remember(files);
  const components = createComponentNames(root, document, targets);
  const reports = createReferenceReports(resolver, diagnostics);
  bundleParts({ root, targets, components, reports, origins });
  dropEmptyComponentMaps(document);
  return document;
}
