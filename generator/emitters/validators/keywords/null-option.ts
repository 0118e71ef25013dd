import type { Schema } from '@forgespec/model';
import { compare } from '../condition.ts';
import { plain } from '../fragment.ts';
import type { Scope } from '../scope.ts';
import type { ValidationStep } from '../step.ts';

/**
 * Returns the steps of an `anyOf` or `oneOf` with null and one other option. For an invalid value, the steps report the issues of the other
 * option, because this option applies to every value except null. The usual steps would report only that no option matches. Returns
 * undefined for any other list of options.
 */
export function nullOption(options: readonly Schema[], scope: Scope): ValidationStep[] | undefined {
  const other = besideNull(options);
  if (other === undefined) return undefined;
  const { name, value, path, known } = scope;
  const when = compare(value, '!==', plain('null'));
  return [{ kind: 'apply', when, application: { schema: other, value, path, known, name: `${name}Value` } }];
}

/** If exactly one of two options allows only null, returns the other option. Otherwise returns undefined. */
export function besideNull(options: readonly Schema[]): Schema | undefined {
  if (options.length !== 2 || options.filter(isNull).length !== 1) return undefined;
  return options.find((option) => !isNull(option));
}

/** Returns true if a schema allows only null. */
export const isNull = (schema: Schema): boolean =>
  schema.kind === 'keywords' && schema.type?.length === 1 && schema.type[0] === 'null';
