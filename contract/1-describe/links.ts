import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/generator/json';
import { followReferences, parseReference } from '@forgespec/generator/reference';
import { formatPointer } from '@forgespec/generator/pointer';
import { mergedSchema } from '@forgespec/generator/values/merged-schema';
import type { ContractSubject, TestedOperation } from './subject.ts';

/** A link from one operation to another: the response of the first operation provides arguments for the second one. */
export interface Link {
  readonly from: TestedOperation;
  readonly to: TestedOperation;
  /** The arguments of `to`, by parameter name. Each value is a runtime expression or a constant. */
  readonly parameters: Readonly<Record<string, JsonValue>>;
}

/**
 * Returns the links of all operations. If the description has no links for an operation, returns links that are derived from the paths of
 * the operations.
 */
export function findLinks(subject: ContractSubject): Link[] {
  return subject.operations.flatMap((from) => {
    const stated = statedLinks(subject, from);
    return stated.length > 0 ? stated : suggestedLinks(subject, from);
  });
}

function statedLinks(subject: ContractSubject, from: TestedOperation): Link[] {
  return from.responses
    .filter(({ status }) => isSuccess(status))
    .flatMap(({ status }) => {
      const response = follow(subject, subject.at(`${from.pointer}/responses/${status}`));
      return Object.values(isJsonObject(response.links) ? response.links : {}).flatMap((node) => {
        const link = follow(subject, node);
        const to =
          typeof link.operationId === 'string' ? subject.operation(link.operationId) : byReference(subject, link);
        const parameters = isJsonObject(link.parameters) ? link.parameters : {};
        return to === undefined ? [] : [{ from, to, parameters: present(parameters) }];
      });
    });
}

function byReference({ operations }: ContractSubject, { operationRef }: JsonObject): TestedOperation | undefined {
  if (typeof operationRef !== 'string') return undefined;
  const { file, keys } = parseReference(operationRef);
  const wanted = file === '' ? formatPointer(keys) : undefined;
  return operations.find(({ pointer }) => pointer === wanted);
}

const present = (object: JsonObject): Record<string, JsonValue> =>
  Object.fromEntries(Object.entries(object).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

function follow(subject: ContractSubject, node: JsonValue | undefined): JsonObject {
  const target = followReferences(subject.document, node);
  return isJsonObject(target) ? target : {};
}

/**
 * Derives links from the paths of the operations. For example, `POST /pets` gets links to the operations of `/pets/{pet_id}` if its
 * response body has a property `pet_id` or `id`.
 */
function suggestedLinks(subject: ContractSubject, from: TestedOperation): Link[] {
  if (from.method !== 'post') return [];
  const body = from.responses.find(({ status }) => isSuccess(status))?.contents[0]?.schema;
  const properties = body === undefined ? [] : (mergedSchema(body, subject.resolve)?.properties ?? []);
  const collection = from.path.replace(/\/$/u, '');
  return subject.operations.flatMap((to) => {
    const item = to.path.startsWith(`${collection}/{`) ? to.path.slice(collection.length + 1) : '';
    const name = /^\{([^{}]+)\}$/u.exec(item)?.[1];
    if (name === undefined) return [];
    const key = propertiesForParameter(name).find((candidate) =>
      properties.some((property) => property.name === candidate),
    );
    if (key === undefined) return [];
    const inherited = Array.from(collection.matchAll(/\{([^{}]+)\}/gu), ([, outer = '']) => [
      outer,
      `$request.path.${outer}`,
    ]);
    return [
      { from, to, parameters: { ...Object.fromEntries(inherited), [name]: `$response.body#/${escapeSegment(key)}` } },
    ];
  });
}

/** Returns the names of properties that may contain the value of a path parameter: `pet_id` → `pet_id`, `id`. */
export const propertiesForParameter = (parameter: string): string[] => [
  parameter,
  ...Array.from(parameter.matchAll(/[_-](?=[^_-])|(?=[A-Z])/gu), ({ index, 0: mark }) => {
    const rest = parameter.slice(index + mark.length);
    return `${rest[0]?.toLowerCase() ?? ''}${rest.slice(1)}`;
  }),
  'id',
];
