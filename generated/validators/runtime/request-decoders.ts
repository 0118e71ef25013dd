// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Decoded } from './parameters/decoded.ts';
import type { HeaderTexts } from './parameters/headers.ts';

/** What decodes the parts of the requests of an operation; a part that it does not take has none. */
export interface RequestDecoders {
  /** @param raw the values in the order of the template, percent-encoded as on the wire. */
  readonly path?: (raw: readonly string[]) => Decoded<unknown>;
  /** @param raw as on the wire, without `?`. */
  readonly query?: (raw: string) => Decoded<unknown>;
  readonly headers?: (raw: HeaderTexts) => Decoded<unknown>;
  /** @param raw the `Cookie` header. */
  readonly cookies?: (raw: string | undefined) => Decoded<unknown>;
  /** @param raw the value that JSON stands for. */
  readonly body?: (raw: unknown) => Decoded<unknown>;
  /**
   * @param raw as on the wire.
   * @param others properties that came as JSON beside the form, if the operation takes its body in the query too.
   */
  readonly form?: (raw: string, others?: object) => Decoded<unknown>;
  readonly multipart?: (raw: FormData) => Decoded<unknown>;
}
