import type { Api, Area, OperationModel } from '@forgespec/model';
import type {
  FunctionStructure,
  InterfaceStructure,
  SignatureStructure,
  TypeAliasStructure,
  VariableStructure,
} from '../../code/structure.ts';
import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import { docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { operationDocs, throwsDocs } from '../operation-docs.ts';
import { globalTypes, type Schemas } from '../named-type.ts';
import { operationType, partOfLocation, useType } from '../types/symbols.ts';
import { hasAcceptOption } from './accept-choice.ts';
import { queryDependentType } from './query-dependent-type.ts';
import { pagingLiteral } from './list-paging.ts';
import { operationLiteral } from './operation-literal.ts';
import { operationSignature } from './operation-signature.ts';
import { selectorOf } from './response-selection.ts';
import { writtenOptions } from './written-options.ts';
import { areaBinder, areaFunctions, areaModulePath, areaType, client, runtime } from './symbols.ts';

/**
 * Builds the module of an area, which is a group of operations. Its first export is an interface with one documented function for each
 * operation of the area. The functions of the module, and the methods of a client, get their types and their documentation from this
 * interface.
 */
export function areaModule(area: Area, api: Api, schemas: Schemas): Module {
  const others = [areaFunctions(area), areaType(area), client.CallOptions, client.ListOptions];
  const taken = [...others, ...Object.values(runtime)].map(({ name }) => name);
  const module = createModule(areaModulePath(area), [...globalTypes, ...taken]);
  module.add(
    functionsInterface(area, schemas, module),
    methodsInterface(area, schemas, module),
    ...area.operations.flatMap((operation) => conditionalAliases(operation, schemas, module)),
    ...area.operations.map((operation) => {
      const literal = operationLiteral(operation, api, schemas, module);
      return operationFunction(operation, area, literal, schemas, module);
    }),
    binderFunction(area, module),
  );
  return module;
}

/**
 * Returns the key of a method in an interface. The key `new` is quoted, because `new(…)` without quotes is the signature of a constructor.
 */
const methodKey = (name: string): string => (name === 'new' ? "'new'" : propertyKey(name));

function functionsInterface(area: Area, schemas: Schemas, module: Module): InterfaceStructure {
  const methods = area.operations.map((operation): SignatureStructure => {
    const { typeParameters, parameters, returnType } = operationSignature(operation, schemas, module);
    const thrown = throwsDocs(operation);
    return {
      name: methodKey(operation.shortName),
      docs: docComment([
        ...operationDocs(operation),
        ...pagesDocs(operation),
        ...(thrown.length === 0 ? [] : ['', ...thrown]),
      ]),
      typeParameters,
      parameters: [{ name: 'client', type: module.use(runtime.CoreClient) }, ...parameters],
      returnType,
    };
  });
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: areaFunctions(area).name,
    docs: docComment([`The functions of the operations of \`client.${area.path.join('.')}\`.`]),
    methods,
  };
}

/** Returns the lines of the comment that state how a list is read. */
const pagesDocs = ({ pagination }: OperationModel): string[] =>
  pagination === undefined
    ? []
    : ['', 'Returns a list in pages: `for await` reads the items of all pages, `await` returns the first page.'];

/**
 * Builds the interface with the operations of an area as methods of a client. If the response data of an operation depends on its query or
 * on the option `accept`, the interface contains the signature of the method. For all other operations, the type of the method is derived
 * from the type of the function.
 */
function methodsInterface(area: Area, schemas: Schemas, module: Module): InterfaceStructure {
  const methods = area.operations
    .filter((operation) => isGeneric(operation, schemas, module))
    .map((operation): SignatureStructure => ({
      name: propertyKey(operation.shortName),
      ...operationSignature(operation, schemas, module),
    }));
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: areaType(area).name,
    docs: docComment([`The operations of \`client.${area.path.join('.')}\`.`]),
    extends: [`${module.use(runtime.Bound)}<${areaFunctions(area).name}>`],
    methods,
  };
}

function operationFunction(
  operation: OperationModel,
  area: Area,
  literal: string,
  schemas: Schemas,
  module: Module,
): VariableStructure {
  const parameters = operationSignature(operation, schemas, module).parameters.map(({ name, isRestParameter }) =>
    isRestParameter ? '...[body, options]' : name,
  );
  const inputs = parameters
    .filter((name) => name !== 'options')
    .map((name) => (name === '...[body, options]' ? 'body' : name))
    .join(', ');
  const options = writtenOptions(operation, schemas, module);
  const { pagination } = operation;
  const call =
    pagination === undefined
      ? `client.call(${literal}, { ${inputs} }, ${options})`
      : `${module.use(hasAcceptOption(operation) ? runtime.callListAs : runtime.callList)}(client, ${literal}, ${pagingLiteral(operation, pagination, schemas, module)}, { ${inputs} }, ${options})`;
  return {
    kind: StructureKind.VariableStatement,
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [
      {
        name: operation.name,
        type: `${areaFunctions(area).name}[${stringLiteral(operation.shortName)}]`,
        initializer: `(${['client', ...parameters].join(', ')}) => ${call}`,
      },
    ],
  };
}

/** Returns true if the type of the data depends on the query, on a value that selects a stream, or on the option `accept`. */
const isGeneric = (operation: OperationModel, schemas: Schemas, module: Module): boolean =>
  queryDependentType(operation, schemas, module) !== undefined ||
  selectorOf(operation, schemas) !== undefined ||
  hasAcceptOption(operation);

/**
 * If the data of an operation depends on its query, builds a type for the query and a type for the data. Otherwise returns an empty array.
 */
function conditionalAliases(operation: OperationModel, schemas: Schemas, module: Module): TypeAliasStructure[] {
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
  const link = `{@link ${operation.name}}`;
  return [
    alias(conditional.queryName, `The query of ${link}.`, `${query} & ${conditional.query}`),
    alias(
      conditional.name,
      `${isList ? 'An item of the data' : 'The data'} of ${link}. The type of the ${isList ? 'item' : 'data'} depends on the query.`,
      conditional.type,
    ),
  ];
}

function binderFunction(area: Area, module: Module): FunctionStructure {
  const members = area.operations.map(({ shortName, name }) => `${propertyKey(shortName)}: ${name},`);
  const types = `${areaFunctions(area).name}, ${areaType(area).name}`;
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: areaBinder(area).name,
    docs: docComment(['Returns the operations of the area as methods of a client.']),
    parameters: [{ name: 'client', type: module.use(runtime.CoreClient) }],
    returnType: areaType(area).name,
    statements: `return ${module.use(runtime.bound)}<${types}>(client, {\n${members.join('\n')}\n});`,
  };
}
