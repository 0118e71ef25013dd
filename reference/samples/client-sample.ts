import { secondArgument, type Api, type Area, type OperationModel, type Parameter } from '@forgespec/model';
import { isIdentifier } from '@forgespec/model/names';
import { propertyKey, stringLiteral, valueLiteral } from '@forgespec/generator/code';
import { sampleCredentials, type SampleCarrier, type SampleCredential } from './sample-credentials.ts';
import type { SampleBody, SampleInput, SampleValue } from './sample-input.ts';
import { addressOptions } from './sample-server.ts';
import { useOfResult } from './use-of-result.ts';

/** The import paths of the modules that samples use. */
export interface SampleModules {
  /** The module of the client, such as `./generated/client/index.ts`. */
  readonly client: string;
  /** The modules of the areas, such as `./generated/client/*.ts`. The star stands for the file name of an area. */
  readonly areas: string;
  /** The module with the types of handlers. */
  readonly server: string;
}

/** Returns a program that calls a method of the client: `client.shopPets.list({ id: 24 })`. */
export function namespacedSample(
  operation: OperationModel,
  area: Area,
  api: Api,
  input: SampleInput,
  modules: SampleModules,
): string {
  const call = `client.${area.path.join('.')}.${operation.shortName}(${callArguments(operation, input).join(', ')})`;
  const imports = [`import { createClient } from ${stringLiteral(modules.client)};`];
  return program(imports, 'createClient', operation, api, useOfResult(operation, api, call));
}

/**
 * Returns a program that calls the function of one operation: `shopPets.list(client)({ id: 24 })`. A bundle of this program contains only
 * this operation.
 */
export function functionSample(
  operation: OperationModel,
  area: Area,
  api: Api,
  input: SampleInput,
  modules: SampleModules,
): string {
  const name = ownNames.has(area.name) ? `${area.name}Area` : area.name;
  const call = `${name}.${operation.shortName}(client)(${callArguments(operation, input).join(', ')})`;
  const imports = [
    `import { createCoreClient } from ${stringLiteral(modules.client)};`,
    `import * as ${name} from ${stringLiteral(modules.areas.replace('*', () => area.file))};`,
  ];
  return program(imports, 'createCoreClient', operation, api, useOfResult(operation, api, call, name));
}

/** The names of the other variables in samples. */
const ownNames: ReadonlySet<string> = new Set(['client', 'createCoreClient', 'headers', 'item', 'result']);

function program(imports: readonly string[], create: string, operation: OperationModel, api: Api, use: string): string {
  const members = [
    ...addressOptions(operation, api).map(([name, value]) => `${propertyKey(name)}: ${stringLiteral(value)}`),
    ...auth(sampleCredentials(operation, api)),
  ];
  const options = members.length === 0 ? '' : `{ ${members.join(', ')} }`;
  return [...imports, '', `const client = ${create}(${options});`, '', use, ''].join('\n');
}

function auth(credentials: readonly SampleCredential[]): string[] {
  const members = credentials.map(({ scheme, kind, variables: [first = '', second = ''] }) => {
    return `${propertyKey(scheme.name)}: ${credentialCode[kind](first, second)}`;
  });
  return members.length === 0 ? [] : [`auth: { ${members.join(', ')} }`];
}

/** For each kind of credential, the function that returns its code. The arguments are names of environment variables. */
const credentialCode: Readonly<Record<SampleCarrier, (first: string, second: string) => string>> = {
  basic: (first, second) => `{ username: ${secret(first)}, password: ${secret(second)} }`,
  bearer: (first) => environment(first),
  header: (first) => environment(first),
  query: (first) => environment(first),
};

const environment = (name: string): string =>
  isIdentifier(name) ? `process.env.${name}` : `process.env[${stringLiteral(name)}]`;

const secret = (name: string): string => `${environment(name)} ?? ''`;

/**
 * Returns the arguments of a call: the path parameters, the query or the body, and the options. Omits arguments at the end that are not
 * needed.
 */
function callArguments(operation: OperationModel, { values, body }: SampleInput): string[] {
  const given = (location: Parameter['in']): string | undefined => {
    const ofLocation = values.filter(({ parameter }) => parameter.in === location);
    return ofLocation.length === 0 ? undefined : object(ofLocation);
  };
  const parts = { query: given('query'), body: body === undefined ? undefined : bodyLiteral(body) };
  const second = secondArgument(operation);
  const other = second === 'query' ? 'body' : 'query';
  const options = Object.entries({ headers: given('header'), [other]: parts[other] }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}: ${text}`],
  );
  const hasPath = operation.parameters.some((parameter) => parameter.in === 'path');
  const last = options.length === 0 ? [] : [`{ ${options.join(', ')} }`];
  const isOmitted = parts[second] === undefined && last.length === 0;
  return [
    ...(hasPath ? [given('path') ?? '{}'] : []),
    ...(isOmitted ? [] : [parts[second] ?? (second === 'query' ? '{}' : 'undefined')]),
    ...last,
  ];
}

const object = (values: readonly SampleValue[]): string =>
  `{ ${values.map(({ parameter, value }) => `${propertyKey(parameter.name)}: ${valueLiteral(value)}`).join(', ')} }`;

function bodyLiteral({ kind, value }: SampleBody): string {
  switch (kind) {
    case 'multipart':
      return 'new FormData()';
    case 'sequence':
      return `[${valueLiteral(value)}]`;
    case 'binary':
      return 'new Blob([])';
    case 'form':
    case 'json':
    case 'text':
      return valueLiteral(value);
  }
}
