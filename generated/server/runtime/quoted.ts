// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

const longest = 100;

/** Returns text of a request in double quotes, for a message. A long text is cut and ends with `…`. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length <= longest ? text : `${text.slice(0, longest)}…`);
