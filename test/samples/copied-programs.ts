import type { Api } from '../../model/api.ts';
import { requestForm } from '../../reference/content/request-form.ts';
import type { RequestForm } from '../../reference/content/form-data.ts';
import { createSiteParts } from '../../reference/html/site-parts.ts';
import { sampleModules } from '../../reference/sample-modules.ts';
import type { SampledOperation } from '../../reference/samples/emit-samples.ts';
import { callProgram } from '../../reference/script/call-program.ts';
import type { FormValues } from '../../reference/script/compose-request.ts';

/** Returns the program that the form of an operation copies, before the reader changes the form. */
export function copiedProgram(sampled: SampledOperation, api: Api): string {
  const { context } = createSiteParts(api, {});
  const form = requestForm(sampled, { engine: undefined, modules: sampleModules('./generated') }, context);
  const schemes = form.credentials.find((alternative) => alternative.schemes.length > 0)?.schemes ?? [];
  return callProgram(form, firstValues(form), schemes, 'https://docs.example/');
}

const firstValues = ({ servers, parameters, bodies }: RequestForm): FormValues => {
  const [body] = bodies;
  return {
    server: servers[0]?.url ?? '',
    parameters: parameters
      .filter(({ isRequired, isSent }) => isRequired || isSent)
      .map((parameter) => ({ parameter, text: parameter.value })),
    body: body && {
      body,
      text: body.text,
      fields: body.fields.filter(({ isFile }) => !isFile).map(({ name, value }) => ({ name, text: value, files: [] })),
    },
  };
};
