import { createConfig, lint, loadConfig, Oas3_2Types, YamlParseError, type Config } from '@redocly/openapi-core';
import { isMainThread } from 'node:worker_threads';
import { checkRulesFile } from './check-rules-file.ts';
import type { Remote } from '../load/resources/remotes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isCatalogueCode } from '../diagnostics/catalogue.ts';
import type { Severities } from '../diagnostics/severity-names.ts';
import type { GivenFiles, ParsedFile } from './given-files.ts';
import { LocalResolver } from './local-resolver.ts';
import { guardProcess } from './guard-process.ts';
import { ruleFinding } from './rule-finding.ts';
import { loadError, ruleError, tooDeepError } from './rules-error.ts';

export interface RuleOptions {
  /** The root file of the description, such as `spec/openapi.yaml`. */
  readonly spec: string;
  /**
   * The file with the configuration of the rules. The command `redocly lint` can read the same file. The file `.redocly.lint-ignore.yaml`
   * in the same folder is also read. Without a file, only the rules run that `severities` names.
   */
  readonly rules?: string | undefined;
  /** Severities that replace the severities of the configuration. A severity other than `off` also turns a rule on. */
  readonly severities?: Severities;
  /** Folders with local copies of remote documents. The rules read the copies, and fetch nothing. */
  readonly remotes?: readonly Remote[] | undefined;
  /**
   * The files of the description. This option is necessary if the description was fetched, was read from standard input, or was changed by
   * overlays. If undefined, the rules read the files themselves.
   */
  readonly given?: GivenFiles | undefined;
  /** Maps paths and URLs to the files of the description that are already parsed. The rules read and parse all other files. */
  readonly parsed?: ReadonlyMap<string, ParsedFile>;
}

/** Returns true if the user has configured rules: in a file, or with a severity for a rule. */
export const hasRules = ({ rules, severities = {} }: Pick<RuleOptions, 'rules' | 'severities'>): boolean =>
  rules !== undefined || Object.keys(severities).some((name) => !isCatalogueCode(name));

/**
 * Returns the findings of the rules of Redocly and of its plugins for a description, which may consist of several files.
 *
 * @returns the findings. The list is empty if a file is not valid YAML, because the rules cannot run then.
 * @throws {RulesError} if the configuration or a plugin is faulty.
 */
export async function runRules(options: RuleOptions): Promise<Diagnostic[]> {
  const { rules } = options;
  return rules === undefined || !isMainThread
    ? runUnguarded(options)
    : guardProcess(rules, () => runUnguarded(options));
}

async function runUnguarded({
  spec,
  rules,
  remotes = [],
  severities = {},
  given,
  parsed,
}: RuleOptions): Promise<Diagnostic[]> {
  const config = await readConfig(rules);
  const faults = await checkRulesFile(config, namesOf(config));
  setSeverities(config, severities);
  try {
    correctDeviceFlow();
    const problems = await lint({
      ref: given?.root ?? spec,
      config,
      externalRefResolver: new LocalResolver(remotes, given, parsed),
    });
    const findings = problems.filter(({ ignored }) => ignored !== true).map((problem) => ruleFinding(problem, remotes));
    return [...faults, ...findings];
  } catch (error) {
    if (error instanceof YamlParseError) return faults;
    // Redocly cannot follow references that lead only to each other. The loader reports such references.
    if (error instanceof Error && error.message.startsWith('Self-referencing circular pointer')) return faults;
    if (error instanceof RangeError && error.message.startsWith('Maximum call stack')) throw tooDeepError(spec);
    // The plugins of Redocly itself have no path.
    const plugins = config.plugins.flatMap(({ absolutePath = '' }) => (absolutePath === '' ? [] : [absolutePath]));
    throw (rules === undefined ? undefined : ruleError(error, rules, plugins)) ?? error;
  }
}

/**
 * Corrects a fault of Redocly: in the flow `deviceAuthorization` (OpenAPI 3.2), the property `scopes` has a type that Redocly does not
 * know. Without the correction, Redocly cannot read a description with this flow.
 */
function correctDeviceFlow(): void {
  const type = Oas3_2Types['DeviceAuthorization'];
  if (type !== undefined) type.properties['scopes'] = { type: 'object', additionalProperties: { type: 'string' } };
}

async function readConfig(file: string | undefined): Promise<Config> {
  const config =
    file === undefined
      ? await createConfig({ rules: { struct: 'off', 'no-unresolved-refs': 'off' } })
      : await loadConfig({ configPath: file }).catch((error: unknown) => {
          throw loadError(error, file);
        });
  config.plugins.push(mediaTypesOfComponents);
  return config;
}

/** Corrects a type of Redocly. Each value of `components.mediaTypes` is a Media Type Object, but Redocly expects a map of such objects. */
const mediaTypesOfComponents: Config['plugins'][number] = {
  id: 'forgespec-media-types',
  absolutePath: '',
  typeExtension: {
    oas3: (types) => ({ ...types, NamedMediaTypes: { properties: {}, additionalProperties: () => 'MediaType' } }),
  },
};

/**
 * Returns the names of all rules, including the rules that are off.
 *
 * @param file the file with the configuration of the rules. Undefined if there is none.
 */
export async function ruleNames(file: string | undefined): Promise<readonly string[]> {
  return namesOf(await readConfig(file));
}

function namesOf({ plugins, resolvedConfig }: Config): readonly string[] {
  // A key such as `rule/sorted-tags` configures an assertion.
  const assertions = Object.keys(resolvedConfig.rules ?? {}).filter((name) => name.startsWith('rule/'));
  return [...plugins.flatMap(({ rules }) => Object.keys(rules?.oas3 ?? {})), ...assertions];
}

/** Sets the severities of rules. A rule that is off in the configuration can be turned on in this way. */
function setSeverities({ rules }: Config, severities: Severities): void {
  for (const [name, wanted] of Object.entries(severities)) {
    if (isCatalogueCode(name) || name.startsWith('rule/')) continue;
    const severity = wanted === 'warning' || wanted === 'note' ? 'warn' : wanted;
    for (const version of ['oas2', 'oas3_0', 'oas3_1', 'oas3_2'] as const) {
      const known = rules[version][name];
      rules[version][name] = typeof known === 'object' ? { ...known, severity } : severity;
    }
  }
}
