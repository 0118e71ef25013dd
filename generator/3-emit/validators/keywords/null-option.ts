import type { Schema } from '../../../2-model/schema.ts';
import { compare } from '../condition.ts';
import { plain } from '../fragment.ts';
import type { Scope } from '../scope.ts';
import type { Step } from '../step.ts';

/**
 * The steps of `anyOf` or `oneOf` with two options of which one is null: the other one, for a value that is not. So a nullable
 * reference gives the issues of what it refers to, and not "none of the options".
 */
export function nullOption(options: readonly Schema[], scope: Scope): Step[] | undefined {
  const other = besideNull(options);
  if (other === undefined) return undefined;
  const { name, value, path, known } = scope;
  const when = compare(value, '!==', plain('null'));
  return [{ kind: 'apply', when, application: { schema: other, value, path, known, name: `${name}Value` } }];
}

/** The other one of two options of which one is null. */
export function besideNull(options: readonly Schema[]): Schema | undefined {
  if (options.length !== 2 || options.filter(isNull).length !== 1) return undefined;
  return options.find((option) => !isNull(option));
}

/** Whether a schema says `type: 'null'`. */
export const isNull = (schema: Schema): boolean =>
  schema.kind === 'keywords' && schema.type?.length === 1 && schema.type[0] === 'null';
