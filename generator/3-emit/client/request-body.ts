import type { Api } from '../../2-model/api.ts';
import type { Content } from '../../2-model/message.ts';
import type { Operation } from '../../2-model/operation.ts';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { describedOperation } from '../described-operation.ts';
import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-kind';
import { namedType, type Schemas } from '../named-type.ts';
import { runtime } from './symbols.ts';

const preference: readonly MediaKind[] = ['json', 'form', 'multipart', 'text', 'binary'];

/** The one way in which the client writes the body of a request. */
export function requestContent({ body }: Operation): Content | undefined {
  const rank = ({ mediaType }: Content): number => preference.indexOf(mediaKind(mediaType));
  return body?.contents.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** The type of the body. */
export function bodyType(operation: Operation, content: Content, schemas: Schemas, module: Module): string {
  const kind = mediaKind(content.mediaType);
  if (kind === 'text') return 'string';
  if (kind === 'multipart') return 'FormData';
  if (kind === 'binary') return module.use(runtime.RequestBody);
  const { type } = describedOperation(operation, module);
  const whole = operation.body?.required === true ? `${type}['requestBody']` : `NonNullable<${type}['requestBody']>`;
  return namedType(content.schema, schemas, module) ?? `${whole}['content'][${stringLiteral(content.mediaType)}]`;
}

/** Returns the format of a body. */
export function bodyFormat(content: Content, api: Api, module: Module): string {
  const { mediaType } = content;
  const kind = mediaKind(mediaType);
  const isDefault = mediaType === 'application/json' || mediaType === '*/*';
  if (kind === 'json') {
    const json = module.use(runtime.jsonBody);
    return isDefault ? json : `{ ...${json}, contentType: ${stringLiteral(mediaType)} }`;
  }
  const write = kind === 'form' ? formWriter(content, api, module) : module.use(runtime.unencoded);
  // The platform writes the boundary of a multipart body into the header.
  return kind === 'multipart' ? `{ write: ${write} }` : `{ contentType: ${stringLiteral(mediaType)}, write: ${write} }`;
}

function formWriter({ deepObjects }: Content, { formStyle }: Api, module: Module): string {
  if (formStyle === 'brackets') return module.use(runtime.bracketForm);
  const names = deepObjects.map(stringLiteral).join(', ');
  return `${module.use(runtime.formWith)}(${names && `[${names}]`})`;
}
