import type { Sample } from '../samples/sample.ts';
import type { RequestForm } from './form-data.ts';

/**
 * The content of the pages of the reference. It is built once from the model, and has two writers: one for HTML and one for Markdown.
 * Texts are plain texts, except those with the name `markdown`.
 */

/** The target of a link: a page of the site with its path and an anchor, or a URL. */
export type PageTarget = { readonly page: string; readonly anchor?: string | undefined } | { readonly url: string };

/** A part of a sentence. */
export type Inline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly to: PageTarget; readonly content: readonly Inline[] }
  | { readonly kind: 'markdown'; readonly markdown: string }
  | { readonly kind: 'strong'; readonly text: string };

/** The values that a schema accepts. */
export interface ShownShape {
  /** The type in words: `array of Pet`. */
  readonly type: readonly Inline[];
  readonly markdown: string;
  /** Sentences about the value, such as its default. */
  readonly notes: readonly (readonly Inline[])[];
  readonly fields: readonly ShownField[];
  /** The schemas of `oneOf` or `anyOf` that have fields of their own. */
  readonly alternatives: readonly ShownAlternative[];
  /** True if the value has fields that are only on the page of its schema. */
  readonly isCut: boolean;
}

export interface ShownAlternative {
  readonly title: readonly Inline[];
  readonly shape: ShownShape;
}

/** A parameter, a header, or a property. */
export interface ShownField {
  /** The anchor of the field. It consists of names, so that it stays the same when other fields are added. */
  readonly id: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly shape: ShownShape;
}

/** An entry of a list of pages. */
export interface ReferenceLink {
  readonly to: PageTarget;
  readonly title: string;
  /** The method and the path of an operation. */
  readonly request?: { readonly method: string; readonly path: string } | undefined;
  readonly isDeprecated?: boolean | undefined;
  /** A text about the page, in Markdown. */
  readonly markdown?: string | undefined;
}

/** A part of a page. */
export type Block =
  | { readonly kind: 'code'; readonly title: string; readonly language: string; readonly text: string }
  | { readonly kind: 'fields'; readonly shape: ShownShape }
  | { readonly kind: 'form'; readonly form: RequestForm }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'markdown'; readonly markdown: string }
  | { readonly kind: 'pages'; readonly pages: readonly ReferenceLink[] }
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[]; readonly tone?: 'warning' | undefined }
  | { readonly kind: 'samples'; readonly samples: readonly Sample[] }
  | Section;

/** A part of a page with a heading. */
export interface Section {
  readonly kind: 'section';
  readonly id: string;
  readonly title: readonly Inline[];
  readonly blocks: readonly Block[];
}

/** A page of the site. */
export interface ReferencePage {
  /** The path of the page in the site, without extension: `operations/pets/list`. */
  readonly path: string;
  readonly title: string;
  /** A sentence for search engines, as plain text. */
  readonly summary: string;
  /** The pages above this page, the outermost first. */
  readonly parents: readonly ReferenceLink[];
  /** The method and the path of an operation. They are directly below the title. */
  readonly request?: { readonly method: string; readonly path: string };
  /** Short facts about an operation, such as `Deprecated`. */
  readonly badges: readonly string[];
  readonly blocks: readonly Block[];
  /** The blocks beside the text on a wide screen: the samples and the form. */
  readonly aside: readonly Block[];
  readonly previous: ReferenceLink | undefined;
  readonly next: ReferenceLink | undefined;
}
