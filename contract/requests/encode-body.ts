import type { Body } from '../../generator/2-model/message.ts';
import { bracketForm, formWith } from '../../templates/client/form.ts';
import type { BodyArgument } from './arguments.ts';

export const isJson = (mediaType: string): boolean => /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/iu.test(mediaType);
export const isForm = (mediaType: string): boolean => /^application\/x-www-form-urlencoded\b/iu.test(mediaType);

/** Whether a body of this media type can be written here. */
export const isEncodable = (mediaType: string): boolean =>
  isJson(mediaType) || isForm(mediaType) || mediaType.startsWith('text/');

/** The body of a call as text. */
export function encodeBody(
  { mediaType, value }: BodyArgument,
  body: Body | undefined,
  formStyle: 'brackets' | 'openapi',
): string {
  if (isForm(mediaType)) {
    const content = body?.contents.find((candidate) => candidate.mediaType === mediaType);
    return formStyle === 'brackets' ? bracketForm(value) : String(formWith(content?.deepObjects)(value));
  }
  return isJson(mediaType) ? JSON.stringify(value) : String(value);
}
