import type { Module } from '../../code/module.ts';
import type { Declaration, Fragment, Need } from './fragment.ts';

/** The statements that declare the constants and functions that a module needs. */
export interface Declarations {
  readonly constants: readonly string[];
  readonly functions: readonly string[];
}

/**
 * Adds the imports that fragments need to a module, and returns the declarations that the fragments need. A declaration may need further
 * imports and declarations. These are included as well. The declarations are in the order of their first use.
 */
export function declareNeeds(fragments: readonly Fragment[], module: Module): Declarations {
  const texts = new Map<Declaration, string>();
  const open = [...fragments];
  const declare = (need: Need): false => {
    if (need.kind === 'variable') return false;
    if (need.kind !== 'declaration') {
      module.use(need);
    } else if (!texts.has(need)) {
      const code = need.code();
      texts.set(need, code.text);
      open.push(code);
    }
    return false;
  };
  // The loop also visits the code that `declare` adds.
  for (const code of open) code.someNeed(declare);
  const declared = [...texts];
  const functions = Map.groupBy(
    declared.filter(([{ isConstant }]) => !isConstant),
    ([{ group }]) => group,
  );
  return {
    constants: declared.filter(([{ isConstant }]) => isConstant).map(([, text]) => text),
    functions: [...functions.values()].flat().map(([, text]) => text),
  };
}
