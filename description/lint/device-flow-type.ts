import { Oas3_2Types } from '@redocly/openapi-core';

/**
 * Corrects a fault of Redocly: in the flow `deviceAuthorization` (OpenAPI 3.2), the property `scopes` has a type that Redocly does not
 * know. Without the correction, Redocly cannot read a description with this flow.
 */
export function correctDeviceFlow(): void {
  const type = Oas3_2Types['DeviceAuthorization'];
  if (type !== undefined) type.properties['scopes'] = { type: 'object', additionalProperties: { type: 'string' } };
}
