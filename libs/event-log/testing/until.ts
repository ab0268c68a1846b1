/** Polls until the result is truthy. @throws Error after half a minute */
export async function until<T>(ask: () => Promise<T>): Promise<NonNullable<T>> {
  const end = Date.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`it did not come true: ${ask.toString()}`);
    await new Promise((resume) => setTimeout(resume, 5));
  }
}
