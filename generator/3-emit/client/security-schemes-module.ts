import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import type { Api } from '../../2-model/api.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { carriedSchemes } from './carried-scheme.ts';
import { runtime, schemeConstant, securitySchemesModule } from './symbols.ts';

/** The module of the ways to authenticate: a constant each, so that a bundle has those of the operations in it. */
export function securitySchemesModuleOf(api: Api): Module {
  const module = createModule(securitySchemesModule);
  module.add(
    ...carriedSchemes(api).map(({ scheme, in: place, name, write }) => ({
      kind: StructureKind.VariableStatement,
      isExported: true,
      declarationKind: VariableDeclarationKind.Const,
      docs: docComment(commentLines(scheme.description ?? '')),
      declarations: [
        {
          name: schemeConstant(scheme).name,
          type: module.use(runtime.SecurityScheme),
          initializer: `{
            scheme: ${stringLiteral(scheme.name)},
            in: ${stringLiteral(place)},
            name: ${stringLiteral(name)},
            ${write === undefined ? '' : `write: ${module.use(write)},`}
          }`,
        },
      ],
    })),
  );
  return module;
}
