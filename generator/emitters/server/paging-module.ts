import { commentText } from '../../code/comment.ts';
import { functionText } from '../../code/declaration-text.ts';
import { stringLiteral } from '../../code/literal.ts';
import { createModule, type Module } from '../../code/module.ts';
import { memberAccess, propertyKey } from '../../code/property-key.ts';
import { hasHeaders, type OffsetGroup } from './paging-groups.ts';
import { handlerRuntime as types, pagingModule, pagingRuntime as runtime } from './symbols.ts';

/**
 * Builds the module with the functions that return a page of a list. The result of such a function contains the headers that the
 * description declares.
 */
export function pagingModuleOf(groups: readonly OffsetGroup[]): Module {
  const module = createModule(pagingModule);
  for (const group of groups)
    module.add(
      queryType(group),
      ...(hasHeaders(group) ? [headersType(group), pageFunction(group, module)] : []),
      sliceFunction(group, module),
    );
  return module;
}

const queryName = ({ suffix }: OffsetGroup): string => `OffsetQuery${suffix}`;
const headersName = ({ suffix }: OffsetGroup): string => `OffsetHeaders${suffix}`;

function queryType(group: OffsetGroup): string {
  const { pageParameter, sizeParameter, defaultSize } = group;
  const isOptional = defaultSize === undefined ? '' : '?';
  return `${commentText(['The query parameters of a list with numbered pages.'])}
export interface ${queryName(group)} {
  readonly ${propertyKey(pageParameter)}?: number;
  readonly ${propertyKey(sizeParameter)}${isOptional}: number;
}`;
}

/**
 * Returns one entry for each header of a page. An entry contains the key and the type of the header's property. It also contains a function
 * that returns the code of the value.
 */
function members({
  headers,
  pageParameter,
  sizeParameter,
}: OffsetGroup): { key: string; type: string; value: (links: () => string) => string }[] {
  const values = {
    link: [
      'string',
      (links: () => string) =>
        `${links()}(counts, context, ${stringLiteral(pageParameter)}, ${stringLiteral(sizeParameter)})`,
    ],
    next: ['string', () => 'counts.next'],
    page: ['number', () => 'counts.page'],
    previous: ['string', () => 'counts.previous'],
    size: ['number', () => 'counts.size'],
    total: ['number | undefined', () => 'counts.total'],
    'total-pages': ['number | undefined', () => 'counts.pages'],
  } as const satisfies Record<
    keyof OffsetGroup['headers'],
    readonly [type: string, value: (links: () => string) => string]
  >;
  return Object.entries(values).flatMap(([purpose, [type, value]]) => {
    const name = Object.entries(headers).find(([known]) => known === purpose)?.[1];
    return name === undefined ? [] : [{ key: propertyKey(name), type, value }];
  });
}

const headersType = (group: OffsetGroup): string =>
  `${commentText(['The headers of a page of a list with numbered pages.'])}
export interface ${headersName(group)} {
${members(group)
  .map(({ key, type }) => `readonly ${key}: ${type};`)
  .join('\n')}
}`;

function pageFunction(group: OffsetGroup, module: Module): string {
  const links = (): string => module.use(runtime.pageLinks);
  const headers = members(group).map(({ key, value }) => `${key}: ${value(links)},`);
  return functionText({
    name: `${group.page.name}<Item>`,
    docs: [
      'Returns a page of a list with numbered pages.',
      '',
      '@param items the items of the page.',
      '@param total the number of items in the list; undefined if they are not counted.',
      '@param countedUpTo the largest total that is sent to clients.',
    ],
    parameters: [
      'items: readonly Item[]',
      'total: number | undefined',
      `query: ${queryName(group)}`,
      ...(group.headers.link === undefined ? [] : [`context: Pick<${module.use(types.HandlerContext)}, 'url'>`]),
      'countedUpTo: number = Infinity',
    ].join(', '),
    returnType: `${module.use(runtime.OffsetPage)}<Item, ${headersName(group)}>`,
    body: [
      `const counts = ${module.use(runtime.pageCounts)}(items.length, total, ${number(group)}, ${size(group)}, countedUpTo);`,
      `return { headers: {\n${headers.join('\n')}\n}, body: [...items] };`,
    ].join('\n'),
  });
}

const sliceFunction = (group: OffsetGroup, module: Module): string =>
  functionText({
    name: group.slice.name,
    docs: ['Returns the position of the requested page in the list.'],
    parameters: `query: ${queryName(group)}`,
    returnType: module.use(runtime.Slice),
    body: `const limit = ${size(group)};\nreturn { offset: ${module.use(runtime.offsetOf)}(${number(group)}, limit), limit };`,
  });

/** Returns the expression for the number of the requested page. */
const number = ({ pageParameter }: OffsetGroup): string => `query${memberAccess(pageParameter)} ?? 1`;

/** Returns the expression for the size of the requested page. */
const size = ({ sizeParameter, defaultSize }: OffsetGroup): string =>
  `query${memberAccess(sizeParameter)}${defaultSize === undefined ? '' : ` ?? ${defaultSize}`}`;
