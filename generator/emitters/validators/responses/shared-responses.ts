import type { Api, Header, OperationModel, Response } from '@forgespec/model';
import { createModule, type Module } from '../../../code/module.ts';
import { exportedValue, type ExportedSymbol } from '../../../code/symbol.ts';
import type { CompilerInput } from '../compiler.ts';
import { createCompiler } from '../create-compiler.ts';
import { declareNeeds } from '../declare.ts';
import { componentKey, createResponseLiterals, responseOwner } from './response-literals.ts';

/** The response and header components that operations of several areas use. */
export interface SharedResponses {
  /** The module that exports the components. Undefined if no component is used by several areas. */
  readonly module: Module | undefined;
  /** A map from the key of a component (see `componentKey`) to its exported constant. */
  readonly symbols: ReadonlyMap<string, ExportedSymbol>;
}

const path = 'validators/shared-responses.ts';

/** Builds the module with the components that several areas use. */
export function sharedResponses(api: Api, input: CompilerInput): SharedResponses {
  const literals = createResponseLiterals(createCompiler(input), input, new Map(), true);
  for (const [, { component, owner }] of componentsOfSeveralAreas(api)) {
    if ('contents' in component) literals.of(component, owner);
    else literals.header(component, owner);
  }
  if (literals.names.size === 0) return { module: undefined, symbols: new Map() };
  const module = createModule(path);
  const { constants, functions } = declareNeeds(literals.constants, module);
  module.addAll([...constants, ...functions]);
  return {
    module,
    symbols: new Map(Array.from(literals.names, ([key, name]) => [key, exportedValue(name, path)])),
  };
}

interface UsedComponent {
  readonly component: Header | Response;
  readonly owner: string;
}

interface Use extends UsedComponent {
  readonly areas: Set<string>;
}

/** Returns the components that several areas use, sorted by component key. */
function componentsOfSeveralAreas({ areas }: Api): [key: string, use: Use][] {
  const uses = new Map<string, Use>();
  for (const { name, operations } of areas) {
    for (const [key, used] of operations.flatMap(usedComponents)) {
      const use = uses.get(key) ?? { ...used, areas: new Set() };
      uses.set(key, use);
      use.areas.add(name);
    }
  }
  return [...uses].filter(([, use]) => use.areas.size > 1).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the response and header components that an operation uses, with their keys. */
const usedComponents = (operation: OperationModel): [key: string, used: UsedComponent][] =>
  operation.responses.flatMap((response) =>
    [...response.headers, response].flatMap((component): [string, UsedComponent][] => {
      const key = componentKey(component);
      return key === undefined ? [] : [[key, { component, owner: responseOwner(operation, response) }]];
    }),
  );
