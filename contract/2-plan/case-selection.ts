import { levels, type Case, type Level } from './cases/case.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import { CannotRunError } from '../cannot-run.ts';

/** The cases of a run, selected by the options of the user. */
export interface CaseSelection {
  readonly cases: readonly Case[];
  /**
   * The number of selected cases, by the name of their operation. Cases with hostile input do not count, because a run may end before all of
   * them.
   */
  readonly planned: ReadonlyMap<string, number>;
  /**
   * Returns the option that excludes all cases of an operation: `--area`, `--operation`, `--level`, `--read-only` or
   * `--rerun`.
   */
  excludingOption(operation: string): string;
  /** True if only the cases that failed in an earlier run are selected. */
  readonly isRerun: boolean;
}

/** The options that select cases. */
export interface CaseFilters {
  readonly subject: ContractSubject;
  readonly areas: readonly string[];
  readonly operations: readonly string[];
  readonly only?: readonly string[] | undefined;
  readonly level: Level;
  readonly readOnly: boolean;
}

/** Returns the cases of the operations for which a condition is true. */
type PlanCases = (isSelected: (operation: TestedOperation) => boolean) => readonly Case[];

/**
 * Selects the cases that the options of a run allow.
 *
 * @throws {CannotRunError} if an area or operation is not in the description, or if the options exclude all cases.
 */
export function selectCases(filters: CaseFilters, plan: PlanCases): CaseSelection {
  const { only } = filters;
  const titles = areaTitles(filters);
  const names = operationNames(filters);
  const ids = only === undefined ? undefined : new Set(only);
  const inArea = ({ area }: TestedOperation): boolean => titles.length === 0 || titles.includes(area);
  const isNamed = ({ name }: Pick<TestedOperation, 'name'>): boolean => names.length === 0 || names.includes(name);

  const all = plan((operation) => inArea(operation) && isNamed(operation));
  const cases = all.filter((testCase) => !isAboveLevel(testCase, filters) && ids?.has(testCase.id) !== false);
  if (cases.length === 0) throw nothingToTry(filters);

  const byOperation = [...Map.groupBy(cases, ({ operation }) => operation.name)];
  return {
    cases,
    planned: new Map(byOperation.map(([name, own]) => [name, own.filter(({ kind }) => kind !== 'hostile').length])),
    isRerun: only !== undefined,
    excludingOption(name) {
      const operation = filters.subject.operation(name);
      if (operation !== undefined && !inArea(operation)) return '--area';
      if (!isNamed({ name })) return '--operation';
      const own = all.filter((testCase) => testCase.operation.name === name);
      if (!own.every((testCase) => isAboveLevel(testCase, filters))) return '--rerun';
      return filters.readOnly ? '--read-only' : `--level ${filters.level}`;
    },
  };
}

/** Returns true if a case may change more than the options allow. */
const isAboveLevel = (testCase: Case, { level, readOnly }: CaseFilters): boolean =>
  levels.indexOf(testCase.level) > levels.indexOf(readOnly ? 'read' : level);

function operationNames({ operations, subject }: CaseFilters): string[] {
  return operations.map((name) => {
    const operation = subject.operation(name);
    if (operation === undefined) throw new CannotRunError(`The description has no operation ${name}.`);
    return operation.name;
  });
}

function areaTitles({ areas, subject }: CaseFilters): string[] {
  const known = subject.api.areas;
  return areas.map((name) => {
    const area = known.find((candidate) => [candidate.title, candidate.name, candidate.file].includes(name));
    if (area !== undefined) return area.title;
    throw new CannotRunError(
      `The description has no area ${name}; it has ${known.map(({ file }) => file).join(', ')}.`,
    );
  });
}

const doMore: Readonly<Record<Level, string>> = {
  read: '; --level write and --level full run more cases',
  write: '; --level full runs more cases',
  full: '',
};

function nothingToTry({ level, only, readOnly, subject }: CaseFilters): CannotRunError {
  if (subject.operations.length === 0)
    return new CannotRunError('The description has no operations, so there is nothing to test.');
  if (only !== undefined) {
    return new CannotRunError(
      `This run, at level ${level}, contains no case that failed in the earlier run. ` +
        'Use the same description, fixtures, --level, --area and --operation as in the earlier run.',
    );
  }
  return new CannotRunError(
    readOnly ? 'No case is left with --read-only.' : `No case is left at level ${level}${doMore[level]}.`,
  );
}
