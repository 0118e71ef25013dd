import type { JsonObject } from '../../../1-load/json.ts';
import type { Api } from '../../../2-model/api.ts';
import { html, scriptJson } from '../../../code/html.ts';
import { sitePage } from './site-page.ts';

/** The script of Scalar, in the folder of the page. */
export const consoleScript = 'console.js';

/**
 * A page that sends requests: Scalar, from this site alone.
 *
 * @param document what it shows, references inside it.
 */
export function consolePage(api: Api, document: JsonObject, style: string): string {
  const body = html`<main id="console"></main>
    <script src="${consoleScript}"></script>
    <script>
      const operation = new URLSearchParams(location.search).get('operation');
      if (operation !== null) location.hash = operation;
      Scalar.createApiReference('#console', { ...${scriptJson(configuration(api))}, content: ${scriptJson(document)} });
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

function configuration({ securitySchemes }: Api): object {
  const credentials = Object.fromEntries(
    securitySchemes.map((scheme) => {
      if (scheme.kind === 'apiKey') return [scheme.name, { name: scheme.parameter, in: scheme.in, value: 'any' }];
      const isBasic = scheme.kind === 'http' && scheme.scheme === 'basic';
      return [scheme.name, isBasic ? { username: 'any', password: 'any' } : { token: 'any' }];
    }),
  );
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
    // A mock takes any credential, so that the first call works.
    authentication: { securitySchemes: credentials },
  };
}
