import { statusClass } from '@forgespec/templates/shared/statuses';

/**
 * Returns a sentence that says how to react to a response with an error. Returns undefined if only the description of the response can
 * tell.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-15.5
 */
export function statusAdvice(status: string): string | undefined {
  return advice[status] ?? (statusClass(status) === 5 ? 'Send the request again later.' : undefined);
}

const advice: Readonly<Record<string, string>> = {
  400: 'Correct the request before you send it again.',
  401: 'Send a valid credential.',
  403: 'Use a credential with more rights.',
  404: 'Check the path. The resource is missing, or the credential does not permit to see it.',
  405: 'Use another method.',
  409: 'Read the resource again, then repeat the change.',
  412: 'Read the resource again, then repeat the change.',
  413: 'Send a smaller body.',
  415: 'Send the body in one of the media types of this page.',
  422: 'Correct the values that the body of the response names.',
  429: 'Wait, then send the request again. If the response has the header Retry-After, wait as long as it says.',
};
