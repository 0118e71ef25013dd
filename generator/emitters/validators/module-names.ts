import { valueName } from '@forgespec/model/names';
import { fragment, variable, type Declaration, type Fragment, type Variable } from './fragment.ts';
import { formats } from './formats.ts';
import { names } from './scope.ts';
import { runtime } from './symbols.ts';

/**
 * The functions that choose the names in a module. In a function, a variable never gets the name of a function or constant that this
 * function uses.
 */
export interface ModuleNames {
  /** Returns an unused name for the functions of a schema, such as `PetShop` for `isPetShop` and `collectPetShop`. */
  functions(wanted: string): string;
  /** Returns an unused name for a constant or an exported function. */
  reserve(wanted: string, suffix: string): string;
  /**
   * Returns a constant with the given code. If the module already has a constant with this code, returns that constant. If `type` is
   * undefined, TypeScript infers the type.
   */
  constant(wanted: string, code: Fragment, type?: string): Declaration;
  /** Returns a variable with a name that is not in `taken`, and adds its name to `taken`. */
  local(wanted: string, taken: Set<string>): Variable;
}

const formatNames: readonly string[] = [...formats.values()].flatMap((format) =>
  [format?.test, format?.message].flatMap((symbol) => (typeof symbol === 'object' ? symbol.name : [])),
);
const parameters: readonly string[] = Object.values(names).map(({ name }) => name);

/** @param imported the names of schemas whose functions the module may import. */
export function createModuleNames(imported: ReadonlySet<string>): ModuleNames {
  const functions = new Set<string>();
  const constants = new Map<string, Declaration>();
  /** `outer` contains the names at the top level of the module, and `inner` the names inside its functions. */
  const outer = new Set([...Object.keys(runtime), ...formatNames]);
  const inner = new Set(parameters);
  /** Returns true if a function of a schema has the name. For example, `isPet` is the name of a function of the schema `Pet`. */
  const isFunction = (candidate: string): boolean => {
    const schema = /^(?:is|check|collect)(?<schema>.+)$/u.exec(candidate)?.groups?.['schema'];
    return schema !== undefined && (functions.has(schema) || imported.has(schema));
  };
  const reserve = (wanted: string, suffix: string): string => {
    const name = free(
      wanted,
      suffix,
      (candidate) => outer.has(candidate) || inner.has(candidate) || isFunction(candidate),
    );
    outer.add(name);
    return name;
  };

  return {
    reserve,
    functions(wanted) {
      const name = free(
        wanted,
        'Inner',
        (candidate) =>
          functions.has(candidate) ||
          imported.has(candidate) ||
          outer.has(`is${candidate}`) ||
          outer.has(`collect${candidate}`),
      );
      functions.add(name);
      return name;
    },
    constant(wanted, code, type) {
      const known = constants.get(code.text);
      if (known !== undefined) return known;
      const name = reserve(valueName(wanted), 'Constant');
      const made: Declaration = {
        kind: 'declaration',
        name,
        isConstant: true,
        group: code,
        code: () => fragment`const ${name}${type === undefined ? '' : `: ${type}`} = ${code};`,
      };
      constants.set(code.text, made);
      return made;
    },
    local(wanted, taken) {
      const name = free(wanted === '' ? 'property' : wanted, 'Property', (candidate) => {
        return (
          taken.has(candidate) ||
          outer.has(candidate) ||
          parameters.includes(candidate) ||
          isLikeFunction(candidate) ||
          isFunction(candidate)
        );
      });
      taken.add(name);
      inner.add(name);
      return variable(name);
    },
  };
}

// A variable `isOpen` could have the same name as the function of a schema `Open`. Therefore the variable gets the name `isOpenProperty`.
const isLikeFunction = (name: string): boolean =>
  /^(?:is|check|collect)(?!\p{Ll})/u.test(name) && !name.endsWith('Property');

/** Returns the wanted name, followed by the suffix as often as necessary to make the name unused. */
function free(wanted: string, suffix: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  while (isTaken(name)) name += suffix;
  return name;
}
