import type { Operation } from '../../2-model/operation.ts';
import type { Parameter } from '../../2-model/parameter.ts';
import { valueTypes } from '../../2-model/inspect/value-types.ts';
import { stringLiteral } from '../../code/literal.ts';
import { propertyKey } from '../../code/property-key.ts';
import type { Schemas } from '../named-type.ts';

/**
 * Returns an object literal with the notation of each query parameter whose arrays or objects are not written with brackets.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export function queryNotations({ parameters }: Operation, schemas: Schemas): string {
  const members = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => {
      const notation = notationOf(parameter, schemas);
      return notation === undefined ? [] : [`${propertyKey(parameter.name)}: ${stringLiteral(notation)}`];
    });
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function notationOf({ name, style, explode, mediaType, schema }: Parameter, schemas: Schemas): string | undefined {
  if (mediaType !== undefined) return 'json';
  const types = valueTypes(schema, (pointer) => schemas.get(pointer)?.schema);
  const isObject = types.has('object');
  if (!isObject && !types.has('array')) return undefined;
  if (style === 'deepObject' || name.endsWith('[]')) return undefined;
  if (explode) return style === 'form' && isObject ? 'members' : 'repeated';
  return style === 'pipeDelimited' ? 'pipes' : style === 'spaceDelimited' ? 'spaces' : 'commas';
}
