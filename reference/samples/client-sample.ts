import type { Api, Area, OperationModel, Parameter } from '@forgespec/model';
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
  return program(['createClient'], 'createClient', operation, api, call, modules);
}

/**
 * Returns a program that calls a standalone function: `listShopPets(client, { id: 24 })`. A bundle of this program
 * contains only one operation.
 */
export function functionSample(
  operation: OperationModel,
  api: Api,
  input: SampleInput,
  modules: SampleModules,
): string {
  const call = `${operation.name}(${['client', ...callArguments(operation, input)].join(', ')})`;
  return program(['createCoreClient', operation.name], 'createCoreClient', operation, api, call, modules);
}

function program(
  imports: readonly string[],
  create: string,
  operation: OperationModel,
  api: Api,
  call: string,
  modules: SampleModules,
): string {
  const members = [
    ...addressOptions(operation, api).map(([name, value]) => `${propertyKey(name)}: ${stringLiteral(value)}`),
    ...auth(sampleCredentials(operation, api)),
  ];
  return [
    `import { ${imports.join(', ')} } from ${stringLiteral(modules.client)};`,
    '',
    `const client = ${create}(${members.length === 0 ? '' : `{ ${members.join(', ')} }`});`,
    '',
    useOfResult(operation, api, call),
    '',
  ].join('\n');
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
 * Returns the arguments of a call: the path parameters, the query, the body and the options. Omits each argument that the
 * operation does not have.
 */
function callArguments(operation: OperationModel, { values, body }: SampleInput): string[] {
  const takes = (location: Parameter['in']): boolean =>
    operation.parameters.some((parameter) => parameter.in === location);
  const given = (location: Parameter['in']): SampleValue[] =>
    values.filter(({ parameter }) => parameter.in === location);
  const query = given('query');
  const headers = given('header');
  const isLast = body === undefined && headers.length === 0;
  return [
    ...(takes('path') ? [object(given('path'))] : []),
    ...(takes('query') && !(query.length === 0 && isLast) ? [object(query)] : []),
    ...(body === undefined ? [] : [bodyLiteral(body)]),
    ...(headers.length === 0 ? [] : [`{ headers: ${object(headers)} }`]),
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
