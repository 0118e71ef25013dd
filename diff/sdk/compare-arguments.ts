import type { TypeDifference, TypeDifferenceKind, TypeStep } from './type-difference.ts';
import type { CompareTypes } from './type-differences.ts';
import type { SdkChangeId } from './catalogue.ts';
import { callText, literalWith, methodText } from './caller-line.ts';
import type { ComparedOperation, PartFinding } from './compared-operation.ts';
import type { ArgumentType } from './operation-types.ts';
import type { OperationPart } from './part-pointer.ts';

const idOfKind: Readonly<Partial<Record<TypeDifferenceKind, SdkChangeId>>> = {
  'member-added': 'sdk-argument-added',
  'member-removed': 'sdk-argument-removed',
  'member-required': 'sdk-argument-required',
  'type-changed': 'sdk-argument-type-changed',
  'values-added': 'sdk-argument-widened',
  'values-removed': 'sdk-argument-value-removed',
};

/** Finds the changes of the arguments of a method, such as an argument that has become required. */
export function compareArguments(compared: ComparedOperation, compareTypes: CompareTypes): readonly PartFinding[] {
  const { area, base, old, next } = compared;
  const names = old.arguments.map(({ name }) => name);
  const found: PartFinding[] = [];
  for (const argument of old.arguments) {
    const other = next.arguments.find(({ name }) => name === argument.name);
    if (other === undefined) {
      const call = callText(area, base, names, [argument.name, argument.name]);
      found.push({
        id: 'sdk-argument-removed',
        part: partOf(argument, []),
        steps: [],
        message: `\`${call}\` no longer compiles: the method has no argument \`${argument.name}\` any more.`,
      });
      continue;
    }
    for (const difference of compareTypes(argument.type, other.type, 'passed')) {
      found.push(argumentFinding(compared, argument, difference));
    }
  }
  return [...found, ...newArguments(compared, compareTypes)];
}

function argumentFinding(
  { area, base, revision, next, old }: ComparedOperation,
  argument: ArgumentType,
  { kind, steps, detail }: TypeDifference,
): PartFinding {
  const method = methodText(area, base);
  const id = idOfKind[kind] ?? 'sdk-argument-type-changed';
  const names = old.arguments.map(({ name }) => name);
  const text = steps.length === 0 ? argument.name : literalWith(steps);
  const call = callText(area, base, names, [argument.name, text]);
  const subject = steps.length === 0 ? `the argument \`${argument.name}\`` : `\`${literalWith(steps)}\``;
  const part = partOf(argument, steps);
  const rest = part === 'header' ? steps.slice(1) : steps;
  const finding = (message: string): PartFinding => ({ id, part, steps: rest, message });
  switch (id) {
    case 'sdk-argument-added':
      return finding(`\`${method}\` also accepts ${subject} in the argument \`${argument.name}\`.`);
    case 'sdk-argument-widened':
      return finding(`\`${call}\` also accepts ${detail}.`);
    case 'sdk-argument-removed':
      return finding(`\`${call}\` no longer compiles: the argument does not have this property any more.`);
    case 'sdk-argument-required': {
      const missing = callText(area, base, names);
      const complete = callText(
        area,
        revision,
        next.arguments.map(({ name }) => name),
        [argument.name, text],
      );
      return finding(`\`${missing}\` no longer compiles: ${subject} is required. Write \`${complete}\`.`);
    }
    case 'sdk-argument-value-removed':
      return finding(`\`${call}\` no longer compiles with ${detail}: the value is not accepted any more.`);
    default:
      return finding(`\`${call}\` no longer compiles: the type changes from ${detail.replace(' → ', ' to ')}.`);
  }
}

/**
 * Finds arguments that only the new method has. A new argument before an existing argument changes the position of the existing argument.
 */
function newArguments(compared: ComparedOperation, compareTypes: CompareTypes): readonly PartFinding[] {
  const { area, base, revision, old, next } = compared;
  const [names, nextNames] = [old.arguments, next.arguments].map((list) => list.map(({ name }) => name));
  return next.arguments.flatMap((argument, index): PartFinding[] => {
    if (names?.includes(argument.name) === true) return [];
    const part = partOf(argument, []);
    if (!argument.isOptional) {
      const call = callText(area, base, names ?? []);
      const complete = callText(area, revision, nextNames ?? []);
      const message = `\`${call}\` no longer compiles: the argument \`${argument.name}\` is required. Write \`${complete}\`.`;
      return [{ id: 'sdk-argument-required', part, steps: [], message }];
    }
    const moved = old.arguments[index];
    const isShifted = moved !== undefined && compareTypes(moved.type, argument.type, 'passed').some(isBreaking);
    if (!isShifted) {
      const message = `\`${methodText(area, base)}\` has the new optional argument \`${argument.name}\`.`;
      return [{ id: 'sdk-argument-added', part, steps: [], message }];
    }
    const call = callText(area, base, names ?? [], [moved.name, moved.name]);
    const complete = callText(area, revision, nextNames ?? [], [moved.name, moved.name]);
    const message = `\`${call}\` no longer compiles: the argument \`${argument.name}\` is now before \`${moved.name}\`. Write \`${complete}\`.`;
    return [{ id: 'sdk-argument-inserted', part, steps: [], message }];
  });
}

const isBreaking = ({ kind }: TypeDifference): boolean => kind !== 'member-added' && kind !== 'values-added';

function partOf({ name }: ArgumentType, steps: readonly TypeStep[]): OperationPart {
  const [first] = steps;
  if (name === 'path' || name === 'query' || name === 'body') return name;
  return typeof first === 'object' && first.name === 'cookies' ? 'cookie' : 'header';
}
