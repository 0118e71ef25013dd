/** The beginning of a text. */
export interface ReadText {
  readonly text: string;
  readonly isWhole: boolean;
}

/**
 * Reads the body of a response as UTF-8, up to a number of characters. Then cancels the rest, so that a stream without an end is left too.
 */
export async function readTextWithin(response: Response, most: number): Promise<ReadText> {
  let text = '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) return { text, isWhole: true };
    text += value;
    if (text.length <= most) continue;
    await reader?.cancel();
    return { text: text.slice(0, most).toWellFormed(), isWhole: false };
  }
}
