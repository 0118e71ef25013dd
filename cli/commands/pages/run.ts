import { countOf, createDiagnostics, printable, styleFor } from '@forgespec/description/diagnostics';
import { loadDescription } from '@forgespec/description/load';
import { operationLabel } from '@forgespec/model/from-document';
import { pagingParameters, type OperationModel, type Pagination } from '@forgespec/model';
import { inspectDescription } from '@forgespec/model/check';
import { openInput } from '../open-input.ts';
import { printDiagnostics } from '../print-diagnostics.ts';
import { reservedNamesOf, type ConfiguredOutputs } from '../reserved-names-of-outputs.ts';
import { withProgress } from '../progress.ts';
import { methodWords, sourceWords } from './pagination-words.ts';
import type { PagesCommandOptions } from './declaration.ts';

/** An operation with its pagination. */
interface PagedOperation {
  readonly operation: OperationModel;
  readonly pagination: Pagination;
}

/** Runs `forgespec pages`. Returns the exit code: 1 if the description cannot be read, or if a declaration of pages cannot be used. */
export async function pagesCommand(options: PagesCommandOptions, outputs: ConfiguredOutputs): Promise<number> {
  const reserved = await reservedNamesOf(outputs);
  const { finish, ...input } = await openInput(options, { command: 'pages', readsStdin: true });
  const loading = createDiagnostics();
  const description = await withProgress('reading', () => loadDescription(input.spec, loading, input));
  finish();
  if (description === undefined) {
    printDiagnostics(loading.all);
    return 1;
  }
  const { api, diagnostics } = inspectDescription(description, loading.all, reserved);
  const wrong = diagnostics.all.filter(({ code }) => code === 'pagination-invalid');
  printDiagnostics(wrong);
  const resolve = (reference: string) => api.schemas.find((schema) => schema.reference === reference)?.schema;
  const operations = api.areas.flatMap((area) => area.operations);
  const paged = operations.flatMap((operation): PagedOperation[] =>
    operation.pagination === undefined ? [] : [{ operation, pagination: operation.pagination }],
  );
  const others = operations.filter(({ pagination }) => pagination === undefined);
  const hasPosition = (operation: OperationModel): boolean => {
    const { cursor, page, offset } = pagingParameters(operation.parameters, resolve);
    return operation.method === 'get' && (cursor ?? page ?? offset) !== undefined;
  };
  const unclear = options.all ? others : others.filter(hasPosition);
  process.stdout.write(
    `${[...pagedLines(paged), ...unpagedLines(unclear, options.all), ...summary(paged, others)].join('\n')}\n`,
  );
  return wrong.length > 0 ? 1 : 0;
}

const labelOf = (operation: OperationModel): string => printable(operationLabel(operation));

function pagedLines(paged: readonly PagedOperation[]): string[] {
  const style = styleFor(process.stdout);
  return paged.map(
    ({ operation, pagination }) =>
      `${style.bold(labelOf(operation))}\n  ${printable(methodWords(pagination))} (${printable(sourceWords(pagination.source))})`,
  );
}

function unpagedLines(unpaged: readonly OperationModel[], areAll: boolean): string[] {
  if (unpaged.length === 0) return [];
  const style = styleFor(process.stdout);
  const title = areAll ? 'Without pages:' : 'Without pages, although a parameter may be a position:';
  return [
    '',
    title,
    ...unpaged.map((operation) => `${style.bold(labelOf(operation))}\n  ${printable(operation.unpagedReason ?? '')}`),
  ];
}

const summary = (paged: readonly PagedOperation[], others: readonly OperationModel[]): string[] => [
  '',
  `${countOf(paged.length, 'operation')} with pages, ${others.length} without. \`forgespec pages --help\` shows how to change this.`,
];
