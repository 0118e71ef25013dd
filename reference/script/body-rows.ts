import type { FormBody, FormField } from '../content/form-data.ts';
import type { BodyValues } from './compose-request.ts';
import { element } from './element.ts';
import { labelled } from './labelled.ts';
import type { SentRequest } from './request-history.ts';

/** The inputs of the body. */
export interface BodyRows {
  readonly elements: readonly HTMLElement[];
  read(): BodyValues | undefined;
  /** Fills in the texts of an earlier request, for the media type of that request. Files cannot be filled in. */
  write(earlier: Pick<SentRequest, 'fields' | 'mediaType' | 'text'>): void;
}

interface BodyPart {
  readonly body: FormBody;
  readonly element: HTMLElement;
  read(): BodyValues;
  write(earlier: Pick<SentRequest, 'fields' | 'text'>): void;
}

/** Creates the inputs of the body: a choice of the media type, and the inputs for each media type. */
export function bodyRows(bodies: readonly FormBody[], isRequired: boolean): BodyRows {
  const parts = bodies.map(partOf);
  const [first] = parts;
  if (first === undefined) return { elements: [], read: () => undefined, write: () => undefined };
  const choice = element(
    'select',
    {},
    ...bodies.map(({ mediaType }) => element('option', { value: mediaType }, mediaType)),
    ...(isRequired ? [] : [element('option', { value: '' }, 'no body')]),
  );
  const show = (): void => {
    for (const part of parts) part.element.hidden = part.body.mediaType !== choice.value;
  };
  choice.addEventListener('change', show);
  show();
  const chosen = (): BodyPart | undefined => parts.find(({ body }) => body.mediaType === choice.value);
  return {
    elements: [labelled('Body', choice), ...parts.map((part) => part.element)],
    read: () => chosen()?.read(),
    write(earlier) {
      // The description may no longer contain the media type of the earlier request.
      if (![...choice.options].some(({ value }) => value === earlier.mediaType)) return;
      choice.value = earlier.mediaType;
      show();
      chosen()?.write(earlier);
    },
  };
}

function partOf(body: FormBody): BodyPart {
  return body.kind === 'form' || body.kind === 'multipart' || body.kind === 'binary'
    ? fieldsPart(body)
    : textPart(body);
}

function textPart(body: FormBody): BodyPart {
  const rows = String(Math.min(16, Math.max(4, body.text.split('\n').length)));
  const area = element('textarea', { rows, spellcheck: 'false', 'aria-label': `Body as ${body.mediaType}` });
  area.value = body.text;
  return {
    body,
    element: element('div', {}, area),
    read: () => ({ body, text: area.value, fields: [] }),
    write: ({ text }) => (area.value = text),
  };
}

function fieldsPart(body: FormBody): BodyPart {
  const fields: readonly FormField[] =
    body.kind === 'binary' ? [{ name: 'File', isFile: true, value: '' }] : body.fields;
  const inputs = fields.map((field) => {
    const input = element(
      'input',
      field.isFile ? { type: 'file', multiple: true } : { type: 'text', autocomplete: 'off' },
    );
    if (!field.isFile) input.value = field.value;
    return { field, input };
  });
  return {
    body,
    element: element('div', {}, ...inputs.map(({ field, input }) => labelled(field.name, input))),
    read: () => ({
      body,
      text: '',
      fields: inputs
        .filter(({ field, input }) => field.isFile || input.value !== '')
        .map(({ field: { name, isFile }, input }) => ({
          name,
          text: isFile ? '' : input.value,
          files: [...(input.files ?? [])],
        })),
    }),
    write({ fields: texts }) {
      for (const { field, input } of inputs) if (!field.isFile) input.value = texts[field.name] ?? '';
    },
  };
}
