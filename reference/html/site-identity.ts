/** The name and the look of a site, and its files that do not come from the description. */
export interface SiteIdentity {
  /** The name in the bar of each page. Default: the title of the API. */
  readonly name?: string | undefined;
  /** A `data:` URL of the logo. */
  readonly logo?: string | undefined;
  /** The colour of links and buttons in the light and in the dark colour scheme. */
  readonly accent?: { readonly light: string; readonly dark: string } | undefined;
  /** Links to other sites in the bar of each page. */
  readonly links?: readonly { readonly text: string; readonly url: string }[] | undefined;
  /** The text at the end of each page. */
  readonly footer?: string | undefined;
  /** The address of the published site, with a slash at the end. Pages have a canonical link only if it is known. */
  readonly address?: string | undefined;
  /** The Arazzo description of the workflows, as JSON. Its source is `openapi.json`. */
  readonly workflows?: string | undefined;
}

/** The path of the Arazzo description in the site. */
export const workflowsPath = 'workflows.arazzo.json';
