import { isSafeUrl } from '@forgespec/description/text';
import type { CommandOption } from './command-option.ts';
import { withoutFlag } from './option-kinds.ts';
import type { SettingFault, SettingSchema } from './setting.ts';
import { filePath } from './value-kinds.ts';

/** The name and the look of the reference. */
export interface SiteSettings {
  readonly name?: string;
  /** The path of an image. */
  readonly logo?: string;
  readonly accent?: { readonly light: string; readonly dark: string };
  readonly links?: readonly { readonly text: string; readonly url: string }[];
  readonly footer?: string;
  readonly address?: string;
  /** The path of an Arazzo description. */
  readonly workflows?: string;
}

const text = (description: string): SettingSchema => ({ description, type: 'string', minLength: 1 });

const schema: SettingSchema = {
  description: 'The name and the look of the reference, for `forgespec docs` and `forgespec serve`.',
  type: 'object',
  properties: {
    name: text('The name in the bar of each page. Default: the title of the API.'),
    logo: text('The path of an image for the bar of each page: SVG, PNG, JPEG, GIF or WebP.'),
    accent: {
      description: 'The colour of links and buttons, such as `#4b36b8`.',
      type: 'object',
      properties: {
        light: text('The colour on a light background. It needs a contrast of 4.5 to white.'),
        dark: text('The colour on a dark background. It needs a contrast of 4.5 to `#16181d`.'),
      },
      required: ['light', 'dark'],
      additionalProperties: false,
    },
    links: {
      description: 'Links to other sites, for the bar of each page.',
      type: 'array',
      items: {
        title: 'SiteLink',
        type: 'object',
        properties: { text: text('The text of the link.'), url: text('The URL to which the link leads.') },
        required: ['text', 'url'],
        additionalProperties: false,
      },
    },
    footer: text('A text for the end of each page.'),
    address: text('The URL of the published site. Each page then has a canonical link.'),
    workflows: text(
      'The path of an Arazzo description, which describes sequences of requests. If the description is one of its sources, the site contains it as `workflows.arazzo.json`.',
    ),
  },
  additionalProperties: false,
};

/** The name and the look of the reference. Only the config can set them. */
export const site: CommandOption<SiteSettings> = {
  declare: withoutFlag,
  initial: () => ({}),
  setting: {
    path: ['site'],
    schema,
    read(value, folder) {
      const settings = settingsOf(value);
      return {
        ...settings,
        ...(settings.logo === undefined ? {} : { logo: filePath.read(settings.logo, folder) }),
        ...(settings.workflows === undefined ? {} : { workflows: filePath.read(settings.workflows, folder) }),
        ...(settings.address === undefined ? {} : { address: settings.address.replace(/\/*$/u, '/') }),
      };
    },
    faults: (value) => siteFaults(settingsOf(value)),
  },
};

// The value matches the schema above.
const settingsOf = (value: unknown): SiteSettings => Object(value) as SiteSettings;

function siteFaults({ accent = { light: '#000', dark: '#fff' }, links = [], address }: SiteSettings): SettingFault[] {
  const colors = Object.entries(accent).filter(([, color]) => !/^#(?:[\da-f]{3}|[\da-f]{6})$/iu.test(color));
  const unsafe = [...links.entries()].filter(([, { url }]) => !isSafeUrl(url));
  const isAddress = address === undefined || (URL.canParse(address) && /^https?:/iu.test(address));
  return [
    ...colors.map(([scheme, color]) => ({
      path: ['accent', scheme],
      message: `\`${color}\` is not a colour in hexadecimal notation.`,
      fix: 'Write a colour such as #4b36b8.',
    })),
    ...unsafe.map(([index, { url }]) => ({
      path: ['links', index, 'url'],
      message: `\`${url}\` is not a safe URL.`,
      fix: 'Write a URL that begins with https:, http: or mailto:, or a relative one.',
    })),
    ...(isAddress
      ? []
      : [
          {
            path: ['address'],
            message: `\`${address}\` is not the URL of a site.`,
            fix: 'Write a URL such as https://docs.example.com/.',
          },
        ]),
  ];
}
