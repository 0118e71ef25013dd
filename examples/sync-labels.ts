// Copies the labels of a project to another project: creates missing labels, and changes labels with the same name.
// Does not change other labels of the second project.
//
//     node examples/sync-labels.ts aurora/compass aurora/tools/anvil

import { clientFromEnvironment } from './client.ts';

const [, , from, to] = process.argv;
if (from === undefined || to === undefined) throw new TypeError('Which project from, and which to?');
const client = clientFromEnvironment();

const own = { include_ancestor_groups: false, per_page: 100 };
const present = new Map<string, { readonly color: string; readonly description: string | null }>();
for await (const label of client.projectLabels.list({ id: to }, own)) present.set(label.name, label);

for await (const { name, color, description } of client.projectLabels.list({ id: from }, own)) {
  const known = present.get(name);
  if (known === undefined) {
    await client.projectLabels.create({ id: to }, { name, color, ...(description === null ? {} : { description }) });
    process.stdout.write(`created ${name}\n`);
  } else if (known.color !== color || known.description !== description) {
    await client.projectLabels.update({ id: to, label_id: name }, { color, description: description ?? '' });
    process.stdout.write(`changed ${name}\n`);
  }
}
