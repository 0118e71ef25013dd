import type { Content, Header, Response } from '../../../2-model/message.ts';
import type { Operation } from '../../../2-model/operation.ts';
import { typeName, valueName } from '../../../code/identifier.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { propertyKey } from '../../../code/property-key.ts';
import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import type { Compiler, CompilerInput } from '../compiler.ts';
import { fragment, joined, plain, type Declaration, type Fragment } from '../fragment.ts';
import { schemaFunctions } from '../schema-functions.ts';
import { responseRuntime as runtime } from '../symbols.ts';
import { createShapes } from '../requests/shape.ts';
import { headerReader } from './header-reader.ts';

/** Makes the literals of a module that judge responses. What the description shares, the module shares. */
export interface ResponseLiterals {
  of(response: Response, operation: Operation): Fragment;
  /** The constants that these need, each after those that it needs itself. */
  readonly constants: readonly Fragment[];
}

/** True for the kinds of bodies that are read as a value, which a schema describes. */
const isValidated: Readonly<Record<MediaKind, boolean>> = {
  json: true,
  text: true,
  form: false,
  multipart: false,
  binary: false,
};

export function createResponseLiterals(compiler: Compiler, input: CompilerInput): ResponseLiterals {
  const constants = new Map<string, Declaration>();
  const shapes = createShapes(input.byReference, compiler);

  /** A constant for what is declared as a component, by its name; else the code itself. */
  const shared = (
    kind: 'headers' | 'responses',
    pointer: string,
    type: string,
    code: () => Fragment,
    key = pointer,
  ): Fragment => {
    const component = new RegExp(`^#/components/${kind}/([^/]+)$`, 'u').exec(pointer)?.[1];
    const name = component === undefined ? '' : valueName(component);
    if (name === '') return code();
    const known = constants.get(key);
    if (known !== undefined) return fragment`${known}`;
    const free = compiler.reserve(`${name}${type}`, type);
    const value = code();
    const made: Declaration = {
      kind: 'declaration',
      name: free,
      isConstant: true,
      group: constants,
      code: () => fragment`const ${free} = ${value};`,
    };
    constants.set(key, made);
    return fragment`${made}`;
  };

  const header = (value: Header, owner: string): Fragment =>
    shared('headers', value.pointer, 'Header', () => {
      const component = /^#\/components\/headers\/([^/]+)$/u.exec(value.pointer)?.[1];
      const name = component === undefined ? `${owner}${typeName(value.name)}` : `${typeName(component)}Header`;
      const { is, collect } = schemaFunctions(value.schema, name, compiler, input);
      const read = headerReader(value, shapes, (pointer) => input.byReference.get(pointer)?.schema);
      const members = [
        ...(read === undefined ? [] : [fragment`read: ${read}`]),
        fragment`is: ${is}`,
        fragment`collect: ${collect}`,
        ...(value.required ? [plain('isRequired: true as const')] : []),
      ];
      return fragment`{ ${joined(members, ', ')} }`;
    });

  const body = ({ mediaType, schema }: Content, owner: string): Fragment => {
    if (schema === undefined || !isValidated[mediaKind(mediaType)]) return fragment`${runtime.anyValue}`;
    const { is, collect } = schemaFunctions(schema, owner, compiler, input);
    return fragment`{ is: ${is}, collect: ${collect} }`;
  };

  return {
    get constants() {
      return [...shapes.constants, ...Array.from(constants.values(), (constant) => fragment`${constant}`)];
    },
    of: (response, operation) => {
      // A component has its contents only where HTTP allows a body.
      const key = response.contents.length === 0 ? `${response.pointer} without contents` : response.pointer;
      return shared(
        'responses',
        response.pointer,
        'Response',
        () => {
          const owner = `${typeName(operation.name)}${typeName(response.status).replace('_', '')}`;
          const headers = response.headers.map(
            (value) => fragment`${propertyKey(value.name)}: ${header(value, owner)}`,
          );
          const contents = response.contents.map(
            (content) => fragment`${stringLiteral(content.mediaType)}: ${body(content, owner)}`,
          );
          const members = [
            ...(headers.length === 0 ? [] : [fragment`headers: { ${joined(headers, ', ')} }`]),
            ...(contents.length === 0 ? [] : [fragment`content: { ${joined(contents, ', ')} }`]),
          ];
          return members.length === 0 ? plain('{}') : fragment`{ ${joined(members, ', ')} }`;
        },
        key,
      );
    },
  };
}
