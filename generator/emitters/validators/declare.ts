import type { Module } from '../../code/module.ts';
import type { Declaration, Fragment, Need } from './fragment.ts';

/** The statements that declare the constants and functions that a module needs. */
export interface Declarations {
  readonly constants: readonly string[];
  readonly functions: readonly string[];
}

/**
 * Adds the imports that fragments need to a module, and returns the declarations that the fragments need. A declaration may need further
 * imports and declarations. These are included as well. The functions are in the order of their first use.
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

/**
 * Returns the code of the constants. Constants without other constants in their code come first, because the others may use them. The order
 * of the others, which may contain each other in functions that are called later, is that of their first use.
 */
function inOrderOfUse(codes: ReadonlyMap<Declaration, Fragment>): readonly Fragment[] {
  const constants = [...codes].flatMap(([{ isConstant }, code]) => (isConstant ? [code] : []));
  const usesConstant = (code: Fragment): boolean =>
    code.someNeed((need) => need.kind === 'declaration' && need.isConstant);
  return [...constants.filter((code) => !usesConstant(code)), ...constants.filter(usesConstant)];
}
