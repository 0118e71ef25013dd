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
  for (const argument of old.arguments.filter(({ isEmpty }) => !isEmpty)) {
    const other = next.arguments.find(({ name, isEmpty }) => name === argument.name && !isEmpty);
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
  return [...found, ...newArguments(compared)];
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
  const rest = argument.name === 'options' ? steps.slice(1) : steps;
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

/** Finds arguments that only the new method has. No such argument moves an existing argument, because each argument has a fixed position. */
function newArguments({ area, base, revision, old, next }: ComparedOperation): readonly PartFinding[] {
  const [names = [], nextNames = []] = [old.arguments, next.arguments].map((list) => list.map(({ name }) => name));
  const known = new Set(old.arguments.filter(({ isEmpty }) => !isEmpty).map(({ name }) => name));
  const added = next.arguments.filter(({ name, isEmpty }) => !isEmpty && !known.has(name));
  return added.map((argument): PartFinding => {
    const part = partOf(argument, []);
    if (argument.isOptional) {
      const message = `\`${methodText(area, base)}\` has the new optional argument \`${argument.name}\`.`;
      return { id: 'sdk-argument-added', part, steps: [], message };
    }
    const call = callText(area, base, names);
    const complete = callText(area, revision, nextNames);
    const message = `\`${call}\` no longer compiles: the argument \`${argument.name}\` is required. Write \`${complete}\`.`;
    return { id: 'sdk-argument-required', part, steps: [], message };
  });
}

function partOf({ name }: ArgumentType, steps: readonly TypeStep[]): OperationPart {
  const [first] = steps;
  if (name === 'path' || name === 'query' || name === 'body') return name;
  const option = typeof first === 'object' ? first.name : undefined;
  if (option === 'query' || option === 'body') return option;
  return option === 'cookies' ? 'cookie' : 'header';
}
