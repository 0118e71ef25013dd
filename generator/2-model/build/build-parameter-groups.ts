import type { Parameter, ParameterGroup } from '../parameter.ts';
import type { KeywordSchema } from '../schema.ts';
import { buildSchema } from './build-schema.ts';
import type { BuildContext } from './context.ts';

/**
 * The parameters of an operation by place, as objects.
 *
 * @param pointer where the operation is.
 */
export function buildParameterGroups(
  parameters: readonly Parameter[],
  pointer: string,
  context: BuildContext,
): ParameterGroup[] {
  return [...Map.groupBy(parameters, (parameter) => parameter.in)].map(([place, members]) => ({
    in: place,
    parameters: members,
    schema: objectOf(members, `${pointer}/parameters/${place}`, context),
  }));
}

function objectOf(parameters: readonly Parameter[], pointer: string, context: BuildContext): KeywordSchema {
  const schema = buildSchema({ type: 'object' }, pointer, context);
  if (schema.kind === 'boolean') throw new Error('A schema with keywords is read as one');
  return { ...schema, properties: parameters.map((parameter) => ({ name: parameter.name, schema: parameter.schema })) };
}
