import { typeName } from '../../code/identifier.ts';
import type { SourceLocation } from '../../diagnostics/diagnostic.ts';
import type { Area } from '../api.ts';
import type { PlacedOperation } from './build-operations.ts';
import type { BuildContext } from './context.ts';
import { createNames } from './names.ts';

const phrase = (name: string): string => `is called ${name} in the types of a server`;

/**
 * Reports an operation if the name of one of its server types collides. The server types of `listPets` are `ListPets`, `ListPetsInput`
 * and `ListPetsResult`. No other operation, area or security scheme may have a type with such a name. For example, the operations `list`
 * and `listInput` collide.
 *
 * @param securitySchemes the variable names of the security schemes.
 */
export function checkTypeNames(
  areas: readonly Area[],
  operations: readonly PlacedOperation[],
  securitySchemes: readonly string[],
  context: BuildContext,
): void {
  const areaTypes = areas.map(({ name }) => `${typeName(name)}Handlers`);
  const authTypes = securitySchemes.map((variable) => `${typeName(variable)}Auth`);
  const names = createNames(context, [...context.reservedNames.handlers, ...areaTypes, ...authTypes], phrase);
  // Other checks have already reported operations without a name, and operations with the same name.
  const distinct = new Map(operations.map((placed) => [placed.operation.name, placed]));
  distinct.delete('');
  for (const { operation, node } of distinct.values()) {
    const place = (): SourceLocation | undefined => context.place(node, 'operationId', 'value');
    for (const suffix of ['', 'Input', 'Result']) {
      names.claim(`${typeName(operation.name)}${suffix}`, `operation ${operation.name}`, place);
    }
  }
}
