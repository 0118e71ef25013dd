import type { JsonValue } from '@forgespec/description/json';
import {
  partsOf,
  valueSchema,
  type Api,
  type Area,
  type Content,
  type OperationModel,
  type Parameter,
  type ParameterLocation,
  type Resolve,
} from '@forgespec/model';
import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import { stringLiteral } from '../../../code/literal.ts';
import type { Module } from '../../../code/module.ts';
import { usesOnly } from '../used-keywords.ts';
import { exportedType, exportedValue, type ExportedSymbol } from '../../../code/symbol.ts';
import { operationType, partOfLocation } from '../../types/symbols.ts';

/** A part of a request. Each part has a decoder of its own. */
export type RequestPartName = 'Body' | 'BodyItem' | 'Cookies' | 'Form' | 'Headers' | 'Multipart' | 'Path' | 'Query';

/** A kind of request body. Each kind has a decoder of its own. */
export type BodyPart = 'Body' | 'BodyItem' | 'Form' | 'Multipart';

export const bodyParts: readonly BodyPart[] = ['Body', 'BodyItem', 'Form', 'Multipart'];

/** For each kind of bodies, the part whose decoder decodes them. Undefined if no decoder checks bodies of this kind. */
const partOfKind: Readonly<Record<MediaKind, BodyPart | undefined>> = {
  binary: undefined,
  form: 'Form',
  json: 'Body',
  multipart: 'Multipart',
  sequence: 'BodyItem',
  text: undefined,
};

/** Returns the request parts that an operation uses. */
function requestParts(operation: OperationModel): RequestPartName[] {
  const parts = new Set(operation.parameters.map((parameter) => partOfLocation[parameter.in]));
  const bodies = bodyParts.filter((part) => bodyContent(operation, part) !== undefined);
  return [...parts, ...bodies];
}

/**
 * Returns the first media type of a request body that has a schema and that the decoder of `part` decodes. For example, the decoder of
 * `Body` decodes JSON. Returns undefined if the body has no such media type.
 */
export const bodyContent = ({ body }: OperationModel, part: BodyPart): Content | undefined =>
  body?.contents.find(
    (content) => valueSchema(content) !== undefined && partOfKind[mediaKind(content.mediaType)] === part,
  );

/** A media type of the same kind (such as JSON) as an earlier media type of the request body, but with another schema. */
export interface OtherBody {
  readonly part: BodyPart;
  readonly content: Content;
  /** The number at the end of the decoder's name, such as 2 in `decodeUpdatePetBody2`. */
  readonly number: number;
}

/**
 * Returns the media types of a request body that need a further decoder, because an earlier media type of the same kind has another schema.
 */
export function otherBodies({ body }: OperationModel): OtherBody[] {
  return bodyParts.flatMap((part) => {
    const [first, ...others] = (body?.contents ?? []).filter(
      (content) => valueSchema(content) !== undefined && partOfKind[mediaKind(content.mediaType)] === part,
    );
    return others
      .filter((content) => first === undefined || !hasSameSchema(first, content))
      .map((content, index) => ({ part, content, number: index + 2 }));
  });
}

/** Returns true if two media types refer to the same named schema, and have the same `encoding` for the fields of forms. */
function hasSameSchema(first: Content, other: Content): boolean {
  const [a, b] = [valueSchema(first), valueSchema(other)];
  if (a?.kind !== 'keywords' || b?.kind !== 'keywords') return false;
  const isSame =
    a.reference !== undefined &&
    a.reference === b.reference &&
    usesOnly(a, ['reference']) &&
    usesOnly(b, ['reference']);
  const notationOf = ({ deepObjects, encodings }: Content): string => JSON.stringify([deepObjects, encodings]);
  return isSame && notationOf(first) === notationOf(other);
}

/** Returns the symbol of the decoder for another media type, such as `decodeUpdatePetBody2`. */
export const otherDecoder = (area: Area, operation: OperationModel, other: OtherBody, api: Api): ExportedSymbol =>
  exportedValue(`${decoderName(operation, other.part)}${other.number}`, requestsModulePath(area, api));

/** Returns the properties of the object literal that contains the decoders of an operation. */
export function decoderMembers(area: Area, operation: OperationModel, api: Api, module: Module): string[] {
  const members = requestParts(operation).map(
    (part) => `${decoderKey(part)}: ${module.use(partDecoder(area, operation, part, api))}`,
  );
  const others = otherBodies(operation).map((other) => {
    const decoder = module.use(otherDecoder(area, operation, other, api));
    return `${stringLiteral(other.content.mediaType)}: { ${decoderKey(other.part)}: ${decoder} }`;
  });
  return others.length === 0 ? members : [...members, `byMediaType: { ${others.join(', ')} }`];
}

/** Returns the key for the decoder of a request part, such as `bodyItem`. */
const decoderKey = (part: RequestPartName): string => part.charAt(0).toLowerCase() + part.slice(1);

/** Returns the type name of a request part, such as `ListShopPetsQuery`. */
export const partName = ({ typePrefix }: OperationModel, part: RequestPartName): string => `${typePrefix}${part}`;

/**
 * Returns the type of the decoded parameters of a location. If some parameters have defaults, the module with the decoders declares this
 * type, such as `ListShopPetsQueryWithDefaults`. Otherwise a module in `types/` declares it.
 */
export function decodedType(
  operation: OperationModel,
  location: ParameterLocation,
  api: Api,
  resolve: Resolve,
): ExportedSymbol {
  const part = partOfLocation[location];
  if (defaultedNames(operation, location, resolve).length === 0) return operationType(operation, part);
  return exportedType(`${partName(operation, part)}WithDefaults`, requestsModulePath({ file: operation.area }, api));
}

/** Returns the names of the optional parameters that have a default. After decoding, these parameters always have a value. */
export const defaultedNames = (operation: OperationModel, location: ParameterLocation, resolve: Resolve): string[] =>
  operation.parameters
    .filter((parameter) => parameter.in === location && !parameter.required)
    .filter((parameter) => defaultOf(parameter, resolve) !== undefined)
    .map(({ name }) => name);

/** Returns an array with the default of a parameter, so that the default null (`[null]`) differs from no default (undefined). */
export function defaultOf({ schema }: Parameter, resolve: Resolve): readonly [JsonValue | bigint] | undefined {
  const part = partsOf(schema, resolve).find(({ annotations }) => annotations.default !== undefined);
  const digits = part?.longNumbers?.['default'];
  return digits === undefined ? part?.annotations.default : [BigInt(digits)];
}

/** The module with the table of the request decoders of all operations. */
export const requestsTableModule = 'validators/requests.ts';

/** The constant that maps the name of each operation to its request decoders. */
export const requestsByOperation: ExportedSymbol = exportedValue('requests', requestsTableModule);

/**
 * Returns the path of the module with the request decoders of an area. If an API has only one area, the decoders are in the module with the
 * table.
 */
export const requestsModulePath = ({ file }: Pick<Area, 'file'>, { areas }: Api): string =>
  areas.length === 1 ? requestsTableModule : `validators/requests/${file}.ts`;

/** Returns the symbol of the decoder for a request part, such as `decodeListShopPetsQuery`. */
const partDecoder = (area: Area, operation: OperationModel, part: RequestPartName, api: Api): ExportedSymbol =>
  exportedValue(decoderName(operation, part), requestsModulePath(area, api));

export const decoderName = (operation: OperationModel, part: RequestPartName): string =>
  `decode${partName(operation, part)}`;
