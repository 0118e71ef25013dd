import type { Schema } from '../../../2-model/schema.ts';
import { compare } from '../condition.ts';
import { plain } from '../fragment.ts';
import type { Scope } from '../scope.ts';
import type { Step } from '../step.ts';

/**
 * Returns the steps of `anyOf` or `oneOf` with null and one other option: the other option applies to all values except null. So
 * the issues of a nullable reference are the issues of its target, and not "none of the options".
 */
export function nullOption(options: readonly Schema[], scope: Scope): Step[] | undefined {
  const other = besideNull(options);
  if (other === undefined) return undefined;
  const { name, value, path, known } = scope;
  const when = compare(value, '!==', plain('null'));
  return [{ kind: 'apply', when, application: { schema: other, value, path, known, name: `${name}Value` } }];
}

/** Returns the other option if one of two options is null. */
export function besideNull(options: readonly Schema[]): Schema | undefined {
  if (options.length !== 2 || options.filter(isNull).length !== 1) return undefined;
  return options.find((option) => !isNull(option));
}

/** Returns true if the type of a schema is null. */
export const isNull = (schema: Schema): boolean =>
  schema.kind === 'keywords' && schema.type?.length === 1 && schema.type[0] === 'null';
