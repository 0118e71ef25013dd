import type { Change } from '../change.ts';
import { changedModels, type ChangedModels } from './changed-operations.ts';
import { compareArguments } from './compare-arguments.ts';
import { compareHandler } from './compare-handler.ts';
import { compareOperationNames, compareTypeNames } from './compare-names.ts';
import { compareClient } from './compare-options.ts';
import { compareResults } from './compare-results.ts';
import type { ComparedOperation, PartFinding } from './compared-operation.ts';
import { emitModules } from './emit-types.ts';
import { matchOperations } from './match-operations.ts';
import { partPointer } from './part-pointer.ts';
import { withProbes } from './probes.ts';
import { sdkChange, type ModelSides, type SdkFinding } from './sdk-change.ts';

/**
 * Finds the changes of the generated client and of the generated interfaces of handlers. Code is generated only for the operations whose
 * types may differ, and the TypeScript compiler is loaded only if there is such an operation.
 */
export async function compareSdk(sides: ModelSides): Promise<readonly Change[]> {
  const { base, revision } = sides;
  const models = changedModels(base.api, revision.api);
  const findings = [...compareClient(base.api, revision.api), ...(await compareOperations(models, sides))];
  return withSharedMessages(findings).map((finding) => sdkChange(finding, sides));
}

/**
 * If several operations use a component, one difference in the component causes a change for each of these operations. The messages of
 * these changes can differ. The function gives the shortest message to all these changes, so that a report can show them in one line.
 */
function withSharedMessages(findings: readonly SdkFinding[]): readonly SdkFinding[] {
  const isShared = (pointer = '#/components/'): boolean => pointer.startsWith('#/components/');
  const groups = Map.groupBy(findings, (finding) => {
    const { id, base, revision } = finding;
    return isShared(base) && isShared(revision) ? JSON.stringify([id, base, revision]) : finding;
  });
  const shortest = new Map(
    Array.from(groups, ([key, members]) => [key, members.map(({ message }) => message).toSorted(byLength)[0]]),
  );
  return Array.from(groups, ([key, members]) =>
    members.map((finding) => ({ ...finding, message: shortest.get(key) ?? finding.message })),
  ).flat();
}

const byLength = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);

async function compareOperations(models: ChangedModels, sides: ModelSides): Promise<readonly SdkFinding[]> {
  const matched = matchOperations(models.base, models.revision);
  const names = compareOperationNames(matched);
  if (models.base.areas.length === 0) return names;
  const [base, revision, { createTypeProgram }, { createTypeComparison }, { typesOfOperation }] = await Promise.all([
    emitModules(models.base),
    emitModules(models.revision),
    import('./type-program.ts'),
    import('./type-differences.ts'),
    import('./operation-types.ts'),
  ]);
  const program = createTypeProgram({ base: withProbes(base), revision: withProbes(revision) });
  const compareTypes = createTypeComparison(program, models.unchangedSchemas);
  const parts = matched.same.flatMap(({ base: old, revision: next }): SdkFinding[] => {
    const compared: ComparedOperation = {
      area: old.area,
      base: old.operation,
      revision: next.operation,
      old: typesOfOperation(program, 'base', old.area, old.operation),
      next: typesOfOperation(program, 'revision', next.area, next.operation),
    };
    const found = [
      ...compareArguments(compared, compareTypes),
      ...compareResults(compared, compareTypes, program.checker.getUnknownType()),
      ...compareHandler(compared, compareTypes),
    ];
    return found.map((finding) => locatedFinding(finding, compared, sides));
  });
  return [...names, ...compareTypeNames(program, matched, sides), ...parts];
}

function locatedFinding(
  { id, part, steps, message }: PartFinding,
  { base, revision }: ComparedOperation,
  sides: ModelSides,
): SdkFinding {
  const isNew = id.endsWith('-added') && !id.includes('-value-');
  return {
    id,
    operation: base,
    base: isNew ? undefined : partPointer(sides.base.api, base, part, steps),
    revision: id.endsWith('-removed') ? undefined : partPointer(sides.revision.api, revision, part, steps),
    message,
  };
}
