import { valueSchema, type OperationModel, type Response, type Schema } from '@forgespec/model';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import { propertyKey } from '../../code/property-key.ts';
import { describedProperties, type PropertiesTarget } from './described-properties.ts';

/** The media types of responses whose objects have described properties: JSON, and sequences of JSON items. */
type ObjectKind = 'json' | 'sequence';

/** Returns the schemas of the JSON bodies and of the items of a response. */
export const resultSchemas = (response: Response): readonly Schema[] => [
  ...schemasOf(response, 'json'),
  ...schemasOf(response, 'sequence'),
];

/**
 * Returns an object literal that maps the status of each response to the described properties of its JSON body, or of its items. Returns
 * undefined if no response restricts properties.
 */
export function resultProperties(
  { responses }: OperationModel,
  kind: ObjectKind,
  target: PropertiesTarget,
): string | undefined {
  const members = responses.flatMap((response) => {
    const codes = schemasOf(response, kind).map((schema) => describedProperties(schema, target));
    const known = [...new Set(codes)].filter((code) => code !== undefined);
    // If one of several media types allows any properties, the properties are not restricted.
    if (known.length === 0 || codes.includes(undefined)) return [];
    const [first = '', ...others] = known;
    const code = others.length === 0 ? first : `{ inner: () => ({ oneOf: [[${known.join(', ')}]] }) }`;
    return [`${propertyKey(response.status)}: ${code}`];
  });
  return members.length === 0 ? undefined : `{ ${members.join(', ')} }`;
}

const schemasOf = ({ contents }: Response, kind: ObjectKind): readonly Schema[] =>
  contents.filter(({ mediaType }) => mediaKind(mediaType) === kind).flatMap((content) => valueSchema(content) ?? []);
