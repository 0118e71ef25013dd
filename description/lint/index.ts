/** The rules of Redocly and of plugins. */

export { givenFilesOf, type GivenFiles, type ParsedFile } from './given-files.ts';
export { runRulesInThread, type RulesResult, type RulesRun } from './rules-thread.ts';
export { hasRules, ruleNames, runRules, type RuleOptions } from './run-rules.ts';
