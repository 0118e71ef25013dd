import { isMediaRange } from '@forgespec/templates/shared/media-type';
import { byPreference, type Api, type Content, type OperationModel } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { mediaTypeText } from '../media-type-text.ts';
import type { Schemas } from '../named-type.ts';
import { bodyFormat, bodyType, requestContent } from './request-body.ts';
import { runtime } from './symbols.ts';

/**
 * A type that a caller can pass as the body, with the option `contentType` that belongs to this type. A body has several variants if it has
 * another type for another media type.
 */
export interface BodyVariant {
  readonly type: string;
  readonly isRequired: boolean;
  /** The type of the option `contentType`. Undefined if the body has no such option. */
  readonly contentType: string | undefined;
  /** True if the caller must pass `contentType`, because the default media type is not one of this variant. */
  readonly needsContentType: boolean;
}

/**
 * Returns the media types from which the caller of an operation chooses. Returns undefined if the caller has no choice. The first media
 * type is the default, because it is the easiest to use. For example, JSON is easier to use than XML. If the only media type is a range,
 * such as `image/*`, the caller must choose a media type of that range.
 */
export function bodyChoice({ body }: OperationModel): readonly Content[] | undefined {
  const contents = byPreference(body);
  const [first, ...others] = contents;
  if (first === undefined) return undefined;
  return others.length > 0 || isUnknownType(first) ? contents : undefined;
}

const isUnknownType = ({ mediaType }: Content): boolean => isMediaRange(mediaType) && mediaType !== '*/*';

/**
 * Returns the variants of the body of an operation. Returns an empty array if the operation has no body.
 *
 * @param withSelection adds the property that selects a stream to the type of a body.
 */
export function bodyVariants(
  operation: OperationModel,
  schemas: Schemas,
  module: Module,
  withSelection: (type: string) => string,
): BodyVariant[] {
  const content = requestContent(operation);
  if (content === undefined) return [];
  const isRequired = operation.body?.required === true;
  const choice = bodyChoice(operation);
  if (choice === undefined) {
    const type = withSelection(bodyType(content, schemas, module));
    return [{ type, isRequired, contentType: undefined, needsContentType: false }];
  }
  const byType = Map.groupBy(choice, (each) => bodyType(each, schemas, module));
  const variants = Array.from(byType, ([type, contents]): BodyVariant => {
    const mediaTypes = new Set(contents.map(({ mediaType }) => mediaTypeText(mediaType)));
    const hasDefault = contents.some((each) => each === choice[0] && !isUnknownType(each));
    const contentType = [...mediaTypes].join(' | ');
    return { type: withSelection(type), isRequired, contentType, needsContentType: !hasDefault };
  });
  if (isRequired || variants.some(({ needsContentType }) => !needsContentType)) return variants;
  return [...variants, { type: 'undefined', isRequired, contentType: undefined, needsContentType: false }];
}

/**
 * Returns the expression that selects the format of a body with the option `contentType`. A format consists of a `Content-Type` and the
 * function that writes the body.
 */
export function formatChoice(choice: readonly Content[], api: Api, schemas: Schemas, module: Module): string {
  const formats = choice.map(
    (content) => `${stringLiteral(content.mediaType)}: ${bodyFormat(content, api, schemas, module)}`,
  );
  const hasRange = choice.some(isUnknownType);
  return `${module.use(hasRange ? runtime.formatInRange : runtime.chosenFormat)}({ ${formats.join(', ')} }, options)`;
}
