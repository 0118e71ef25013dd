import type { StatusIn } from '../shared/status-code.ts';

/**
 * The responses to a call that accepts a media type: a successful response has only this media type, if it is described with it. So a new
 * media type of a response does not change the results of other calls.
 */
export type AcceptedResponses<Responses, Media> = {
  readonly [Status in keyof Responses]: Status extends StatusIn<'2XX'> | '2XX'
    ? AcceptedResponse<Responses[Status], Media>
    : Responses[Status];
};

type AcceptedResponse<Response, Media> = Response extends { readonly content: infer Content }
  ? [Media & keyof Content] extends [never]
    ? Response
    : Omit<Response, 'content'> & { readonly content: Pick<Content, Media & keyof Content> }
  : Response;
