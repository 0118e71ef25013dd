import { valueSchema, type Content, type Header, type OperationModel, type Response } from '@forgespec/model';
import { typeName, valueName } from '@forgespec/model/names';
import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import { commentLines, commentText } from '../../../code/comment.ts';
import { stringLiteral } from '../../../code/literal.ts';
import { propertyKey } from '../../../code/property-key.ts';
import type { ExportedSymbol } from '../../../code/symbol.ts';
import type { Compiler, CompilerInput } from '../compiler.ts';
import { fragment, joined, plain, type Declaration, type Fragment } from '../fragment.ts';
import { createShapes, type Shapes } from '../requests/shape.ts';
import { responseRuntime as runtime } from '../symbols.ts';
import { headerCheck } from '../requests/header-check.ts';
import { valueCheck } from '../value-check.ts';

/**
 * The object literals that describe the responses in one module. If a header or response is a component, its literal becomes a constant.
 */
export interface ResponseLiterals {
  of(response: Response, owner: string): Fragment;
  /** Returns the constant of a header component. For any other header, returns its literal. */
  header(header: Header, owner: string): Fragment;
  /** The constants. Each constant comes after the constants that its value uses. */
  readonly constants: readonly Fragment[];
  /** A map from the key of a component (see `componentKey`) to the name of its constant. */
  readonly names: ReadonlyMap<string, string>;
}

/** For each kind of media type, true if bodies are decoded to a value that validators can check. */
const isValidated: Readonly<Record<MediaKind, boolean>> = {
  json: true,
  text: true,
  sequence: true,
  form: false,
  multipart: false,
  binary: false,
};

/**
 * The type of the constant for a response component. The type argument contains `never`, so that the constant is assignable to the type
 * that each operation expects.
 */
const anyResponse = fragment`${runtime.ResponseDescription}<${runtime.AnyResponse}<never>>`;

/** Returns the key of a response or header that is a component. Returns undefined for any other response or header. */
export function componentKey(component: Header | Response): string | undefined {
  if (!/^#\/components\/(?:headers|responses)\/[^/]+$/u.test(component.pointer)) return undefined;
  // A response with a status such as 204 never has a body. If it uses a component with contents, a second constant describes the component
  // without contents.
  const hasNoContents = 'contents' in component && component.contents.length === 0;
  return hasNoContents ? `${component.pointer} without contents` : component.pointer;
}

const componentName = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);

/**
 * @param imported a map from the key of a component (see `componentKey`) to the constant that another module exports.
 * @param isShared true for the module that exports its constants.
 */
export const createResponseLiterals = (
  compiler: Compiler,
  input: CompilerInput,
  imported: ReadonlyMap<string, ExportedSymbol>,
  isShared = false,
): ResponseLiterals => new ModuleResponses(compiler, input, imported, isShared);

class ModuleResponses implements ResponseLiterals {
  readonly #compiler: Compiler;
  readonly #input: CompilerInput;
  readonly #imported: ReadonlyMap<string, ExportedSymbol>;
  readonly #isShared: boolean;
  readonly #shapes: Shapes;
  /** The constants of components by their keys. */
  readonly #constants = new Map<string, Declaration>();

  constructor(
    compiler: Compiler,
    input: CompilerInput,
    imported: ReadonlyMap<string, ExportedSymbol>,
    isShared: boolean,
  ) {
    this.#compiler = compiler;
    this.#input = input;
    this.#imported = imported;
    this.#isShared = isShared;
    this.#shapes = createShapes(input.byReference, compiler);
  }

  get constants(): readonly Fragment[] {
    return [...this.#shapes.constants, ...Array.from(this.#constants.values(), (made) => fragment`${made}`)];
  }

  get names(): ReadonlyMap<string, string> {
    return new Map(Array.from(this.#constants, ([key, { name }]) => [key, name]));
  }

  of(response: Response, owner: string): Fragment {
    return this.#constantOf(response, anyResponse, () => this.#literalOf(response, owner));
  }

  header(header: Header, owner: string): Fragment {
    return this.#constantOf(header, fragment`${runtime.HeaderCheck}`, () => {
      const isComponent = componentKey(header) !== undefined;
      const name = isComponent
        ? `${typeName(componentName(header.pointer))}Header`
        : `${owner}${typeName(header.name)}`;
      return headerCheck(header, name, { compiler: this.#compiler, input: this.#input, shapes: this.#shapes });
    });
  }

  /** Returns the constant of a component. For a response or header that is not a component, returns its code. */
  #constantOf(component: Header | Response, type: Fragment, code: () => Fragment): Fragment {
    const key = componentKey(component);
    const name = valueName(componentName(component.pointer));
    if (key === undefined || name === '') return code();
    const known = this.#imported.get(key) ?? this.#constants.get(key);
    if (known !== undefined) return fragment`${known}`;
    const suffix = 'contents' in component ? 'Response' : 'Header';
    const free = this.#compiler.reserve(`${name}${suffix}`, suffix);
    const value = code();
    const docs = this.#isShared ? plain(`${commentText(docsOf(component))}\nexport `) : plain('');
    const made: Declaration = {
      kind: 'declaration',
      name: free,
      isConstant: true,
      group: this.#constants,
      code: () => fragment`${docs}const ${free}: ${type} = ${value};`,
    };
    this.#constants.set(key, made);
    return fragment`${made}`;
  }

  #literalOf(response: Response, owner: string): Fragment {
    const headers = response.headers.map(
      (header) => fragment`${propertyKey(header.name)}: ${this.header(header, owner)}`,
    );
    const contents = response.contents.map(
      (content) => fragment`${stringLiteral(content.mediaType)}: ${this.#bodyCheck(content, owner)}`,
    );
    const members = [
      ...(headers.length === 0 ? [] : [fragment`headers: { ${joined(headers, ', ')} }`]),
      ...(contents.length === 0 ? [] : [fragment`content: { ${joined(contents, ', ')} }`]),
    ];
    return members.length === 0 ? plain('{}') : fragment`{ ${joined(members, ', ')} }`;
  }

  #bodyCheck(content: Content, owner: string): Fragment {
    const schema = valueSchema(content);
    return schema === undefined || !isValidated[mediaKind(content.mediaType)]
      ? fragment`${runtime.anyValue}`
      : valueCheck(schema, owner, this.#compiler, this.#input).code;
  }
}

/** Returns the name for the functions of a response: `GetPet200`. */
export const responseOwner = (operation: OperationModel, { status }: Response): string =>
  `${typeName(operation.name)}${typeName(status).replace('_', '')}`;

const docsOf = (component: Header | Response): string[] =>
  commentLines(
    'contents' in component
      ? `The response \`${componentName(component.pointer)}\`.`
      : `The header \`${component.name}\`.`,
  );
