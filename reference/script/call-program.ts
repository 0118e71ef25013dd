import { argumentList } from '@forgespec/model';
import type { JsonValue } from '@forgespec/description/json';
import { stringLiteral, valueLiteral } from '@forgespec/generator/code/literal';
import { propertyKey } from '@forgespec/generator/code/property-key';
import { credentialMember } from '../samples/credential-member.ts';
import type { FormParameter, FormScheme, RequestForm } from '../content/form-data.ts';
import { valueOf, type BodyValues, type FormValues } from './compose-request.ts';

/**
 * Returns a program that sends the request of a form with the generated client. It reads the credentials from environment variables.
 *
 * @param page the address of the page, to which the address of the server can be relative.
 */
export function callProgram(
  { call, operation, servers }: RequestForm,
  { server, parameters, body }: FormValues,
  schemes: readonly FormScheme[],
  page: string,
): string {
  const given = (location: FormParameter['in']): string | undefined => {
    const members = parameters.flatMap(({ parameter, text }) =>
      parameter.in === location ? [[parameter.name, codeOf(valueOf(text, parameter.isJson))] as const] : [],
    );
    return members.length === 0 ? undefined : objectCode(members, '');
  };
  const isDescribed = servers.find(({ url }) => /^https?:/iu.test(url))?.url === server;
  const address =
    isDescribed || call.hasOwnServers
      ? call.address
      : [`baseUrl: ${stringLiteral(new URL(server, page).href.replace(/\/+$/u, ''))}`];
  const auth = schemes.flatMap(authMember);
  const options = [...address, ...(auth.length === 0 ? [] : [`auth: { ${auth.join(', ')} }`])];
  const written = body && bodyCode(body);
  const args = argumentList(
    { method: call.method, parameters: operation.parameters },
    {
      path: given('path'),
      query: given('query'),
      headers: given('header'),
      body: written,
      options: body === undefined || body.body.mediaType === call.mediaType ? [] : [contentType(body)],
    },
  );
  const files = written?.includes('fileAt(') === true;
  return [
    ...(files ? ["import { openAsBlob } from 'node:fs';"] : []),
    `import { createClient${files ? ', fileAt' : ''} } from ${stringLiteral(call.module)};`,
    '',
    `const client = createClient(${options.length === 0 ? '' : `{\n${options.map((each) => `  ${each},\n`).join('')}}`});`,
    '',
    `${call.before}${args.join(', ')}${call.after}`,
    '',
  ].join('\n');
}

const contentType = ({ body }: BodyValues): string => `contentType: ${stringLiteral(body.mediaType)}`;

function authMember({ name, carrier, variables }: FormScheme): string[] {
  switch (carrier.kind) {
    case 'basic':
    case 'bearer':
    case 'header':
    case 'query':
      return [credentialMember(name, carrier.kind, variables)];
    case 'authorization':
    case 'cookie':
    case 'connection':
      return [];
  }
}

/** Returns the code of a body, as the client accepts it. */
function bodyCode({ body, text, fields }: BodyValues): string {
  switch (body.kind) {
    case 'json':
      return codeOf(valueOf(text, true));
    case 'sequence':
      return codeOf(text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [valueOf(line, true)])));
    case 'text':
      return stringLiteral(text);
    case 'binary':
      return filesCode(fields[0]?.files ?? []);
    case 'form':
    case 'multipart':
      return objectCode(
        fields.flatMap(({ name, text: value, files }) =>
          files.length === 0 && value === ''
            ? []
            : [[name, files.length === 0 ? codeOf(valueOf(value, true)) : filesCode(files)] as const],
        ),
        '',
      );
  }
}

function filesCode(files: readonly File[]): string {
  const [first = { name: 'file', type: '' }] = files;
  const code = ({ name, type }: Pick<File, 'name' | 'type'>): string =>
    `await fileAt(${stringLiteral(name)}, { openAsBlob${type === '' ? '' : `, type: ${stringLiteral(type)}`} })`;
  return files.length > 1 ? `[${files.map(code).join(', ')}]` : code(first);
}

/** The length of the longest list or object on one line. */
const longestLine = 60;

/** Returns the code of a value, with one line for each item of a long list or object. */
function codeOf(value: JsonValue, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => codeOf(item, inner));
    return listCode('[', items, ']', indent);
  }
  if (typeof value !== 'object' || value === null) return valueLiteral(value);
  const members = Object.entries(value).flatMap(([name, member]) =>
    member === undefined ? [] : [[name, codeOf(member, inner)] as const],
  );
  return objectCode(members, indent);
}

const objectCode = (members: readonly (readonly [name: string, code: string])[], indent: string): string =>
  listCode(
    '{ ',
    members.map(([name, code]) => `${propertyKey(name)}: ${code}`),
    ' }',
    indent,
  );

function listCode(open: string, items: readonly string[], close: string, indent: string): string {
  if (items.length === 0) return open.trim() + close.trim();
  const line = `${open}${items.join(', ')}${close}`;
  if (line.length <= longestLine && !line.includes('\n')) return line;
  return `${open.trim()}\n${items.map((item) => `${indent}  ${item},\n`).join('')}${indent}${close.trim()}`;
}
