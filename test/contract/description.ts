import { loadSubject, type ContractSubject } from '../../contract/1-describe/subject.ts';
import { folderWith } from '../folder-with.ts';
import { writeSomeAreas } from '../some-areas.ts';

let loaded: Promise<ContractSubject> | undefined;
let badges: Promise<ContractSubject> | undefined;

/** Returns our whole description. It is loaded only once. */
export function serviceSubject(): Promise<ContractSubject> {
  loaded ??= load('spec/openapi.yaml');
  return loaded;
}

/**
 * Returns a description with only the operations for badges of projects. It is loaded only once, and much faster than
 * the whole description.
 */
export function badgesSubject(): Promise<ContractSubject> {
  badges ??= load(writeSomeAreas(folderWith({}), ['project-badges']));
  return badges;
}

async function load(spec: string): Promise<ContractSubject> {
  const { subject } = await loadSubject(spec);
  if (subject === undefined) throw new Error('The description has errors.');
  return subject;
}
