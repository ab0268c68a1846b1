import type { Wakeups } from '../signals/wakeups.js';
import type { CheckpointSigner } from './checkpoint-signer.js';

/** Signs the log in this process, one run at a time: each minute, when a reader waits for a checkpoint, and at the end. */
export class CheckpointWork {
  private running: Promise<unknown> | undefined;

  constructor(
    private readonly signer: Pick<CheckpointSigner, 'signNow'>,
    private readonly log: { warn(fields: object, message: string): void },
  ) {}

  /** Signs whenever a reader waits. @returns a function that ends it */
  follow(wakeups: Wakeups): () => void {
    return wakeups.on('toSign', () => void this.run().catch(this.report));
  }

  /** Signs, or waits for the run that signs. @throws what `CheckpointSigner.signNow` throws */
  run(): Promise<unknown> {
    return (this.running ??= this.signer.signNow().finally(() => (this.running = undefined)));
  }

  /** Signs what was sequenced last. */
  async end(): Promise<void> {
    await this.running?.catch(() => undefined);
    await this.run().catch(this.report);
  }

  private readonly report = (fault: unknown): void => this.log.warn({ err: fault }, 'the tree of the log could not be signed');
}
