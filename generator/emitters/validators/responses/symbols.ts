import type { Area, OperationModel } from '@forgespec/model';
import { exportedValue, type ExportedSymbol } from '../../../code/symbol.ts';

/** Returns the path of the module that describes the responses of an area. */
export const responsesModulePath = ({ file }: Area): string => `validators/responses/${file}.ts`;

/** Returns the constant that describes the responses of an operation: `listShopPetsResponses`. */
export const responseValidators = (area: Area, operation: OperationModel): ExportedSymbol =>
  exportedValue(`${operation.name}Responses`, responsesModulePath(area));

/** The constant that maps the name of each operation to its responses. */
export const responsesByOperation: ExportedSymbol = exportedValue('responses', 'validators/responses.ts');
