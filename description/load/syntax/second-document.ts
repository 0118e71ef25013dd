import { faultAt, type SyntaxFault } from './syntax-fault.ts';

/** Returns the fault of a YAML file with several documents. */
export function secondDocumentFault(text: string, count: number): SyntaxFault {
  const isFirstEmpty = /^(?:\s*(?:#.*)?\n)*---/u.test(text);
  const markers = Array.from(text.matchAll(/^---(?=\s|$)/gmu), ({ index }) => index);
  const start = markers[isFirstEmpty ? 1 : 0] ?? 0;
  return faultAt(
    start,
    3,
    `The file contains ${count} YAML documents.`,
    'Keep only one document in this file. Remove this `---` and all text after it, or move each other document to its own file.',
  );
}
