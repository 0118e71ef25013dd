import { dirname, posix, relative } from 'node:path';
import { isJsonObject, type JsonObject, type JsonValue, valueAt } from '@forgespec/description/json';
import type { Description } from '@forgespec/description/load';
import { isFetched } from '@forgespec/description/diagnostics';
import { escapeSegment, parsePointer } from '@forgespec/templates/shared/json-pointer';
import {
  type Api,
  contentSchemas,
  type KeywordSchema,
  type Representation,
  type Schema,
  walkSchema,
} from '@forgespec/model';
import { enforcedKeywords } from '@forgespec/model/from-document';
import { hasWiderType } from '../emitters/schema-type.ts';
import { typeContext, type TypeContext } from '../emitters/type-context.ts';
import { createModule } from '../code/module.ts';
import { requestsModulePath } from '../emitters/validators/requests/symbols.ts';
import { schemaModulePath } from '../emitters/validators/symbols.ts';

/** A keyword that a schema of the description uses. */
export interface UsedKeyword {
  readonly keyword: string;
  readonly value: JsonValue | undefined;
  /** True for the keyword `format` of a schema whose values are converted, for example to `Date`. */
  readonly isConverted: boolean;
  /**
   * True for a keyword `allOf` or `anyOf` whose alternatives have too many combinations. The generated type then
   * accepts more values than the keyword.
   */
  readonly isWidened: boolean;
  /** The JSON Pointer to the keyword in the bundled document. */
  readonly pointer: string;
  /** The path of the file that contains the keyword. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The generated modules that enforce the keyword. */
  readonly modules: ReadonlySet<string>;
}

/** Returns all keywords of all schemas for which validators are generated, sorted by file and line. */
export function usedKeywords(api: Api, description: Description): UsedKeyword[] {
  const keywords = new KeywordCollector(api, description);
  for (const { schema: root, module } of roots(api)) walkSchema(root, (schema) => keywords.add(schema, module));
  return [...keywords.found.values()].toSorted(byLocation);
}

class KeywordCollector {
  /** The keywords by their pointers. */
  readonly found = new Map<string, UsedKeyword & { readonly modules: Set<string> }>();
  readonly #api: Api;
  readonly #description: Description;
  readonly #types: TypeContext;

  constructor(api: Api, description: Description) {
    this.#api = api;
    this.#description = description;
    this.#types = typeContext(new Map(api.schemas.map((named) => [named.reference, named])), createModule('types'));
  }

  /** Adds the keywords of a schema. The module enforces them. */
  add(schema: KeywordSchema, module: string): void {
    const node = valueAt(this.#description.document, parsePointer(schema.pointer));
    if (!isJsonObject(node)) return;
    for (const keyword of Object.keys(node)) {
      const pointer = `${schema.pointer}/${escapeSegment(keyword)}`;
      const known = this.found.get(pointer);
      const location = known === undefined ? this.#locationOf(node, keyword) : undefined;
      known?.modules.add(module);
      if (location === undefined) continue;
      this.found.set(pointer, {
        keyword,
        value: node[keyword],
        isConverted: keyword === 'format' && isConvertedSchema(schema),
        isWidened: combining.has(keyword) && hasWiderType(schema, this.#types),
        pointer,
        ...location,
        modules: new Set([module]),
      });
    }
  }

  #locationOf(schema: JsonObject, keyword: string): Pick<UsedKeyword, 'column' | 'file' | 'line'> | undefined {
    const location = this.#description.origins.locationOf(schema, keyword);
    if (location === undefined) return undefined;
    const { line, column, source } = location;
    return { file: sourceFileOf(source.path, this.#api, this.#description), line, column };
  }
}

const byLocation = (a: UsedKeyword, b: UsedKeyword): number =>
  compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.pointer, b.pointer);

const isConvertedSchema = ({ annotations: { representation } }: KeywordSchema): boolean =>
  representation !== undefined && isConverted[representation];

/** True for the representations whose values are converted. */
const isConverted: Readonly<Record<Representation, boolean>> = {
  bigint: true,
  date: true,
  digits: true,
  'open-enum': false,
};

const combining: ReadonlySet<string> = new Set(['allOf', 'anyOf']);

interface Root {
  readonly schema: Schema;
  /** The path of the module that enforces the schema. */
  readonly module: string;
}

function roots(api: Api): Root[] {
  const named = api.schemas.map((schema) => ({ schema: schema.schema, module: schemaModulePath(schema) }));
  const ofOperations = api.areas.flatMap((area) =>
    area.operations.flatMap(({ parameters, body, responses }) => {
      const input = [...parameters.map(({ schema }) => schema), ...(body?.contents ?? []).flatMap(contentSchemas)];
      const output = responses.flatMap(({ headers, contents }) =>
        [...headers, ...contents].map(({ schema }) => schema),
      );
      return [
        ...input.map((schema) => ({ schema, module: requestsModulePath(area, api) })),
        ...output.map((schema) => ({ schema, module: `validators/responses/${area.file}.ts` })),
      ];
    }),
  );
  return [...named, ...ofOperations].flatMap(({ schema, module }) =>
    schema === undefined ? [] : [{ schema, module }],
  );
}

/** Compares strings by their code units. */
export const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/**
 * Returns the path of a description file, relative to the same folder as `api.file`: `spec/areas/labels/schemas.yaml`.
 * Returns the URL of a fetched file unchanged.
 */
export function sourceFileOf(path: string, api: Pick<Api, 'file'>, description: Pick<Description, 'root'>): string {
  if (isFetched(path)) return path;
  const fromRoot = relative(dirname(description.root), path).replaceAll('\\', '/');
  return posix.join(posix.dirname(api.file), fromRoot);
}

/**
 * Returns a map from the JSON Pointers of schemas and keywords to their source locations, in the form `file:line`. The location of a schema
 * is the location of its first keyword.
 *
 * @param used the keywords, sorted by file and line.
 */
export function placesOf(used: readonly UsedKeyword[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { pointer, keyword, file, line } of used) {
    const schema = pointer.slice(0, -keyword.length - 1);
    if (!places.has(schema)) places.set(schema, `${file}:${line}`);
    if (enforcedKeywords.has(keyword) && places.get(schema) !== `${file}:${line}`)
      places.set(pointer, `${file}:${line}`);
  }
  return places;
}
