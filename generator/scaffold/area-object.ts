import type { Area } from '@forgespec/model';
import { typeName } from '@forgespec/model/names';
import { propertyKey } from '../code/property-key.ts';
import type { WantedObject } from './wanted.ts';

/**
 * Returns the object that must contain the handlers of an area.
 *
 * @param server the specifier with which the file imports the generated server.
 */
export const areaObject = (area: Area, server: string): WantedObject => ({
  type: `${typeName(area.name)}Handlers`,
  members: area.operations.map(({ shortName }) => ({
    name: shortName,
    text: (local) => `${propertyKey(shortName)}: () => ${local}()`,
    needs: { name: 'notImplemented', otherName: 'respondNotImplemented', from: server, isFromServer: true },
  })),
});

/**
 * Returns the object that must contain all areas. Each area is imported from a separate file.
 *
 * @param specifierOf returns the specifier with which the file imports the file of an area.
 */
export const indexObject = (
  areas: readonly Area[],
  type: string,
  specifierOf: (area: Area) => string,
): WantedObject => ({
  type,
  members: areas.map((area) => ({
    name: area.name,
    text: (local) => (local === area.name ? local : `${area.name}: ${local}`),
    needs: { name: area.name, otherName: `${area.name}Handlers`, from: specifierOf(area), isFromServer: false },
  })),
});
