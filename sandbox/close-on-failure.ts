/**
 * Calls a function that uses a resource. If the function fails, closes the resource.
 *
 * @throws the error of the function, also if the resource cannot be closed.
 */
export async function closeOnFailure<Result>(
  resource: { readonly close: () => Promise<void> },
  use: () => Promise<Result>,
): Promise<Result> {
  try {
    return await use();
  } catch (error) {
    await resource.close().catch(() => {});
    throw error;
  }
}
