import type { JsonObject } from '@forgespec/generator/json';
import type { Api } from '@forgespec/generator/model/api';
import type { SecurityScheme } from '@forgespec/generator/model/security';
import { html, scriptJson } from '@forgespec/generator/code/html';
import type { ContentPolicy } from './content-policy.ts';
import { sitePage } from './site-page.ts';

/** A credential that is filled in beforehand. */
export interface Credential {
  readonly username?: string;
  /** The password, token or key. */
  readonly secret: string;
}

/** The credential for a scheme, where there is one to fill in. */
export type Credentials = (scheme: SecurityScheme) => Credential | undefined;

export interface ConsoleContent {
  /** What it shows, references inside it. */
  readonly document: JsonObject;
  readonly credentials: Credentials;
  readonly style: string;
  /** The script of Scalar. */
  readonly scalar: string;
}

/** Builds a page that sends requests: Scalar, complete in one file. */
export function consolePage(api: Api, { document, credentials, style, scalar }: ConsoleContent): string {
  return sitePage({
    file: 'console.html',
    title: `Console of ${api.title}`,
    style: style + consoleStyle,
    body: html`<main id="console"></main>`,
    scripts: [scalar, start(api, document, credentials)],
    policy,
  });
}

const start = (api: Api, document: JsonObject, credentials: Credentials): string => `
  const operation = new URLSearchParams(location.search).get('operation');
  if (operation !== null) location.hash = operation;
  Scalar.createApiReference('#console', {
    ...${scriptJson(configuration(api, credentials)).markup},
    content: ${scriptJson(document).markup},
  });
`;

/** The page may send requests to any server, because a reader enters the address of their own. It may load nothing. */
const policy: ContentPolicy = {
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:', 'blob:'],
  'font-src': ['data:'],
  'worker-src': ['blob:'],
  'connect-src': ['*', 'data:', 'blob:'],
};

const consoleStyle = `
.scalar-app { --scalar-custom-header-height: var(--site-height); }

/* A link into the page moves the focus to a section, which needs no frame around it. */
.scalar-app section[tabindex='-1']:focus { outline: none; }
`;

function configuration({ securitySchemes }: Api, credentials: Credentials): object {
  const filledIn = securitySchemes.flatMap((scheme) => {
    const credential = credentials(scheme);
    return credential === undefined ? [] : [[scheme.name, inScheme(scheme, credential)] as const];
  });
  return {
    // Nothing from elsewhere, and nothing told to others.
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    proxyUrl: '',
    showDeveloperTools: 'never',
    hideClientButton: true,
    documentDownloadType: 'none',
    hideModels: true,
    theme: 'default',
    authentication: { securitySchemes: Object.fromEntries(filledIn) },
  };
}

/** A credential as Scalar expects it. */
function inScheme({ carrier }: SecurityScheme, { username = '', secret }: Credential): object {
  switch (carrier.kind) {
    case 'cookie':
    case 'header':
    case 'query':
      return { name: carrier.name, in: carrier.kind, value: secret };
    case 'basic':
      return { username, password: secret };
    case 'authorization':
    case 'bearer':
    case 'connection':
      return { token: secret };
  }
}
