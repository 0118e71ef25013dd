import type { Area } from '../../../2-model/api.ts';
import type { Content } from '../../../2-model/message.ts';
import type { OperationModel } from '../../../2-model/operation.ts';
import type { Parameter } from '../../../2-model/parameter.ts';
import { typeName } from '../../../code/identifier.ts';
import { exportedType, exportedValue, type ExportedSymbol } from '../../../code/symbol.ts';
import { mediaKind } from '@forgespec/templates/shared/media-type';

/** A part of a request that has a decoder of its own. */
export type RequestPartName = 'Body' | 'Cookies' | 'Form' | 'Headers' | 'Multipart' | 'Path' | 'Query';

/** A way in which the body of a request is decoded. */
export type BodyPart = 'Body' | 'Form' | 'Multipart';

export const bodyParts: readonly BodyPart[] = ['Body', 'Form', 'Multipart'];

const kindOfPart = { Body: 'json', Form: 'form', Multipart: 'multipart' } as const;

/** The part of a request for each value of `in`. */
export const partOfPlace: Readonly<Record<Parameter['in'], RequestPartName>> = {
  path: 'Path',
  query: 'Query',
  header: 'Headers',
  cookie: 'Cookies',
};

/** Returns the parts of a request that an operation uses. */
export function requestParts(operation: OperationModel): RequestPartName[] {
  const places = new Set(operation.parameters.map((parameter) => partOfPlace[parameter.in]));
  const bodies = bodyParts.filter((part) => bodyContent(operation, part) !== undefined);
  return [...places, ...bodies];
}

/** Returns the JSON or the form that an operation takes as its body, if the description has a schema for it. */
export const bodyContent = ({ body }: OperationModel, part: BodyPart): Content | undefined =>
  body?.contents.find(({ mediaType, schema }) => schema !== undefined && mediaKind(mediaType) === kindOfPart[part]);

/** Types of the runtime of a server, which imports types of parts beside them. */
const serverTypes: ReadonlySet<string> = new Set(['DescribedHeaders', 'RawBody']);

/** The type of a part of a request: `ListShopPetsQuery`. For an operation `raw`, the type of its body is `RawRequestBody`. */
export function partTypeName(operation: OperationModel, part: RequestPartName): string {
  const owner = typeName(operation.name);
  return serverTypes.has(`${owner}${part}`) ? `${owner}Request${part}` : `${owner}${part}`;
}

/** The type of a part of a request, from the module of its area. */
export const partType = (area: Area, operation: OperationModel, part: RequestPartName): ExportedSymbol =>
  exportedType(partTypeName(operation, part), requestsModulePath(area));

/** The module of the requests of an area. */
export const requestsModulePath = ({ file }: Area): string => `validators/requests/${file}.ts`;

/** The function that decodes a part of a request: `decodeListShopPetsQuery`. */
export const partDecoder = (area: Area, operation: OperationModel, part: RequestPartName): ExportedSymbol =>
  exportedValue(decoderName(operation, part), requestsModulePath(area));

export const decoderName = (operation: OperationModel, part: RequestPartName): string =>
  `decode${partTypeName(operation, part)}`;
