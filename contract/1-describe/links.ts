import { isSuccess } from '@forgespec/templates/shared/statuses';
import { formatPointer, isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { followReferences, parseReference } from '@forgespec/description/openapi';
import { jsonSchemaOf } from './documented-response.ts';
import { propertyForParameter } from './parameter-properties.ts';
import { isSameObject } from './same-object.ts';
import { scalarProperties } from './scalar-properties.ts';
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

/** Returns true if an operation creates a resource: a POST, or a PUT that documents the status 201. */
export const createsResource = ({ method, responses }: TestedOperation): boolean =>
  method === 'post' || (method === 'put' && responses.some(({ status }) => status === '201'));

/**
 * Derives links from the paths of the operations. For example, `POST /pets` gets links to the operations of `/pets/{pet_id}` if its
 * request or response body has a property `pet_id` or `id`. A PUT that creates a resource gets links to the other operations of its path.
 */
function suggestedLinks(subject: ContractSubject, from: TestedOperation): Link[] {
  if (!createsResource(from)) return [];
  const collection = from.path.replace(/\/$/u, '');
  const inherited = Object.fromEntries(namesIn(collection).map((name) => [name, `$request.path.${name}`]));
  if (from.method === 'put') {
    return subject.operations
      .filter(({ path, name }) => path === from.path && name !== from.name)
      .map((to) => ({ from, to, parameters: inherited }));
  }
  return subject.operations.flatMap((to) => {
    const item = to.path.startsWith(`${collection}/{`)
      ? to.path.slice(collection.length)
      : shallowItem(subject, from, to);
    if (!/^(?:\/\{[^{}]+\})+$/u.test(item)) return [];
    const own = namesIn(item).map((name) => [name, sourceOf(subject, from, name)] as const);
    if (own.some(([, expression]) => expression === undefined)) return [];
    const used = new Set(namesIn(to.path));
    const parameters = { ...inherited, ...Object.fromEntries(own) };
    return [
      {
        from,
        to,
        parameters: present(Object.fromEntries(Object.entries(parameters).filter(([name]) => used.has(name)))),
      },
    ];
  });
}

/**
 * Returns the end of the path of an item that is created below another resource, but addressed on its own: `/{comment_id}` for
 * `POST /posts/{post_id}/comments` and `GET /comments/{comment_id}`, if both return the same schema. Returns an empty text for other operations.
 */
function shallowItem(subject: ContractSubject, from: TestedOperation, to: TestedOperation): string {
  const [, collection = '', item = ''] = /^[^{}]*\/([^/{}]+)(\/\{[^{}]+\})$/u.exec(to.path) ?? [];
  const reader = subject.operations.find(({ method, path }) => method === 'get' && path === to.path);
  if (reader === undefined || !from.path.includes('{') || !from.path.endsWith(`/${collection}`)) return '';
  return isSameObject(subject, jsonSchemaOf(from), jsonSchemaOf(reader)) ? item : '';
}

const namesIn = (path: string): string[] => Array.from(path.matchAll(/\{([^{}]+)\}/gu), ([, name = '']) => name);

/** Returns the expression for the value of a path parameter of a new resource. Prefers the response to the request. */
function sourceOf(subject: ContractSubject, from: TestedOperation, parameter: string): string | undefined {
  const response = from.responses.find(({ status }) => isSuccess(status))?.contents[0]?.schema;
  const [inResponse, inRequest] = [response, from.body?.contents[0]?.schema].map((schema) =>
    propertyForParameter(parameter, from.path, scalarProperties(schema, subject.resolve)),
  );
  if (inResponse !== undefined && inResponse.rank <= (inRequest?.rank ?? inResponse.rank))
    return `$response.body#${inResponse.property.pointer}`;
  // The server chooses the values of other properties, such as an id that only the response contains.
  return inRequest === undefined ? undefined : `$request.body#${inRequest.property.pointer}`;
}
