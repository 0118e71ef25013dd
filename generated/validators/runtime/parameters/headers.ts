// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { Part } from './part.ts';

/** Headers by their names in lower case, as Node has them. */
export type HeaderTexts = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the headers of a message. */
export class HeaderValues extends Part {
  private readonly headers: HeaderTexts;

  /** @param schema JSON Pointer to what describes the headers. */
  constructor(headers: HeaderTexts, schema: string) {
    super('/headers', schema, 'header');
    this.headers = headers;
  }

  /** A header; several of one name are one list. RFC 9110, section 5.3. */
  text(name: string): string | undefined {
    const value = this.headers[name];
    if (typeof value === 'string') return value;
    return Array.isArray(value) ? value.join(', ') : undefined;
  }

  /** The items of a list. */
  list(name: string): readonly string[] | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    return text === '' ? [] : text.split(',').map((item) => item.trim());
  }

  /** A header that is written as JSON. */
  json(name: string): unknown {
    return this.parsed(name, this.text(name));
  }
}
