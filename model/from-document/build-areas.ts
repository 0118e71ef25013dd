import { formatPointer } from '@forgespec/description/json';
import { stateOfPart } from '@forgespec/description/load';
import type { Area } from '../api.ts';
import type { Label } from '../operation.ts';
import { buildOperation } from './build-operations.ts';
import { buildPart } from './build-part.ts';
import type { BuildContext } from './context.ts';
import type { FoundOperation } from './find-operations.ts';
import type { NamedArea } from './name-areas.ts';
import { isLabel } from './tag-kind.ts';
import { parentTags, tagNamed } from './tag-parents.ts';
import { readString, readTexts } from './read.ts';
import type { AreaNames } from './tree/area-names.ts';

/** Builds the areas of a document, without the areas and operations that only the whole description has. */
export function buildAreas(named: readonly NamedArea[], context: BuildContext): Area[] {
  const own = named
    .map((area) => ({ ...area, operations: area.operations.filter(({ operation }) => operation.isOutside !== true) }))
    .filter(({ operations }) => operations.length > 0);
  return own.map((area) => buildArea(area, own, context));
}

/** Returns true for an outermost area, and for the first inner area if the outermost one has no operations. The text of the tag is there. */
const isFirst = ({ path: [root], name }: AreaNames, areas: readonly AreaNames[]): boolean =>
  areas
    .filter((other) => other.path[0] === root)
    .every((other) => other.name === name || (other.path.length > 1 && other.name > name));

function buildArea(area: NamedArea, areas: readonly NamedArea[], context: BuildContext): Area {
  const { path, name, file, title, operations } = area;
  const tag = isFirst(area, areas) ? tagNamed(title, context.document) : undefined;
  return {
    path,
    name,
    file,
    title,
    parents: parentTags(title, context.document),
    description: tag === undefined ? undefined : readString(tag, 'description'),
    operations: operations.map(({ operation, ...names }) => {
      const chosen = { ...names, labels: labelsOf(operation, title, context) };
      const { method, path, pointer } = operation;
      const others = JSON.stringify([pointer, chosen, [...context.serverOptions]]);
      const from = [stateOfPart(context.document, formatPointer(['paths', path])), others];
      return buildPart(`${method} ${path}`, from, context, (inner) => buildOperation(operation, chosen, inner));
    }),
  };
}

/** Returns the tags of an operation that are labels. The tag of the operation's area is left out. */
function labelsOf({ node }: FoundOperation, title: string, { document }: BuildContext): Label[] {
  return [...new Set(readTexts(node, 'tags'))].flatMap((name) => {
    const tag = tagNamed(name, document);
    if (tag === undefined || name === title || !isLabel(tag)) return [];
    return [{ kind: readString(tag, 'kind') ?? '', text: readString(tag, 'summary') ?? name }];
  });
}
