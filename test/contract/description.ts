import { loadSubject, type ContractSubject } from '../../contract/1-describe/subject.ts';

let loaded: Promise<ContractSubject> | undefined;

/** The description of the service, loaded once. */
export function serviceSubject(): Promise<ContractSubject> {
  loaded ??= loadSubject('spec/openapi.yaml').then(({ subject }) => {
    if (subject === undefined) throw new Error('The description has errors.');
    return subject;
  });
  return loaded;
}
