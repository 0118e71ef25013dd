import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';

/** The facts about a kind of bodies. */
export interface MediaKindFacts {
  /** True if a body has fields with names, as a form has. */
  readonly hasFields: boolean;
  /** True if each field of a body is a part with a media type of its own. The `style` of a field then has no effect. */
  readonly hasParts: boolean;
  /** True if a body consists of JSON texts. Otherwise each value in the body is a text or a file. */
  readonly isOfJson: boolean;
  /** True if the schema of a body describes values inside the body. False if the whole body is one text or one file. */
  readonly isStructured: boolean;
  /** The messages in which a body is not decoded, so the option `binary` selects its type. */
  readonly isBinaryIn: { readonly request: boolean; readonly response: boolean };
}

const decoded = { request: false, response: false };
const binary = { request: true, response: true };
/** A form in a request is decoded. A form in a response is not decoded, so a form in a response counts as binary. */
const decodedInRequest = { request: false, response: true };

const facts: Readonly<Record<MediaKind, MediaKindFacts>> = {
  binary: { hasFields: false, hasParts: false, isOfJson: false, isStructured: false, isBinaryIn: binary },
  form: { hasFields: true, hasParts: false, isOfJson: false, isStructured: true, isBinaryIn: decodedInRequest },
  json: { hasFields: false, hasParts: false, isOfJson: true, isStructured: true, isBinaryIn: decoded },
  multipart: { hasFields: true, hasParts: true, isOfJson: false, isStructured: true, isBinaryIn: decodedInRequest },
  sequence: { hasFields: false, hasParts: false, isOfJson: true, isStructured: true, isBinaryIn: decoded },
  text: { hasFields: false, hasParts: false, isOfJson: false, isStructured: false, isBinaryIn: decoded },
};

/**
 * Returns the facts about the bodies of a media type.
 *
 * @param mediaType may have parameters.
 */
export const mediaKindFacts = (mediaType: string): MediaKindFacts => facts[mediaKind(mediaType)];
