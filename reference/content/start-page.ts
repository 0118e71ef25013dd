import { serverUrl, type Api, type Area, type SecuritySchemeModel, type Server } from '@forgespec/model';
import type { Block, ReferencePage, ReferenceLink, Section } from './content.ts';
import { carrierWords, credentialAnchor } from './credentials.ts';
import { codeText, linkTo } from './inline.ts';
import type { SitePosition } from './operation-page.ts';
import type { PageContext } from './page-context.ts';
import { summaryOf } from './page-summary.ts';

/** Returns the start page: the description of the API, its guide, its areas, its servers and its credentials. */
export function startPage(position: SitePosition, context: PageContext): ReferencePage {
  const { api, map } = context;
  const { title, version, description = '', summary = '' } = api;
  const guides = [map.client, ...api.chapters.map((chapter) => map.guide(chapter))];
  return {
    ...position,
    title,
    summary: summary === '' ? summaryOf(description, `The reference of ${title}.`) : summaryOf(summary, title),
    badges: version === '' ? [] : [`Version ${version}`],
    blocks: [
      ...(summary === '' ? [] : [{ kind: 'paragraph', content: [summary] } as const]),
      { kind: 'markdown', markdown: description },
      section('guides', 'Guides', { kind: 'pages', pages: guides }),
      ...areaSections(api, (area) => ({ ...map.area(area), markdown: area.description })),
      ...serverSection(api.servers),
      ...credentialSection(api.securitySchemes, context),
    ],
    aside: [],
  };
}

const section = (id: string, title: string, ...blocks: readonly Block[]): Section => ({
  kind: 'section',
  id,
  title: [title],
  blocks,
});

/**
 * Returns lists of areas. The first list contains the areas whose tags have no parent tag and no child tags. Each other list contains the
 * areas that belong to one outermost parent tag, and has this tag as its heading.
 */
export function areaSections({ areas }: Api, link: (area: Area) => ReferenceLink): Section[] {
  const outermost = new Set(areas.map(({ parents: [first] }) => first));
  const byTag = Map.groupBy(areas, ({ parents: [first], title }) => first ?? (outermost.has(title) ? title : ''));
  const lists = Array.from(byTag, ([tag, members]) => ({
    tag,
    list: { kind: 'pages', pages: members.map(link) } as const,
  })).toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
  return lists.map(({ tag, list }) =>
    section(
      tag === '' ? 'operations' : `operations-${encodeURIComponent(tag.toWellFormed())}`,
      tag === '' ? 'Operations' : tag,
      list,
    ),
  );
}

function serverSection(servers: readonly Server[]): Section[] {
  if (servers.length === 0) return [];
  const items = servers.map((server) => [
    codeText(serverUrl(server)),
    ...(server.description === undefined ? [] : [' – ', { kind: 'markdown', markdown: server.description } as const]),
  ]);
  return [section('servers', 'Servers', { kind: 'list', items })];
}

function credentialSection(schemes: readonly SecuritySchemeModel[], context: PageContext): Section[] {
  if (schemes.length === 0) return [];
  return [
    {
      kind: 'section',
      id: 'credentials',
      title: ['Credentials'],
      blocks: schemes.map((scheme) => ({
        kind: 'section',
        id: credentialAnchor(scheme),
        title: [scheme.name],
        blocks: [
          { kind: 'paragraph', content: ['Send ', ...carrierWords(scheme.carrier), '.'] },
          ...(scheme.description === undefined ? [] : [{ kind: 'markdown', markdown: scheme.description } as const]),
          ...flowList(scheme),
          ...exchangeParagraph(scheme, context),
        ],
      })),
    },
  ];
}

function flowList({ flows }: SecuritySchemeModel): Block[] {
  const items = flows.map((flow) => {
    if (flow.kind === 'openIdConnect') return ['OpenID Connect: ', codeText(flow.url)];
    const addresses = [flow.authorizationUrl, flow.deviceAuthorizationUrl, flow.tokenUrl].filter(
      (url) => url !== undefined,
    );
    return [
      `OAuth 2, flow ${flow.kind}: `,
      ...addresses.flatMap((url, index) => [...(index === 0 ? [] : [', ']), codeText(url)]),
      ...(flow.scopes.length === 0 ? [] : ['. Scopes: ']),
      ...flow.scopes.flatMap(({ name, description }, index) => [
        ...(index === 0 ? [] : ['; ']),
        codeText(name),
        ...(description === '' ? [] : [` (${description})`]),
      ]),
    ];
  });
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

function exchangeParagraph({ exchange }: SecuritySchemeModel, { map }: PageContext): Block[] {
  const page = exchange === undefined ? undefined : map.operationById(exchange.operation);
  return page === undefined
    ? []
    : [{ kind: 'paragraph', content: ['To get the token, call ', linkTo(page.to, page.title), '.'] }];
}
