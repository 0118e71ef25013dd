import type { Api, OperationModel, Schema } from '@forgespec/model';
import {
  exportedValue,
  importsOf,
  printType,
  reexportAll,
  type AliasedSymbol,
  type ExportedSymbol,
  type Module,
  type Statement,
} from '@forgespec/generator/code';
import {
  areasModule,
  globalTypes,
  operationDocs,
  operationSignature,
  typeContext,
  typeOfSchema,
  type OperationSignature,
  type Schemas,
} from '@forgespec/generator/emitters';
import { ownPath } from './own-path.ts';

/** A TypeScript module of an output. No code contains import lines: `use` and the other functions add the imports. */
export interface OutputModule {
  /** The path of the module in the folder of all outputs. */
  readonly path: string;
  /**
   * Reserves a name for a declaration of the module, and returns the name. An import with the same name then gets an alias. Call it before
   * the functions that import.
   *
   * @throws {Error} if the name is already declared or imported.
   */
  declare(name: string): string;
  /** Imports a symbol, and returns its name in this module. The name ends with `_` if the symbol has an alias. */
  use(symbol: ExportedSymbol): string;
  /** Returns the code of the type of a schema, such as `Pet | null`. */
  typeOf(schema: Schema): string;
  /**
   * Returns the code of an operation's function: `pets.list`. It takes a client, and returns a function with the parameters of
   * `signatureOf`.
   */
  functionOf(operation: OperationModel): string;
  /** Returns the signature of the call of an operation. */
  signatureOf(operation: OperationModel): OperationSignature;
  /** Exports everything that another module of the output exports. @param path the path of that module in the folder of the output. */
  exportAll(path: string): void;
  /** Returns the lines of the doc comment of an operation, for `commentText`. */
  docsOf(operation: OperationModel): readonly string[];
  /** Adds statements. Text of the description must be in them only through `stringLiteral`, `valueLiteral`, `propertyKey` and `commentLines`. */
  add(...statements: readonly string[]): void;
}

/** A module under construction, and the face of it for the author of an output. */
interface BuiltModule {
  readonly module: Module;
  readonly author: OutputModule;
}

/** Creates an empty module of an output. */
export function createOutputModule(path: string, api: Api, schemas: Schemas): BuiltModule {
  const module = createAliasingModule(path);
  const context = typeContext(schemas, module);
  const author: OutputModule = {
    path,
    declare(name) {
      if (!module.isFree(name)) throw new Error(`${path} declares ${name} twice, or after an import of this name.`);
      module.locals.add(name);
      return name;
    },
    use: (symbol) => module.use(symbol),
    typeOf: (schema) => printType(typeOfSchema(schema, context), context.printReference),
    functionOf: (operation) => functionOf(operation, api, module),
    signatureOf: (operation) => operationSignature(operation, schemas, module),
    exportAll: (other) => module.add(reexportAll(path, ownPath(path.split('/', 1).join(), other))),
    docsOf: operationDocs,
    add: (...statements) => module.add(...statements),
  };
  return { module, author };
}

function functionOf(operation: OperationModel, { areas }: Api, module: Module): string {
  const area = areas.find(({ file }) => file === operation.area);
  return `${module.use(exportedValue(area?.name ?? operation.area, areasModule))}.${operation.shortName}`;
}

/** A module that gives an alias to an import whose name is not free. */
interface AliasingModule extends Module {
  /** The names of the declarations and imports of the module. */
  readonly locals: Set<string>;
  isFree(name: string): boolean;
}

function createAliasingModule(path: string): AliasingModule {
  const statements: Statement[] = [];
  const imported = new Map<string, AliasedSymbol>();
  const locals = new Set<string>();
  const isFree = (name: string): boolean => !locals.has(name) && !globalTypes.includes(name);
  const freeName = (name: string): string => (isFree(name) ? name : freeName(`${name}_`));
  return {
    path,
    statements,
    locals,
    isFree,
    // An import whose name is not free gets an alias, so that no name is taken.
    taken: new Set(),
    get symbols() {
      return imported.values();
    },
    use(symbol) {
      if (symbol.module === path) return symbol.name;
      const key = `${symbol.module} ${symbol.name}`;
      const known = imported.get(key);
      const local = known === undefined ? freeName(symbol.name) : (known.alias ?? known.name);
      locals.add(local);
      // If a name is imported as a value, it can also be used as a type.
      if (known?.kind !== 'value') imported.set(key, { ...symbol, alias: local === symbol.name ? undefined : local });
      return local;
    },
    add: (...more) => void statements.push(...more),
    addAll: (more) => void statements.push(...more),
    imports() {
      const used = identifiersIn(statements);
      return importsOf(
        path,
        [...imported.values()].filter(({ name, alias }) => used.has(alias ?? name)),
      );
    },
  };
}

/**
 * Returns the identifiers in statements, without those in comments and strings. An output may use only a part of a signature, and then the imports of the
 * other parts are not needed.
 */
function identifiersIn(statements: readonly Statement[]): ReadonlySet<string> {
  const code = statements.join('\n').replaceAll(/\/\*\*[^]*?\*\/|(['"])(?:(?!\1|\\).|\\.)*\1/gu, ' ');
  return new Set(code.match(/[\p{ID_Continue}$]+/gu));
}
