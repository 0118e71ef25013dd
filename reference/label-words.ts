import type { Label } from '@forgespec/model';

/** Returns the words of a label: `Beta` for the kind `badge`, and `Audience: Partners` for the kind `audience`. */
export const labelWords = ({ kind, text }: Label): string =>
  kind === 'badge' ? text : `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}: ${text}`;
