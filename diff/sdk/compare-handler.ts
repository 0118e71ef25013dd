import type { SdkChangeId } from './catalogue.ts';
import { accessPath, handlerText, literalWith } from './caller-line.ts';
import type { ComparedOperation, PartFinding } from './compared-operation.ts';
import type { OperationPart } from './part-pointer.ts';
import { notDescribed, succeedingKeys } from './succeeding-keys.ts';
import type { TypeDifference, TypeDifferenceKind, TypeStep } from './type-difference.ts';
import type { CompareTypes } from './type-differences.ts';

const inputIds: Readonly<Partial<Record<TypeDifferenceKind, SdkChangeId>>> = {
  'maybe-null': 'handlers-input-nullable',
  'maybe-undefined': 'handlers-input-optional',
  'member-added': 'handlers-input-added',
  'member-removed': 'handlers-input-removed',
  'values-added': 'handlers-input-value-added',
  'values-removed': 'handlers-input-value-removed',
};

const resultIds: Readonly<Partial<Record<TypeDifferenceKind, SdkChangeId>>> = {
  'member-added': 'handlers-result-added',
  'member-removed': 'handlers-result-removed',
  'member-required': 'handlers-result-required',
  'values-added': 'handlers-result-widened',
  'values-removed': 'handlers-result-value-removed',
};

/** Finds the changes of a handler. They affect its input, the property `auth` of its context, or its result. */
export function compareHandler(compared: ComparedOperation, compareTypes: CompareTypes): readonly PartFinding[] {
  const { area, base, old, next } = compared;
  const found: PartFinding[] = [];
  if (old.handlerInput !== undefined && next.handlerInput !== undefined) {
    const differences = compareTypes(old.handlerInput, next.handlerInput, 'read');
    found.push(...differences.map((difference) => inputFinding(difference)));
  }
  if (old.handlerCaller !== undefined && next.handlerCaller !== undefined) {
    const differences = compareTypes(old.handlerCaller, next.handlerCaller, 'read');
    if (differences.some(({ kind }) => kind !== 'member-added')) {
      const message = `\`context.auth\` of \`${handlerText(area, base)}\` has a different type, because the operation accepts different credentials.`;
      found.push({ id: 'handlers-caller-changed', part: 'operation', steps: [], message });
    }
  }
  const statuses = changedStatuses(compared);
  found.push(...statuses);
  if (old.handlerResult === undefined || next.handlerResult === undefined) return found;
  const differences = compareTypes(old.handlerResult, next.handlerResult, 'passed');
  // A changed status also changes the type of the whole result. If the changed statuses are reported, the change of the whole type is not
  // reported again.
  const others = differences.filter(({ steps }) => steps.length > 0 || statuses.length === 0);
  return [...found, ...others.map((difference) => resultFinding(compared, difference))];
}

function changedStatuses({ area, base, revision }: ComparedOperation): readonly PartFinding[] {
  const [olds, nexts] = [base, revision].map(({ responses }) => responses.map(({ status }) => status));
  const handler = handlerText(area, base);
  const removed = (olds ?? []).filter((status) => succeedingKeys(status, olds ?? [], nexts ?? []).has(notDescribed));
  const added = (nexts ?? []).filter((status) => olds?.includes(status) === false);
  return [
    ...removed.map((status): PartFinding => {
      const message = `\`return { status: ${status}, … }\` in \`${handler}\` no longer compiles: the status is not described any more.`;
      return { id: 'handlers-status-removed', part: { status }, steps: [], message };
    }),
    ...added.map((status): PartFinding => {
      const message = `\`${handler}\` may also return the status ${status}.`;
      return { id: 'handlers-status-added', part: { status }, steps: [], message };
    }),
  ];
}

function inputFinding({ kind, steps, detail }: TypeDifference): PartFinding {
  const id = inputIds[kind] ?? 'handlers-input-type-changed';
  const read = `input${accessPath(steps)}`;
  const [part, inner] = inputPart(steps);
  const finding = (message: string): PartFinding => ({ id, part, steps: inner, message });
  switch (id) {
    case 'handlers-input-added':
      return finding(`\`${read}\` is new.`);
    case 'handlers-input-removed':
      return finding(`\`${read}\` no longer compiles: the property is gone.`);
    case 'handlers-input-optional':
      return finding(`\`${read}\` may be undefined. A handler no longer compiles if it does not handle undefined.`);
    case 'handlers-input-nullable':
      return finding(`\`${read}\` may be null. A handler no longer compiles if it does not handle null.`);
    case 'handlers-input-value-added':
      return finding(
        `\`${read}\` may also be ${detail}. Code that must handle all values, such as an exhaustive switch, no longer compiles.`,
      );
    case 'handlers-input-value-removed': {
      const [first = ''] = detail.split(', ');
      return finding(`\`${read} === ${first}\` no longer compiles. Removed values: ${detail}.`);
    }
    default:
      return finding(`\`${read}\` has another type: ${detail.replace(' → ', ' changes to ')}.`);
  }
}

function inputPart(steps: readonly TypeStep[]): readonly [OperationPart, readonly TypeStep[]] {
  const [first, ...others] = steps;
  const name = typeof first === 'object' ? first.name : '';
  if (name === 'path' || name === 'query' || name === 'body') return [name, others];
  if (name === 'headers') return ['header', others];
  return name === 'cookies' ? ['cookie', others] : ['operation', []];
}

function resultFinding(compared: ComparedOperation, { kind, steps, detail }: TypeDifference): PartFinding {
  const id = resultIds[kind] ?? 'handlers-result-type-changed';
  const [first, ...others] = steps;
  const isBody = typeof first === 'object' && first.name === 'body';
  const handler = handlerText(compared.area, compared.base);
  const text = `return ${steps.length === 0 ? 'result' : literalWith(steps)}`;
  const finding = (message: string): PartFinding => ({
    id,
    part: isBody ? 'result' : 'operation',
    steps: isBody ? others : [],
    message,
  });
  switch (id) {
    case 'handlers-result-added':
      return finding(`\`${text}\` in \`${handler}\` now compiles: the result may have this property.`);
    case 'handlers-result-widened':
      return finding(`\`${text}\` in \`${handler}\` now also compiles with ${detail}.`);
    case 'handlers-result-removed':
      return finding(`\`${text}\` in \`${handler}\` no longer compiles: the property is gone.`);
    case 'handlers-result-required':
      return finding(
        `A result of \`${handler}\` without \`${literalWith(steps)}\` no longer compiles: the property is required.`,
      );
    case 'handlers-result-value-removed':
      return finding(
        `\`${text}\` in \`${handler}\` no longer compiles with ${detail}: the value is not possible any more.`,
      );
    default:
      return finding(
        `\`${text}\` in \`${handler}\` no longer compiles: the type changes from ${detail.replace(' → ', ' to ')}.`,
      );
  }
}
