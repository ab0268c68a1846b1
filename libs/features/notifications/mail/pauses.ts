const second = 1_000;
const minute = 60 * second;

/** Pauses before the second, third ... try of a mail; the last one is repeated. Milliseconds. */
const pauses = [30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute, 180 * minute] as const;

/** How long a mail waits after its nth try; a little chance keeps a thousand of them from coming back at once. */
export function pauseAfter(attempts: number, chance: number = Math.random()): number {
  const pause = pauses[Math.min(Math.max(attempts, 1), pauses.length) - 1] ?? minute;
  return Math.round(pause * (0.9 + chance * 0.2));
}
