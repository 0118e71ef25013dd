import { loadSubject, type Subject } from '../../contract/1-describe/subject.ts';

let loaded: Promise<Subject> | undefined;

/** The description of the service, read once. */
export function serviceSubject(): Promise<Subject> {
  loaded ??= loadSubject('spec/openapi.yaml').then(({ subject }) => {
    if (subject === undefined) throw new Error('The description has errors.');
    return subject;
  });
  return loaded;
}
