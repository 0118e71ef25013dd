import { adapter } from './adapter.ts';
import { command } from './command.ts';
import { commandOption } from './command-option.ts';
import { comparisonRule } from './comparison-rule.ts';
import { contractLaw } from './contract-law.ts';
import { diagnostic } from './diagnostic.ts';
import { emitter } from './emitter.ts';
import { httpFact } from './http-fact.ts';
import { lintRule } from './lint-rule.ts';
import { operation } from './operation.ts';
import { packageField } from './package-field.ts';
import { prismWorkaround } from './prism-workaround.ts';
import type { Recipe } from './recipe.ts';
import { referencePage } from './reference-page.ts';
import { reportFormat } from './report-format.ts';
import { sandboxArea } from './sandbox-area.ts';
import { schemaKeyword } from './schema-keyword.ts';

/** One recipe for each section. The patches do not affect each other, so one copy contains all of them. */
export const recipes: readonly Recipe[] = [
  operation,
  schemaKeyword,
  emitter,
  diagnostic,
  lintRule,
  commandOption,
  command,
  httpFact,
  comparisonRule,
  contractLaw,
  prismWorkaround,
  sandboxArea,
  reportFormat,
  adapter,
  referencePage,
  packageField,
];
