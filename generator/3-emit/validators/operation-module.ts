import { StructureKind, VariableDeclarationKind } from 'ts-morph';
import type { Area } from '../../2-model/api.ts';
import type { Content } from '../../2-model/message.ts';
import type { Operation } from '../../2-model/operation.ts';
import type { Schema } from '../../2-model/schema.ts';
import { docComment } from '../../code/comment.ts';
import { typeName } from '../../code/identifier.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { createCompiler, type Compiler, type CompilerInput } from './compiler.ts';
import { declareNeeds } from './declare.ts';
import { fragment, joined, plain, type Fragment } from './fragment.ts';
import { collectFunction, isFunction, runtime } from './symbols.ts';
import { usesOnly } from './used-keywords.ts';

/** The module of an area: what each of its operations takes as a body, and what it answers, by status. */
export function operationModule(area: Area, input: CompilerInput): Module {
  const module = createModule(`validators/operations/${area.file}.ts`);
  const compiler = createCompiler(input);
  const entries = area.operations.map((operation) => operationEntry(operation, compiler, input));
  const table = fragment`{\n${joined(entries, ',\n')}\n}`;
  const type = fragment`Readonly<Record<string, ${runtime.OperationValidators}>>`;
  const { constants, functions } = declareNeeds([type, table], module);
  module.add(
    ...constants,
    {
      kind: StructureKind.VariableStatement,
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      docs: docComment([`The bodies of the operations of ${area.name}: of requests, and of responses by status.`]),
      declarations: [{ name: area.name, type: type.text, initializer: table.text }],
    },
    ...functions,
  );
  return module;
}

function operationEntry(operation: Operation, compiler: Compiler, input: CompilerInput): Fragment {
  const base = typeName(operation.name);
  const body = schemaOf(operation.body?.contents ?? []);
  const responses = operation.responses.flatMap(({ status, contents }) => {
    const schema = schemaOf(contents);
    if (schema === undefined) return [];
    const key = plain(propertyKey(status));
    return [fragment`${key}: ${validator(schema, `${base}${typeName(status).replace('_', '')}`, compiler, input)}`];
  });
  const parts = [
    ...(body === undefined ? [] : [fragment`body: ${validator(body, `${base}Body`, compiler, input)}`]),
    fragment`responses: { ${joined(responses, ', ')} }`,
  ];
  return fragment`${propertyKey(operation.name)}: { ${joined(parts, ', ')} }`;
}

function validator(
  schema: Schema,
  name: string,
  compiler: Compiler,
  { byReference, bySchema }: CompilerInput,
): Fragment {
  const reference = schema.kind === 'keywords' && usesOnly(schema, ['reference']) ? schema.reference : undefined;
  const named = reference === undefined ? bySchema.get(schema) : byReference.get(reference);
  if (named !== undefined) return fragment`${runtime.validator}(${isFunction(named)}, ${collectFunction(named)})`;
  const { is, collect } = compiler.functionsOf(schema, sharedName(schema.pointer) ?? name);
  return fragment`${runtime.validator}(${is}, ${collect})`;
}

/** The name of the component that a body lies in, when it is not the operation's own. */
function sharedName(pointer: string): string | undefined {
  const component = /^#\/components\/(?:requestBodies|responses)\/([^/]+)/u.exec(pointer)?.[1];
  return component === undefined ? undefined : `${typeName(component)}Body`;
}

// JSON comes first; a form describes the same properties.
const schemaOf = (contents: readonly Content[]): Schema | undefined =>
  contents.find(({ schema }) => schema !== undefined)?.schema;
