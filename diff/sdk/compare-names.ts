import { namedResponses, typesModule } from '@forgespec/generator/emitters';
import { handlerText, methodText } from './caller-line.ts';
import type { MatchedOperations } from './match-operations.ts';
import type { ModelSide, ModelSides, SdkFinding } from './sdk-change.ts';
import type { TypeProgram } from './type-program.ts';

/** Finds methods and handlers that are new, gone or renamed. */
export function compareOperationNames({ same, renamed, removed, added }: MatchedOperations): readonly SdkFinding[] {
  return [
    ...removed.flatMap(({ area, operation }): SdkFinding[] => {
      const part = { operation, base: operation.pointer, revision: undefined };
      return [
        { ...part, id: 'sdk-method-removed', message: `\`${methodText(area, operation)}\` no longer exists.` },
        { ...part, id: 'handlers-operation-removed', message: `\`${handlerText(area, operation)}\` no longer exists.` },
      ];
    }),
    ...renamed.flatMap(({ base, revision }): SdkFinding[] => {
      const part = { operation: base.operation, base: base.operation.pointer, revision: revision.operation.pointer };
      const [method, newMethod] = [base, revision].map(({ area, operation }) => methodText(area, operation));
      const [handler, newHandler] = [base, revision].map(({ area, operation }) => handlerText(area, operation));
      return [
        { ...part, id: 'sdk-method-renamed', message: `\`${method}\` no longer exists. Write \`${newMethod}\`.` },
        {
          ...part,
          id: 'handlers-operation-renamed',
          message: `\`${handler}\` no longer exists. Write \`${newHandler}\`.`,
        },
      ];
    }),
    ...added.flatMap(({ area, operation }): SdkFinding[] => {
      const part = { operation, base: undefined, revision: operation.pointer };
      const text = `The operation responds with 501 until the server has the handler \`${handlerText(area, operation)}\`.`;
      return [
        { ...part, id: 'sdk-method-added', message: `\`${methodText(area, operation)}\` is new.` },
        { ...part, id: 'handlers-operation-added', message: text },
      ];
    }),
    ...same.flatMap(({ base: { operation: old }, revision: { operation: next } }): SdkFinding[] => {
      const part = { operation: old, base: old.pointer, revision: next.pointer };
      const names =
        old.typePrefix === next.typePrefix && old.id === next.id
          ? []
          : [{ ...part, id: 'sdk-operation-renamed', message: renamedOperation(old, next) } as const];
      const types =
        old.handlerType === next.handlerType
          ? []
          : [{ ...part, id: 'handlers-type-renamed', message: renamedType(old, next) } as const];
      return [...names, ...types];
    }),
  ];
}

type Names = MatchedOperations['same'][number]['base']['operation'];

/** Returns a sentence with the new names. Names that stay the same are left out. */
function renamedOperation(old: Names, next: Names): string {
  const parts = [
    ...(old.typePrefix === next.typePrefix
      ? []
      : [`The types of the operation begin with \`${next.typePrefix}\` in place of \`${old.typePrefix}\``]),
    ...(old.id === next.id ? [] : [`\`isErrorOf(error, '${old.id}')\` becomes \`isErrorOf(error, '${next.id}')\``]),
  ];
  return `${new Intl.ListFormat('en').format(parts)}.`;
}

const renamedType = (old: Names, next: Names): string =>
  `The handler type \`${old.handlerType}\` is now named \`${next.handlerType}\`.`;

/**
 * Finds the exported types that are gone. If an operation is gone or renamed, its types are left out, because the change of the operation
 * is already reported. The function finds the types of an operation by their names, which begin with the type prefix of the operation.
 *
 * @param matched the matched operations of both models.
 */
export function compareTypeNames(
  program: TypeProgram,
  matched: MatchedOperations,
  sides: ModelSides,
): readonly SdkFinding[] {
  const [olds, nexts] = [program.exportsOf('base', typesModule), program.exportsOf('revision', typesModule)];
  const known = new Set([...nexts.keys(), ...sharedNames(sides.revision)]);
  const reported = [...matched.removed, ...matched.renamed.map(({ base }) => base)].map(({ operation }) => operation);
  const owners = [...reported, ...matched.same.map(({ base }) => base.operation)];
  const isReported = new Set([
    ...reported,
    ...matched.same.flatMap(({ base, revision }) =>
      base.operation.typePrefix === revision.operation.typePrefix ? [] : [base.operation],
    ),
  ]);
  const schemas = new Map(sides.base.api.schemas.map((schema) => [schema.name, schema]));
  return [...olds.keys()].flatMap((name): SdkFinding[] => {
    const schema = schemas.get(name);
    const operation = schema === undefined ? ownerOf(name, owners) : undefined;
    if (known.has(name) || (operation !== undefined && isReported.has(operation))) return [];
    const base = schema?.pointer ?? operation?.pointer;
    const message = `\`import type { ${name} }\` no longer compiles: the type is gone.`;
    return [{ id: 'sdk-type-removed', operation, base, revision: undefined, message }];
  });
}

/** Returns the operation with the longest type prefix that the name of a type begins with: the operation of `GetPets`, not of `GetPet`. */
const ownerOf = (type: string, operations: readonly Names[]): Names | undefined =>
  operations
    .filter(({ typePrefix }) => type.startsWith(typePrefix))
    .reduce<Names | undefined>(
      (longest, each) =>
        longest !== undefined && longest.typePrefix.length >= each.typePrefix.length ? longest : each,
      undefined,
    );

/**
 * Returns the names of all types of schemas and responses. The names come from the model, because a {@link TypeProgram} does not contain
 * types that only unchanged operations use.
 */
function sharedNames({ api }: ModelSide): string[] {
  const schemas = api.schemas.filter(({ isReached }) => isReached);
  const responses = namedResponses(api, new Map(schemas.map((schema) => [schema.reference, schema])));
  return [...schemas, ...responses.values()].map(({ name }) => name);
}
