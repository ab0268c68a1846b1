import { applyBatch, applyTogether, type Batch } from './apply.js';

interface Waiting {
  batch: Batch;
  resolve: () => void;
  reject: (fault: unknown) => void;
}

const nameOf = ({ batch }: Waiting): string => batch.applying.consumer.name;

/**
 * Group commit: batches of consumers that come in one turn of the event loop, as they do after one hint, share a transaction. Half of the statements of a small
 * batch begin, lock, save and commit. If it fails, each consumer applies its batch alone, so that a fault stays with the one whose it is. Only consumers with
 * `handleBatch` take part: others run commands on further connections, which could wait for rows that this transaction holds.
 */
export class GroupCommit {
  private waiting: Waiting[] = [];

  /** Resolves when the batch is committed. @throws what `applyBatch` throws for this batch */
  readonly apply = (batch: Batch): Promise<void> => {
    if (batch.applying.consumer.handleBatch === undefined && batch.events.length > 0) return applyBatch(batch);
    return new Promise((resolve, reject) => {
      this.waiting.push({ batch, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => void this.commit());
    });
  };

  private async commit(): Promise<void> {
    // In one order in every process: two that share a broker's topic then never wait for each other in a circle.
    const group = this.waiting.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
    this.waiting = [];
    if (group.length > 1 && (await this.committedTogether(group))) group.forEach(({ resolve }) => resolve());
    else await Promise.all(group.map(({ batch, resolve, reject }) => applyBatch(batch).then(resolve, reject)));
  }

  private committedTogether(group: readonly Waiting[]): Promise<boolean> {
    return applyTogether(group.map(({ batch }) => batch)).then(
      () => true,
      () => false,
    );
  }
}
