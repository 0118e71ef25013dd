import type { Response } from '../2-model/message.ts';
import type { OperationModel } from '../2-model/operation.ts';
import { stringLiteral } from '../code/literal.ts';
import type { Module } from '../code/module.ts';
import { operationsType, pathsType } from './types/symbols.ts';

/** The position of an operation in the types of openapi-typescript. */
export interface DescribedOperation {
  /** The type that contains it: `operations`, or `paths['/x']` if the operation has no id. */
  readonly owner: string;
  /** The key in that type, as a literal. */
  readonly key: string;
  /** The type of the operation: `operations['listShopPets']`. */
  readonly type: string;
}

/** Returns the position of an operation in the types of openapi-typescript. */
export function describedOperation(operation: OperationModel, module: Module): DescribedOperation {
  const { id, path, method } = operation;
  const owner = id === undefined ? `${module.use(pathsType)}[${stringLiteral(path)}]` : module.use(operationsType);
  // openapi-typescript replaces the `#` of an id, because ids are part of its references.
  const key = stringLiteral(id === undefined ? method : id.replaceAll('#', '/'));
  return { owner, key, type: `${owner}[${key}]` };
}

/** Returns the key of openapi-typescript for the status of a response, as a literal. */
export const statusKey = ({ status }: Response): string => (/^\d+$/u.test(status) ? status : stringLiteral(status));
