import type { Area } from '../2-model/api.ts';
import { typeName } from '../code/identifier.ts';
import { propertyKey } from '../code/property-key.ts';
import type { WantedObject } from './wanted.ts';

/** Returns the object that must contain the handlers of an area. */
export const areaObject = (area: Area, server: string): WantedObject => ({
  type: `${typeName(area.name)}Handlers`,
  members: area.operations.map(({ shortName }) => ({
    name: shortName,
    text: `${propertyKey(shortName)}: () => notImplemented()`,
    needs: { name: 'notImplemented', from: server },
  })),
});

/**
 * Returns the object that must contain all areas. Each area is imported from a separate file.
 *
 * @param end the extension at the end of import paths, such as `.ts`.
 */
export const indexObject = (areas: readonly Area[], type: string, end: string): WantedObject => ({
  type,
  members: areas.map(({ name, file }) => ({ name, text: name, needs: { name, from: `./${file}${end}` } })),
});
