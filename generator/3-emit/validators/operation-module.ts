import type { Area } from '../../2-model/api.ts';
import type { Content } from '../../2-model/message.ts';
import type { Operation } from '../../2-model/operation.ts';
import type { Schema } from '../../2-model/schema.ts';
import { constantText } from '../../code/declaration-text.ts';
import { typeName } from '../../code/identifier.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { createCompiler, type Compiler, type CompilerInput } from './compiler.ts';
import { declareNeeds } from './declare.ts';
import { fragment, joined, plain, type Fragment } from './fragment.ts';
import { schemaFunctions } from './schema-functions.ts';
import { runtime } from './symbols.ts';

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
    constantText({
      name: area.name,
      docs: [`The bodies of the operations of ${area.name}: of requests, and of responses by status.`],
      type: type.text,
      initializer: table.text,
    }),
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

function validator(schema: Schema, name: string, compiler: Compiler, input: CompilerInput): Fragment {
  const { is, collect } = schemaFunctions(schema, name, compiler, input);
  return fragment`${runtime.validator}(${is}, ${collect})`;
}

// JSON comes first; a form describes the same properties.
const schemaOf = (contents: readonly Content[]): Schema | undefined =>
  contents.find(({ schema }) => schema !== undefined)?.schema;
