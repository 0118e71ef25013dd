import { isMap, isScalar, isSeq, parseDocument, visit, type Document, type Pair, type YAMLMap } from 'yaml';

/** Returns the text of a file after a random edit. The text may be invalid. `next` returns random numbers, at least 0 and less than 1. */
export type RandomEdit = (text: string, next: () => number) => string;

const pick = <Item>(items: readonly Item[], next: () => number): Item | undefined =>
  items[Math.floor(next() * items.length)];

/** Edits the lines of a file. */
const ofLines =
  (change: (lines: string[], at: number) => void): RandomEdit =>
  (text, next) => {
    const lines = text.split('\n');
    change(lines, Math.floor(next() * lines.length));
    return lines.join('\n');
  };

/** Edits the nodes of a file. */
const ofNodes =
  (change: (document: Document, next: () => number) => void): RandomEdit =>
  (text, next) => {
    const document = parseDocument(text, { logLevel: 'silent', uniqueKeys: false });
    if (document.errors.length > 0) return text;
    change(document, next);
    try {
      return document.toString({ lineWidth: 0 });
    } catch {
      // The edit removed the anchor of an alias, so the document cannot be written. The file stays unchanged.
      return text;
    }
  };

/** Edits a random entry of a map. The key of the entry is a string. */
const ofEntries = (
  change: (map: YAMLMap, pair: Pair, document: Document, next: () => number) => void,
  isWanted: (key: string, map: YAMLMap) => boolean = () => true,
): RandomEdit =>
  ofNodes((document, next) => {
    const found: [YAMLMap, Pair][] = [];
    visit(document, {
      Map: (_, map) => {
        for (const pair of map.items) if (isWanted(keyOf(pair), map)) found.push([map, pair]);
      },
    });
    const [map, pair] = pick(found, next) ?? [];
    if (map !== undefined && pair !== undefined) change(map, pair, document, next);
  });

const keyOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');

const propertyLine = /^ +\w+: \{ type: /u;

const edits: readonly RandomEdit[] = [
  // Adds a word after the last long word of a line. The line may be, for example, a description or a reference.
  ofLines((lines, at) => (lines[at] = lines[at]?.replace(/\b([a-z]{4,})\b(?!.*[a-z]{4,})/u, '$1 again') ?? '')),
  // Adds a property beside another property.
  ofLines((lines, at) => {
    const property = lines.findIndex((line, index) => index >= at && propertyLine.test(line));
    const line = lines[property];
    if (line !== undefined) lines.splice(property, 0, line.replace(/^( +)(\w+)/u, `$1added_${at}`));
  }),
  // Removes a property, which may be required.
  ofLines((lines, at) => {
    const property = lines.findIndex((line, index) => index >= at && propertyLine.test(line));
    if (property !== -1) lines.splice(property, 1);
  }),
  // Makes a property nullable.
  ofLines((lines, at) => {
    const property = lines.findIndex((line, index) => index >= at && /\{ type: string[,} ]/u.test(line));
    if (property !== -1) lines[property] = lines[property]?.replace('type: string', "type: [string, 'null']") ?? '';
  }),
  // Adds a line or a comment, so that the source locations of all later nodes change.
  ofLines((lines, at) => lines.splice(at, 0, '')),
  ofLines((lines) => lines.unshift('# A comment.')),
  ofLines((lines, at) => lines.splice(at, 1)),
  ofLines((lines, at) => (lines[at] = lines[at]?.replace(/[}\]]/u, '') ?? '')),
  // Removes an entry: an operation, a schema, a response, a keyword.
  ofEntries((map, pair) => map.items.splice(map.items.indexOf(pair), 1)),
  // Copies an entry. The result is, for example, a second path with the same operations, or a schema that equals another schema.
  ofEntries((map, pair, document) => {
    map.items.push(document.createPair(`${keyOf(pair)}Copy`, pair.value));
  }),
  // Renames an entry, such as a schema or a property.
  ofEntries((_, pair, document) => {
    pair.key = document.createNode(`${keyOf(pair)}Other`);
  }),
  // Renames an entry and all references to it.
  ofEntries(
    (_, pair, document) => {
      const name = keyOf(pair);
      pair.key = document.createNode(`${name}Renamed`);
      visit(document, {
        Scalar: (_key, scalar) => {
          if (typeof scalar.value === 'string')
            scalar.value = scalar.value.replace(/#\/.*\/(.*)$/u, (reference, last) =>
              last === name ? `${reference}Renamed` : reference,
            );
        },
      });
    },
    (_, map) => map.items.every(({ value }) => isMap(value)),
  ),
  // Changes a reference, so that it refers to another part.
  ofEntries(
    (_, pair, document, next) => {
      const targets: unknown[] = [];
      visit(document, { Pair: (_key, other) => void (keyOf(other) === '$ref' && targets.push(other.value)) });
      pair.value = pick(targets, next);
    },
    (key) => key === '$ref',
  ),
  // Moves an operation to another area.
  ofEntries(
    (_, pair, document, next) => {
      pair.value = document.createNode([`area ${Math.floor(next() * 3)}`]);
    },
    (key) => key === 'tags',
  ),
  // Changes a type, which may make examples and defaults invalid.
  ofEntries(
    (_, pair, document, next) => {
      pair.value = document.createNode(
        pick(['string', 'integer', 'boolean', ['string', 'null'], 'object', 'array'], next),
      );
    },
    (key) => key === 'type',
  ),
  // Makes a property optional or required.
  ofEntries(
    (map, pair, document, next) => {
      const name = isMap(pair.value) ? pick(pair.value.items, next) : undefined;
      if (name !== undefined) map.set('required', document.createNode([keyOf(name)]));
    },
    (key) => key === 'properties',
  ),
  // Adds a keyword that requests and responses treat differently.
  ofEntries(
    (_, pair) => {
      if (isMap(pair.value)) pair.value.set('readOnly', true);
    },
    (_, map) => map.items.some(({ value }) => isMap(value) && value.has('type')),
  ),
  // Adds `allOf` with a reference. The schema then extends another schema, or refers to itself without end.
  ofEntries(
    (_, pair) => {
      if (isMap(pair.value)) pair.value.set('allOf', [{ $ref: `#/components/schemas/${keyOf(pair)}` }]);
    },
    (_, map) => map.items.some(({ value }) => isMap(value) && value.has('properties')),
  ),
  // Reverses a list, such as parameters or the values of an enum.
  ofEntries(
    (_, { value }) => {
      if (isSeq(value)) value.items.reverse();
    },
    (key) => ['enum', 'parameters', 'required', 'security', 'oneOf'].includes(key),
  ),
  // Adds an unknown format. The generator reports an unknown format only once.
  ofEntries(
    (map) => map.set('format', 'unheard-of'),
    (key) => key === 'type',
  ),
];

/** Makes one randomly chosen edit. */
export const randomEdit: RandomEdit = (text, next) => pick(edits, next)?.(text, next) ?? text;
