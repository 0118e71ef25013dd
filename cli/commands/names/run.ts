import { createDiagnostics, printable } from '@forgespec/description/diagnostics';
import { loadDescription } from '@forgespec/description/load';
import { buildApi, operationLabel } from '@forgespec/model/from-document';
import type { Api } from '@forgespec/model';
import { jsonText } from '../../formats/json-text.ts';
import { openInput } from '../open-input.ts';
import { printDiagnostics } from '../print-diagnostics.ts';
import { reservedNamesOf, type ConfiguredOutputs } from '../reserved-names-of-outputs.ts';
import { withProgress } from '../progress.ts';
import type { NamesCommandOptions } from './declaration.ts';

/** The name of an operation in generated code. */
interface NamedCall {
  /** The call of the client, such as `pets.list`. */
  readonly call: string;
  /** The name of the function and the start of its types. */
  readonly function: string;
  readonly operation: string;
  readonly operationId: string;
}

/** Runs `forgespec names`. Returns the exit code: 1 if the description has errors, or if a rule of the config cannot be used. */
export async function namesCommand(options: NamesCommandOptions, outputs: ConfiguredOutputs): Promise<number> {
  const reserved = await reservedNamesOf(outputs);
  const loading = createDiagnostics();
  const { spec, finish, ...input } = await openInput(options, { command: 'names', readsStdin: true });
  const description = await withProgress('reading the description', () => loadDescription(spec, loading, input));
  finish();
  const found = createDiagnostics();
  const api = description === undefined ? undefined : buildApi(description, found, reserved);
  const aboutNames = found.all.filter(({ code }) => code.startsWith('name-'));
  printDiagnostics([...loading.all.filter(({ severity }) => severity === 'error'), ...aboutNames]);
  if (api === undefined) return 1;
  const calls = callsOf(api);
  const schemas = api.schemas.map(({ name, component }) => ({ name, component }));
  process.stdout.write(options.json ? jsonText({ calls, schemas }) : tableOf(calls, schemas));
  return loading.hasErrors || aboutNames.some(({ code }) => code === 'name-override-invalid') ? 1 : 0;
}

const callsOf = ({ areas }: Api): NamedCall[] =>
  areas
    .flatMap(({ path, operations }) =>
      operations.map((operation) => ({
        call: [...path, operation.shortName].join('.'),
        function: operation.name,
        operation: operationLabel(operation),
        operationId: operation.id,
      })),
    )
    .toSorted((a, b) => (a.call < b.call ? -1 : 1));

/** Returns a line for each call, and for each schema whose name differs from the one of its component. */
function tableOf(
  calls: readonly NamedCall[],
  schemas: readonly { readonly name: string; readonly component: string }[],
): string {
  const changed = schemas.filter(({ name, component }) => name !== component);
  const rows = [
    ...calls.map(({ call, operation, operationId }) => [call, operation, operationId]),
    ...(changed.length === 0 || calls.length === 0 ? [] : [[]]),
    ...changed.map(({ name, component }) => [name, component]),
  ];
  const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => Math.min(row[column]?.length ?? 0, 60))));
  const line = (row: readonly string[]): string =>
    row.map((text, column) => (column === row.length - 1 ? text : text.padEnd(widths[column] ?? 0))).join('  ');
  return rows.map((row) => `${printable(line(row))}\n`).join('');
}
