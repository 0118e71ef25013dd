import { StructureKind, VariableDeclarationKind } from '../../code/structure-kind.ts';
import { docComment } from '../../code/comment.ts';
import { valueLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import type { UsedFormat } from './refusal-formats.ts';
import { refusalsModule, server, serverRuntime } from './symbols.ts';

/** Builds the module of the formats in which the server writes refusals. */
export function refusalsModuleOf(formats: readonly UsedFormat[]): Module {
  const module = createModule(refusalsModule);
  const literals = formats.map(({ data, responses, isCommon }) =>
    valueLiteral({ ...data, ...(isCommon && { isCommon }), responses: Object.fromEntries(responses) }),
  );
  module.add({
    kind: StructureKind.VariableStatement,
    isExported: true,
    declarationKind: VariableDeclarationKind.Const,
    docs: docComment(['The formats in which the server writes refusals, from the described responses.']),
    declarations: [
      {
        name: server.refusalFormats.name,
        type: `readonly ${module.use(serverRuntime.RefusalFormat)}[]`,
        initializer: `[${literals.join(',\n')}]`,
      },
    ],
  });
  return module;
}
