/** The first words of an operationId, by method: the table of `spec/README.md`. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  get: ['list', 'get', 'check', 'render'],
  head: ['get'],
  post: ['create', 'add', 'run', 'take', 'repair', 'promote', 'subscribe', 'unsubscribe', 'move', 'fork'],
  put: ['update', 'merge', 'promote', 'replace'],
  patch: ['update', 'merge', 'promote', 'replace'],
  delete: ['delete', 'remove', 'unpublish', 'unprotect'],
};

/** HEAD returns only the headers of GET, so the operationId of a HEAD operation ends with this word. */
const endings: Readonly<Record<string, string>> = { head: 'Metadata' };

/** Returns true if a name is a verb of the method followed by a noun: `listProjectBadges`. */
export function fitsMethod(operationId: string, method: string): boolean {
  const pattern = `^(?:${(verbs[method] ?? []).join('|')})[A-Z][A-Za-z0-9]*${endings[method] ?? ''}$`;
  return new RegExp(pattern, 'u').test(operationId);
}

/** Returns the allowed names, for a message: `list…, get…`. */
export function namesFor(method: string): string {
  return (verbs[method] ?? []).map((verb) => `\`${verb}…${endings[method] ?? ''}\``).join(', ');
}

/** Returns true if a text has the form of an operationId. */
export function looksLikeOperationId(text: string): boolean {
  return Object.keys(verbs).some((method) => fitsMethod(text, method));
}
