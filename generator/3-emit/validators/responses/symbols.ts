import type { Api, Area } from '../../../2-model/api.ts';
import type { OperationModel } from '../../../2-model/operation.ts';
import { exportedValue, type ExportedSymbol } from '../../../code/symbol.ts';

/** The module of the responses of an area. */
export const responsesModulePath = ({ file }: Area): string => `validators/responses/${file}.ts`;

/** The checks of the responses of an operation: `listShopPetsResponses`. */
export const responseValidators = (area: Area, operation: OperationModel): ExportedSymbol =>
  exportedValue(`${operation.name}Responses`, responsesModulePath(area));

/** The responses of all operations, by their names. */
export const responsesByOperation: ExportedSymbol = exportedValue('responses', 'validators/responses.ts');

/** Returns true if the client or the server compares responses with the description, so that the output needs their validators. */
export const needsResponseValidators = ({ clientExtras, serverExtras }: Api): boolean =>
  clientExtras.includes('checkResponses') || serverExtras.includes('checkResponses');
