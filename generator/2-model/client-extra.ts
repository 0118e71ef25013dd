/** A part of the client that no operation needs, and that a description requests by its name (`x-client-extras`). */
export type ClientExtra = 'checkAnswers' | 'http' | 'limitBody' | 'limitConcurrency' | 'traceRequests';
