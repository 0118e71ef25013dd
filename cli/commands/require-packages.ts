import { findPackageManager } from '../init/package-manager.ts';
import { CommandError } from './command-error.ts';

/** A package that only some commands need. A project installs it only if it uses these commands. */
type OptionalPackage = '@forgespec/contract' | '@forgespec/mock' | '@forgespec/reference' | '@forgespec/sandbox';

/** The packages of commands that always need the same ones. The packages of `serve` depend on its engine. */
export const packagesOf = {
  docs: ['@forgespec/reference'],
  mock: ['@forgespec/mock'],
  contract: ['@forgespec/contract'],
  sandbox: ['@forgespec/sandbox'],
} as const satisfies Readonly<Record<string, readonly OptionalPackage[]>>;

/**
 * Checks that the packages of a command are installed. Call it before the modules of the command are loaded.
 *
 * @param command the command as the user types it: `docs`, `serve --engine sandbox`.
 * @throws {CommandError} that names the missing packages and the command that installs them.
 */
export function requirePackages(command: string, ...names: readonly OptionalPackage[]): void {
  const missing = names.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const { add } = findPackageManager(process.cwd());
  throw new CommandError(`forgespec ${command} needs ${missing.join(' and ')}: ${add} ${missing.join(' ')}`, 2);
}

/** Returns true if the command line can import an optional package. */
export function isInstalled(name: OptionalPackage): boolean {
  try {
    import.meta.resolve(`${name}/package.json`);
    return true;
  } catch (error) {
    // After any other error the package counts as installed, but is broken. The later import reports the cause.
    return !(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND');
  }
}
