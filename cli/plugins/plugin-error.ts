import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceLocation } from '@forgespec/description/diagnostics';

/** The error of an output of somebody else: its function has thrown, or its files are not allowed. */
export class PluginError extends Error {
  /** The name of the output. */
  readonly plugin: string;

  constructor(plugin: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.plugin = plugin;
  }
}

/** Returns the error of an output for an error that one of its functions has thrown. */
export const pluginErrorOf = (plugin: string, error: unknown): PluginError =>
  error instanceof PluginError
    ? error
    : new PluginError(plugin, error instanceof Error ? error.message : String(error), error);

const frame = /(?:file:\/\/)?((?:\/|[A-Za-z]:\\)[^():?\n]+)(?:\?[^():\n]*)?:(\d+):(\d+)\)?$/u;

/**
 * Returns the source location at which an output has thrown: the first call in the stack that is not in the code of forgespec. Returns
 * undefined if the stack has no such call.
 *
 * @param isOwn returns true for the files of forgespec.
 */
export function thrownAt({ cause }: PluginError, isOwn: (path: string) => boolean): SourceLocation | undefined {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  for (const text of stack.split('\n')) {
    const [, encoded = '', line = '', column = ''] = /^\s+at /u.test(text) ? (frame.exec(text) ?? []) : [];
    if (encoded === '' || text.includes('node:')) continue;
    const path = text.includes('file://') ? fileURLToPath(`file://${encoded}`) : encoded;
    if (isOwn(path) || !existsSync(path)) continue;
    const source = { path, text: readFileSync(path, 'utf8').replaceAll('\r\n', '\n') };
    return { source, line: Number(line), column: Number(column), length: 1 };
  }
  return undefined;
}
