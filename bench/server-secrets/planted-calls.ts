import { pathToFileURL } from 'node:url';
import { createDiagnostics } from '../../description/diagnostics/index.ts';
import type { JsonValue } from '../../description/json/index.ts';
import { loadDescription } from '../../description/load/load.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { inspectDescription } from '../../model/check/index.ts';
import {
  basePath,
  documentedSuccesses,
  type Content,
  type NamedSchema,
  type OperationModel,
} from '../../model/index.ts';
import { isJson } from '../../templates/shared/media-type.ts';
import { plantedValue, sampleOf } from './planted-value.ts';

/** A call of an operation, and the result that its handler returns. */
export interface PlantedCall {
  readonly operation: string;
  readonly area: string;
  readonly handler: string;
  readonly method: string;
  /** The path and the query of the request. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON text of the body. */
  readonly body?: string;
  readonly result: { readonly status: number; readonly contentType?: string; readonly body: JsonValue };
}

/** Returns a call of each operation of a description whose response, and whose required body, are described as JSON. */
export async function plantedCalls(path: string): Promise<PlantedCall[]> {
  const description = await loadDescription(path, createDiagnostics(), { remotes: [] });
  if (description === undefined) throw new Error(`${pathToFileURL(path).href} cannot be loaded.`);
  const { api } = inspectDescription(description, [], reservedNames);
  const schemas = new Map(api.schemas.map((schema) => [schema.reference, schema]));
  return api.areas.flatMap((area) =>
    area.operations
      .filter(
        ({ method, body }) =>
          method !== 'head' &&
          !(method === 'get' && body?.required === true) &&
          (body?.required !== true || jsonContent(body.contents) !== undefined),
      )
      .flatMap((operation) => {
        const result = plantedResult(operation, schemas);
        if (result === undefined) return [];
        const { name, shortName, servers } = operation;
        const request = requestOf(operation, basePath(servers ?? api.servers), schemas);
        return [{ operation: name, area: area.name, handler: shortName, ...request, result }];
      }),
  );
}

function plantedResult(operation: OperationModel, schemas: ReadonlyMap<string, NamedSchema>) {
  for (const { status, contents } of documentedSuccesses(operation)) {
    const content = jsonContent(contents);
    const body = content?.schema === undefined ? undefined : plantedValue(content.schema, schemas);
    if (content === undefined || body === undefined) continue;
    const choice = contents.length > 1 ? { contentType: content.mediaType } : {};
    return { status: /^\d+$/u.test(status) ? Number(status) : 200, ...choice, body };
  }
  return undefined;
}

const jsonContent = (contents: readonly Content[]): Content | undefined =>
  contents.find(({ mediaType, schema }) => isJson(mediaType) && schema !== undefined);

/** Returns a request with sample values of all required parameters, and of the required body. */
function requestOf(
  { path, method, parameters, body }: OperationModel,
  prefix: string,
  schemas: ReadonlyMap<string, NamedSchema>,
): Pick<PlantedCall, 'body' | 'headers' | 'method' | 'target'> {
  const text = (name: string): string => {
    const schema = parameters.find((parameter) => parameter.name === name)?.schema;
    const value = schema === undefined ? 'x' : sampleOf(schema, schemas);
    return [value].flat().map(String).join();
  };
  const required = (location: string): string[] =>
    parameters.flatMap((one) => (one.in === location && one.required ? [one.name] : []));
  const query = required('query').map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(text(name))}`);
  const cookies = required('cookie').map((name) => `${name}=${encodeURIComponent(text(name))}`);
  const content = body?.required === true ? jsonContent(body.contents) : undefined;
  return {
    method: method.toUpperCase(),
    ...(content?.schema !== undefined && { body: JSON.stringify(sampleOf(content.schema, schemas)) ?? 'null' }),
    target: `${prefix}${path.replace(/\{([^}]+)\}/gu, (_, name: string) => encodeURIComponent(text(name)))}?${query.join('&')}`,
    headers: {
      ...Object.fromEntries(required('header').map((name) => [name, text(name)])),
      ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
      ...(content !== undefined && { 'content-type': content.mediaType }),
    },
  };
}
