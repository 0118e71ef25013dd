import type { Operation } from '../../../2-model/operation.ts';
import type { Parameter } from '../../../2-model/parameter.ts';
import { typeName } from '../../../code/identifier.ts';

/** A part of a request that has a decoder of its own. */
export type RequestPart = 'Body' | 'Cookies' | 'Form' | 'Headers' | 'Path' | 'Query';

/** The part of a request that parameters of a place are. */
export const partOfPlace: Readonly<Record<Parameter['in'], RequestPart>> = {
  path: 'Path',
  query: 'Query',
  header: 'Headers',
  cookie: 'Cookies',
};

/** The type of a part of a request: `ListProjectBadgesQuery`. */
export const partTypeName = (operation: Operation, part: RequestPart): string => `${typeName(operation.name)}${part}`;

/** The function that makes it of what comes in: `decodeListProjectBadgesQuery`. */
export const decoderName = (operation: Operation, part: RequestPart): string =>
  `decode${partTypeName(operation, part)}`;
