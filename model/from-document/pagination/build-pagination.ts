import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { isJsonObject } from '@forgespec/description/json';
import type { Area } from '../../api.ts';
import type { Resolve } from '../../inspect/value-types.ts';
import type { OperationModel } from '../../operation.ts';
import type { PaginationSource } from '../../pagination.ts';
import type { NamedSchema } from '../../schema.ts';
import type { BuildContext } from '../context.ts';
import { operationLabel } from '../find-operations.ts';
import { declaredPagination, unknownParts } from './declared-pagination.ts';
import { paginationMethodNames, readDeclaration, type PaginationDeclaration } from './declaration.ts';
import { matchingKey, reportUnmatched } from './operation-patterns.ts';
import { readOtherDeclaration } from './other-extensions.ts';
import { recognizePagination } from './recognize-pagination.ts';

/** The properties of an operation that this module builds. */
type PaginationFacts = Pick<OperationModel, 'pagination' | 'unpagedReason'>;

/**
 * Finds out how each operation returns a list in pages. The sources, in this order: the config, the key `x-pagination`, the keys of other
 * generators, and the parameters and the response of the operation.
 */
export function withPagination(areas: readonly Area[], schemas: readonly NamedSchema[], context: BuildContext): Area[] {
  const byReference = new Map(schemas.map(({ reference, schema }) => [reference, schema]));
  const resolve: Resolve = (reference) => byReference.get(reference);
  const settings = { name: 'pagination', values: context.pagination, code: 'pagination-invalid' } as const;
  reportUnmatched(
    settings,
    areas.flatMap(({ operations }) => operations),
    context,
  );
  return areas.map((area) => ({
    ...area,
    operations: area.operations.map((operation) => ({ ...operation, ...factsOf(operation, resolve, context) })),
  }));
}

function factsOf(operation: OperationModel, resolve: Resolve, context: BuildContext): PaginationFacts {
  const node = context.at(operation.pointer);
  const declaration = findDeclaration(operation, isJsonObject(node) ? node : {}, context);
  const declared = declaration && usedDeclaration(operation, declaration, resolve, context);
  if (declared !== undefined) return declared;
  const recognized = recognizePagination(operation, resolve);
  return 'found' in recognized
    ? { pagination: { ...recognized.found, source: { kind: 'recognized' } }, unpagedReason: undefined }
    : { pagination: undefined, unpagedReason: recognized.reason };
}

interface FoundDeclaration {
  readonly source: PaginationSource;
  /** The words that name the declaration in messages. */
  readonly words: string;
  readonly read: ReturnType<typeof readDeclaration>;
}

function findDeclaration(
  operation: OperationModel,
  node: JsonObject,
  { pagination }: BuildContext,
): FoundDeclaration | undefined {
  const key = matchingKey(operation, Object.keys(pagination));
  if (key !== undefined) {
    const words = `\`pagination\` in the config, for \`${key}\`,`;
    return { source: { kind: 'config', key }, words, read: readDeclaration(pagination[key] ?? null) };
  }
  const own: JsonValue | undefined = node['x-pagination'];
  const extension = (name: string): PaginationSource => ({ kind: 'extension', key: name });
  if (own !== undefined)
    return { source: extension('x-pagination'), words: '`x-pagination`', read: readDeclaration(own) };
  const other = readOtherDeclaration(node);
  return other && { source: extension(other.key), words: `\`${other.key}\``, read: { declared: other.declared } };
}

/** Returns the declared facts. If the declaration cannot be used, reports this and returns undefined. */
function usedDeclaration(
  operation: OperationModel,
  { source, words, read }: FoundDeclaration,
  resolve: Resolve,
  context: BuildContext,
): PaginationFacts | undefined {
  const report = (fault: string, fix: string): undefined => {
    const label = operationLabel(operation);
    const node = context.at(operation.pointer);
    const key = source.kind === 'extension' ? source.key : undefined;
    const message = `${words} of ${label} ${fault}`;
    const assumption = 'The pages are recognized from the parameters and the response.';
    const location = key === undefined ? undefined : context.locationOf(node, key);
    context.diagnostics.fault('pagination-invalid', message, assumption, fix, location);
  };
  if ('fault' in read)
    return report(
      `${read.fault}.`,
      `Write a method (${paginationMethodNames.join(', ')} or none), or an object with a \`method\`.`,
    );
  if (read.declared === 'none')
    return { pagination: undefined, unpagedReason: `${words} declares that it has no pages.` };
  const declaration: PaginationDeclaration = read.declared;
  const [unknown] = unknownParts(operation, declaration, resolve);
  if (unknown !== undefined)
    return report(`names \`${unknown}\`, which the operation does not have.`, 'Correct the name or the JSON Pointer.');
  const result = declaredPagination(operation, declaration, resolve);
  if ('fault' in result) return report(`cannot be used: ${result.fault}`, 'Complete the declaration, or remove it.');
  return { pagination: { ...result.found, source }, unpagedReason: undefined };
}
