import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { isJsonObject, type JsonObject, type JsonValue } from '../../../description/json/json.ts';
import { valueAt } from '../../../description/json/pointer.ts';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { splitAnyTarget } from '@forgespec/templates/shared/absolute-target';
import { createFindOperation } from '../../../contract/1-describe/find-operation.ts';
import { parseJsonBody } from '../../../contract/1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../contract/1-describe/subject.ts';

/** The state and the rules of a server that stores the items of one collection. */
export interface Store {
  readonly items: JsonObject[];
  /** The JSON Pointers to the values of the path parameters of an item, in the order of the path. */
  readonly keys: readonly string[];
  /** The lists of JSON Pointers whose values together must be unique. */
  readonly unique: readonly (readonly string[])[];
  /** The status for a value that is in use. */
  readonly conflict: number;
  /** Properties that must be one of the given values, although the description does not say so. */
  readonly known?: Readonly<Record<string, readonly JsonValue[]>>;
  /** The status for a value that is not one of the given values. Default: 400 if the status for a value in use is 409, else the same status. */
  readonly refusal?: number;
  /** The properties that the server itself adds to a new item. */
  readonly added?: (count: number) => JsonObject;
  /** True if the response to the creation of an item has no body. */
  readonly isSilent?: boolean;
  /** A fault of the server. */
  readonly fault?: 'deletesNothing' | 'loses201Body' | 'rejectsAll' | 'rejectsExample' | 'updatesNothing';
}

const at = (item: JsonValue | undefined, pointer: string): JsonValue | undefined =>
  valueAt(item, parsePointer(pointer));

/** Starts a server that checks each request against the description, and stores items. Returns its address. */
export async function startStore(subject: ContractSubject, store: Store): Promise<string> {
  const find = createFindOperation(subject, () => '');
  const server = createServer((request, response) => void respond(request, response));
  let count = 0;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const send = (status: number, value?: JsonValue): void => {
      response.writeHead(status, value === undefined ? {} : { 'content-type': 'application/json' });
      response.end(value === undefined || request.method === 'HEAD' ? undefined : JSON.stringify(value));
    };
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    const operation = find(method, request.url ?? '');
    const values = pathValues(subject, operation, request.url ?? '');
    if (operation !== undefined && values === undefined) return send(404, { message: 'Not found' });
    if (operation === undefined || values === undefined) {
      const allowed = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((each) => find(each, request.url ?? ''));
      if (allowed.length === 0) return send(404, { message: 'Not found' });
      response.setHeader('allow', allowed.join(', '));
      return send(405, { message: 'Not allowed' });
    }
    const schema = operation.body?.contents[0]?.schema;
    const value = parseJsonBody(body);
    if (schema !== undefined) {
      if (!/^application\/json\b/u.test(request.headers['content-type'] ?? ''))
        return send(415, { message: 'Not JSON' });
      if (value === undefined) return send(400, { message: 'Not JSON' });
      if (subject.check(schema)(value).length > 0) return send(400, { message: 'Not valid' });
    }
    const isItem = values.length === store.keys.length;
    const index = store.items.findIndex(
      (item) => isItem && store.keys.every((key, position) => String(at(item, key)) === values[position]),
    );
    const found = store.items[index];
    const sent = isJsonObject(value) ? value : {};
    if (operation.method === 'get' && !isItem) return send(200, store.items);
    const isNew = found === undefined && (operation.method === 'post' || operation.method === 'put');
    if (found === undefined && isItem && !(isNew && operation.responses.some(({ status }) => status === '201'))) {
      return send(404, { message: 'Not found' });
    }
    if (operation.method === 'get' && found !== undefined) return send(200, found);
    if (operation.method === 'delete') {
      if (store.fault !== 'deletesNothing') store.items.splice(index, 1);
      return send(204);
    }
    const inPath = isItem
      ? store.keys.filter((key) => key.lastIndexOf('/') === 0).map((key, position) => [key.slice(1), values[position]])
      : [];
    const item: JsonObject = isNew
      ? { ...Object.fromEntries(inPath), ...sent, ...store.added?.((count += 1)) }
      : { ...found, ...sent };
    const isForeign = Object.entries(store.known ?? {}).some(
      ([name, known]) => item[name] !== undefined && !known.includes(item[name]),
    );
    if (isForeign || store.fault === 'rejectsAll')
      return send(store.refusal ?? (store.conflict === 409 ? 400 : store.conflict), { message: 'Not valid' });
    if (
      isItem &&
      store.keys.some((key, position) => at(item, key) !== undefined && String(at(item, key)) !== values[position])
    )
      return send(400, { message: 'The path has another key' });
    const rivals = store.items.filter((_, position) => position !== index);
    const isUsed = store.unique.some((pointers) =>
      rivals.some((rival) => pointers.every((pointer) => at(rival, pointer) === at(item, pointer))),
    );
    if (isUsed) return send(store.conflict, { message: 'The value is in use' });
    if (isNew) {
      store.items.push(item);
      if (store.isSilent === true) return send(201);
      return store.fault === 'loses201Body' ? send(201, {}) : send(201, item);
    }
    if (store.fault !== 'updatesNothing') store.items[index] = item;
    return send(200, item);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Returns the values in the path of a request. Returns undefined if one of them is not valid. */
function pathValues(
  subject: ContractSubject,
  operation: TestedOperation | undefined,
  url: string,
): string[] | undefined {
  const segments = splitAnyTarget(url)?.path ?? [];
  const values: string[] = [];
  for (const [index, template] of (operation?.path.split('/').slice(1) ?? []).entries()) {
    if (!template.startsWith('{')) continue;
    const schema = operation?.parameters.find(
      ({ in: location, name }) => location === 'path' && `{${name}}` === template,
    )?.schema;
    const value = decodeURIComponent(segments[index] ?? '');
    const readings: JsonValue[] = [value, ...(/^-?\d+$/u.test(value) ? [Number(value)] : [])];
    if (schema === undefined || readings.every((reading) => subject.check(schema)(reading).length > 0))
      return undefined;
    values.push(value);
  }
  return values;
}
