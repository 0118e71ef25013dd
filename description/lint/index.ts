export { type GivenFiles, type ParsedFile, givenFilesOf } from './given-files.ts';
export { type RulesResult, type RulesRun, runRulesInThread } from './rules-thread.ts';
export { type RuleOptions, recommended, ruleNames, runRules } from './run-rules.ts';
