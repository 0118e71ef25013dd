import type { Api, Area } from '../../../2-model/api.ts';
import type { Content } from '../../../2-model/message.ts';
import type { OperationModel } from '../../../2-model/operation.ts';
import type { Parameter } from '../../../2-model/parameter.ts';
import { typeName } from '../../../code/identifier.ts';
import { exportedType, exportedValue, type ExportedSymbol } from '../../../code/symbol.ts';
import { mediaKind } from '@forgespec/templates/shared/media-type';

/** A part of a request. Each part has a decoder of its own. */
export type RequestPartName = 'Body' | 'Cookies' | 'Form' | 'Headers' | 'Multipart' | 'Path' | 'Query';

/** A kind of request body. Each kind has a decoder of its own. */
export type BodyPart = 'Body' | 'Form' | 'Multipart';

export const bodyParts: readonly BodyPart[] = ['Body', 'Form', 'Multipart'];

const kindOfPart = { Body: 'json', Form: 'form', Multipart: 'multipart' } as const;

/** The request part that contains the parameters of each location. */
export const partOfLocation: Readonly<Record<Parameter['in'], RequestPartName>> = {
  path: 'Path',
  query: 'Query',
  header: 'Headers',
  cookie: 'Cookies',
};

/** Returns the request parts that an operation uses. */
export function requestParts(operation: OperationModel): RequestPartName[] {
  const parts = new Set(operation.parameters.map((parameter) => partOfLocation[parameter.in]));
  const bodies = bodyParts.filter((part) => bodyContent(operation, part) !== undefined);
  return [...parts, ...bodies];
}

/** Returns the media type of a body that a decoder is for; undefined if the operation has none with a schema. */
export const bodyContent = ({ body }: OperationModel, part: BodyPart): Content | undefined =>
  body?.contents.find(({ mediaType, schema }) => schema !== undefined && mediaKind(mediaType) === kindOfPart[part]);

/** The runtime types that a server module imports beside the types of request parts. */
const serverTypes: ReadonlySet<string> = new Set(['DescribedHeaders', 'RawBody']);

/** Returns the name of a request part's type: `ListShopPetsQuery`. For the body of an operation `raw`, it is `RawRequestBody`. */
export function partTypeName(operation: OperationModel, part: RequestPartName): string {
  const owner = typeName(operation.name);
  return serverTypes.has(`${owner}${part}`) ? `${owner}Request${part}` : `${owner}${part}`;
}

/** Returns the type of a request part as an import. */
export const partType = (area: Area, operation: OperationModel, part: RequestPartName, api: Api): ExportedSymbol =>
  exportedType(partTypeName(operation, part), requestsModulePath(area, api));

/** The module with the table of the request decoders of all operations. */
export const requestsTableModule = 'validators/requests.ts';

/** Returns the path of the module with the request decoders of an area. An API with one area has them in the module with the table. */
export const requestsModulePath = ({ file }: Area, { areas }: Api): string =>
  areas.length === 1 ? requestsTableModule : `validators/requests/${file}.ts`;

/** Returns the decoder of a request part as an import: `decodeListShopPetsQuery`. */
export const partDecoder = (area: Area, operation: OperationModel, part: RequestPartName, api: Api): ExportedSymbol =>
  exportedValue(decoderName(operation, part), requestsModulePath(area, api));

export const decoderName = (operation: OperationModel, part: RequestPartName): string =>
  `decode${partTypeName(operation, part)}`;
