import type { Header, Resolve } from '@forgespec/model';
import type { Compiler, CompilerInput } from '../compiler.ts';
import { fragment, joined, plain, type Fragment } from '../fragment.ts';
import { itemFunction } from './list-value.ts';
import { scalarFunction, textTypes } from './scalar.ts';
import type { Shapes } from './shape.ts';
import { parameterRuntime as runtime } from '../symbols.ts';
import { valueCheck } from '../value-check.ts';

/** The objects that are necessary to build the header checks of one module. */
interface CheckContext {
  readonly compiler: Compiler;
  readonly input: CompilerInput;
  readonly shapes: Shapes;
}

/**
 * Returns an expression of the runtime type `HeaderCheck`. If the header is optional and its value is a string, the type of the expression
 * is `ValueCheck`.
 *
 * @param name the name for the functions of the schema, if they must be declared.
 */
export function headerCheck(header: Header, name: string, { compiler, input, shapes }: CheckContext): Fragment {
  const check = valueCheck(header.schema, name, compiler, input);
  const read = headerReader(header, shapes, (pointer) => input.byReference.get(pointer)?.schema);
  if (read === undefined && !header.required) return check.code;
  const members = [
    ...(read === undefined ? [] : [fragment`read: ${read}`]),
    ...(check.members ?? [fragment`...${check.code}`]),
    ...(header.required ? [plain('isRequired: true')] : []),
  ];
  return fragment`{ ${joined(members, ', ')} }`;
}

/** Returns an expression for the function that converts the text of a header to its type. Returns undefined if the value is a string. */
function headerReader({ schema, explode, mediaType }: Header, shapes: Shapes, resolve: Resolve): Fragment | undefined {
  if (mediaType !== undefined) return fragment`${runtime.parseIfJson}`;
  const types = textTypes(schema, resolve);
  if (types.has('string')) return scalarFunction(types);
  if (types.has('array')) {
    const item = itemFunction(schema, resolve);
    return fragment`(text: string) => ${runtime.splitHeaderList}(text)${item === undefined ? '' : fragment`.map(${item})`}`;
  }
  if (!types.has('object')) return scalarFunction(types);
  const reader = explode ? runtime.assignedMembers : runtime.membersInTurn;
  return fragment`(text: string) => ${reader}(${runtime.splitHeaderList}(text), ${shapes.ofParts(schema)})`;
}
