import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import type { TestResources } from '../../test-resources.ts';
import type { Case } from '../case.ts';
import { actionCases } from './action-law.ts';
import { contentCases } from './content-law.ts';
import { createdValueCases } from './created-values-law.ts';
import { createdTimeCases } from './created-time-law.ts';
import { keptValuesCases } from './kept-values-law.ts';
import { locationCases } from './location-law.ts';
import { nestedItemCases } from './nested-items-law.ts';
import { renamedPropertyCases } from './renamed-property-law.ts';
import { replacedValuesCases } from './replaced-values-law.ts';
import { selectedDeletionCases } from './selected-deletion-law.ts';
import { storedListCases } from './stored-lists-law.ts';
import { storedValueCases } from './stored-values-law.ts';
import { validatorCases } from './validators-law.ts';

/** Returns the cases that read a resource after a write: each property has the value that was sent, and an action shows its effect. */
export const writeCases = (subject: ContractSubject, resources: TestResources, operation: TestedOperation): Case[] => [
  ...createdValueCases(subject, resources, operation),
  ...createdTimeCases(subject, operation),
  ...storedValueCases(subject, resources, operation),
  ...storedListCases(subject, operation),
  ...renamedPropertyCases(subject, operation),
  ...replacedValuesCases(subject, operation),
  ...validatorCases(subject, operation),
  ...keptValuesCases(subject, operation),
  ...actionCases(subject, resources, operation),
  ...nestedItemCases(subject, operation),
  ...contentCases(subject, operation),
  ...locationCases(subject, operation),
  ...selectedDeletionCases(resources, operation),
];
