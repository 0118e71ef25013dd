import type { Module } from '../../code/module.ts';
import type { Declaration, Fragment, Need } from './fragment.ts';

/** The statements that declare the constants and functions that a module needs. */
export interface Declarations {
  readonly constants: readonly string[];
  readonly functions: readonly string[];
}

/**
 * Adds the imports that fragments need to a module, and returns the declarations that the fragments need. A declaration may need further
 * imports and declarations. These are included as well. The functions are in the order of their first use. So are the constants, except that
 * a constant comes after the constants that its value uses.
 */
export function declareNeeds(fragments: readonly Fragment[], module: Module): Declarations {
  const codes = new Map<Declaration, Fragment>();
  const open = [...fragments];
  const declare = (need: Need): false => {
    if (need.kind === 'variable') return false;
    if (need.kind !== 'declaration') {
      module.use(need);
    } else if (!codes.has(need)) {
      const code = need.code();
      codes.set(need, code);
      open.push(code);
    }
    return false;
  };
  // The loop also visits the code that `declare` adds.
  for (const code of open) code.someNeed(declare);
  const declared = [...codes];
  const functions = Map.groupBy(
    declared.filter(([{ isConstant }]) => !isConstant),
    ([{ group }]) => group,
  );
  return {
    constants: inOrderOfUse(codes).map(({ text }) => text),
    functions: [...functions.values()].flat().map(([, { text }]) => text),
  };
}

/** Returns the code of the constants. Each constant comes after the constants that its code uses. */
function inOrderOfUse(codes: ReadonlyMap<Declaration, Fragment>): readonly Fragment[] {
  const ordered: Fragment[] = [];
  const visited = new Set<Need>();
  const add = (need: Need): false => {
    const code = need.kind === 'declaration' && need.isConstant ? codes.get(need) : undefined;
    // The code of a constant may contain its own name, in a function that is called later.
    if (code === undefined || visited.has(need)) return false;
    visited.add(need);
    code.someNeed(add);
    ordered.push(code);
    return false;
  };
  for (const declaration of codes.keys()) add(declaration);
  return ordered;
}
