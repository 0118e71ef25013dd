import { findPackageManager } from '../init/package-manager.ts';
import { CommandError } from './command-error.ts';

/** An optional package of forgespec. A project needs to install it only for certain commands. */
type OptionalPackage = '@forgespec/contract' | '@forgespec/mock' | '@forgespec/reference' | '@forgespec/sandbox';

/** The packages that each command needs. `serve` is not included, because its packages depend on its engine. */
export const packagesOf = {
  docs: ['@forgespec/reference'],
  mock: ['@forgespec/mock'],
  contract: ['@forgespec/contract'],
  sandbox: ['@forgespec/sandbox'],
} as const satisfies Readonly<Record<string, readonly OptionalPackage[]>>;

/**
 * Checks that the packages of a command are installed. Must be called before the modules of the command are loaded.
 *
 * @param command the command as the user types it: `docs`, `serve --engine sandbox`.
 * @throws {CommandError} if packages are missing. The message names them, and the command that installs them.
 */
export function requirePackages(command: string, ...names: readonly OptionalPackage[]): void {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const { add } = findPackageManager(process.cwd());
  throw new CommandError(`forgespec ${command} needs ${missing.join(' and ')}: ${add} ${missing.join(' ')}`, 2);
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
