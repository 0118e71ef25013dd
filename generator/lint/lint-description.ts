import { relative } from 'node:path';
import { createConfig, lint, loadConfig, YamlParseError } from '@redocly/openapi-core';
import type { Remote } from '../1-load/resources/remotes.ts';
import { LocalResolver } from './local-resolver.ts';
import { byPlace, type Problem, problemFrom } from './problem.ts';

export interface LintOptions {
  /** The root of the description: `spec/openapi.yaml`. */
  readonly file: string;
  /**
   * Which rules hold, as the command `redocly lint` reads it. `.redocly.lint-ignore.yaml` beside it is read as well. Without one, those
   * that Redocly recommends, as errors.
   */
  readonly config?: string | undefined;
  /** Folders that hold what references find at addresses; nothing is ever fetched. */
  readonly remotes?: readonly Remote[];
}

/** Everything that the rules find in a split description, sorted by place. */
export async function lintDescription({ file, config: configPath, remotes = [] }: LintOptions): Promise<Problem[]> {
  const config = await (configPath === undefined
    ? createConfig({ extends: [recommended] })
    : loadConfig({ configPath }));
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

/** The rules of a description that comes without a choice of rules. */
export const recommended = 'recommended-strict';

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
