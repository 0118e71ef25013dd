import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { Api, Content } from '@forgespec/model';
import { commentLines } from '../../code/comment.ts';
import type { Module } from '../../code/module.ts';
import { bodySymbol, typeOfContent } from '../content-type.ts';
import type { Schemas } from '../named-type.ts';
import { typeContext } from '../type-context.ts';
import { declarationText } from './declaration.ts';
import { withReadonlyArrays } from './readonly-arrays.ts';

/**
 * Returns the declarations of the types of bodies, one for each name.
 *
 * @param sentence returns the doc comment for its subject, such as `The body of a response with the status 404`.
 */
export function bodyDeclarations(
  contents: readonly Content[],
  sentence: (subject: string) => string,
  schemas: Schemas,
  module: Module,
): string[] {
  const declared = new Set<string>();
  return contents.flatMap((content) => {
    const symbol = bodySymbol(content, schemas);
    if (symbol === undefined || declared.has(symbol.name)) return [];
    declared.add(symbol.name);
    const docs = commentLines(sentence(subjectOf(content)));
    const type = typeOfContent(content, schemas);
    const isRequest = content.type?.statuses.length === 0;
    const declaredType = isRequest ? withReadonlyArrays(type) : type;
    return [declarationText(symbol.name, docs, declaredType, typeContext(schemas, module))];
  });
}

/** Returns the declarations of the body types that several operations use. */
export function sharedBodies({ areas }: Api, schemas: Schemas, module: Module): string[] {
  const responses = areas.flatMap(({ operations }) => operations.flatMap((operation) => operation.responses));
  const contents = responses.flatMap((response) => response.contents.filter(({ type }) => type?.area === undefined));
  return bodyDeclarations(contents, (subject) => `${subject}.`, schemas, module);
}

function subjectOf({ mediaType, eventData, type }: Content): string {
  const body = mediaKind(mediaType) !== 'sequence' ? 'The body' : eventData === undefined ? 'An item' : 'An event';
  const statuses = type?.statuses ?? [];
  if (statuses.length === 0) return body;
  const list = new Intl.ListFormat('en').format(statuses);
  return `${body} of ${statuses.length === 1 ? 'a response with the status' : 'responses with the statuses'} ${list}`;
}
