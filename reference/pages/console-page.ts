import type { JsonObject } from '@forgespec/description/json';
import type { Api, SecuritySchemeModel } from '@forgespec/model';
import { html, scriptJson } from '@forgespec/description/text';
import type { ContentPolicy } from './content-policy.ts';
import { sitePage } from './site-page.ts';

/** A credential that the console contains from the start, so that readers need not enter one. */
export interface ConsoleCredential {
  readonly username?: string;
  /** The password, token or key. */
  readonly secret: string;
}

/**
 * Returns the credential that the console contains for a security scheme. Returns undefined if the console contains none.
 */
export type FindConsoleCredential = (scheme: SecuritySchemeModel) => ConsoleCredential | undefined;

export interface ConsoleContent {
  /** The bundled document to show. */
  readonly document: JsonObject;
  readonly credentials: FindConsoleCredential;
  readonly style: string;
  /** The script of Scalar. */
  readonly scalar: string;
}

/** Builds the console: one HTML file with Scalar, in which readers send requests. */
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

const start = (api: Api, document: JsonObject, credentials: FindConsoleCredential): string => `
  const operation = new URLSearchParams(location.search).get('operation');
  if (operation !== null) location.hash = operation;
  Scalar.createApiReference('#console', {
    ...${scriptJson(configuration(api, credentials)).markup},
    content: ${scriptJson(document).markup},
  });
`;

/**
 * The Content Security Policy of the console. It allows requests to every server, because readers can enter any URL.
 * Apart from these requests, the page loads nothing.
 */
const policy: ContentPolicy = {
  'style-src': ["'unsafe-inline'"],
  'img-src': ['data:', 'blob:'],
  'font-src': ['data:'],
  'worker-src': ['blob:'],
  'connect-src': ['*', 'data:', 'blob:'],
};

const consoleStyle = `
.scalar-app { --scalar-custom-header-height: var(--site-height); }

/* A link inside the page moves the focus to a section, which does not need an outline. */
.scalar-app section[tabindex='-1']:focus { outline: none; }
`;

function configuration({ securitySchemes }: Api, credentials: FindConsoleCredential): object {
  const filledIn = securitySchemes.flatMap((scheme) => {
    const credential = credentials(scheme);
    return credential === undefined ? [] : [[scheme.name, inScheme(scheme, credential)] as const];
  });
  return {
    // The page must not load anything from other servers, and must not send telemetry.
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

/** Returns a credential as an object of the configuration of Scalar. */
function inScheme({ carrier }: SecuritySchemeModel, { username = '', secret }: ConsoleCredential): object {
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
