import type {
  FunctionDeclarationStructure,
  InterfaceDeclarationStructure,
  MethodSignatureStructure,
  OptionalKind,
  PropertySignatureStructure,
  TypeAliasDeclarationStructure,
} from 'ts-morph';
import { StructureKind } from '../../code/structure-kind.ts';
import type { Api, Area } from '../../2-model/api.ts';
import type { Operation } from '../../2-model/operation.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { operationDocs, throwsDocs } from '../operation-docs.ts';
import { describedOperation } from '../described-operation.ts';
import { importableSchemas, type Schemas } from '../named-type.ts';
import { conditionalData } from './conditional-data.ts';
import { operationLiteral } from './operation-literal.ts';
import { operationSignature } from './operation-signature.ts';
import { isPaged } from './paged.ts';
import { areaBinder, areaModulePath, areaType, client, runtime } from './symbols.ts';

/** Builds the module of an area: a function for each operation, and all of them as methods of a client. */
export function areaModule(area: Area, api: Api, schemas: Schemas): Module {
  const module = createModule(areaModulePath(area));
  const names = importableSchemas(
    schemas,
    [areaType(area), client.CallOptions, client.ListOptions, ...Object.values(runtime)].map(({ name }) => name),
  );
  module.add(
    ...area.operations.map((operation) => {
      const literal = operationLiteral(operation, api, schemas, module);
      return operationFunction(operation, literal, names, module);
    }),
    areaInterface(area, names, module),
    ...area.operations.flatMap((operation) => conditionalAliases(operation, names, module)),
    binderFunction(area, names, module),
  );
  return module;
}

function operationFunction(
  operation: Operation,
  literal: string,
  names: Schemas,
  module: Module,
): FunctionDeclarationStructure {
  const { typeParameters, parameters, returnType } = operationSignature(operation, names, module);
  const inputs = parameters.map(({ name }) => name).filter((name) => name !== 'options');
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: operation.name,
    docs: docComment(apart(operationDocs(operation), throwsDocs(operation))),
    typeParameters: [...typeParameters],
    parameters: [{ name: 'client', type: module.use(runtime.CoreClient) }, ...parameters],
    returnType,
    statements: `return client.call(${literal}, { ${inputs.join(', ')} }, options);`,
  };
}

/** Two parts of a doc comment with an empty line between them, where there are two. */
const apart = (first: readonly string[], second: readonly string[]): string[] =>
  second.length === 0 ? [...first] : [...first, '', ...second];

function areaInterface(area: Area, names: Schemas, module: Module): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: areaType(area).name,
    docs: docComment(commentLines(area.description ?? area.title)),
    ...members(area, names, module),
  };
}

/** The operations of an area as methods; those that list something as properties, because they are functions with methods. */
function members(
  area: Area,
  names: Schemas,
  module: Module,
): Pick<InterfaceDeclarationStructure, 'methods' | 'properties'> {
  const methods: OptionalKind<MethodSignatureStructure>[] = [];
  const properties: OptionalKind<PropertySignatureStructure>[] = [];
  for (const operation of area.operations) {
    const { typeParameters, parameters, returnType, pagedMethod } = operationSignature(operation, names, module);
    const thrown = throwsDocs(operation).length === 0 ? [] : [`@throws {ApiError} as {@link ${operation.name}} says.`];
    const docs = docComment(apart(operationDocs(operation), thrown));
    const name = propertyKey(operation.shortName);
    if (pagedMethod !== undefined) properties.push({ name, docs, type: pagedMethod, isReadonly: true });
    else methods.push({ name, docs, typeParameters: [...typeParameters], parameters: [...parameters], returnType });
  }
  return { methods, properties };
}

function binding(operation: Operation, schemas: Schemas, module: Module): string {
  const { name } = operation;
  const call = `(...call) => ${name}(client, ...call)`;
  const isList = isPaged(operation, schemas);
  if (conditionalData(operation, schemas, module) !== undefined) {
    return `${module.use(isList ? runtime.pagedAs : runtime.boundAs)}(client, ${name})`;
  }
  return isList ? `${module.use(runtime.paged)}(${call})` : call;
}

/** Builds the types of the query of an operation and of its data, if the data depends on the query. */
function conditionalAliases(operation: Operation, names: Schemas, module: Module): TypeAliasDeclarationStructure[] {
  const conditional = conditionalData(operation, names, module);
  if (conditional === undefined) return [];
  const { typeParameters, isList } = conditional;
  const { type } = describedOperation(operation, module);
  const alias = (name: string, words: string, text: string): TypeAliasDeclarationStructure => ({
    kind: StructureKind.TypeAlias,
    isExported: true,
    name,
    docs: docComment([words]),
    typeParameters: [...typeParameters],
    type: text,
  });
  const link = `{@link ${operation.name}}`;
  return [
    alias(conditional.queryName, `The query of ${link}.`, `${type}['parameters']['query'] & ${conditional.query}`),
    alias(
      conditional.name,
      `${isList ? 'An item of the data' : 'The data'} of ${link}, which depends on its query.`,
      conditional.type,
    ),
  ];
}

function binderFunction(area: Area, schemas: Schemas, module: Module): FunctionDeclarationStructure {
  const methods = area.operations.map((operation) => {
    return `${propertyKey(operation.shortName)}: ${binding(operation, schemas, module)},`;
  });
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: areaBinder(area).name,
    docs: docComment(['Returns the operations of the area as methods of a client.']),
    parameters: [{ name: 'client', type: module.use(runtime.CoreClient) }],
    returnType: areaType(area).name,
    statements: `return {\n${methods.join('\n')}\n};`,
  };
}
