import type { FormParameter } from '../content/form-data.ts';
import type { FormValues } from './compose-request.ts';
import { element } from './element.ts';
import { labelled } from './labelled.ts';

/** The inputs of the parameters. */
export interface ParameterRows {
  readonly elements: readonly HTMLElement[];
  read(): FormValues['parameters'];
  /** Fills in the texts of an earlier request. Parameters without a text are not sent. */
  write(texts: Readonly<Record<string, string>>): void;
}

type Input = HTMLInputElement | HTMLSelectElement;

interface Row {
  readonly parameter: FormParameter;
  readonly input: Input;
  /** Undefined for a required parameter. */
  readonly box: HTMLInputElement | undefined;
  readonly element: HTMLElement;
}

/** Creates the inputs. The required parameters and those of the first request are visible; the others are in an element to open. */
export function parameterRows(parameters: readonly FormParameter[]): ParameterRows {
  const rows = parameters.map(rowOf);
  const shown = rows.filter(({ parameter }) => parameter.isRequired || parameter.isSent);
  const others = rows.filter((row) => !shown.includes(row));
  const more = element(
    'details',
    {},
    element('summary', {}, `Optional parameters (${others.length})`),
    ...others.map((row) => row.element),
  );
  return {
    elements: [...shown.map((row) => row.element), ...(others.length === 0 ? [] : [more])],
    read: () =>
      rows
        .filter(({ box, input }) => box === undefined || (box.checked && input.value !== ''))
        .map(({ parameter, input }) => ({ parameter, text: input.value })),
    write(texts) {
      for (const row of rows) fillIn(row, texts[keyOf(row.parameter)]);
      more.open ||= others.some(({ parameter }) => texts[keyOf(parameter)] !== undefined);
    },
  };
}

/** @param text the text of the earlier request. Undefined if that request did not contain the parameter. */
function fillIn({ input, box }: Row, text: string | undefined): void {
  if (box !== undefined) box.checked = text !== undefined;
  if (text !== undefined) input.value = text;
}

/** Returns the name of a parameter together with its location, because two locations can have the same name. */
export const keyOf = ({ in: location, name }: FormParameter): string => `${location} ${name}`;

function rowOf(parameter: FormParameter): Row {
  const { name, isRequired, isSent, value } = parameter;
  const input = inputOf(parameter);
  input.value = value;
  if (isRequired) return { parameter, input, box: undefined, element: labelled(name, input) };
  const box = element('input', { type: 'checkbox', 'aria-label': `Send ${name}`, checked: isSent });
  // A value that the reader enters is meant to be sent.
  input.addEventListener('input', () => (box.checked = true));
  const row = labelled(name, input);
  row.prepend(box);
  return { parameter, input, box, element: row };
}

function inputOf({ options, isRequired }: FormParameter): Input {
  if (options.length === 0)
    return element('input', { type: 'text', required: isRequired, autocomplete: 'off', spellcheck: 'false' });
  return element('select', {}, ...options.map((option) => element('option', { value: option }, option)));
}
