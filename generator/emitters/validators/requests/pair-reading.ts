import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { listSeparators, partsOf, queryNotation, type Parameter, type QueryNotation } from '@forgespec/model';
import { stringLiteral } from '../../../code/literal.ts';
import { fragment, plain, type Fragment } from '../fragment.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import type { DecoderContext, Member } from './decoder-context.ts';
import { itemTypes, listOf, membersOf } from './list-value.ts';
import { readScalar } from './scalar.ts';
import { valueEncoding } from './value-encoding.ts';

/** The code that decodes one parameter from the name-value pairs of a query or a `Cookie` header. */
export interface PairReading {
  /** The declaration before the loop over the pairs. */
  readonly before?: Fragment;
  /** The loop executes the statement for the pairs that have one of these names. */
  readonly names?: readonly string[];
  readonly statement?: Fragment;
  /** The statement that the loop executes for pairs with any other name. */
  readonly otherwise?: Fragment;
  /** The statement after the loop. */
  readonly after?: Fragment;
}

export function readPair(member: Member, { resolve, shapes }: DecoderContext): PairReading {
  const { parameter, local } = member;
  const { name, schema } = parameter;
  const encoding = valueEncoding(parameter, resolve);
  const assigned = (value: Fragment): PairReading => ({ names: [name], statement: fragment`${local} = ${value};` });
  const list = (notation: QueryNotation): Fragment =>
    plain(`pairs.list(${local}, ${stringLiteral(listSeparators[notation] ?? '')})`);
  switch (encoding.kind) {
    case 'json':
      return assigned(fragment`${runtime.readJsonParameter}(pairs, ${stringLiteral(name)}, pairs.only(${local}))`);
    case 'scalar':
      return assigned(readScalar(encoding.types, plain(`pairs.only(${local})`)));
    case 'array':
      return readArray(queryNotation(parameter, false));
    case 'object':
      return readObject(queryNotation(parameter, true));
  }

  function readArray(notation: QueryNotation): PairReading {
    switch (notation) {
      case 'brackets':
        return inParts(member, shapes.ofParts(schema));
      case 'commas':
      case 'pipes':
      case 'spaces':
        return assigned(listOf(schema, list(notation), '.', resolve));
      case 'json':
      case 'members':
      case 'repeated': {
        const item = readScalar(itemTypes(schema, resolve), plain('pairs.value()'));
        return assigned(fragment`${runtime.appended}(${local}, ${item})`);
      }
    }
  }

  function readObject(notation: QueryNotation): PairReading {
    switch (notation) {
      case 'brackets':
        return inParts(member, shapes.ofParts(schema));
      case 'commas':
      case 'pipes':
      case 'spaces':
        return assigned(membersOf(parameter, list(notation), false, 'pairs', shapes));
      case 'json':
      case 'members':
      case 'repeated':
        return membersApart(member, shapes.ofParts(schema), propertyNames(parameter));
    }
  }

  function propertyNames(object: Parameter): string[] {
    const parts = partsOf(object.schema, resolve);
    return [...new Set(parts.flatMap(({ properties = [] }) => properties.map((property) => property.name)))];
  }
}

/** Returns the code that decodes a parameter of `style: deepObject`, such as `not[labels]=a`. */
function inParts({ parameter, local }: Member, shape: Fragment): PairReading {
  const name = stringLiteral(parameter.name);
  const tree = `${local}Parts`;
  const path = stringLiteral(`/query/${escapeSegment(parameter.name)}`);
  const pointer = stringLiteral(parameter.schema.pointer);
  return {
    before: fragment`let ${tree}: ${runtime.Tree} | undefined;`,
    otherwise: plain(`if (pairs.isWithin(${name})) ${tree} = pairs.part(${name}, ${tree});`),
    after: fragment`if (${tree} !== undefined) ${local} = ${runtime.shaped}(${tree}, ${shape}, ${path}, ${pointer}, pairs.issues);`,
  };
}

/**
 * Returns the code that decodes an object of `style: form, explode: true`. Each property is sent like a separate parameter. If the object
 * has no declared properties, every pair with an unknown name is one of its properties.
 */
function membersApart({ local }: Member, shape: Fragment, names: readonly string[]): PairReading {
  const statement = fragment`${local} = ${runtime.withMember}(${local}, pairs.name, pairs.value(), ${shape}, pairs);`;
  return names.length === 0 ? { otherwise: statement } : { names, statement };
}
