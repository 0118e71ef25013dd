import { resultOf, type ApiCall } from '../../generated/client/index.ts';

/** Returns the status of the response to a call. */
export async function statusOf<Data, Responses>(call: ApiCall<Data, Responses>): Promise<number> {
  const { status } = await resultOf(call);
  return status;
}
