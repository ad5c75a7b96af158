/** How often a question that failed is asked again (specification, section 9). */
const retries = 3;

/** Milliseconds before the next try, after so many that failed: twice as long each time, at most 30 s. */
const delay = (failures: number) => Math.min(1000 * 2 ** failures, 30_000);

/**
 * Asks until there is an answer, four times at most.
 *
 * @throws what the last try threw.
 */
export async function retry<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let failures = 0; failures < retries; failures++) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay(failures)));
    }
  }
  return ask();
}
