import type { Response } from '../2-model/message.ts';
import type { Operation } from '../2-model/operation.ts';
import { stringLiteral } from '../code/literal.ts';
import type { Module } from '../code/module.ts';
import { operationsType, pathsType } from './types/symbols.ts';

/** Where openapi-typescript has the type of an operation. */
export interface DescribedOperation {
  /** The type that it is a member of: `operations`, or `paths['/x']` where the description gives it no id. */
  readonly owner: string;
  /** Its name there, as a literal. */
  readonly key: string;
  /** Both together: `operations['listShopPets']`. */
  readonly type: string;
}

/** Finds an operation in the types of openapi-typescript. */
export function describedOperation(operation: Operation, module: Module): DescribedOperation {
  const { id, path, method } = operation;
  const owner = id === undefined ? `${module.use(pathsType)}[${stringLiteral(path)}]` : module.use(operationsType);
  // openapi-typescript writes the `#` of an id so, because ids are part of its references.
  const key = stringLiteral(id === undefined ? method : id.replaceAll('#', '/'));
  return { owner, key, type: `${owner}[${key}]` };
}

/** How openapi-typescript writes the status of a response as a key, as a literal. */
export const statusKey = ({ status }: Response): string => (/^\d+$/u.test(status) ? status : stringLiteral(status));
