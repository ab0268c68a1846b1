import type { Wakeups } from '../signals/wakeups.js';
import type { WitnessOffers } from '../witnesses/witness-offers.js';
import type { CheckpointSigner } from './checkpoint-signer.js';

/**
 * Signs the log in this process, one run at a time: each minute, when a reader waits for a checkpoint, and at the end. What was signed is offered to the witnesses,
 * for whom nobody waits.
 */
export class CheckpointWork {
  private running: Promise<unknown> | undefined;
  private offering: Promise<unknown> | undefined;
  /** whether witnesses could say that they have more than the log, before this process signs anything */
  private isChecked: boolean;

  constructor(
    private readonly signer: Pick<CheckpointSigner, 'signNow'>,
    private readonly log: { warn(fields: object, message: string): void },
    private readonly witnesses?: Pick<WitnessOffers, 'offer'>,
  ) {
    this.isChecked = witnesses === undefined;
  }

  /** Signs whenever a reader waits. @returns a function that ends it */
  follow(wakeups: Wakeups): () => void {
    return wakeups.on('toSign', () => void this.run().catch(this.report));
  }

  /** Signs, or waits for the run that signs. @throws what `CheckpointSigner.signNow` throws */
  run(): Promise<unknown> {
    return (this.running ??= (this.isChecked ? this.signer.signNow() : this.signChecked()).finally(() => {
      this.running = undefined;
      this.offer();
    }));
  }

  /** Signs what was sequenced last. */
  async end(): Promise<void> {
    await this.running?.catch(() => undefined);
    await this.run().catch(this.report);
    await this.offering;
  }

  private async signChecked(): Promise<unknown> {
    await this.witnesses?.offer().catch(this.report);
    this.isChecked = true;
    return this.signer.signNow();
  }

  private offer(): void {
    this.offering = this.witnesses
      ?.offer()
      .catch((fault: unknown) => this.log.warn({ err: fault }, 'the checkpoint could not be offered to the witnesses'));
  }

  private readonly report = (fault: unknown): void => this.log.warn({ err: fault }, 'the tree of the log could not be signed');
}
