import { valueSchema, type Content, type OperationModel, type Response, type Schema } from '@forgespec/model';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import { stringLiteral } from '../../code/literal.ts';
import { propertyKey } from '../../code/property-key.ts';
import { describedProperties, type PropertiesTarget } from './described-properties.ts';

/** Returns the schemas of the JSON bodies of a response, and those of its items. */
export const resultSchemas = ({ contents }: Response): readonly Schema[] =>
  contents.flatMap((content) => resultSchema(content) ?? []);

/**
 * Returns an object literal that maps the statuses and media types of responses to the described properties of their bodies or items.
 * Returns undefined if no response restricts properties.
 */
export function resultProperties({ responses }: OperationModel, target: PropertiesTarget): string | undefined {
  const members = responses.flatMap(({ status, contents }) => {
    const described = contents.flatMap((content) => {
      const code = describedProperties(resultSchema(content), target);
      return code === undefined ? [] : [`${stringLiteral(content.mediaType)}: ${code}`];
    });
    return described.length === 0 ? [] : [`${propertyKey(status)}: { ${described.join(', ')} }`];
  });
  return members.length === 0 ? undefined : `{ ${members.join(', ')} }`;
}

/** Returns the schema of a JSON body, or of the items of a sequence. Returns undefined for other bodies. */
function resultSchema(content: Content): Schema | undefined {
  const kind = mediaKind(content.mediaType);
  return kind === 'json' || kind === 'sequence' ? valueSchema(content) : undefined;
}
