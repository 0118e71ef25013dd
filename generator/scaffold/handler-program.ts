import { dirname, join, resolve, sep } from 'node:path';
import { ts } from 'ts-morph';
import { compilerHost, type FilesInMemory } from '../code/compiler-host.ts';
import { platformStub, serverStub, type StubArea } from './server-stub.ts';

/** A program with hand-written files, in which a stub replaces the generated server. */
export interface HandlerProgram {
  readonly checker: ts.TypeChecker;
  /** The hand-written files. */
  readonly files: readonly ts.SourceFile[];
  /** The exports of the stub by their names. */
  readonly server: ReadonlyMap<string, ts.Symbol>;
  /** Returns true if an import specifier refers to the generated server. */
  isServer(specifier: string, file: ts.SourceFile): boolean;
}

export interface ProgramInput {
  /** Maps the absolute path of each hand-written file to its text. The files that they import are found through `read`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Returns the text of another file. Returns undefined if it does not exist. */
  readonly read: (path: string) => string | undefined;
  /** The absolute path of the folder with the generated code. */
  readonly generated: string;
  readonly areas: readonly StubArea[];
  /** Returns the absolute path of the module of an import that is not relative, such as an alias of tsconfig.json. */
  readonly resolveAlias?: (specifier: string, from: string) => string | undefined;
}

const stubPath = '/forgespec-server-stub.d.ts';
const globalsPath = '/forgespec-globals.d.ts';

/** Creates a program from hand-written files. Packages are not loaded, so the types from packages are `any`. */
export function createHandlerProgram(input: ProgramInput): HandlerProgram {
  const files = new ProgramFiles(input);
  const program = ts.createProgram(
    [globalsPath, stubPath, ...input.texts.keys()],
    compilerOptions,
    compilerHost(files),
  );
  const checker = program.getTypeChecker();
  const stub = program.getSourceFile(stubPath);
  const module = stub === undefined ? undefined : checker.getSymbolAtLocation(stub);
  const exported = module === undefined ? [] : checker.getExportsOfModule(module);
  return {
    checker,
    files: program.getSourceFiles().filter(({ fileName }) => fileName !== stubPath && fileName !== globalsPath),
    server: new Map(exported.map((symbol) => [symbol.name, symbol])),
    isServer: (specifier, { fileName }) => files.moduleOf(specifier, fileName) === stubPath,
  };
}

/** The hand-written files of a program, and the stub that replaces the generated server. */
class ProgramFiles implements FilesInMemory {
  readonly platform = globalsPath;
  readonly #input: ProgramInput;
  readonly #stubs: ReadonlyMap<string, string>;
  readonly #trees = new Map<string, ts.SourceFile>();

  constructor(input: ProgramInput) {
    const names = [...input.areas.map(({ type }) => type), 'Handlers', 'PartialHandlers'];
    // A file that lacks an import still gets the right type.
    const globals = names.map((name) => `type ${name} = import(${JSON.stringify(stubPath)}).${name};`);
    this.#input = input;
    this.#stubs = new Map([
      [stubPath, serverStub(input.areas)],
      [globalsPath, `${platformStub}${globals.join('\n')}\n`],
    ]);
  }

  /** Returns the text of a file. Returns undefined if the file does not exist. */
  textOf(path: string): string | undefined {
    return this.#stubs.get(path) ?? this.#input.texts.get(path) ?? this.#input.read(path);
  }

  /** Returns the syntax tree of a file. Returns undefined if the file does not exist. */
  treeOf(path: string): ts.SourceFile | undefined {
    const text = this.textOf(path);
    if (text === undefined) return undefined;
    const tree = this.#trees.get(path) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    this.#trees.set(path, tree);
    return tree;
  }

  /** Returns the path of the file to which an import specifier refers. Returns undefined if a relative specifier refers to no file. */
  moduleOf(specifier: string, from: string): string | undefined {
    const isRelative = specifier.startsWith('.');
    const base = isRelative ? resolve(dirname(from), specifier) : this.#input.resolveAlias?.(specifier, from);
    // An unknown module may be a package with the generated server. Its other exports have the type `any`.
    if (base === undefined || base.startsWith(`${this.#input.generated}${sep}`)) return stubPath;
    return candidates(base).find((path) => this.textOf(path) !== undefined) ?? (isRelative ? undefined : stubPath);
  }
}

const compilerOptions: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  allowJs: true,
  noEmit: true,
  types: [],
  noLib: true,
};

/** Returns the paths of the files to which an import path may refer. */
function candidates(path: string): string[] {
  const bare = path.replace(/\.[cm]?js$/u, '');
  const kind = /\.([cm]?)js$/u.exec(path)?.[1] ?? '';
  return [`${bare}.${kind}ts`, `${bare}.${kind}tsx`, path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].filter(
    (each) => /\.[cm]?[jt]sx?$/u.test(each),
  );
}
