import { suggestion } from '@forgespec/description/diagnostics';
import type { ClientExtra, ServerExtra } from '../extras.ts';
import type { BuildContext } from './context.ts';
import { readArray } from './read.ts';

// The names are the keys of a record, so that TypeScript reports a missing name.
const clientExtras: Readonly<Record<ClientExtra, true>> = {
  checkResponses: true,
  http: true,
  limitBody: true,
  limitConcurrency: true,
  retries: true,
  timeLimits: true,
  traceRequests: true,
};
const serverExtras: Readonly<Record<ServerExtra, true>> = { checkResponses: true };

/** Returns the features of the client that `x-client-extras` requests. Reports unknown names. */
export const buildClientExtras = (context: BuildContext): ClientExtra[] => readExtras('client', clientExtras, context);

/** Returns the features of the server that `x-server-extras` requests. Reports unknown names. */
export const buildServerExtras = (context: BuildContext): ServerExtra[] => readExtras('server', serverExtras, context);

function readExtras<Extra extends string>(
  owner: 'client' | 'server',
  extras: Readonly<Record<Extra, true>>,
  { document, diagnostics, locationOf }: BuildContext,
): Extra[] {
  const key = `x-${owner}-extras`;
  const isExtra = (name: unknown): name is Extra => typeof name === 'string' && Object.hasOwn(extras, name);
  const list = readArray(document, key);
  for (const [index, name] of list.entries()) {
    if (isExtra(name)) continue;
    const names = Object.keys(extras);
    const near = suggestion(String(name), names);
    const message = `\`${key}\` has ${JSON.stringify(name)}, which is not a feature of the ${owner}.`;
    const fix =
      near === undefined
        ? `Write one of these names, or remove the entry: ${names.join(', ')}.`
        : `Did you mean \`${near}\`?`;
    diagnostics.warning('extension-invalid', message, fix, locationOf(list, index, 'value'));
  }
  return list.filter(isExtra);
}
