import type { Response } from '../2-model/message.ts';
import type { OperationModel } from '../2-model/operation.ts';
import { stringLiteral } from '../code/literal.ts';
import type { Module } from '../code/module.ts';
import { operationsType, pathsType } from './types/symbols.ts';

/** The type of an operation in the output of openapi-typescript. */
export interface DescribedOperation {
  /** The type that contains the operation: `operations`, or `paths['/x']` if the operation has no id. */
  readonly owner: string;
  /** The key of the operation in that type, as a string literal. */
  readonly key: string;
  /** The type of the operation: `operations['listShopPets']`. */
  readonly type: string;
}

/** Returns the type of an operation in the output of openapi-typescript. */
export function describedOperation(operation: OperationModel, module: Module): DescribedOperation {
  const { id, path, method } = operation;
  const owner = id === undefined ? `${module.use(pathsType)}[${stringLiteral(path)}]` : module.use(operationsType);
  // openapi-typescript writes `#` in an id as `/`, because it uses ids in its own references.
  const key = stringLiteral(id === undefined ? method : id.replaceAll('#', '/'));
  return { owner, key, type: `${owner}[${key}]` };
}

/** Returns the key of a response in the output of openapi-typescript, as a literal. */
export const statusKey = ({ status }: Response): string => (/^\d+$/u.test(status) ? status : stringLiteral(status));
