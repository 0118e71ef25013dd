import type { JsonObject, JsonValue } from '../../description/json/json.ts';

const attack = 'globalThis.pwned = true';
const image = `<img data-hostile src="x" onerror="${attack}">`;

/**
 * Texts with markup that must not become elements of a page. Each element in the texts has the attribute
 * `data-hostile`.
 */
export const hostileDescriptions: Readonly<Record<string, string>> = {
  script: `<script data-hostile>${attack}</script>`,
  'inline handler': `Text ${image} text.`,
  frame: `<iframe data-hostile srcdoc="<script>parent.pwned = true</script>"></iframe>`,
  refresh: `<meta data-hostile http-equiv="refresh" content="0; url=https://example.com/">`,
  base: '<base data-hostile href="https://example.com/">',
  style: '<style data-hostile>body { display: none }</style>',
  form: '<form data-hostile action="https://example.com/"><input name="password"><button>Log in</button></form>',
  svg: `<svg data-hostile onload="${attack}"><a href="javascript:${attack}"><text>x</text></a></svg>`,
  object: '<object data-hostile data="data:text/html,x"></object><embed data-hostile src="data:text/html,x">',
  'block of two paragraphs': `<div data-hostile>\n\n${image}\n\n</div>`,
  'in a list, a quotation and a heading': `- ${image}\n\n> ${image}\n\n# ${image}`,
  'in a table': `| a | b |\n|---|---|\n| ${image} | ${image} |`,
  'indented code': `Text:\n\n    ${image}`,
  'fence that some close early': `\`\`\`\ncode\n    \`\`\`\n${image}\n\`\`\``,
  'code span that some do not see': `\`${image}\n{% html name="b" %}\``,
  comment: `<!-- ${image} --> ${image} <!--> ${image} -->`,
  'processing instruction': `<?x ${image} ?> <!DOCTYPE ${image}> <![CDATA[${image}]]>`,
  'tag of Markdoc': `{% html name="img" attrs={"data-hostile": "", src: "x", onerror: "${attack}"} /%}`,
  'tag of Markdoc in a block': `{% html name="iframe" attrs={"data-hostile": "", srcdoc: "x"} %}\ntext\n{% /html %}`,
  'tag of Markdoc in code': `\`\`\`html {% process=true %}\n{% html name="b" attrs={"data-hostile": ""} %}x{% /html %}\n\`\`\``,
  'annotation of Markdoc': `# Heading {% data-hostile=true onclick="${attack}" %}`,
  'link to a script': `[a](javascript:${attack}) [b](<java\nscript:${attack}>) <javascript:${attack}> ![c](javascript:x)`,
  'link with entities': `[a](java&#115;cript:x) [b](&#x6A;avascript&colon;x) [c](JAVASCRIPT:x) [d](&#1;javascript:x)`,
  'link to data': '[a](data:text/html,<script>1</script>) [b](vbscript:x) ![c](data:text/html,x)',
  'reference link': `[a][evil] ![b][evil] [evil]\n\n[evil]: javascript:${attack}`,
  'long word': `${'w'.repeat(600)} [${'l'.repeat(600)}](https://example.com/${'p'.repeat(600)})`,
  'direction override': 'Read \u202Eright to left, and \u2067isolated.',
  'front matter': `---\ntitle: ${image}\n---\n${image}`,
};

/** Texts that pages show unchanged, outside and inside code. */
export const literalTexts: readonly string[] = ['Vec<T>', 'a < b', '<details>', '{% if x %}', '<!-- note -->'];

const plain = `Plain <b data-hostile>text</b> ${image} [x](javascript:${attack}) {% html name="b" /%}`;
const url = `javascript:${attack}`;

/** Returns a description in which every text is hostile. It has one operation for each text in `hostileDescriptions`. */
export function hostileReference(): JsonObject {
  const descriptions = Object.values(hostileDescriptions);
  return {
    openapi: '3.1.0',
    info: {
      title: plain,
      version: plain,
      summary: plain,
      description: [...descriptions.filter((text) => !text.startsWith('---')), ...literalTexts].join('\n\n'),
      termsOfService: url,
      contact: { name: plain, url, email: 'a@example.com' },
      license: { name: plain, url },
      'x-logo': { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', href: url },
    },
    externalDocs: { url, description: plain },
    servers: [
      { url, description: descriptions[1] ?? '' },
      {
        url: '{a}{b}',
        variables: { a: { default: 'javascript', description: plain }, b: { default: ':x', enum: [':x', image] } },
      },
    ],
    tags: [
      {
        name: 'Hostile',
        description: descriptions.slice(0, 6).join('\n\n'),
        externalDocs: { url, description: plain },
      },
      {
        name: 'Chapter',
        'x-traitTag': true,
        'x-scalar-icon': `<svg>${image}</svg>`,
        'x-displayName': plain,
        description: `## ${image}\n\n${plain}`,
      },
      { name: `Named ${image}`, description: plain },
    ],
    security: [{ Key: [] }],
    paths: {
      ...Object.fromEntries(descriptions.map((text, index) => [`/things/${index}/{id}`, pathItem(text, index)])),
      '/literal': { get: { ...operation(literals(), 'literal'), tags: ['Hostile'] } },
      '/named': { get: { ...operation('Text', 'named'), tags: [`Named ${image}`] } },
    },
    components: {
      schemas: { Default: schema(descriptions[2] ?? ''), Thing: schema(descriptions[1] ?? '') },
      securitySchemes: {
        Key: { type: 'apiKey', in: 'header', name: 'X-Key', description: descriptions[2] ?? '' },
        Flow: {
          type: 'oauth2',
          description: plain,
          flows: { implicit: { authorizationUrl: url, refreshUrl: url, scopes: { read: plain } } },
        },
      },
    },
  };
}

const literals = (): string =>
  [
    `Read ${literalTexts.join(', ')}.`,
    `Code: ${literalTexts.map((text) => `\`${text}\``).join(', ')}.`,
    `\`\`\`ts\n${literalTexts.join('\n')}\n\`\`\``,
  ].join('\n\n');

function pathItem(text: string, index: number): JsonObject {
  return { post: { ...operation(text, `thing${index}`), tags: ['Hostile'], parameters: parameters(text) } };
}

function operation(text: string, id: string): JsonObject {
  const content = {
    'application/json': {
      schema: schema(text),
      examples: { default: { summary: plain, description: text, value: { name: text } } },
    },
  };
  return {
    operationId: id,
    summary: `${id} ${plain}`,
    description: text,
    externalDocs: { url, description: text },
    deprecated: true,
    requestBody: { description: text, content },
    responses: {
      '200': {
        description: text,
        content,
        headers: { 'X-Header': { description: text, schema: { type: 'string' } } },
        links: { next: { operationId: id, description: text } },
      },
    },
    callbacks: {
      called: { 'https://example.com': { post: { description: text, responses: { '200': { description: text } } } } },
    },
    security: [{ Key: [] }, { Flow: ['read'] }],
    'x-role': plain,
    'x-since': image,
    'x-removal': image,
    'x-replaced-by': plain,
    'x-flag': plain,
    'x-not-shown': plain,
    'x-badges': [{ name: plain, color: 'red' }],
  };
}

const parameters = (text: string): JsonValue => [
  {
    name: 'id',
    in: 'path',
    required: true,
    description: text,
    schema: {
      type: 'string',
      description: text,
      enum: [image, 'a'],
      'x-enumDescriptions': { a: plain },
      'x-enum-descriptions': [plain, plain],
    },
    examples: { default: { summary: plain, description: text, value: image } },
    'x-since': plain,
  },
  {
    name: 'list',
    in: 'query',
    description: text,
    schema: { type: 'array', items: { type: 'string' } },
    example: [image],
  },
];

/** Returns a schema whose properties have the names of keywords. Each of these properties has a hostile description. */
const schema = (text: string): JsonObject => ({
  title: plain,
  type: 'object',
  description: text,
  externalDocs: { url, description: text },
  properties: Object.fromEntries(
    ['name', 'default', 'example', 'examples', 'value', 'enum', 'const', 'properties', 'description'].map((name) => [
      name,
      { type: 'string', title: plain, description: text, examples: [image], default: image, 'x-values-seen': [plain] },
    ]),
  ),
});
