import { environmentVariable, shellWordOnOneLine } from '@forgespec/description/text';
import type { OperationModel, SecuritySchemeModel } from '@forgespec/model';
import { usableAlternative } from './credentials.ts';

/** A security scheme whose credential is not known, although operations need it. */
export interface MissingCredential {
  readonly scheme: string;
  /** The name of the environment variable in the lines that the user can paste. */
  readonly variable: string;
  readonly isBasic: boolean;
  /** The number of operations that need it. */
  readonly operations: number;
}

/** Returns the security schemes whose credentials would make more operations usable. Of several alternatives, takes the one with fewest. */
export function missingCredentials(
  operations: readonly Pick<OperationModel, 'security'>[],
  schemes: readonly SecuritySchemeModel[],
  known: Readonly<Record<string, unknown>>,
): MissingCredential[] {
  const counts = new Map<string, number>();
  for (const { security } of operations) {
    if (security.length === 0 || usableAlternative(security, known) !== undefined) continue;
    const unknown = security.map((alternative) =>
      alternative.filter(({ scheme }) => known[scheme] === undefined).map(({ scheme }) => scheme),
    );
    const [fewest = []] = unknown.toSorted((a, b) => a.length - b.length);
    for (const scheme of fewest) counts.set(scheme, (counts.get(scheme) ?? 0) + 1);
  }
  return schemes.flatMap(({ name, carrier }) => {
    const count = counts.get(name);
    const isBasic = carrier.kind === 'basic';
    // No header, cookie or query parameter contains the credential, such as for mutual TLS.
    if (count === undefined || carrier.kind === 'connection') return [];
    return [{ scheme: name, variable: environmentVariable(name), isBasic, operations: count }];
  });
}

/** Returns the lines with which the next run has the credentials: for a shell, and for a fixtures file. */
export function credentialLines(missing: readonly MissingCredential[]): string[] {
  const auth = missing.map(({ scheme, variable }) => `${scheme}=${variable}`).join(',');
  return [
    ...missing.map(({ variable, isBasic }) => `export ${variable}='${isBasic ? 'USER:PASSWORD' : '…'}'`),
    `forgespec contract --auth ${shellWordOnOneLine(auth)} …`,
    'or in the fixtures file (--fixtures FILE):',
    'credentials:',
    ...missing.map(
      ({ scheme, variable, isBasic }) =>
        `  ${JSON.stringify(scheme)}: ${isBasic ? `{ username: …, password: '\${${variable}}' }` : `'\${${variable}}'`}`,
    ),
  ];
}
