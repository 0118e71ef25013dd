import { relative } from 'node:path';
import { createConfig, lint, loadConfig, YamlParseError } from '@redocly/openapi-core';
import type { Remote } from '../1-load/resources/remotes.ts';
import { LocalResolver } from './local-resolver.ts';
import { byPlace, type Problem, problemFrom } from './problem.ts';

export interface LintOptions {
  /** The root file of the description: `spec/openapi.yaml`. */
  readonly file: string;
  /**
   * The file with the configuration of the rules, as for the command `redocly lint`. `.redocly.lint-ignore.yaml` beside it is
   * also read. Without a file, the recommended rules of Redocly apply, as errors.
   */
  readonly config?: string | undefined;
  /** Folders with the documents at addresses that references name. Nothing is fetched. */
  readonly remotes?: readonly Remote[];
}

/** Returns all findings of the rules for a split description, sorted by source location. */
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
    // Redocly reports YAML errors in every file except the root.
    if (!(error instanceof YamlParseError)) throw error;
    return [brokenRoot(error)];
  }
}

/** The rule set for a description without a configuration. */
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
