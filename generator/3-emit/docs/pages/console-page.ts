import type { JsonObject } from '../../../1-load/json.ts';
import type { Api } from '../../../2-model/api.ts';
import type { SecurityScheme } from '../../../2-model/security.ts';
import { html, scriptJson } from '../../../code/html.ts';
import { sitePage } from './site-page.ts';

/** The script of Scalar, in the folder of the page. */
export const consoleScript = 'console.js';

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
}

/** A page that sends requests: Scalar, from this site alone. */
export function consolePage(api: Api, { document, credentials, style }: ConsoleContent): string {
  const body = html`<main id="console"></main>
    <script src="${consoleScript}"></script>
    <script>
      const operation = new URLSearchParams(location.search).get('operation');
      if (operation !== null) location.hash = operation;
      Scalar.createApiReference('#console', {
        ...${scriptJson(configuration(api, credentials))},
        content: ${scriptJson(document)},
      });
    </script> `;
  return sitePage({
    file: 'console.html',
    title: `Console of ${api.title}`,
    style: style + consoleStyle,
    body,
    policy,
  });
}

/** It may send requests to any server, because a reader enters the address of their own; it may load nothing. */
const policy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; worker-src blob:; connect-src * data: blob:; base-uri 'none'; form-action 'none'";

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
function inScheme(scheme: SecurityScheme, { username = '', secret }: Credential): object {
  if (scheme.kind === 'apiKey') return { name: scheme.parameter, in: scheme.in, value: secret };
  return scheme.kind === 'http' && scheme.scheme === 'basic' ? { username, password: secret } : { token: secret };
}
