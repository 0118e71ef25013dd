import { Command, Help, type Option } from 'commander';
import { flagOf, type OptionRecord } from './command-option.ts';
import { descriptionOptions } from './description-options.ts';

/** The word after `forgespec help` that shows the options of all commands that read a description. */
export const fetchingTopic = 'fetching';

/** The keys of the options that `forgespec help fetching` explains, by the command whose help therefore does not explain them. */
const explained = new WeakMap<Command, readonly string[]>();

/** If a command reads a description, replaces the options for fetched documents and overlays in its help by one line. */
export function shortenHelp(command: Command, options: OptionRecord): void {
  const keys = Object.entries(descriptionOptions).flatMap(([key, option]) => (options[key] === option ? [key] : []));
  const flags = command.options.filter((option) => keys.includes(option.attributeName()) && !option.negate);
  if (flags.length === 0) return;
  explained.set(command, keys);
  const names = flags.map((option) => flagOf(option.attributeName()));
  const lines = [names.slice(0, flagsOfLine), names.slice(flagsOfLine)].map((some) => `  ${some.join(', ')}`);
  const title = `Options for fetched documents and overlays (\`forgespec help ${fetchingTopic}\` explains them):`;
  command.addHelpText('after', `\n${title}\n${lines.join(',\n')}`);
}

/** The number of flags in the first of two lines. */
const flagsOfLine = 5;

/** Returns the options that the help of a command explains. */
export const optionsInHelp = (command: Command): Option[] =>
  new Help()
    .visibleOptions(command)
    .filter((option) => explained.get(command)?.includes(option.attributeName()) !== true);

/** Builds the command whose help is the text of `forgespec help fetching`. */
export function buildFetchingTopic(): Command {
  const topic = new Command(fetchingTopic)
    .description(words)
    .configureHelp({ commandUsage: () => 'forgespec COMMAND [options]' })
    .helpOption(false)
    .exitOverride()
    .addHelpText('after', notes);
  for (const [key, option] of Object.entries(descriptionOptions)) option.declare(topic, key);
  return topic.action(() => topic.outputHelp());
}

const words =
  'Each command that reads a description can fetch it from a URL, replace documents by local copies, and change it with overlays. The checksums of fetched documents are in a lock file: if a document has changed, the command stops.';

const notes = `
Usually, the config sets these options for all runs and all commands:

  export default defineConfig({
    spec: 'https://api.example.com/openapi.json',
    overlays: ['corrections.yaml'],
    remotes: { 'https://schemas.example.com/': 'schemas' },
    fetch: { headers: { authorization: { env: 'API_TOKEN' } }, allowOrigin: ['https://schemas.example.com'], timeout: 30_000 },
  });

Examples:
  forgespec generate https://api.example.com/openapi.json
      fetch the description, and add its checksum to forgespec.lock.json
  forgespec generate --update-lock
      accept the present version of the description
  forgespec diff --offline
      compare without a network, with the cached documents`;
