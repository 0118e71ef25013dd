import { documentedSuccesses, type OperationModel, type Schema } from '@forgespec/model';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import { typeName } from '@forgespec/model/names';
import type { TypeParameterStructure } from '../../code/structure.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { namedType, type Schemas } from '../named-type.ts';
import { conditionalParts, conditionOf, type ConditionalPart, type OnlyWith } from './conditional-parts.ts';
import { runtime } from './symbols.ts';

/** The type of an operation's response data, if query parameters change this type. */
export interface QueryDependentType {
  /** The name of the generated type. It is the type of the data, or of one item if the data is a list. */
  readonly name: string;
  /** A type parameter for each query parameter that changes the type. */
  readonly typeParameters: readonly TypeParameterStructure[];
  /** The name of the generated type for the query. */
  readonly queryName: string;
  /** A type literal for the query properties that determine the data, such as `{ render_html?: RenderHtml }`. */
  readonly query: string;
  /** The code of the type `name`. */
  readonly type: string;
  readonly isList: boolean;
}

/**
 * Returns the type of an operation's response data, if this type depends on the query. Otherwise returns undefined. Also returns undefined
 * if a schema already has a name that a generated type needs.
 */
export function queryDependentType(
  operation: OperationModel,
  schemas: Schemas,
  module: Module,
): QueryDependentType | undefined {
  // The imports are first collected in a temporary module. If the type does not depend on the query, these imports are not needed.
  const draft = createModule(module.path, module.taken);
  const conditional = draftQueryDependentType(operation, schemas, draft);
  if (conditional !== undefined) for (const symbol of draft.symbols) module.use(symbol);
  return conditional;
}

function draftQueryDependentType(
  operation: OperationModel,
  schemas: Schemas,
  module: Module,
): QueryDependentType | undefined {
  const [content] = documentedSuccesses(operation)[0]?.contents ?? [];
  const schema = content !== undefined && mediaKind(content.mediaType) === 'json' ? content.schema : undefined;
  const list = schema?.kind === 'keywords' && schema.items?.kind === 'keywords' ? schema.items : undefined;
  const item = list ?? schema;
  if (item === undefined) return undefined;
  const conditions: OnlyWith[] = [];
  const type = itemType(item, operation, schemas, module, conditions);
  const flags = [...new Map(conditions.map((condition) => [condition.parameter, condition])).values()];
  if (type === undefined || flags.length === 0) return undefined;
  const name = `${operation.typePrefix}${list === undefined ? 'Data' : 'Item'}`;
  const queryName = `${operation.typePrefix}QueryWith`;
  const taken = new Set([...schemas.values()].map((named) => named.name));
  if ([name, queryName, ...flags.map(flagName)].some((wanted) => taken.has(wanted))) return undefined;
  return {
    name,
    queryName,
    typeParameters: flags.map((flag) => ({
      name: flagName(flag),
      constraint: `${isBoolean(flag) ? 'boolean' : 'string'} | undefined`,
      default: 'undefined',
    })),
    query: `{ ${flags.map((flag) => `${propertyKey(flag.parameter)}?: ${flagName(flag)}`).join('; ')} }`,
    type,
    isList: list !== undefined,
  };
}

const flagName = ({ parameter }: OnlyWith): string => typeName(parameter);
const isBoolean = ({ value }: OnlyWith): boolean => value === 'true' || value === 'false';

const whenType = (condition: OnlyWith, requested: string, otherwise: string, module: Module): string => {
  const value = isBoolean(condition) ? condition.value : stringLiteral(condition.value);
  return `${module.use(runtime.When)}<${flagName(condition)}, ${value}, ${requested}, ${otherwise}>`;
};

/**
 * Builds the type of the data, or of one item if the data is a list. If the query chooses between the two schemas of an `anyOf`, the result
 * is a conditional type with one branch for each schema. Otherwise the result is the type of the schema. In this type, a property is
 * required if the query requests it. Returns undefined if a schema has no named type.
 */
function itemType(
  item: Schema,
  operation: OperationModel,
  schemas: Schemas,
  module: Module,
  conditions: OnlyWith[],
): string | undefined {
  const variants = item.kind === 'keywords' ? (item.anyOf ?? []) : [];
  const requested = variants.find((variant) => conditionOf(variant, operation) !== undefined);
  const condition = requested && conditionOf(requested, operation);
  const [other, ...more] = variants.filter((variant) => variant !== requested);
  if (requested === undefined || condition === undefined || other === undefined || more.length > 0) {
    return typeWithParts(item, operation, schemas, module, conditions);
  }
  const requestedType = typeWithParts(requested, operation, schemas, module, conditions);
  const otherType = typeWithParts(other, operation, schemas, module, conditions);
  if (requestedType === undefined || otherType === undefined) return undefined;
  conditions.push(condition);
  return whenType(condition, requestedType, otherType, module);
}

function typeWithParts(
  schema: Schema,
  operation: OperationModel,
  schemas: Schemas,
  module: Module,
  conditions: OnlyWith[],
): string | undefined {
  const base = namedType(schema, schemas, module);
  if (base === undefined) return undefined;
  const parts = conditionalParts(schema, operation, schemas);
  conditions.push(...parts.map(({ onlyWith }) => onlyWith));
  const lists = parts.filter((part) => part.kind === 'items');
  const properties = Map.groupBy(
    parts.filter((part) => part.kind === 'property'),
    ({ onlyWith: { parameter, value } }) => `${parameter}=${value}`,
  );
  return [
    ...listTypes(base, lists, schemas, module),
    ...[...properties.values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      const names = [first, ...others].map(({ name }) => stringLiteral(name)).join(' | ');
      return [whenType(first.onlyWith, `Required<Pick<${base}, ${names}>>`, 'unknown', module)];
    }),
  ].join(' & ');
}

function listTypes(
  base: string,
  lists: readonly Extract<ConditionalPart, { kind: 'items' }>[],
  schemas: Schemas,
  module: Module,
): string[] {
  if (lists.length === 0) return [base];
  const members = lists.map(({ name, onlyWith, requested }) => {
    const item = `${base}[${stringLiteral(name)}][number]`;
    const requestedType = namedType(requested, schemas, module) ?? item;
    return `${propertyKey(name)}: ${whenType(onlyWith, requestedType, `Exclude<${item}, ${requestedType}>`, module)}[]`;
  });
  return [`Omit<${base}, ${lists.map(({ name }) => stringLiteral(name)).join(' | ')}>`, `{ ${members.join('; ')} }`];
}
