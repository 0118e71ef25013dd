import { valueName } from '../../code/identifier.ts';
import { variable, type Declaration, type Fragment, type Variable } from './fragment.ts';
import { formats } from './formats.ts';
import { names } from './scope.ts';
import { runtime } from './symbols.ts';

/** Hands out the names of a module, so that no variable hides a function or constant that its function uses. */
export interface ModuleNames {
  /** A name for the functions of a schema: `PetShop` for `isPetShop` and `collectPetShop`. */
  functions(wanted: string): string;
  /** A name for a constant or an exported function that nothing in the module has. */
  reserve(wanted: string, suffix: string): string;
  /** A constant; the same one for the same code. Its type is what TypeScript makes of the code, unless another one is given. */
  constant(wanted: string, code: Fragment, type?: string): Declaration;
  /** A name for a variable that none of `taken` has; it is added to them. */
  local(wanted: string, taken: Set<string>): Variable;
}

const formatTests: readonly string[] = [...formats.values()].flatMap((format) =>
  format === undefined ? [] : format.test.name,
);
const parameters: readonly string[] = Object.values(names).map(({ name }) => name);

/**
 * @param imported names of schemas, whose functions a module may import.
 */
export function createModuleNames(imported: ReadonlySet<string>): ModuleNames {
  const functions = new Set<string>();
  const constants = new Map<string, Declaration>();
  /** The names beside the functions, and the names in them. */
  const outer = new Set([...Object.keys(runtime), ...formatTests]);
  const inner = new Set(parameters);
  /** Returns true if it is the name of a function of a schema: `isPet`. */
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
        code: () => ({
          text: `const ${name}${type === undefined ? '' : `: ${type}`} = ${code.text};`,
          needs: code.needs,
        }),
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

// `isOpen` could be the function of a schema; `isOpenProperty` could as well, but for the last word.
const isLikeFunction = (name: string): boolean =>
  /^(?:is|check|collect)(?!\p{Ll})/u.test(name) && !name.endsWith('Property');

/** The wanted name, longer while it is taken. */
function free(wanted: string, suffix: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  while (isTaken(name)) name += suffix;
  return name;
}
