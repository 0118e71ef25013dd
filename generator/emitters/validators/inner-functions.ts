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
  const functions = new FunctionsOfModule(moduleNames, compiler, twins);
  return (schema, wanted, mayTakePointer = true) => functions.of(schema, wanted, mayTakePointer);
}

class FunctionsOfModule {
  readonly #moduleNames: ModuleNames;
  readonly #compiler: Compiler;
  readonly #twins: Twins;
  /** The functions of each schema. The key is the pointer of the schema. */
  readonly #known = new Map<string, InnerFunctions>();
  /** The first functions of each group of equal schemas. */
  readonly #firsts = new Map<number, FirstFunctions>();

  constructor(moduleNames: ModuleNames, compiler: Compiler, twins: Twins) {
    this.#moduleNames = moduleNames;
    this.#compiler = compiler;
    this.#twins = twins;
  }

  of(schema: Schema, wanted: string, mayTakePointer: boolean): InnerFunctions {
    const found = this.#known.get(schema.pointer);
    if (found !== undefined && (mayTakePointer || found.takesPointer !== true)) return found;
    const functions = this.#find(schema, wanted, mayTakePointer);
    this.#known.set(schema.pointer, functions);
    return functions;
  }

  /** Returns the functions of an equal schema, if the schema can use them. Otherwise declares new functions. */
  #find(schema: Schema, wanted: string, mayTakePointer: boolean): InnerFunctions {
    const group = this.#twins.groupOf(schema);
    const first = this.#firsts.get(group);
    if (first !== undefined && mayTakePointer && this.#canShare(first)) {
      first.isShared = true;
      return { ...first.functions, takesPointer: true };
    }
    const declared = this.#declare(schema, wanted);
    if (first === undefined) this.#firsts.set(group, declared);
    return declared.functions;
  }

  #declare(schema: Schema, wanted: string): FirstFunctions {
    const compiler = this.#compiler;
    const name = this.#moduleNames.functions(wanted);
    const declaration = (prefix: 'collect' | 'is', code: () => Fragment): Declaration => ({
      kind: 'declaration',
      name: `${prefix}${name}`,
      isConstant: false,
      group: schema,
      code,
    });
    const is = declaration('is', () => innerIs(name, isFunctionText(schema, name, compiler)));
    const collect = declaration('collect', () => {
      declared.isPrinted = true;
      if (declared.isShared) return sharedCollectFunction(schema, name, compiler);
      return collectDeclaration(name, collectFunctionText(schema, name, compiler));
    });
    const declared: FirstFunctions = { functions: { is, collect }, schema, name, isPrinted: false, isShared: false };
    return declared;
  }

  /**
   * Returns true if an equal schema can use the functions too. After the functions are printed, they can no longer get
   * the parameter with the pointer.
   */
  #canShare({ schema, name, isPrinted }: FirstFunctions): boolean {
    return !isPrinted && isShareable(sharedCollectFunction(schema, name, this.#compiler));
  }
}
