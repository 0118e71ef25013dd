import {
  commentLines,
  commentText,
  defineOutput,
  isIdentifier,
  stringLiteral,
  type TypeReplacement,
} from 'forgespec/plugin';
import { brandsIn } from './brands.ts';
import manifest from './package.json' with { type: 'json' };

/** A type that replaces others: the name of a branded type, or a type that a module exports. */
export type ReplacedBy =
  | string
  | {
      /** The name of a package, such as `temporal-types`, or the path of a module relative to the folder of all outputs. */
      readonly from: string;
      /** The code of the type, which begins with the exported name: `Temporal.PlainDate`. */
      readonly type: string;
    };

/** The options of this output. Each one maps the values of a part of the description to types. */
export interface TypeByFormatOptions {
  /** The types by `format`: `{ uuid: 'Uuid' }`. */
  readonly formats: Readonly<Record<string, ReplacedBy>>;
  /** The types by the name of a schema: `{ PetId: 'PetId' }`. */
  readonly schemas: Readonly<Record<string, ReplacedBy>>;
  /** An `x-` key whose value is the name of a branded type, such as `x-brand`. Default: none. */
  readonly extension: `x-${string}` | undefined;
}

const named = ({ formats, schemas }: TypeByFormatOptions): readonly ReplacedBy[] => [
  ...Object.values(formats),
  ...Object.values(schemas),
];

/**
 * Replaces the types of values: strings with the format `uuid` get the type `Uuid`, for example, which no other string has. Only the types
 * change. The values are the same, so a branded value is created by a check, or by a function of the program.
 */
export const typeByFormat = defineOutput<TypeByFormatOptions>({
  name: 'type-by-format',
  version: manifest.version,
  options: { formats: {}, schemas: {}, extension: undefined },
  reservedNames: (options) => ({ schemas: named(options).filter((one) => typeof one === 'string') }),
  typeOf(schema, { options, extension, ownType, fail }, owner) {
    const key = options.extension && extension(schema, options.extension);
    const chosen =
      typeof key === 'string' ? key : (options.schemas[owner?.component ?? ''] ?? options.formats[schema.format ?? '']);
    if (chosen === undefined) return undefined;
    if (typeof chosen !== 'string') return imported(chosen);
    if (isIdentifier(chosen)) return ownType(chosen, 'index.ts');
    fail(`${chosen} is not the name of a type.`, 'Write letters and digits, such as `PetId`.', schema);
    return undefined;
  },
  *emit({ api, module, exportFrom, ownType }) {
    const brands = brandsIn(api, 'type-by-format/index.ts');
    yield module('index.ts', (code) => {
      for (const [name, type] of brands) {
        const words = `A ${type} that is not interchangeable with other values of the type \`${type}\`.`;
        code.add(`${commentText(commentLines(words))}
          export type ${code.declare(name)} = ${type.includes(' ') ? `(${type})` : type} & { readonly brand: ${stringLiteral(name)} };`);
      }
    });
    yield exportFrom('types', ...brands.map(([name]) => ownType(name, 'index.ts')));
  },
});

/** Returns the replacement by a type of a module. The name is the start of the code of the type. */
const imported = ({ from, type }: Exclude<ReplacedBy, string>): TypeReplacement => ({
  name: /^[\p{ID_Continue}$]*/u.exec(type)?.[0] ?? type,
  module: from,
  text: type,
});

export default typeByFormat;
