import { findPackageManager } from './package-manager.ts';
import { CommandError } from './command-error.ts';

/** An optional package of forgespec. A project needs to install it only for certain commands. */
type OptionalPackage =
  | '@forgespec/contract'
  | '@forgespec/mock'
  | '@forgespec/reference'
  | '@forgespec/sandbox'
  | 'vscode-languageserver';

/** The packages that each command needs. `serve` is not included, because its packages depend on its engine. */
export const packagesOf = {
  docs: ['@forgespec/reference'],
  mock: ['@forgespec/mock'],
  contract: ['@forgespec/contract'],
  mcp: ['@forgespec/contract', '@forgespec/mock', '@forgespec/reference'],
  sandbox: ['@forgespec/sandbox'],
  languageServer: ['vscode-languageserver'],
} as const satisfies Readonly<Record<string, readonly OptionalPackage[]>>;

/**
 * Checks that the packages of a command are installed. Must be called before the modules of the command are loaded.
 *
 * @param command the command as the user types it: `docs`, `serve --engine sandbox`.
 * @throws {CommandError} if packages are missing. The message names them, and the command that installs them.
 */
export function requirePackages(command: string, ...names: readonly OptionalPackage[]): void {
  const missing = missingPackages(command, names);
  if (missing !== undefined) throw new CommandError(`${missing.message}: ${missing.fix}`, 2);
}

/**
 * Returns a message that names the missing packages of a command, and the command that installs them. Returns undefined if no package is
 * missing.
 */
export function missingPackages(
  command: string,
  names: readonly OptionalPackage[],
): { readonly message: string; readonly fix: string } | undefined {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  const { add } = findPackageManager(process.cwd());
  return { message: `forgespec ${command} needs ${missing.join(' and ')}`, fix: `${add} ${missing.join(' ')}` };
}

/** Returns true if forgespec can import an optional package. */
export function isInstalled(name: OptionalPackage): boolean {
  try {
    import.meta.resolve(`${name}/package.json`);
    return true;
  } catch (error) {
    // Any other error means that the package is installed but cannot be resolved. The later import reports the cause.
    return !(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND');
  }
}
