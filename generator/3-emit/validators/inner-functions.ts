import type { Schema } from '../../2-model/schema.ts';
import type { Compiler } from './compiler.ts';
import type { Declaration, Fragment } from './fragment.ts';
import {
  collectDeclaration,
  collectFunctionText,
  innerIs,
  isFunctionText,
  isShareable,
  sharedCollectFunction,
} from './function-text.ts';
import type { ModuleNames } from './module-names.ts';
import { constraintsOf } from './twins.ts';

/** The two functions of a schema. */
export interface InnerFunctions {
  readonly is: Declaration;
  readonly collect: Declaration;
  /** True if `collect` is that of an equal schema, and takes the pointer to the schema as its last argument. */
  readonly takesPointer?: true;
}

/**
 * Returns the functions of a schema without a name, which the module itself declares.
 *
 * @param name the name of the functions, if the module declares new ones.
 * @param mayTakePointer false if `collect` is used as a value, so that it cannot get a pointer.
 */
export type FunctionsOf = (schema: Schema, name: string, mayTakePointer?: boolean) => InnerFunctions;

/** The functions of the first of several equal schemas. */
interface FirstFunctions {
  readonly functions: InnerFunctions;
  readonly schema: Schema;
  readonly name: string;
  isPrinted: boolean;
  isShared: boolean;
}

/** Returns the function that declares the functions of one module. Equal schemas share their functions. */
export function createFunctionsOf(moduleNames: ModuleNames, compiler: Compiler): FunctionsOf {
  const known = new Map<string, InnerFunctions>();
  const firsts = new Map<string, FirstFunctions>();

  const declared = (schema: Schema, wanted: string): FirstFunctions => {
    const name = moduleNames.functions(wanted);
    const declaration = (prefix: 'collect' | 'is', code: () => Fragment): Declaration => ({
      kind: 'declaration',
      name: `${prefix}${name}`,
      isConstant: false,
      group: schema,
      code,
    });
    const is = declaration('is', () => innerIs(name, isFunctionText(schema, name, compiler)));
    const collect = declaration('collect', () => {
      made.isPrinted = true;
      if (made.isShared) return sharedCollectFunction(schema, name, compiler);
      return collectDeclaration(name, collectFunctionText(schema, name, compiler));
    });
    const made: FirstFunctions = { functions: { is, collect }, schema, name, isPrinted: false, isShared: false };
    return made;
  };

  /** Returns true if the functions can serve an equal schema as well. Printed code does not change any more. */
  const canShare = ({ schema, name, isPrinted }: FirstFunctions): boolean =>
    !isPrinted && isShareable(sharedCollectFunction(schema, name, compiler));

  return (schema, wanted, mayTakePointer = true) => {
    const found = known.get(schema.pointer);
    if (found !== undefined && (mayTakePointer || found.takesPointer !== true)) return found;
    const constraints = constraintsOf(schema);
    const first = firsts.get(constraints);
    const isShared = first !== undefined && mayTakePointer && canShare(first);
    const made = isShared ? first : declared(schema, wanted);
    if (isShared) first.isShared = true;
    if (first === undefined) firsts.set(constraints, made);
    const functions = isShared ? ({ ...first.functions, takesPointer: true } as const) : made.functions;
    known.set(schema.pointer, functions);
    return functions;
  };
}
