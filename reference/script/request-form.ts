import type { RequestForm } from '../content/form-data.ts';
import { bodyRows } from './body-rows.ts';
import { composeRequest, type ComposedRequest, type FormValues } from './compose-request.ts';
import { callProgram } from './call-program.ts';
import { curlOf } from './copied-request.ts';
import { copyButton } from './copy-button.ts';
import { createEnteredCredentials } from './entered-credentials.ts';
import { credentialRows } from './credential-rows.ts';
import { button, element } from './element.ts';
import { keyOf, parameterRows } from './parameter-rows.ts';
import { requestHistory, type SentRequest } from './request-history.ts';
import { sendRequest, type ShowStream } from './send-request.ts';
import { serverRow } from './server-row.ts';
import { endedStream, headElements, responseElements } from './show-response.ts';
import { streamItems } from './stream-items.ts';
import { showServerInSamples } from './sample-server.ts';

/** Builds the form that tries an operation, in its place on the page. */
export function startForm(place: HTMLElement, data: RequestForm): void {
  const storage = sessionOf();
  const server = serverRow(data.servers, storage);
  const parameters = parameterRows(data.parameters);
  const body = bodyRows(data.bodies, data.isBodyRequired);
  const credentials = credentialRows(data.credentials, server, createEnteredCredentials(storage));
  const write = (request: SentRequest): void => {
    parameters.write(request.parameters);
    body.write(request);
  };
  const name = `${data.method} ${data.operation.path}`;
  const history = requestHistory(`forgespec history ${name}`, storage, write);
  const draft = storage?.getItem(`forgespec draft ${name}`) ?? undefined;
  if (draft !== undefined) write(JSON.parse(draft) as SentRequest);
  const values = (): FormValues => ({ server: server.url, parameters: parameters.read(), body: body.read() });
  const output = element('div', { class: 'response', role: 'status' });
  const send = element('button', { type: 'submit', class: 'send' }, 'Send');
  const form = element(
    'form',
    { novalidate: true },
    ...server.elements,
    ...credentials.elements,
    ...parameters.elements,
    ...body.elements,
    element(
      'p',
      { class: 'actions' },
      send,
      copyButton('Copy as curl', () => curlOf(data, values(), credentials.schemes)),
      copyButton('Copy as TypeScript', () => callProgram(data, values(), credentials.schemes, location.href)),
    ),
  );
  // An edit of the description loads the page again, and must not lose the texts of the reader.
  form.addEventListener('input', () =>
    storage?.setItem(`forgespec draft ${name}`, JSON.stringify(record(data, values(), ''))),
  );
  let running: AbortController | undefined;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    running?.abort();
    running = new AbortController();
    const sent = values();
    const report = (outcome: string): void => history.add(record(data, sent, outcome));
    const compose = (): ComposedRequest => composeRequest(data, sent, credentials.read());
    void sendAndShow({ compose, expected: data.expected }, running.signal, output, report);
  });
  place.append(form, output, history.element);
  place.hidden = false;
  const show = (): void => showServerInSamples(data.servers, server.url);
  server.onChange(show);
  show();
}

/** Returns the storage of this tab. A page that is a file has none, because all files have the same origin. */
function sessionOf(): Storage | undefined {
  return location.protocol === 'file:' ? undefined : sessionStorage;
}

function record(data: RequestForm, { parameters, body }: FormValues, outcome: string): SentRequest {
  return {
    line: `${data.method} ${data.operation.path}`,
    outcome,
    parameters: Object.fromEntries(parameters.map(({ parameter, text }) => [keyOf(parameter), text])),
    mediaType: body?.body.mediaType ?? '',
    text: body?.text ?? '',
    fields: Object.fromEntries((body?.fields ?? []).map((field) => [field.name, field.text])),
  };
}

async function sendAndShow(
  { compose, expected }: Pick<RequestForm, 'expected'> & { readonly compose: () => ComposedRequest },
  signal: AbortSignal,
  output: HTMLElement,
  report: (outcome: string) => void,
): Promise<void> {
  const stop = new AbortController();
  const stopButton = button('Stop', () => stop.abort());
  output.replaceChildren(element('p', { class: 'actions' }, 'Waiting for the response …', stopButton));
  let items: HTMLElement | undefined;
  const showStream: ShowStream = async (head, notation, chunks) => {
    const stream = streamItems();
    items = stream.element;
    output.replaceChildren(...headElements(head, ' · a stream'), element('p', { class: 'actions' }, stopButton), items);
    await stream.read(notation, chunks);
  };
  try {
    const response = await sendRequest(compose(), signal, stop.signal, showStream);
    output.replaceChildren(
      ...(items === undefined ? await responseElements(response, expected) : endedStream(response, items)),
    );
    report(String(response.status));
  } catch (error) {
    if (signal.aborted) return;
    const words = stop.signal.aborted ? 'You have stopped the request.' : messageOf(error);
    output.replaceChildren(element('p', { class: 'bad' }, words), ...(items === undefined ? [] : [items]));
    report('failed');
  }
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof TypeError && /fetch|network|load/iu.test(message)
    ? 'The request failed. The server is not reachable, or it does not allow requests from this page (CORS).'
    : `The request was not sent: ${message}`;
}
