// Copies the badges of a project to another project. Creates, changes and deletes badges of the second project. The
// badges are matched by name.
//
//     node examples/mirror-badges.ts aurora/compass mira/compass

import type { Badge } from '../generated/types/index.ts';
import { clientFromEnvironment } from './client.ts';

const [, , from, to] = process.argv;
if (from === undefined || to === undefined) throw new TypeError('Which project from, and which to?');
const client = clientFromEnvironment();

const wanted = await badgesOf(from);
const present = await badgesOf(to);

for (const [name, { link_url, image_url }] of wanted) {
  const known = present.get(name);
  if (known === undefined) {
    await client.projectBadges.create({ id: to }, { name, link_url, image_url });
    process.stdout.write(`created ${name}\n`);
  } else if (known.link_url !== link_url || known.image_url !== image_url) {
    await client.projectBadges.update({ id: to, badge_id: known.id }, { link_url, image_url });
    process.stdout.write(`changed ${name}\n`);
  }
}
for (const [name, { id }] of present) {
  if (wanted.has(name)) continue;
  await client.projectBadges.delete({ id: to, badge_id: id });
  process.stdout.write(`deleted ${name}\n`);
}

/** Returns the badges of the project itself, by name, without the badges of its groups. */
async function badgesOf(project: string) {
  const badges = new Map<string, Badge>();
  for await (const badge of client.projectBadges.list({ id: project })) {
    if (badge.kind === 'project' && badge.name !== null) badges.set(badge.name, badge);
  }
  return badges;
}
