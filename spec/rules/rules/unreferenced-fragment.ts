import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Location, Oas3Rule } from '@redocly/openapi-core';
import { Source } from '@redocly/openapi-core/lib/bundle-oas';
import { fragmentNames, fragmentsUsedByAlias } from '../openapi/fragments.ts';

const fragmentFiles = ['areas/*/{paths,schemas,examples,parameters}.yaml', 'shared/*.yaml'];

/**
 * Requires that every fragment of the split description is referenced. An unreferenced fragment is missing in the
 * bundled document, and nobody would notice. Redocly visits only fragments that are referenced, so this rule reads the
 * folders beside the root file itself.
 */
export const unreferencedFragment: Oas3Rule = () => {
  const referenced = new Set<string>();
  return {
    ref({ $ref }, { location }, target) {
      const [file = '', pointer = ''] = $ref.split('#');
      const from = location.source.absoluteRef;
      referenced.add(fragment(file === '' ? from : resolve(dirname(from), file), pointer));
      // If the target of a reference is another reference, both fragments are used.
      if (target.location !== undefined) referenced.add(fragmentAt(target.location));
    },
    Root: {
      leave(_, { location, report }) {
        const root = location.source.absoluteRef;
        // A root file with another name omits some areas on purpose, and the fragments to which these areas refer.
        if (basename(root) !== 'openapi.yaml') return;
        for (const file of globSync(fragmentFiles, { cwd: dirname(root) }).toSorted()) {
          for (const unused of unreferencedIn(join(dirname(root), file), referenced)) {
            report({
              location: { ...unused, reportOnKey: true },
              message: 'This fragment is not referenced, so it is not part of any document. Refer to it, or delete it.',
            });
          }
        }
      },
    },
  };
};

function unreferencedIn(path: string, referenced: ReadonlySet<string>): { source: Source; pointer: string }[] {
  const source = new Source(path, readFileSync(path, 'utf8'));
  const candidates = fragmentNames(source.body).filter((name) => !referenced.has(fragment(path, `/${name}`)));
  if (candidates.length === 0 || referenced.has(fragment(path, ''))) return [];
  const used = fragmentsUsedByAlias(source.body);
  return candidates.filter((name) => !used.has(name)).map((name) => ({ source, pointer: `#/${name}` }));
}

function fragmentAt({ source, pointer }: Location): string {
  return fragment(source.absoluteRef, pointer.slice(1));
}

/** Returns a key for a fragment: its file and the first key of a pointer into it. Keys of fragments never contain `/`. */
function fragment(path: string, pointer: string): string {
  return `${path}#${pointer.split('/')[1] ?? ''}`;
}
