import { isMediaRange } from '@forgespec/templates/shared/media-type';
import { byPreference, type Api, type Content, type OperationModel } from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { mediaTypeText } from '../media-type-text.ts';
import type { Schemas } from '../named-type.ts';
import { bodyFormat, bodyType } from './request-body.ts';
import { runtime } from './symbols.ts';

/** A group of media types of a request body. The body has the same TypeScript type for all these media types. */
interface BodyOption {
  readonly type: string;
  /** The type of the option `contentType`. */
  readonly contentType: string;
  /** True if the caller can leave out `contentType`, because the default media type is one of these media types. */
  readonly isDefault: boolean;
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

/** The argument `options` of a function. */
interface OptionsArgument {
  readonly type: string;
  readonly isRequired: boolean;
}

/**
 * Returns the code of a type for the arguments `body` and `options`, such as `[body: Pet, options?: …] | [body: string, options: …]`. This
 * union has one tuple for each TypeScript type that the body can have. Returns undefined if the body has the same type for all media types.
 *
 * @param withSelection adds the property that selects a stream to the type of a body.
 */
export function bodyArguments(
  operation: OperationModel,
  choice: readonly Content[],
  general: OptionsArgument,
  schemas: Schemas,
  module: Module,
  withSelection: (type: string) => string,
): string | undefined {
  const bodies = optionsOf(choice, schemas, module);
  if (bodies.length === 1) return undefined;
  const isBodyRequired = operation.body?.required === true;
  return bodies
    .map((body) => {
      const { type: options, isRequired: areOptionsRequired } = withContentType(general, body);
      const type = withSelection(body.type);
      if (isBodyRequired) return `[body: ${type}, options${areOptionsRequired ? '' : '?'}: ${options}]`;
      return areOptionsRequired
        ? `[body: ${type} | undefined, options: ${options}]`
        : `[body?: ${type} | undefined, options?: ${options}]`;
    })
    .join(' | ');
}

/**
 * Returns the argument `options` with the added option `contentType`. The result is correct only if the body has the same TypeScript type
 * for all media types.
 */
export const optionsForBody = (
  choice: readonly Content[],
  general: OptionsArgument,
  schemas: Schemas,
  module: Module,
): OptionsArgument => {
  const [only] = optionsOf(choice, schemas, module);
  return only === undefined ? general : withContentType(general, only);
};

const withContentType = (
  { type, isRequired }: OptionsArgument,
  { contentType, isDefault }: BodyOption,
): OptionsArgument => ({
  type: `${type} & { readonly contentType${isDefault ? '?' : ''}: ${contentType}${isDefault ? ' | undefined' : ''} }`,
  isRequired: isRequired || !isDefault,
});

function optionsOf(choice: readonly Content[], schemas: Schemas, module: Module): BodyOption[] {
  const byType = Map.groupBy(choice, (content) => bodyType(content, schemas, module));
  return Array.from(byType, ([type, contents]) => ({
    type,
    contentType: [...new Set(contents.map(({ mediaType }) => mediaTypeText(mediaType)))].join(' | '),
    isDefault: contents.some((content) => content === choice[0] && !isUnknownType(content)),
  }));
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
