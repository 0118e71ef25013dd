import { resultOf, type ApiCall } from '../../generated/client/index.ts';

/** The status that a call is answered with. */
export async function statusOf<Data, Operations, Id extends keyof Operations>(
  call: ApiCall<Data, Operations, Id>,
): Promise<number> {
  const { status } = await resultOf(call);
  return status;
}
