import type { OperationModel } from '@forgespec/model';
import { isIdentifier } from '@forgespec/model/names';

/**
 * Returns the names of the constants for the operations of a module. The name is the short name of the operation. If the short name is a
 * reserved word such as `delete`, or if the module imports this name, the name of the constant is the name of the operation, such as
 * `deletePet`.
 *
 * @param imported the names that the module imports.
 */
export function constantNames(operations: readonly OperationModel[], imported: readonly string[]): string[] {
  const taken = new Set(imported);
  const isUsable = ({ shortName }: OperationModel): boolean => isIdentifier(shortName) && !taken.has(shortName);
  const shortNames = new Set(operations.filter(isUsable).map(({ shortName }) => shortName));
  const isTaken = (name: string): boolean => taken.has(name) || shortNames.has(name);
  return operations.map((operation) => {
    if (isUsable(operation)) return operation.shortName;
    let { name } = operation;
    while (isTaken(name)) name += '_';
    return name;
  });
}
