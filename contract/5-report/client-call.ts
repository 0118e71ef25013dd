import { propertyKey, valueLiteral } from '@forgespec/generator/code';
import type { JsonValue } from '@forgespec/description/json';
import { argumentList, type Area } from '@forgespec/model';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { Arguments } from '../http/arguments.ts';
import type { TestedOperation } from '../1-describe/subject.ts';

/**
 * Returns the call of the generated client that sends a request: `client.shopPets.list({ id: 24 })`. Returns undefined if the client writes
 * the body in another way than as a value, such as a file.
 *
 * @param areas the areas of the API.
 */
export function clientCall(
  areas: readonly Area[],
  operation: TestedOperation,
  { path, query, header, body }: Arguments,
): string | undefined {
  const area = areas.find(({ operations }) => operations.some(({ name }) => name === operation.name));
  const kind = body === undefined ? 'json' : mediaKind(body.mediaType);
  if (area === undefined || !['form', 'json', 'text'].includes(kind)) return undefined;
  const parts = {
    path: objectCode(path),
    query: objectCode(query),
    headers: objectCode(header),
    body: body === undefined ? undefined : valueLiteral(body.value),
  };
  return `client.${[...area.path, operation.shortName].join('.')}(${argumentList(operation, parts).join(', ')})`;
}

function objectCode(values: Readonly<Record<string, JsonValue>>): string | undefined {
  const members = Object.entries(values).map(([name, value]) => `${propertyKey(name)}: ${valueLiteral(value)}`);
  return members.length === 0 ? undefined : `{ ${members.join(', ')} }`;
}
