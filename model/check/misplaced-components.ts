import { componentKinds, textOffsetOf } from '@forgespec/description/load';
import { createDiagnostics, type Diagnostic } from '@forgespec/description/diagnostics';

/** The codes of the problems that are reported for a component in a wrong object, for example outside `components`. */
const ofComponents: ReadonlySet<string> = new Set(['keyword-unknown', 'structure-invalid']);

/**
 * If a component is in a wrong object, references to the component have no target. Removes the problems of these references, so that only
 * the problem of the component remains. Sets `hasAssumption` in the remaining problem, so that it counts as a fault (see `isFault`). A
 * missing component is a fault, because the references need it.
 */
export function withMisplacedComponents(checks: readonly (readonly Diagnostic[])[]): (readonly Diagnostic[])[] {
  const dangling = checks
    .flat()
    .filter(({ code }) => code === 'reference-dangling' || code === 'security-scheme-undeclared');
  if (dangling.length === 0) return [...checks];
  const consequences = consequencesIn(checks.flat(), dangling);
  // If one component is in a wrong object, the other components of its map are often in a wrong object, too. All references to this map
  // that have no target therefore count as consequences.
  const maps = new Set([...consequences.values()].flat().map(mapOf));
  const removed = new Set(dangling.filter((reference) => maps.has(mapOf(reference))));
  return checks.map((found) => {
    const raised = createDiagnostics();
    raised.addAll(found.map((diagnostic) => withFault(diagnostic, consequences.get(diagnostic)?.[0])));
    return raised.all.filter((diagnostic) => !removed.has(diagnostic));
  });
}

/** Returns the problems of components that may be in a wrong object, each with the references that probably need the component. */
function consequencesIn(
  problems: readonly Diagnostic[],
  dangling: readonly Diagnostic[],
): ReadonlyMap<Diagnostic, readonly Diagnostic[]> {
  const causes = problems.filter(({ code }) => ofComponents.has(code));
  return new Map(causes.map((cause) => [cause, dangling.filter((reference) => isTo(reference, cause))]));
}

/**
 * Returns the problem of a component in a wrong object as a fault.
 *
 * @param reference a reference that needs the component. If undefined, the problem is returned without a change.
 */
function withFault(problem: Diagnostic, reference: Diagnostic | undefined): Diagnostic {
  if (reference === undefined) return problem;
  const [, , map] = textAt(reference).split('/');
  const name = textAt(problem);
  const isName = map !== undefined && name !== map && name !== 'components';
  const fix = isName ? `Move this component into \`${map}\` inside \`components\`, and indent it.` : problem.fix;
  return { ...problem, hasAssumption: true, fix };
}

/** Returns the map in `components` that a reference without a target names: `schemas` for `#/components/schemas/Pet`. */
const mapOf = (dangling: Diagnostic): string | undefined =>
  dangling.code === 'security-scheme-undeclared' ? 'securitySchemes' : textAt(dangling).split('/')[2];

/**
 * Returns true if a reference without a target contains the key at which a problem is reported. The component that the reference needs is
 * then probably written at this key, or deeper inside it.
 */
function isTo(dangling: Diagnostic, { location, ...problem }: Diagnostic): boolean {
  const key = textAt({ location, ...problem });
  if (key === '') return false;
  const reference = textAt(dangling);
  // If a map such as `schemas` begins in the first column by mistake, YAML reads the later maps of the components as the content of this
  // map. Any reference without a target may then be a consequence.
  if (location?.column === 1 && componentKinds.includes(key)) return true;
  if (dangling.code === 'security-scheme-undeclared')
    return ['components', 'securitySchemes', reference].includes(key) || problem.message.includes(`\`${reference}\``);
  return reference.startsWith('#/components/') && reference.split('/').slice(1).includes(key);
}

/** Returns the text at the source location of a problem, without quotes. */
function textAt({ location }: Diagnostic): string {
  if (location === undefined) return '';
  const start = textOffsetOf(location);
  return location.source.text.slice(start, start + location.length).replaceAll(/^['"]|['"]$/gu, '');
}
