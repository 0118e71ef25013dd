import type { Schema } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import type { ExportedSymbol } from '../../code/symbol.ts';
import type { Compiler, CompilerInput } from './compiler.ts';
import { fragment, type Declaration } from './fragment.ts';
import { collectFunction, isFunction, runtime } from './symbols.ts';
import { usesOnly } from './used-keywords.ts';

/**
 * The functions of a schema. `is` returns true if a value is valid, and never throws an error. `collect` adds an issue for each failure.
 */
export interface SchemaFunctions {
  readonly is: Declaration | ExportedSymbol;
  readonly collect: Declaration | ExportedSymbol;
}

/**
 * Returns the functions for the schema of a parameter, header or body. If the schema is named, or is a reference to a named schema, returns
 * the functions of the named schema. Otherwise the module declares functions for the schema.
 *
 * @param name the name for functions that the module declares.
 */
export function schemaFunctions(
  schema: Schema,
  name: string,
  compiler: Compiler,
  { byReference, bySchema, cycles }: CompilerInput,
): SchemaFunctions {
  const reference = schema.kind === 'keywords' && usesOnly(schema, ['reference']) ? schema.reference : undefined;
  const named = reference === undefined ? bySchema.get(schema) : byReference.get(reference);
  const functions =
    named === undefined
      ? compiler.functionsOf(schema, sharedName(schema.pointer) ?? name, false)
      : { is: isFunction(named), collect: collectFunction(named) };
  if (!cycles.mayThrow(schema)) return functions;
  const { is, collect } = functions;
  return {
    is: compiler.constant(`${is.name}UnlessNested`, fragment`${runtime.unlessNested}(${is})`),
    collect: compiler.constant(`${collect.name}UnlessNested`, fragment`${runtime.reportUnlessNested}(${collect})`),
  };
}

/** If a schema is the schema of a body in a component, returns the name for its functions. Returns undefined for any other schema. */
function sharedName(pointer: string): string | undefined {
  const component = /^#\/components\/(?:requestBodies|responses)\/([^/]+)/u.exec(pointer)?.[1];
  return component === undefined ? undefined : `${typeName(component)}Body`;
}
