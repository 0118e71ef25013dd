/** A part of the client that no operation needs. A description requests it by this name (`x-client-extras`). */
export type ClientExtra = 'checkAnswers' | 'http' | 'limitBody' | 'limitConcurrency' | 'traceRequests';
