import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import { methods } from '../../2-model/operation.ts';
import { docComment } from '../../code/comment.ts';
import { createModule, type Module } from '../../code/module.ts';
import { routeLiteral } from './route-literal.ts';
import { routesModule, runtime } from './symbols.ts';

/** The module of the route table, by path, then by method. */
export function routesModuleOf(api: Api): Module {
  const module = createModule(routesModule);
  const placed = api.areas.flatMap((area) => area.operations.map((operation) => ({ area, operation })));
  const routes = placed
    .toSorted((a, b) => compare(a.operation.path, b.operation.path) || rank(a) - rank(b))
    .map(({ area, operation }) => `${routeLiteral(operation, area, api)},`);
  module.add({
    kind: StructureKind.VariableStatement,
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    docs: docComment(['Every operation, as data.']),
    declarations: [
      {
        name: 'routes',
        type: `readonly ${module.use(runtime.Route)}[]`,
        initializer: `[\n${routes.join('\n')}\n]`,
      },
    ],
  });
  return module;
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const rank = ({ operation }: { readonly operation: { readonly method: (typeof methods)[number] } }): number =>
  methods.indexOf(operation.method);
