/** What a witness answers to a checkpoint (C2SP tlog-witness). */
export type WitnessAnswer =
  | { kind: 'cosigned'; lines: string }
  /** it has cosigned another size than the request said */
  | { kind: 'otherSize'; size: number }
  /** it has another tree of that size, or the proof does not hold for what it has */
  | { kind: 'otherTree'; detail: string }
  | { kind: 'refused'; detail: string }
  | { kind: 'unreachable'; detail: string };

interface OfferedCheckpoint {
  /** entries of the checkpoint that the witness cosigned last */
  old: number;
  /** that the old tree begins this one: at most 63 hashes */
  proof: readonly Buffer[];
  /** signed */
  note: string;
}

/** Bytes of an answer that are read: some cosignatures. */
const largestAnswer = 16 * 1024;
export const answerTimeout = 5_000;

/** Offers a checkpoint to the witness at `url`. It never throws. @param timeout milliseconds for the whole answer */
export async function addCheckpoint(url: string, { old, proof, note }: OfferedCheckpoint, timeout = answerTimeout): Promise<WitnessAnswer> {
  try {
    const response = await fetch(`${url}/add-checkpoint`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: `old ${old}\n${proof.map((hash) => `${hash.toString('base64')}\n`).join('')}\n${note}`,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    return answerOf(response.status, await boundedText(response));
  } catch (fault) {
    return { kind: 'unreachable', detail: unreachable(fault) };
  }
}

function answerOf(status: number, text: string | undefined): WitnessAnswer {
  if (text === undefined) return { kind: 'refused', detail: `its answer is longer than ${largestAnswer} bytes` };
  if (status === 200) return { kind: 'cosigned', lines: text };
  const size = /^(0|[1-9]\d{0,15})\n$/.exec(text)?.[1];
  if (status === 409 && size !== undefined && Number.isSafeInteger(Number(size))) return { kind: 'otherSize', size: Number(size) };
  if (status === 409 || status === 422)
    return { kind: 'otherTree', detail: `it answered ${status}: the log is not consistent with what it cosigned` };
  const why = { 403: ': it does not know the key', 404: ': it does not know the origin' }[status] ?? '';
  return { kind: status >= 500 ? 'unreachable' : 'refused', detail: `it answered ${status}${why}` };
}

/** undefined if there is more */
async function boundedText(response: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk as Uint8Array);
    length += (chunk as Uint8Array).length;
    if (length > largestAnswer) return undefined;
  }
  return Buffer.concat(chunks).toString('utf8');
}

function unreachable(fault: unknown): string {
  if (!(fault instanceof Error)) return 'it could not be reached';
  if (fault.name === 'TimeoutError') return 'it did not answer in time';
  const { code } = (fault.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? `it could not be reached: ${code}` : 'it could not be reached';
}
