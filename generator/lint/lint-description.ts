import { relative } from 'node:path';
import { lint, loadConfig, YamlParseError } from '@redocly/openapi-core';
import type { Remote } from '../1-load/resources/remotes.ts';
import { LocalResolver } from './local-resolver.ts';
import { byPlace, type Problem, problemFrom } from './problem.ts';

export interface LintOptions {
  /** The root of the description: `spec/openapi.yaml`. */
  readonly file: string;
  /** Which rules hold, as the command `redocly lint` reads it. `.redocly.lint-ignore.yaml` beside it is read as well. */
  readonly config?: string;
  /** Folders that hold what references find at addresses; nothing is ever fetched. */
  readonly remotes?: readonly Remote[];
}

/** Everything that the rules of `redocly.yaml` find in a split description, sorted by place. */
export async function lintDescription({
  file,
  config: configPath = 'redocly.yaml',
  remotes = [],
}: LintOptions): Promise<Problem[]> {
  const config = await loadConfig({ configPath });
  try {
    const problems = await lint({ ref: file, config, externalRefResolver: new LocalResolver(remotes) });
    return problems
      .filter(({ ignored }) => ignored !== true)
      .map((problem) => problemFrom(problem, remotes))
      .toSorted(byPlace);
  } catch (error) {
    // Redocly reports broken YAML of every file but the root.
    if (!(error instanceof YamlParseError)) throw error;
    return [brokenRoot(error)];
  }
}

function brokenRoot({ message, source, line, col }: YamlParseError): Problem {
  return {
    rule: 'no-unresolved-refs',
    severity: 'error',
    message: `Failed to parse: ${message}`,
    file: relative(process.cwd(), source.absoluteRef),
    line,
    column: col,
    pointer: undefined,
  };
}
