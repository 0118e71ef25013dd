/**
 * Returns a description with one operation.
 *
 * @param fields the other fields of the operation, as YAML that is indented by six spaces.
 */
export const boxes = (fields: string): string => `openapi: 3.1.0
info: { title: Boxes, version: '1' }
servers: [{ url: https://boxes.example }]
tags: [{ name: boxes }]
paths:
  /boxes:
    get:
      operationId: listBoxes
      summary: List the boxes
      tags: [boxes]
${fields}`;
