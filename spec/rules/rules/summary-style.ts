import { eachOperation } from '../openapi/each-operation.ts';

const mostCharacters = 60;

// A third person ("Lists"), a gerund ("Listing") and an article are not imperatives. "Process" and "Dismiss" are.
const notImperative = /^(?:An?|The|This|All|New|\w+[^su]s|\w+ing)\b/u;

interface Fault {
  readonly found: (summary: string) => boolean;
  readonly message: string;
}

const faults: readonly Fault[] = [
  {
    found: (summary) => summary.length > mostCharacters,
    message: `The summary is longer than ${mostCharacters} characters and would be cut off in menus. Move the detail to the description.`,
  },
  {
    found: (summary) => summary.endsWith('.'),
    message: 'The summary ends with a full stop, but it is a heading. Remove the full stop.',
  },
  {
    found: (summary) => !/^[A-Z]/u.test(summary) || notImperative.test(summary),
    message:
      'The summary does not start with a capitalized verb, as all others do. Write the effect of the call: "List the badges of a project".',
  },
];

/** Requires that a summary is a short heading in the imperative. */
export const summaryStyle = eachOperation(({ node }, report) => {
  const summary = node.at('summary');
  if (summary.text === '') return;
  for (const { found, message } of faults) {
    if (found(summary.text)) report(summary.location, message);
  }
});
