import { isBracketed, type Schema } from '@forgespec/model';
import { mergedSchema } from '@forgespec/model/values';
import { isJson } from '@forgespec/templates/shared/media-type';
import type { Slot } from '../../../http/arguments.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { isSafe } from '../draft.ts';
import { defaultBodyContent, describedSlots } from '../slots.ts';

/** A place in the requests of an operation into which hostile input is written. */
export interface InputPosition {
  readonly in: Exclude<Slot['in'], 'cookie'>;
  /**
   * The name of the parameter, or the names of the property and of the objects around it, the outermost first. The name of an item of an array
   * is `0`. Empty for the whole body.
   */
  readonly names: readonly string[];
  readonly schema: Schema;
  /** True if the request contains the value as text, without its type. */
  readonly isText: boolean;
  /** JSON Pointer to the parameter, the property or the body in the document. */
  readonly pointer: string;
}

/** The maximum number of objects and arrays around a position, and the maximum number of positions in one body. */
const deepest = 3;
const maxBodyPositions = 40;

/**
 * Returns the positions of an operation, the outer ones first. For DELETE, these are only the parameters of the path: a request with a valid
 * path would delete the resource that the next requests need.
 */
export function inputPositions(subject: ContractSubject, operation: TestedOperation): InputPosition[] {
  const parameters = describedSlots(subject, operation).flatMap(({ in: location, name, schema, pointer }) => {
    const parameter = operation.parameters.find((each) => each.in === location && each.name === name);
    if (location === 'body' || location === 'cookie' || parameter === undefined || isBracketed(parameter)) return [];
    return [{ in: location, names: [name], schema, isText: true, pointer }];
  });
  if (operation.method === 'delete') return parameters.filter((position) => position.in === 'path');
  const content = defaultBodyContent(operation);
  if (content?.schema === undefined || isSafe(operation)) return parameters;
  const whole: InputPosition = {
    in: 'body',
    names: [],
    schema: content.schema,
    isText: !isJson(content.mediaType),
    pointer: `${operation.pointer}/requestBody`,
  };
  const inBody = [whole];
  for (const position of inBody) {
    if (inBody.length >= maxBodyPositions) break;
    inBody.push(...positionsInside(subject, position));
  }
  return [...parameters, ...inBody.slice(0, maxBodyPositions)];
}

/** Returns the positions of the properties of an object, or of the item of an array. */
function positionsInside({ resolve }: ContractSubject, outer: InputPosition): InputPosition[] {
  const { names, isText } = outer;
  const merged = names.length >= deepest ? undefined : mergedSchema(outer.schema, resolve);
  const inside = (name: string, schema: Schema): InputPosition => ({
    in: 'body',
    names: [...names, name],
    schema,
    isText,
    pointer: schema.pointer,
  });
  // A form writes the values inside a property in several ways, so only its properties are positions.
  if (merged === undefined || (isText && names.length > 0)) return [];
  return [
    ...(merged.properties ?? [])
      .filter(({ isOmitted }) => isOmitted !== true)
      .map(({ name, schema }) => inside(name, schema)),
    ...(merged.items === undefined ? [] : [inside('0', merged.items)]),
  ];
}
