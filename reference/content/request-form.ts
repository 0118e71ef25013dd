import { byPreference, fileFields, type Content, type Parameter, type WireParameter } from '@forgespec/model';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import { expectedBodies } from './expected-value.ts';
import type { FindCredential } from './form-credential.ts';
import type { FormBody, FormParameter, RequestForm } from './form-data.ts';
import { exampleValue } from '../samples/example-value.ts';
import type { SampleModules } from '../samples/client-sample.ts';
import type { SampledOperation } from '../samples/emit-samples.ts';
import { formCall } from './form-call.ts';
import { variablesOf } from '../samples/sample-credentials.ts';
import { isSampled } from '../samples/sample-input.ts';
import { formFlows } from './form-flows.ts';
import { serversOf } from './form-servers.ts';
import type { PageContext } from './page-context.ts';

/** The parts of the forms that do not come from the model. */
export interface FormOptions {
  /** The server on the port of the site. Undefined if there is none. */
  readonly engine: { readonly words: string; readonly credentials: FindCredential } | undefined;
  /** The modules that copied programs import. */
  readonly modules: SampleModules;
}

/** Returns the form of an operation. Its first request is the request of the samples. */
export function requestForm(
  sampled: SampledOperation,
  { engine, modules }: FormOptions,
  context: PageContext,
): RequestForm {
  const { api } = context;
  const { operation } = sampled;
  return {
    method: operation.method.toUpperCase(),
    servers: serversOf(operation, api, engine?.words),
    credentials: operation.security.map((alternative) => ({
      schemes: alternative.flatMap(({ scheme, scopes }) => {
        const found = api.securitySchemes.find(({ name }) => name === scheme);
        return found === undefined
          ? []
          : [
              {
                name: found.name,
                carrier: found.carrier,
                variables: variablesOf(found),
                known: engine?.credentials(found),
                flows: formFlows(found, scopes),
              },
            ];
      }),
    })),
    parameters: operation.parameters.map((parameter) => formParameter(parameter, context)),
    bodies: byPreference(operation.body).map((content) => formBody(content, context)),
    isBodyRequired: operation.body?.required === true,
    headers: operation.requiredHeaders,
    operation: { path: operation.path, parameters: operation.parameters.map(wireParameter) },
    formStyle: api.formStyle,
    call: formCall(sampled, api, modules),
    expected: expectedBodies(operation, context),
  };
}

const wireParameter = ({
  allowsReserved,
  explode,
  in: location,
  isMultiSegment,
  mediaType,
  name,
  style,
}: Parameter): WireParameter => ({ allowsReserved, explode, in: location, isMultiSegment, mediaType, name, style });

function formParameter(parameter: Parameter, { schemas }: PageContext): FormParameter {
  const { name, in: location, required, schema } = parameter;
  const value = exampleValue(parameter, schemas);
  const values = schema.kind === 'keywords' ? (schema.enum ?? []) : [];
  return {
    name,
    in: location,
    isRequired: required,
    isSent: isSampled(parameter),
    options: values.map(fieldText),
    value: fieldText(value),
    isJson: typeof value !== 'string',
  };
}

const fieldText = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

function formBody(content: Content, { schemas, resolve }: PageContext): FormBody {
  const { mediaType, deepObjects, encodings } = content;
  const kind = mediaKind(mediaType);
  const value = kind === 'binary' ? null : exampleValue(content, schemas);
  const files = kind === 'multipart' ? new Set(fileFields(content, resolve)) : new Set<string>();
  const hasFields = kind === 'form' || kind === 'multipart';
  const entries = hasFields && isJsonObject(value) ? Object.entries(value) : [];
  const names = new Set([...entries.map(([name]) => name), ...files]);
  return {
    mediaType,
    kind,
    text: hasFields || kind === 'binary' ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2),
    fields: Array.from(names, (name) => ({
      name,
      isFile: files.has(name),
      value: fieldText(isJsonObject(value) ? (value[name] ?? '') : ''),
    })),
    notation: { deepObjects, encodings: encodings.map((encoding) => ({ ...encoding, headers: [] })) },
  };
}
