import { isJsonObject, type JsonObject } from '../1-load/json.ts';
import type { Description } from '../1-load/load.ts';
import type { SourceLines } from '../1-load/origins.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Codes of problems that follow if a part that others refer to has an error: `components`, `tags` or a security scheme. */
const hasMissingTarget = /-(?:dangling|missing|undeclared|unused)$/u;

/**
 * Returns the problems of several checks without those that are probably consequences of others: if a check finds an error in a
 * response, an operation, a path or a component, the findings of later checks there are omitted.
 *
 * @param checks the findings of each check, in the order of the checks.
 */
export function withoutFollowers(
  { document, origins }: Description,
  checks: readonly (readonly Diagnostic[])[],
): Diagnostic[] {
  const faulty: SourceLines[] = [];
  let scopes: readonly SourceLines[] | undefined;
  const components = new Set<SourceLines>();
  let isSharedFaulty = false;
  const kept: Diagnostic[] = [];
  for (const found of checks) {
    const independent = found.filter(
      (diagnostic) =>
        !(isSharedFaulty && hasMissingTarget.test(diagnostic.code)) &&
        !faulty.some((lines) => contains(lines, diagnostic)),
    );
    kept.push(...independent);
    for (const diagnostic of independent.filter(({ severity }) => severity === 'error')) {
      // Computed only for a description with errors: it takes the positions of all files.
      if (scopes === undefined) {
        const linesOfAll = (nodes: JsonObject[]): SourceLines[] =>
          nodes.map((node) => origins.lines(node)).filter((lines) => lines !== undefined);
        const shared = linesOfAll(membersOf(document.components).flatMap(membersOf));
        for (const lines of shared) components.add(lines);
        scopes = [...shared, ...linesOfAll(operationScopes(document))];
      }
      const [smallest] = scopes
        .filter((lines) => contains(lines, diagnostic))
        .toSorted((a, b) => a.last - a.first - (b.last - b.first));
      if (smallest !== undefined) faulty.push(smallest);
      if (diagnostic.code === 'structure-invalid' && (smallest === undefined || components.has(smallest)))
        isSharedFaulty = true;
    }
  }
  return kept;
}

/** Returns the objects of the paths in which an error causes others: path items, operations, request bodies and responses. */
function operationScopes({ paths }: JsonObject): JsonObject[] {
  const items = membersOf(paths);
  const operations = items.flatMap(membersOf);
  const messages = operations.flatMap(({ requestBody, responses }) => [
    ...(isJsonObject(requestBody) ? [requestBody] : []),
    ...membersOf(responses),
  ]);
  return [...items, ...operations, ...messages];
}

const membersOf = (map: unknown): JsonObject[] => (isJsonObject(map) ? Object.values(map).filter(isJsonObject) : []);

const contains = ({ path, first, last }: SourceLines, { place }: Diagnostic): boolean =>
  place !== undefined && place.source.path === path && first <= place.line && place.line <= last;
