import type { Module } from '../../code/module.ts';
import type { Declaration, Fragment } from './fragment.ts';

/** What a module declares beside what it exports. */
export interface Declarations {
  readonly constants: readonly string[];
  readonly functions: readonly string[];
}

/** Records in a module what code needs: imports, and the declarations that it and they need, in the order of the first need. */
export function declareNeeds(fragments: readonly Fragment[], module: Module): Declarations {
  const texts = new Map<Declaration, string>();
  const open = [...fragments];
  for (let fragment = open.shift(); fragment !== undefined; fragment = open.shift()) {
    for (const need of fragment.needs) {
      if (need.kind === 'variable') continue;
      if (need.kind !== 'declaration') {
        module.use(need);
      } else if (!texts.has(need)) {
        const code = need.code();
        texts.set(need, code.text);
        open.push(code);
      }
    }
  }
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
