/**
 * Replaces texts of a description. Each key of `changes` is a text, and its value is the replacement. The text must be in exactly one line.
 * If the replacement has several lines, its lines get the indentation of the changed line. If the replacement is `null`, the whole line is
 * removed.
 */
export function applyChanges(description: string, changes: Readonly<Record<string, string | null>>): string {
  let lines = description.split('\n');
  for (const [from, to] of Object.entries(changes)) {
    const found = lines.filter((line) => line.includes(from));
    if (found.length !== 1) throw new Error(`${found.length} lines contain ${from}`);
    lines = lines.flatMap((line) => {
      if (!line.includes(from)) return [line];
      if (to === null) return [];
      const indentation = ' '.repeat(line.length - line.trimStart().length);
      const [first = '', ...rest] = to.split('\n');
      const changed = line.slice(0, line.indexOf(from)) + first;
      const after = line.slice(line.indexOf(from) + from.length);
      const all = [changed, ...rest.map((text) => indentation + text)];
      return all.map((text, index) => (index === all.length - 1 ? text + after : text));
    });
  }
  return lines.join('\n');
}
