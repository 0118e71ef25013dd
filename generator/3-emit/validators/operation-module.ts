import { StructureKind, VariableDeclarationKind } from 'ts-morph';
import type { Area } from '../../2-model/api.ts';
import type { Content } from '../../2-model/message.ts';
import type { Operation } from '../../2-model/operation.ts';
import type { NamedSchema, Schema } from '../../2-model/schema.ts';
import { docComment } from '../../code/comment.ts';
import { typeName } from '../../code/identifier.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { collectFunctionText, createModuleCompiler, parameter, returning } from './compile-module.ts';
import { isOnlyReference } from './small-schema.ts';
import { checkFunction, isFunction, runtime } from './symbols.ts';

/** One body of an operation that has a schema. */
interface Shape {
  readonly name: string;
  readonly schema: Schema;
}

/** The module of an area: what each of its operations takes as a body, and what it answers, by status. */
export function operationModule(area: Area, schemas: ReadonlyMap<string, NamedSchema>): Module {
  const module = createModule(`validators/operations/${area.file}.ts`);
  const compiler = createModuleCompiler(module, schemas);
  const functions: string[] = [];
  const validator = (shape: Shape): string => {
    if (isOnlyReference(shape.schema)) {
      const named = schemas.get(shape.schema.reference);
      if (named !== undefined) return `{ is: ${module.use(isFunction(named))}, check: ${module.use(checkFunction(named))} }`;
    }
    functions.push(...shapeFunctions(shape, module));
    return `{ is: is${shape.name}, check: check${shape.name} }`;
  };

  const shapeFunctions = ({ name, schema }: Shape, into: Module): string[] => {
    const isBody = compiler.isBody(schema, name);
    const issue = into.use(runtime.ValidationIssue);
    return [
      `function is${name}(${parameter(isBody)}: unknown): boolean {\n${returning(isBody)}\n}`,
      `function check${name}(value: unknown): ${issue}[] {\nconst issues: ${issue}[] = [];\ncollect${name}(value, '', issues);\nreturn issues;\n}`,
      collectFunctionText(name, compiler.collectBody(schema, name), into),
    ];
  };

  const entries = area.operations.map((operation) => operationEntry(operation, validator));
  const inner = compiler.innerFunctions();
  module.add(
    ...compiler.constants(),
    {
      kind: StructureKind.VariableStatement,
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      docs: docComment([`The bodies of the operations of ${area.name}: of requests, and of responses by status.`]),
      declarations: [
        {
          name: area.name,
          type: `Readonly<Record<string, ${module.use(runtime.OperationValidators)}>>`,
          initializer: `{\n${entries.join(',\n')}\n}`,
        },
      ],
    },
    ...functions,
    ...inner,
  );
  return module;
}

function operationEntry(operation: Operation, validator: (shape: Shape) => string): string {
  const base = typeName(operation.name);
  const body = schemaOf(operation.body?.contents ?? []);
  const responses = operation.responses.flatMap(({ status, contents }) => {
    const schema = schemaOf(contents);
    return schema === undefined ? [] : [`${propertyKey(status)}: ${validator({ name: `${base}${typeName(status)}`.replace('_', ''), schema })}`];
  });
  const parts = [
    ...(body === undefined ? [] : [`body: ${validator({ name: `${base}Body`, schema: body })}`]),
    `responses: { ${responses.join(', ')} }`,
  ];
  return `${propertyKey(operation.name)}: { ${parts.join(', ')} }`;
}

// JSON comes first; a form describes the same properties.
const schemaOf = (contents: readonly Content[]): Schema | undefined =>
  contents.find(({ schema }) => schema !== undefined)?.schema;
