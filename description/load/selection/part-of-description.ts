import { createDiagnostics } from '../../diagnostics/diagnostic.ts';
import type { OperationSelection } from '../../openapi/operation-selection.ts';
import type { Description } from '../description.ts';
import { selectOperations } from './select-operations.ts';

/** Returns the description of the operations of a selection. The selectors were already checked when the description was loaded. */
export const partOfDescription = (description: Description, selection: OperationSelection): Description => ({
  ...description,
  document: selectOperations(description, [selection], createDiagnostics()),
  isPart: true,
  whole: description.whole ?? description.document,
});
