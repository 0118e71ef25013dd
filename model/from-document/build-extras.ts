import { suggestion } from '@forgespec/description/diagnostics';
import type { ServerExtra } from '../extras.ts';
import type { BuildContext } from './context.ts';
import { readArray } from './read.ts';

const key = 'x-server-extras';

// The names are the keys of a record, so that TypeScript reports a missing name.
const serverExtras: Readonly<Record<ServerExtra, true>> = { checkResponses: true };

const isExtra = (name: unknown): name is ServerExtra => typeof name === 'string' && Object.hasOwn(serverExtras, name);

/** Returns the features of the server that `x-server-extras` requests. Reports unknown names. */
export function buildServerExtras({ document, diagnostics, locationOf }: BuildContext): ServerExtra[] {
  const list = readArray(document, key);
  for (const [index, name] of list.entries()) {
    if (isExtra(name)) continue;
    const names = Object.keys(serverExtras);
    const near = suggestion(String(name), names);
    const message = `\`${key}\` has ${JSON.stringify(name)}, which is not a feature of the server.`;
    const fix =
      near === undefined
        ? `Write one of these names, or remove the entry: ${names.join(', ')}.`
        : `Did you mean \`${near}\`?`;
    diagnostics.warning('extension-invalid', message, fix, locationOf(list, index, 'value'));
  }
  return list.filter(isExtra);
}
