import type { Description } from '@forgespec/description/load';
import { createDiagnostics, type Diagnostic, type Diagnostics } from '@forgespec/description/diagnostics';
import type { Api } from '../api.ts';
import { buildApi } from '../from-document/build-api.ts';
import type { ReservedNames } from '../names/reserved-names.ts';
import { createCheckContext } from './check-context.ts';
import { checkMeaning } from './check-meaning.ts';
import { checkValues } from './values/check-values.ts';
import { withMisplacedComponents } from './misplaced-components.ts';
import { inSwaggerWords } from './swagger-words.ts';
import { withoutContent } from './without-content.ts';
import { withoutFollowers } from './without-followers.ts';

/** The model of a description, and the problems that forgespec itself finds. */
export interface Inspection {
  readonly api: Api;
  readonly diagnostics: Diagnostics;
}

/**
 * Builds the model of a description, and reports all problems that forgespec itself finds. Does not run swagger-parser or the rules of
 * Redocly.
 *
 * @param loading the problems that the loader has found.
 * @param reservedNames the names that generated code already uses.
 */
export function inspectDescription(
  description: Description,
  loading: readonly Diagnostic[],
  reservedNames: ReservedNames,
): Inspection {
  const [meaning, model, values] = [createDiagnostics(), createDiagnostics(), createDiagnostics()];
  checkMeaning(description, createCheckContext(description, meaning));
  const api = buildApi(description, model, reservedNames);
  const checks = withMisplacedComponents([loading, description.structure, meaning.all, model.all]);
  checkValues(description, createCheckContext(description, values), checks.flat());
  const diagnostics = createDiagnostics();
  const all = withoutContent(withoutFollowers(description, withoutDiscriminators([...checks, values.all])));
  // The links of a part of a description may lead to operations outside of the part.
  const found = description.isPart === true ? all.filter(({ code }) => code !== 'link-dangling') : all;
  diagnostics.addAll(inWordsOfAuthor(found, description, loading));
  return { api, diagnostics };
}

/**
 * Returns problems in the words of the version in which a description is written. The checks before the conversion of Swagger 2.0 already
 * use these words.
 */
function inWordsOfAuthor(
  found: readonly Diagnostic[],
  { conversion }: Description,
  loading: readonly Diagnostic[],
): readonly Diagnostic[] {
  if (conversion === undefined) return found;
  const before = new Set([...loading, ...conversion]);
  return found.map((problem) => (before.has(problem) ? problem : inSwaggerWords(problem)));
}

/**
 * If a keyword, a reference or a name in a schema is wrong, removes all problems with discriminators. These problems are probably
 * consequences, because the wrong schema may lack a property that the discriminator needs.
 */
function withoutDiscriminators(checks: readonly (readonly Diagnostic[])[]): (readonly Diagnostic[])[] {
  const isMisspelt = ({ code, hasAssumption, fix = '' }: Diagnostic): boolean =>
    code === 'keyword-invalid' ||
    code === 'reference-dangling' ||
    (code === 'keyword-unknown' && hasAssumption === true) ||
    ((code === 'keyword-unknown' || code === 'property-undeclared') && fix.startsWith('Did you mean'));
  if (!checks.flat().some(isMisspelt)) return [...checks];
  return checks.map((found) => found.filter(({ code }) => code !== 'discriminator-invalid'));
}
