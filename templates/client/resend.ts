/** Drops a response and its body, because the request is sent again. An error of the body is ignored. */
export const discard = ({ body }: Response): unknown => body?.cancel().catch(() => undefined);

/** Returns true for the methods that only read: GET and HEAD. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
