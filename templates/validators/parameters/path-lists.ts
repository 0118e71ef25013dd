import { nulMessage } from '../report.ts';
import { malformedMessage } from './request-part.ts';
import { splitList } from './lists.ts';
import { PathValues } from './path.ts';
import { percentDecoded } from '../../shared/percent-encoding.ts';

/** Reads the values of a path, some of which are lists. */
export class PathLists extends PathValues {
  /** Returns the decoded items of a list. */
  list(index: number, name: string, separator: string): readonly string[] {
    const raw = this.values[index] ?? '';
    const items = splitList(raw, separator, raw.includes('%') ? percentDecoded : undefined);
    if (items === undefined) this.fault(name, malformedMessage);
    else if (raw.includes('%00')) this.fault(name, nulMessage);
    return items ?? [];
  }
}
