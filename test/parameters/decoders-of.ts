import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '../generate.ts';
import type { ResponseDescriptions } from '../../templates/shared/response-description.ts';
import type { RequestDecoders } from '../../templates/shared/request-decoders.ts';

export type Decoders = Readonly<Record<string, RequestDecoders>>;

/** Generates the decoders of a description, and imports them. */
export async function decodersOf(document: object): Promise<Decoders> {
  const { requests } = await validatorsOf<{ requests: Decoders }>(document, 'requests');
  return requests;
}

/** Generates the response validators of a description, and imports them. */
export async function responsesOf(document: object): Promise<Readonly<Record<string, ResponseDescriptions>>> {
  const { responses } = await validatorsOf<{ responses: Record<string, ResponseDescriptions> }>(document, 'responses');
  return responses;
}

const head = { openapi: '3.1.0', info: { title: 'Test', version: '1' } };

async function validatorsOf<Exports>(document: object, module: 'requests' | 'responses'): Promise<Exports> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-decoders-'));
  try {
    const spec = join(folder, 'openapi.json');
    writeFileSync(spec, JSON.stringify({ ...head, ...document }));
    const out = join(folder, 'out');
    const { diagnostics, upToDate } = await generate({ spec, out, only: ['validators'], check: false, force: false });
    if (!upToDate) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    return await import(pathToFileURL(join(out, `validators/${module}.ts`)).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A parameter of OpenAPI. */
export type ParameterObject = { readonly name: string; readonly in: string } & Readonly<Record<string, unknown>>;

/**
 * Generates the decoders of operations. Each key is the name of an operation, and its value is the list of its parameters. The path of an
 * operation begins with its name, and has one further segment for each path parameter: `GET /name/{id}`.
 */
export function decodersWith(
  operations: Readonly<Record<string, readonly ParameterObject[]>>,
  more: object = {},
): Promise<Decoders> {
  const paths = Object.entries(operations).map(([operationId, parameters]) => {
    const template = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `/{${name}}`);
    const operation = { operationId, parameters, responses: { 200: { description: 'Good.' } } };
    return [`/${operationId}${template.join('')}`, { get: operation }];
  });
  return decodersOf({ paths: Object.fromEntries(paths), ...more });
}
