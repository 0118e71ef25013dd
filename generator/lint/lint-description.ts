import { relative } from 'node:path';
import { createConfig, lint, loadConfig, YamlParseError } from '@redocly/openapi-core';
import type { Remote } from '../1-load/resources/remotes.ts';
import { LocalResolver } from './local-resolver.ts';
import { byPlace, type Problem, problemFrom } from './problem.ts';

export interface LintOptions {
  /** The path of the root file of the description, such as `spec/openapi.yaml`. */
  readonly file: string;
  /**
   * The path of the Redocly configuration, as for the command `redocly lint`. `.redocly.lint-ignore.yaml` in the same folder is
   * also read. If undefined, the recommended rules of Redocly apply, and each finding is an error.
   */
  readonly config?: string | undefined;
  /** Local folders with the documents that references name by address. forgespec fetches no document. */
  readonly remotes?: readonly Remote[];
}

/** Returns all findings of the lint rules for a description, sorted by source location. */
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
    // If the root file has a YAML error, Redocly throws. A YAML error in another file is one of the findings.
    if (!(error instanceof YamlParseError)) throw error;
    return [brokenRoot(error)];
  }
}

/** The name of the rule set that applies without a configuration. */
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
