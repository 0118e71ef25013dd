import { Refusal } from './refusal.ts';

/**
 * @returns What `work` resolves to. Work that fails late is ignored, not unhandled.
 * @throws {Refusal} 504 when the time is up first. Work that never yields cannot be interrupted.
 */
export async function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Refusal(504, `No answer within ${milliseconds} ms.`)), milliseconds);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
