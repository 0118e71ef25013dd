import { createConfig, lint, loadConfig, YamlParseError, type Config } from '@redocly/openapi-core';
import type { Remote } from '../1-load/resources/remotes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { LocalResolver } from './local-resolver.ts';
import { ruleFinding } from './rule-finding.ts';

export interface RuleOptions {
  /** The root file of the description: `spec/openapi.yaml`. */
  readonly spec: string;
  /**
   * The file with the configuration of the rules, as for the command `redocly lint`. `.redocly.lint-ignore.yaml` beside it is
   * also read. Without a file, the recommended rules of Redocly apply, as warnings.
   */
  readonly rules?: string | undefined;
  /** Folders with the documents at addresses that references name. Nothing is fetched. */
  readonly remotes?: readonly Remote[];
}

/** The rule set for a description without a configuration. */
export const recommended = 'recommended';

/**
 * Returns the findings of the rules of Redocly and of its plugins for a split description.
 *
 * @returns empty if a file is not valid YAML: then the rules cannot run.
 */
export async function runRules({ spec, rules, remotes = [] }: RuleOptions): Promise<Diagnostic[]> {
  const config = await readConfig(rules);
  try {
    const problems = await lint({ ref: spec, config, externalRefResolver: new LocalResolver(remotes) });
    const findings = problems.filter(({ ignored }) => ignored !== true).map((problem) => ruleFinding(problem, remotes));
    return rules === undefined ? findings.map((finding) => ({ ...finding, severity: 'warning' })) : findings;
  } catch (error) {
    if (error instanceof YamlParseError) return [];
    throw error;
  }
}

const readConfig = (file: string | undefined): Promise<Config> =>
  file === undefined ? createConfig({ extends: [recommended] }) : loadConfig({ configPath: file });
