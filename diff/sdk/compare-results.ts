import { isSuccess } from '@forgespec/templates/shared/statuses';
import { stringLiteral } from '@forgespec/generator/code';
import type { SdkChangeId } from './catalogue.ts';
import { accessPath, callText } from './caller-line.ts';
import type { ComparedOperation, PartFinding } from './compared-operation.ts';
import type { ResponseTypes } from './operation-types.ts';
import type { OperationPart } from './part-pointer.ts';
import { succeedingKeys } from './succeeding-keys.ts';
import type { TypeDifference, TypeDifferenceKind } from './type-difference.ts';
import type { CompareTypes } from './type-differences.ts';

const idOfKind: Readonly<Partial<Record<TypeDifferenceKind, SdkChangeId>>> = {
  'maybe-null': 'sdk-field-nullable',
  'maybe-undefined': 'sdk-field-optional',
  'member-added': 'sdk-field-added',
  'member-removed': 'sdk-field-removed',
  'values-added': 'sdk-field-value-added',
  'values-removed': 'sdk-field-value-removed',
};

type ComparedType = Parameters<CompareTypes>[0];

/** Finds the changes of the result and of the errors of a method, such as a property that is gone. */
export function compareResults(
  compared: ComparedOperation,
  compareTypes: CompareTypes,
  unknownType: ComparedType,
): readonly PartFinding[] {
  const { area, base, old, next } = compared;
  const call = callText(
    area,
    base,
    old.arguments.map(({ name }) => name),
  );
  const findings = [
    ...compareData(compared, `(await ${call})`, compareTypes),
    ...Array.from(old.responses.keys(), (status) =>
      compareResponse(status, compared, compareTypes, unknownType),
    ).flat(),
  ];
  if (old.hasPages && !next.hasPages) {
    const message = `\`for await (const item of ${call})\` no longer compiles: the call cannot read further pages any more.`;
    findings.push({ value: 'pages', finding: { id: 'sdk-pages-removed', part: 'result', steps: [], message } });
  }
  // A method can have two result types. If both types have the same difference, the difference is reported once.
  const unique = new Map<string, PartFinding>();
  for (const { value, finding } of findings) {
    const key = JSON.stringify([finding.id, value, finding.steps]);
    if (!unique.has(key)) unique.set(key, finding);
  }
  return [...unique.values()];
}

/** A finding, with the code of the value that it is about. */
interface ValueFinding {
  readonly value: string;
  readonly finding: PartFinding;
}

const findingsAbout = (
  value: string,
  part: OperationPart,
  differences: readonly TypeDifference[],
): readonly ValueFinding[] =>
  differences.map((difference) => ({ value, finding: resultFinding(value, part, difference) }));

/** Compares the data that a successful call returns. */
const compareData = (
  { old, next }: ComparedOperation,
  value: string,
  compareTypes: CompareTypes,
): readonly ValueFinding[] =>
  old.results.flatMap((result, index) => {
    const other = next.results[index] ?? next.results[0];
    return other === undefined ? [] : findingsAbout(value, 'result', compareTypes(result, other, 'read'));
  });

/** Compares an old response with the new responses that programs receive in its place. */
function compareResponse(
  status: string,
  { base, old, next }: ComparedOperation,
  compareTypes: CompareTypes,
  unknownType: ComparedType,
): readonly ValueFinding[] {
  const response = old.responses.get(status);
  if (response === undefined) return [];
  const part = { status };
  const statuses = [...old.responses.keys()];
  const isError = !isSuccess(status) && (status !== 'default' || statuses.some(isSuccess));
  const value = `if (isErrorOf(error, ${stringLiteral(base.id)})${statusCondition(status)}) error.body`;
  return [...succeedingKeys(status, statuses, [...next.responses.keys()])].flatMap((key) => {
    const other = next.responses.get(key);
    const headers = compareMembers(response.headers, other?.headers, compareTypes);
    const found = findingsAbout('result.headers', { status, isHeader: true }, headers);
    if (!isError) return found;
    if (other !== undefined)
      return [...found, ...findingsAbout(value, part, compareContents(response, other, compareTypes))];
    if (![...response.contents.values()].some((type) => compareTypes(type, unknownType, 'read').length > 0))
      return found;
    const message = `\`${value}\` has the type \`unknown\`, because the status ${status} is not described any more.`;
    return [...found, { value: status, finding: { id: 'sdk-error-removed', part, steps: [], message } }];
  });
}

const statusCondition = (status: string): string => (/^\d+$/u.test(status) ? ` && error.status === ${status}` : '');

/** Compares the headers of a response. All names are in lower case. */
function compareMembers(
  olds: ReadonlyMap<string, ComparedType>,
  nexts: ResponseTypes['headers'] | undefined,
  compareTypes: CompareTypes,
): readonly TypeDifference[] {
  return Array.from(olds, ([name, old]): readonly TypeDifference[] => {
    const next = nexts?.get(name);
    if (next === undefined) return [{ kind: 'member-removed', steps: [{ name }], detail: '' }];
    return compareTypes(old, next, 'read').map((one) => ({ ...one, steps: [{ name }, ...one.steps] }));
  }).flat();
}

/**
 * Compares the bodies of a response. If the new response does not have the media type of an old body, but has only one body, the old body
 * is compared with this new body.
 */
function compareContents(
  old: ResponseTypes,
  next: ResponseTypes,
  compareTypes: CompareTypes,
): readonly TypeDifference[] {
  return Array.from(old.contents, ([mediaType, type]): readonly TypeDifference[] => {
    const other =
      next.contents.get(mediaType) ?? (next.contents.size === 1 ? [...next.contents.values()][0] : undefined);
    if (other === undefined) return [{ kind: 'type-changed', steps: [], detail: `${mediaType} → undefined` }];
    return compareTypes(type, other, 'read');
  }).flat();
}

function resultFinding(value: string, part: OperationPart, { kind, steps, detail }: TypeDifference): PartFinding {
  const isErrorBody = value.startsWith('if ');
  const id = idOfKind[kind] ?? (isErrorBody ? 'sdk-error-type-changed' : 'sdk-field-type-changed');
  const read = `${value}${accessPath(steps)}`;
  const finding = (message: string): PartFinding => ({ id, part, steps, message });
  switch (id) {
    case 'sdk-field-added':
      return finding(`\`${read}\` is new.`);
    case 'sdk-field-removed':
      return finding(`\`${read}\` no longer compiles: the property is gone.`);
    case 'sdk-field-optional':
      return finding(`\`${read}\` may be undefined. Code no longer compiles if it does not handle undefined.`);
    case 'sdk-field-nullable':
      return finding(`\`${read}\` may be null. Code no longer compiles if it does not handle null.`);
    case 'sdk-field-value-added':
      return finding(
        `\`${read}\` may also be ${detail}. Code that must handle all values, such as an exhaustive switch, no longer compiles.`,
      );
    case 'sdk-field-value-removed': {
      const [first = ''] = detail.split(', ');
      return finding(`\`${read} === ${first}\` no longer compiles. Removed values: ${detail}.`);
    }
    default:
      return finding(`\`${read}\` has another type: ${detail.replace(' → ', ' changes to ')}.`);
  }
}
