import { isJson, mediaKind } from '@forgespec/templates/shared/media-type';
import { isSuccess, responseKey } from '@forgespec/templates/shared/statuses';
import { copyButton } from './copy-button.ts';
import { element } from './element.ts';
import type { ExpectedValue } from '../content/form-data.ts';
import { findDeviations } from './find-deviations.ts';
import { foldedJson } from './folded-json.ts';
import { saveLink } from './save-link.ts';
import type { ResponseHead, ShownResponse } from './send-request.ts';

/**
 * Returns elements that show a response: its status, duration and size, its headers and its body.
 *
 * @param expected the JSON bodies that the description contains, by the status.
 */
export const responseElements = async (
  response: ShownResponse,
  expected: Readonly<Record<string, ExpectedValue>>,
): Promise<HTMLElement[]> => [
  ...headElements(response, ` · ${response.milliseconds} ms · ${sizeOf(response.body.size)}`),
  ...(await bodyElements(response, expected[responseKey(Object.keys(expected), response.status) ?? ''])),
];

/** Returns elements that show a stream after its end. `items` shows its items. */
export const endedStream = (response: ShownResponse, items: HTMLElement): HTMLElement[] => [
  ...headElements(response, ` · ${response.milliseconds} ms · ${sizeOf(response.body.size)}`),
  element('p', { class: 'actions' }, saveLink(response)),
  items,
];

/**
 * Returns elements that show the status and the headers of a response.
 *
 * @param more the words after the status.
 */
export function headElements({ status, statusText, headers }: ResponseHead, more: string): HTMLElement[] {
  const isGood = isSuccess(status);
  return [
    element(
      'p',
      { class: 'outcome' },
      element('strong', { class: isGood ? 'good' : 'bad' }, `${status} ${statusText}`.trim()),
      more,
    ),
    ...(status === 0 ? [element('p', {}, 'The server sent a redirect. A browser does not show its address.')] : []),
    element(
      'details',
      {},
      element('summary', {}, `Headers (${headers.length})`),
      element(
        'ul',
        { class: 'plain' },
        ...headers.map(([name, value]) => element('li', {}, element('code', {}, name), `: ${value}`)),
      ),
    ),
  ];
}

const sizeOf = (bytes: number): string => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);

async function bodyElements(response: ShownResponse, expected: ExpectedValue | undefined): Promise<HTMLElement[]> {
  const { body, mediaType } = response;
  if (body.size === 0) return [element('p', {}, 'No body.')];
  if (mediaType.startsWith('image/'))
    return [
      element('img', { src: URL.createObjectURL(body), alt: 'The body' }),
      element('p', { class: 'actions' }, saveLink(response)),
    ];
  if (mediaType !== '' && mediaKind(mediaType) === 'binary' && !mediaType.startsWith('text/'))
    return [element('p', { class: 'actions' }, saveLink(response))];
  const text = await body.text();
  const value = isJson(mediaType) && text.length <= longestFolded ? parsed(text) : undefined;
  const copy = element(
    'p',
    { class: 'actions' },
    copyButton('Copy the body', () => text),
    saveLink(response),
  );
  if (value === undefined) return [copy, element('pre', { tabindex: '0', 'aria-label': 'Body' }, text)];
  const deviations = findDeviations(value.json, expected);
  return [
    copy,
    element('p', { class: deviations.size === 0 ? 'quiet' : 'bad' }, deviationWords(deviations.size, expected)),
    element(
      'div',
      { class: 'json', tabindex: '0', role: 'region', 'aria-label': 'Body' },
      foldedJson(value.json, deviations),
    ),
  ];
}

/** The length of the longest JSON text that is shown as a tree. A browser needs too long for larger trees. */
const longestFolded = 500_000;

function deviationWords(count: number, expected: ExpectedValue | undefined): string {
  if (expected === undefined) return 'The description has no schema for this body.';
  if (count === 0) return 'The body fits the description.';
  return `${count} ${count === 1 ? 'value does' : 'values do'} not fit the description. They are marked below.`;
}

/** Returns the value of a JSON text. Returns undefined for other texts. */
function parsed(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
