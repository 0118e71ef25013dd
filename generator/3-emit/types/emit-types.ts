import type { TypeAliasDeclarationStructure } from 'ts-morph';
import { StructureKind } from '../../code/structure-kind.ts';
import type { NamedSchema } from '../../2-model/schema.ts';
import { commentLines, docComment } from '../../code/comment.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { asModule, type Emitter } from '../emitter.ts';
import { header } from '../header.ts';
import { componentsType, openapiModule, typesModule } from './symbols.ts';

/** Emits `types/`: the output of openapi-typescript, and one named type for each component schema. */
export const typesEmitter: Emitter = {
  owns: 'types',
  async emit({ api, types }) {
    const index = createModule(typesModule);
    index.add(...api.schemas.filter(({ isComponent }) => isComponent).map((schema) => namedType(schema, index)));
    return [asModule(index), { kind: 'text', path: openapiModule, text: `${header(api)}\n\n${await types}` }];
  },
};

function namedType({ name, component, schema }: NamedSchema, module: Module): TypeAliasDeclarationStructure {
  const annotations = schema.kind === 'keywords' ? schema.annotations : undefined;
  const text = annotations?.description ?? annotations?.title;
  return {
    kind: StructureKind.TypeAlias,
    isExported: true,
    name,
    type: `${module.use(componentsType)}['schemas'][${stringLiteral(component)}]`,
    docs: docComment(text === undefined ? [] : commentLines(text)),
  };
}
