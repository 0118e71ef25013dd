import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import type { Origins } from '../origins.ts';
import type { ReferringFile } from '../reachable-files.ts';
import type { FileResolver, LoadedFile } from '../resolver.ts';
import { bundleParts } from './bundle-parts.ts';
import { cutCircularReferences } from './circular-references.ts';
import { dropEmptyComponentMaps, placeOfComponents } from '../component-maps.ts';
import { createComponentNames } from './component-names.ts';
import { createReferenceTargets } from './reference-targets.ts';
import { createReferenceReports } from './report-reference.ts';

/** The result of bundling. */
export interface Bundle {
  /** The value of the root file. */
  readonly document: JsonObject;
  /** The objects that may have new keys: the document, `components` and its maps, and the objects in `replaced`. */
  readonly changed: ReadonlySet<JsonObject>;
  /** The objects that were references and now have the keys of their targets, and the examples whose values were read from files. */
  readonly replaced: readonly JsonObject[];
  /**
   * The targets that have replaced references. If a target is an object, its keys were copied into the reference. If a target is a whole
   * file, it is included only if its value is an object.
   */
  readonly copied: ReadonlySet<JsonValue>;
  /** True if one component of the document represents several equal targets. */
  readonly hasMerged: boolean;
}

/**
 * Bundles the files of a description into one document. The target of a reference to another file becomes a component, named after the last
 * part of the reference. The target itself is moved into `components`. It is not copied. A target that cannot become a component, such as a
 * path item, replaces the reference. Circular references, and references without a target, are reported.
 *
 * @param files the files with their references. The root file is the first file.
 * @returns undefined if the root file is not an object.
 */
export function bundle(
  root: LoadedFile,
  files: readonly ReferringFile[],
  resolver: FileResolver,
  origins: Origins,
  diagnostics: Diagnostics,
): Bundle | undefined {
  const { value: document } = root;
  if (!isJsonObject(document)) return undefined;
  const targets = createReferenceTargets(resolver);
  cutCircularReferences(files, targets, origins, diagnostics);
  targets.remember(files);
  const copied = new Set<JsonValue>();
  const components = createComponentNames(root, document, targets, copied);
  const { schemas } = placeOfComponents(document);
  const reports = createReferenceReports(resolver, diagnostics);
  const replaced = bundleParts({ root, targets, components, schemas, reports, origins, copied });
  dropEmptyComponentMaps(document);
  const changed = new Set([document, ...components.maps, ...replaced]);
  return { document, changed, replaced, copied, hasMerged: components.hasMerged };
}
