import { suggestion } from '../../diagnostics/suggestion.ts';
import type { ClientExtra } from '../client-extra.ts';
import type { BuildContext } from './context.ts';
import { readArray } from './read.ts';

// A record, so that the compiler rejects a list without one of the names.
const extras: Readonly<Record<ClientExtra, true>> = {
  checkAnswers: true,
  http: true,
  limitBody: true,
  limitConcurrency: true,
  traceRequests: true,
};

const isExtra = (name: unknown): name is ClientExtra => typeof name === 'string' && Object.hasOwn(extras, name);

/** Returns the parts of the client that a description requests with `x-client-extras`. Reports names that the client does not know. */
export function buildClientExtras({ document, diagnostics, place }: BuildContext): ClientExtra[] {
  const list = readArray(document, 'x-client-extras');
  for (const [index, name] of list.entries()) {
    if (isExtra(name)) continue;
    const names = Object.keys(extras);
    const near = suggestion(String(name), names);
    const message = `\`x-client-extras\` has ${JSON.stringify(name)}, which the client does not know.`;
    const fix = near === undefined ? `Write ${names.join(', ')}, or remove it.` : `Did you mean \`${near}\`?`;
    diagnostics.warning('extension-invalid', message, fix, place(list, index, 'value'));
  }
  return list.filter(isExtra);
}
