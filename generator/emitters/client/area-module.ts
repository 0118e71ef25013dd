import type { Api, Area, OperationModel } from '@forgespec/model';
import type { TypeAliasStructure, VariableStructure } from '../../code/structure.ts';
import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import { commentText, docComment } from '../../code/comment.ts';
import { createModule, type Module, type Statement } from '../../code/module.ts';
import { signatureText } from '../../code/print-structure.ts';
import { operationDocs, throwsDocs } from '../operation-docs.ts';
import { globalTypes, type Schemas } from '../named-type.ts';
import { operationType, partOfLocation, useType } from '../types/symbols.ts';
import { constantNames } from './constant-names.ts';
import { operationCall } from './operation-call.ts';
import { operationSignature } from './operation-signature.ts';
import { queryDependentType } from './query-dependent-type.ts';
import { areaModulePath, client, runtime } from './symbols.ts';

/**
 * Builds the module of an area, which is a group of operations. For each operation, the module exports a function of a client, such as
 * `list(client)(path, query)`. The documentation and the signature of this function are also those of the method `client.shopPets.list`.
 */
export function areaModule(area: Area, api: Api, schemas: Schemas): Module {
  const taken = [client.CallOptions, client.ListOptions, ...Object.values(runtime)].map(({ name }) => name);
  const module = createModule(areaModulePath(area), [...globalTypes, ...taken]);
  const initializers = area.operations.map((operation) => operationFunction(operation, api, schemas, module));
  const names = constantNames(
    area.operations,
    Array.from(module.symbols, ({ name }) => name),
  );
  for (const [index, operation] of area.operations.entries()) {
    module.addAll(constantOf(operation, names[index] ?? '', initializers[index] ?? ''));
  }
  for (const operation of area.operations) module.addAll(conditionalAliases(operation, area, schemas, module));
  return module;
}

/** Returns the code of the function for an operation: a function of a client that returns the method. */
function operationFunction(operation: OperationModel, api: Api, schemas: Schemas, module: Module): string {
  const method = { name: '', ...operationSignature(operation, schemas, module) };
  return `(client: ${module.use(runtime.CoreClient)}) => ${signatureText(method)} => ${operationCall(operation, api, schemas, module)}`;
}

/**
 * Builds the constant of an operation. If its name is not the short name of the operation, the export has another name than the constant. In this
 * case, the documentation precedes the exported name, because editors show only this documentation.
 */
function constantOf(operation: OperationModel, name: string, initializer: string): Statement[] {
  const lines = docsOf(operation);
  const isExported = name === operation.shortName;
  const constant: VariableStructure = {
    kind: StructureKind.VariableStatement,
    isExported,
    ...(isExported && { docs: docComment(lines) }),
    declarationKind: VariableDeclarationKind.Const,
    declarations: [{ name, initializer }],
  };
  if (isExported) return [constant];
  return [`export {\n${commentText(lines)}\n${name} as ${operation.shortName},\n};`, constant];
}

function docsOf(operation: OperationModel): string[] {
  const thrown = throwsDocs(operation);
  return [...operationDocs(operation), ...pagesDocs(operation), ...(thrown.length === 0 ? [] : ['', ...thrown])];
}

/** Returns the lines of the comment that state how a list is read. */
const pagesDocs = ({ pagination }: OperationModel): string[] =>
  pagination === undefined
    ? []
    : ['', 'Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.'];

/**
 * If the data of an operation depends on its query, builds a type for the query and a type for the data. Otherwise returns an empty array.
 */
function conditionalAliases(
  operation: OperationModel,
  area: Area,
  schemas: Schemas,
  module: Module,
): TypeAliasStructure[] {
  const conditional = queryDependentType(operation, schemas, module);
  if (conditional === undefined) return [];
  const { typeParameters, isList } = conditional;
  const query = useType(operationType(operation, partOfLocation.query), module);
  const alias = (name: string, words: string, text: string): TypeAliasStructure => ({
    kind: StructureKind.TypeAlias,
    isExported: true,
    name,
    docs: docComment([words]),
    typeParameters,
    type: text,
  });
  const call = `\`client.${[...area.path, operation.shortName].join('.')}\``;
  return [
    alias(conditional.queryName, `The query of ${call}.`, `${query} & ${conditional.query}`),
    alias(
      conditional.name,
      `${isList ? 'An item of the data' : 'The data'} of ${call}. The type of the ${isList ? 'item' : 'data'} depends on the query.`,
      conditional.type,
    ),
  ];
}
