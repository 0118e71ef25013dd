import type { HeaderTexts } from '../../shared/request-decoders.ts';
import { splitHeaderList } from './lists.ts';
import { NamedPart } from './named-part.ts';

/** Reads the headers of a message. */
export class HeaderValues extends NamedPart {
  private readonly headers: HeaderTexts;

  /** @param schema JSON Pointer to the operation. */
  constructor(headers: HeaderTexts, schema: string) {
    super('/headers', schema, 'header');
    this.headers = headers;
  }

  /**
   * Returns the text of a header. Returns undefined if the header is absent.
   *
   * @param name the name of the header in lower case.
   */
  text(name: string): string | undefined {
    return this.headers.get(name) ?? undefined;
  }

  /** Returns the items of a header that is a list. Returns undefined if the header is absent. */
  list(name: string): readonly string[] | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : splitHeaderList(text);
  }
}
