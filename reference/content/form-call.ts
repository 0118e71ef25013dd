import { preferredContent, type Api } from '@forgespec/model';
import { propertyKey, stringLiteral } from '@forgespec/generator/code';
import type { FormCall } from './form-data.ts';
import { methodCall, type SampleModules } from '../samples/client-sample.ts';
import type { SampledOperation } from '../samples/emit-samples.ts';
import { addressOptions } from '../samples/sample-server.ts';
import { useOfResult } from '../samples/use-of-result.ts';

/** Stands for the arguments of the call. A description cannot contain this character in a name. */
const hole = '\u0000';

/** Returns the parts of the program that calls an operation with the generated client. */
export function formCall({ area, operation }: SampledOperation, api: Api, modules: SampleModules): FormCall {
  const [before = '', after = ''] = useOfResult(operation, api, methodCall(operation, area, [hole])).split(hole);
  return {
    module: modules.client,
    before,
    after,
    method: operation.method,
    address: addressOptions(operation, api).map(([name, value]) => `${propertyKey(name)}: ${stringLiteral(value)}`),
    hasOwnServers: operation.servers !== undefined,
    mediaType: preferredContent(operation.body)?.mediaType,
  };
}
