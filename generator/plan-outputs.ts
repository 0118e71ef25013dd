import { reexports } from './code/reexports.ts';
import type { ExportedSymbol } from './code/symbol.ts';
import type { EmitInput, Emitter, IndexExports, Output } from './emitters/emitter.ts';
import type { PrintedFile } from './output/printed-file.ts';
import { importedPaths } from './output/templates.ts';

/** A file, and the emitter that produces it. */
export interface PlannedOutput {
  readonly emitter: Emitter;
  readonly output: Output;
}

/** Calls a function of an emitter. @throws the error that the emitter makes of the error of the function. */
export function attributed<Value>(emitter: Emitter, action: () => Value): Value {
  try {
    return action();
  } catch (error) {
    throw emitter.failure?.(error) ?? error;
  }
}

/** Returns a promise that is rejected with the error that the emitter makes of the error of `promise`. */
export async function attributedPromise<Value>({ failure }: Emitter, promise: Promise<Value>): Promise<Value> {
  try {
    return await promise;
  } catch (error) {
    throw failure?.(error) ?? error;
  }
}

/**
 * Returns the files of all emitters, one after the other. The files of the others come first, because they may add exports to the index
 * modules of the house.
 *
 * @param house the emitters of forgespec.
 * @param others the emitters of outputs of other people.
 */
export function* planOutputs(
  house: readonly Emitter[],
  others: readonly Emitter[],
  input: EmitInput,
): Iterable<PlannedOutput> {
  const added = new Map<string, ExportedSymbol[]>();
  for (const emitter of others) {
    const outputs = attributed(emitter, () => [...emitter.emit(input)]);
    for (const output of outputs) {
      if (output.kind === 'exports') attributed(emitter, () => addExports(added, output, input));
      else yield { emitter, output };
    }
  }
  for (const emitter of house) {
    for (const output of emitter.emit(input)) {
      if (output.kind !== 'exports') yield { emitter, output: withExports(output, added) };
    }
  }
}

/** @throws {Error} if the index already exports a symbol with one of the names. */
function addExports(added: Map<string, ExportedSymbol[]>, { index, symbols }: IndexExports, { api }: EmitInput): void {
  const known = added.get(index) ?? [];
  const names = new Set([...known, ...api.schemas].map(({ name }) => name));
  for (const symbol of symbols) {
    if (names.has(symbol.name)) throw new Error(`${index} already exports the name ${symbol.name}.`);
    names.add(symbol.name);
    known.push(symbol);
  }
  added.set(index, known);
}

function withExports(output: Output, added: ReadonlyMap<string, ExportedSymbol[]>): Output {
  const symbols = output.kind === 'module' ? added.get(output.path) : undefined;
  if (output.kind !== 'module' || symbols === undefined || symbols.length === 0) return output;
  return {
    ...output,
    ...(output.from !== undefined && { from: [...output.from, JSON.stringify(symbols)] }),
    build() {
      const module = output.build();
      module.add(reexports(output.path, symbols).join('\n'));
      return module;
    },
  };
}

/**
 * Checks that the files of an emitter import only files that the output contains. For example, an output of somebody else may import a
 * function of the client, although the option `only` leaves out the client.
 *
 * @throws the error of the emitter.
 */
export function checkImports(emitter: Emitter, files: readonly PrintedFile[]): void {
  const paths = new Set(files.map(({ path }) => path));
  for (const file of files) {
    if (!file.path.startsWith(`${emitter.owns}/`) || !file.path.endsWith('.ts')) continue;
    const missing = importedPaths(file).find((path) => !paths.has(path));
    if (missing !== undefined) attributed(emitter, () => refuseImport(file, missing));
  }
}

function refuseImport({ path }: PrintedFile, missing: string): void {
  throw new Error(`${path} imports ${missing}, which is not generated. Perhaps the option \`only\` leaves it out.`);
}
