import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ciServiceNames, type CiService } from './ci-service-names.ts';

/** For each service, the files and folders that only this service reads. They are in the root folder of a repository. */
const files: Readonly<Record<CiService, readonly string[]>> = {
  github: ['.github'],
  gitlab: ['.gitlab-ci.yml', '.gitlab'],
};

/**
 * Returns the services that a repository uses, according to its files and its remotes. Returns GitHub if neither the files nor the remotes
 * belong to one of the services.
 *
 * @param repository the root folder of the repository.
 */
export function ciServicesOf(repository: string): readonly CiService[] {
  const hosts = remoteHosts(repository);
  const used = ciServiceNames.filter(
    (service) =>
      files[service].some((name) => existsSync(join(repository, name))) || hosts.some((host) => host.includes(service)),
  );
  return used.length === 0 ? ['github'] : used;
}

/** Returns the host names of the remotes in lower case: `gitlab.com` for `git@gitlab.com:group/project.git`. */
function remoteHosts(repository: string): string[] {
  try {
    const args = ['config', '--local', '--get-regexp', String.raw`^remote\..*\.url$`];
    const lines = execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Array.from(lines.matchAll(/^\S+ (?:[a-z+]+:\/\/)?(?:[^@/\s]+@)?([^/:\s]+)/gimu), ([, host = '']) =>
      host.toLowerCase(),
    );
  } catch {
    // git is not installed, or the repository has no remote.
    return [];
  }
}
