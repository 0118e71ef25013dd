import type { Api } from '../api.ts';
import type { Content } from '../message.ts';
import type { OperationModel } from '../operation.ts';
import type { NamedSchema, Schema } from '../schema.ts';

/** The functions that replace the schemas of a model. There is one function for each use of a schema. */
export interface SchemaChanges {
  /** Replaces the schema of a request's parameter or body. */
  readonly request: (schema: Schema) => Schema;
  /** Replaces the schema of a response's header. */
  readonly responseHeader: (schema: Schema) => Schema;
  /** Replaces the schema of a response's body. */
  readonly response: (schema: Schema) => Schema;
  readonly named: (schema: NamedSchema) => Schema;
}

/** Returns a copy of a model in which `changes` has replaced the schemas. */
export const mapSchemas = (api: Api, changes: SchemaChanges): Api => ({
  ...api,
  areas: api.areas.map((area) => ({
    ...area,
    operations: area.operations.map((operation) => mapOperation(operation, changes)),
  })),
  schemas: api.schemas.map((named) => ({ ...named, schema: changes.named(named) })),
});

/** Returns a copy of an operation in which the functions have replaced the schemas. */
export function mapOperation(
  operation: OperationModel,
  { request, response, responseHeader }: Omit<SchemaChanges, 'named'>,
): OperationModel {
  const { parameters, body, responses } = operation;
  return {
    ...operation,
    parameters: parameters.map((parameter) => ({ ...parameter, schema: request(parameter.schema) })),
    body: body && { ...body, contents: body.contents.map((content) => mapContent(content, request)) },
    responses: responses.map((described) => ({
      ...described,
      headers: described.headers.map((header) => ({ ...header, schema: responseHeader(header.schema) })),
      contents: described.contents.map((content) => mapContent(content, response)),
    })),
  };
}

const mapContent = (content: Content, change: (schema: Schema) => Schema): Content => ({
  ...content,
  schema: content.schema && change(content.schema),
  itemSchema: content.itemSchema && change(content.itemSchema),
  encodings: content.encodings.map((encoding) => ({
    ...encoding,
    headers: encoding.headers.map((header) => ({ ...header, schema: change(header.schema) })),
  })),
});
