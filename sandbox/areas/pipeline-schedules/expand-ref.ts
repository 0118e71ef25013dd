import { Refusal } from '@forgespec/sdk/server/refusal';
import { isRefName, resolveCommit } from '../../git/refs.ts';

/**
 * Returns the full name of a branch or tag.
 *
 * @param ref the short name `main`, or the full name `refs/heads/main`.
 * @throws {Refusal} 422 if no branch or tag has the name, or if both a branch and a tag have it.
 */
export async function expandRef(repository: string, ref: string): Promise<string> {
  if (!isRefName(ref)) throw new Refusal(422, `${ref} is not the name of a branch or tag`);
  const candidates = /^refs\/(?:heads|tags)\/./u.test(ref) ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
  const found: string[] = [];
  for (const name of candidates) {
    if ((await resolveCommit(repository, name)) !== undefined) found.push(name);
  }
  const [only, another] = found;
  if (only === undefined) throw new Refusal(422, `There is no branch or tag ${ref}`);
  if (another !== undefined) throw new Refusal(422, `${ref} is ambiguous: write ${only} or ${another}`);
  return only;
}
