import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceFile, SourceLocation } from '@forgespec/description/diagnostics';

/** The reason why the module of a config cannot be loaded. */
export interface ModuleFailure {
  readonly message: string;
  readonly fix: string;
  /** The source location. Undefined if the error does not contain one. */
  readonly location: SourceLocation | undefined;
}

/**
 * Returns the message, the fix and the source location for an error. The error comes from the config, from a module that the config
 * imports, or from Node.js when it loads one of these modules.
 *
 * @param source the config.
 */
export async function moduleFailure(error: unknown, source: SourceFile): Promise<ModuleFailure> {
  if (!(error instanceof Error)) {
    return { message: `The config throws ${shown(error)}.`, fix: correctCode, location: undefined };
  }
  // Node.js adds the line of a syntax error to the stack.
  const stack = error.stack ?? '';
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') {
    const fix = 'Use only types that Node can remove: no enums, namespaces or parameter properties.';
    return { message: `${error.message}.`, fix, location: decoratedLine(stack, source) };
  }
  if (error instanceof SyntaxError) {
    const { syntaxError } = await import('./locate-in-module.ts');
    const found = syntaxError(source);
    if (found !== undefined) return { ...found, fix: 'Correct the syntax.' };
    return { message: `${error.message}.`, fix: 'Correct the syntax.', location: decoratedLine(stack, source) };
  }
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') {
    const [, name = ''] = /'([^']+)'/u.exec(error.message) ?? [];
    const fix = 'Correct the path of the import, or install the package.';
    return { message: `The module ${name} does not exist.`, fix, location: importOf(name, source) };
  }
  return {
    message: `The config throws an error: ${shown(error.message)}`,
    fix: correctCode,
    location: thrownAt(stack),
  };
}

const correctCode = 'Correct the code that throws. With FORGESPEC_DEBUG=1, the stack trace is printed.';

function shown(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'a value that cannot be converted to a string';
  }
}

/**
 * Reads the location of a syntax error from the lines that Node.js puts before the stack: `file:///a.ts:1`, the text of the line, and
 * carets below the fault. Returns undefined if the stack does not begin with such lines.
 */
function decoratedLine(stack: string, source: SourceFile): SourceLocation | undefined {
  const [, url = '', line = '', carets = ''] = /^(file:.+?):(\d+)\n.*\n( *\^+)/u.exec(stack) ?? [];
  if (url === '') return undefined;
  const path = fileURLToPath(url);
  const column = carets.indexOf('^') + 1;
  return { ...at(path, source), line: Number(line), column, length: carets.length - column + 1 };
}

const frame = /(?:file:\/\/)?((?:\/|[A-Za-z]:\\)[^():\n]+):(\d+):(\d+)\)?$/u;

/**
 * Searches a stack trace for the first call in a file that is not part of a package. Returns the location of this call. Returns undefined
 * if there is no such call.
 */
function thrownAt(stack: string): SourceLocation | undefined {
  for (const text of stack.split('\n')) {
    const [, encoded = '', line = '', column = ''] = /^\s+at /u.test(text) ? (frame.exec(text) ?? []) : [];
    if (encoded === '' || /[\\/]node_modules[\\/]/u.test(encoded)) continue;
    const path = text.includes('file://') ? fileURLToPath(`file://${encoded}`) : encoded;
    if (existsSync(path)) return { ...at(path), line: Number(line), column: Number(column), length: 1 };
  }
  return undefined;
}

const at = (path: string, known?: SourceFile): Pick<SourceLocation, 'source'> => ({
  source: known?.path === path ? known : { path, text: readFileSync(path, 'utf8').replaceAll('\r\n', '\n') },
});

/**
 * Returns the location of the statement that imports a module. Returns undefined if the config does not import the module.
 *
 * @param name the name of a package, or an absolute path.
 */
function importOf(name: string, source: SourceFile): SourceLocation | undefined {
  const ends = name.split(/[\\/]/u).at(-1) ?? name;
  for (const [index, line] of source.text.split('\n').entries()) {
    const found = /\b(?:from|import|require)\s*\(?\s*(['"])(.+?)\1/u.exec(line);
    const specifier = found?.[2];
    if (specifier === undefined || !(specifier.startsWith(name) || specifier.endsWith(ends))) continue;
    const column = line.indexOf(specifier) + 1;
    return { source, line: index + 1, column, length: specifier.length };
  }
  return undefined;
}
