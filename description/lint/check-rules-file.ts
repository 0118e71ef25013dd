import { lintConfig, type Config, type NormalizedProblem } from '@redocly/openapi-core';
import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/suggestion.ts';
import { ruleFinding } from './rule-finding.ts';

/**
 * Checks the file with the configuration of the rules: the names of the rules, their severities and their options. Redocly
 * ignores a wrong name, so the rule would never report anything. A rule that does not exist and is off is not reported: it may
 * have existed in an earlier version of Redocly. Keys of the file that are for other tools are not checked.
 *
 * @param names the names of all rules.
 */
export async function checkRulesFile(config: Config, names: readonly string[]): Promise<Diagnostic[]> {
  const { document } = config;
  if (document === undefined) return [];
  const rules = rulesIn(document.parsed);
  const isOn = (name: string): boolean => !isOff(rules[name]);
  const problems = (await lintConfig({ config })).filter(isAboutRules);
  const found = problems.flatMap((problem) => {
    const rule = unknownRule(problem, Object.keys(rules));
    return rule === undefined || isOn(rule) ? [findingOf(problem, rule, names)] : [];
  });
  // Redocly accepts each name that has a slash, because a plugin may declare the rule.
  const active = Object.keys(rules).filter(isOn);
  const ofPlugins = active.filter((name) => name.includes('/') && !name.startsWith('rule/') && !names.includes(name));
  const added = ofPlugins.map((name) => {
    const location = [{ source: document.source, pointer: pointerOf(name), reportOnKey: true }];
    return findingOf({ ruleId: '', severity: 'error', message: '', suggest: [], location }, name, names);
  });
  return [...found, ...added];
}

const pointerOf = (rule: string): string => `#/rules/${escapeSegment(rule)}`;

/** The keys of the file that configure rules. */
const ruleKeys = ['extends', 'plugins', 'rules'];

function isAboutRules({ location, suggest }: NormalizedProblem): boolean {
  const [, key = ''] = location[0]?.pointer?.split('/') ?? [];
  return [key, ...suggest].some((name) => ruleKeys.includes(name));
}

function rulesIn(file: unknown): Readonly<Record<string, unknown>> {
  if (typeof file !== 'object' || file === null || !('rules' in file)) return {};
  return typeof file.rules === 'object' && file.rules !== null ? { ...file.rules } : {};
}

const isOff = (rule: unknown): boolean =>
  rule === 'off' || (typeof rule === 'object' && rule !== null && 'severity' in rule && rule.severity === 'off');

/** Returns the name of the rule if a problem is about the name. Otherwise returns undefined. */
function unknownRule({ location }: NormalizedProblem, rules: readonly string[]): string | undefined {
  const [first] = location;
  if (first?.reportOnKey !== true) return undefined;
  return rules.find((name) => pointerOf(name) === first.pointer);
}

function findingOf(problem: NormalizedProblem, rule: string | undefined, names: readonly string[]): Diagnostic {
  const near = rule === undefined ? problem.suggest[0] : suggestion(rule, names);
  return {
    code: problem.location[0]?.reportOnKey === true ? 'config-unknown-key' : 'config-invalid',
    severity: 'error',
    message: rule === undefined ? problem.message : `There is no rule \`${rule}\`.`,
    fix: near === undefined ? 'Correct or remove it.' : `Did you mean \`${near}\`?`,
    location: ruleFinding(problem, []).location,
  };
}
