/** A call as the checker reads it: things are named by what the client gave them. */
export interface RecordedCall {
  order: string;
  name: string;
  actor: string;
  key?: string;
  ifMatch?: number;
  /** minor units */
  amount?: number;
  item?: string;
  items?: string[];
  file?: string;
  step?: string;
  transfer?: string;
  partner?: string;
  reject?: boolean;
}

export interface RecordedResult {
  unknown?: boolean;
  code?: string;
  replayed?: boolean;
  version?: number;
  status?: string;
  paid?: number;
  declared?: number;
  partner?: string;
  done?: number;
  items?: number;
  docs?: number;
}

/** A line of a history. */
export type RecordedLine =
  | { kind: 'order'; order: string; price: number; needed: number; required: boolean; steps: string[] }
  | { kind: 'start'; id: number; call: RecordedCall }
  | { kind: 'end'; id: number; result: RecordedResult }
  | { kind: 'event'; order: string; version: number; pos: number };

/** Instead of a refusal's code: there was no connection, so nothing was sent. */
export const notSent = 'notSent';

/** Collects starts and ends of calls of all clients in the order in which this process saw them. No clock is read. */
export class Recorder {
  readonly lines: RecordedLine[] = [];
  private calls = 0;

  add(line: RecordedLine): void {
    this.lines.push(line);
  }

  /** Records a call around its sending. A call that ends without an answer has no end; one that was never sent leaves nothing. */
  async call(call: RecordedCall, send: () => Promise<RecordedResult>): Promise<RecordedResult> {
    const id = (this.calls += 1);
    const start: RecordedLine = { kind: 'start', id, call };
    this.add(start);
    const result = await send();
    if (result.code === notSent) this.lines.splice(this.lines.indexOf(start), 1);
    else if (result.unknown !== true) this.add({ kind: 'end', id, result });
    return result;
  }
}

export const historyText = (lines: readonly RecordedLine[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
