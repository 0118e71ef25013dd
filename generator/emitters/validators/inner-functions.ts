import type { Schema } from '@forgespec/model';
import type { Compiler, FunctionsOf, InnerFunctions } from './compiler.ts';
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
import type { Twins } from './twins.ts';

/** The first one of several equal schemas in a module, and its functions. */
interface FirstFunctions {
  readonly functions: InnerFunctions;
  readonly schema: Schema;
  readonly name: string;
  isPrinted: boolean;
  isShared: boolean;
}

/** Returns a {@link FunctionsOf} for one module. Equal schemas get the same functions. */
export function createFunctionsOf(moduleNames: ModuleNames, compiler: Compiler, twins: Twins): FunctionsOf {
  const known = new Map<string, InnerFunctions>();
  const firsts = new Map<number, FirstFunctions>();

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

  /**
   * Returns true if an equal schema can use the functions too. After the functions are printed, they can no longer get
   * the parameter with the pointer.
   */
  const canShare = ({ schema, name, isPrinted }: FirstFunctions): boolean =>
    !isPrinted && isShareable(sharedCollectFunction(schema, name, compiler));

  return (schema, wanted, mayTakePointer = true) => {
    const found = known.get(schema.pointer);
    if (found !== undefined && (mayTakePointer || found.takesPointer !== true)) return found;
    const group = twins.groupOf(schema);
    const first = firsts.get(group);
    const isShared = first !== undefined && mayTakePointer && canShare(first);
    const made = isShared ? first : declared(schema, wanted);
    if (isShared) first.isShared = true;
    if (first === undefined) firsts.set(group, made);
    const functions = isShared ? ({ ...first.functions, takesPointer: true } as const) : made.functions;
    known.set(schema.pointer, functions);
    return functions;
  };
}
