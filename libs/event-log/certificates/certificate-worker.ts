import type { Database } from '#libs/platform/database/database';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { isInfrastructure } from '../feed/apply.js';
import { Leadership } from '../signals/leadership.js';
import {
  type CertificateHold,
  CertificateLostError,
  failCertificate,
  releaseCertificate,
  type CertificateResult,
  takeUpCertificate,
} from './certificate-requests.js';
import { type CertificateOptions, CertificateRun, CertificateTooLongError } from './certificate-run.js';
import type { CertificateSource } from './certificate-source.js';

/** Thrown out of a run when the worker stops. */
class StoppedError extends Error {}

/**
 * Runs requested certificates one at a time among all workers, the oldest first. One left by a worker that was killed begins again, on a later snapshot, in the
 * next worker that finds it.
 */
export class CertificateWorker {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<unknown> = Promise.resolve();
  private readonly ended = new AbortController();

  constructor(
    private readonly database: Database,
    private readonly sources: readonly CertificateSource[],
    private readonly options: CertificateOptions & {
      logger?: WarningLogger;
      every?: number;
      onResult?: (result: CertificateResult) => void;
    } = {},
  ) {}

  /** Polls for work until `stop`. */
  start(): void {
    if (this.ended.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.working = this.workOff()
        .catch((fault: unknown) => this.ended.signal.aborted || this.options.logger?.warn({ err: fault }, 'certificates wait'))
        .finally(() => this.start());
    }, this.options.every ?? 2_000);
    this.timer.unref();
  }

  /** Stops after the current part; another worker or the next start begins the certificate again. */
  async stop(): Promise<void> {
    this.ended.abort(new StoppedError('the worker stops'));
    clearTimeout(this.timer);
    await this.working;
  }

  /** Runs everything that is requested, unless another worker does. @returns how many it ended */
  async workOff(): Promise<number> {
    const waiting = await this.database.one(
      `select from certificates where state in ('waiting', 'running') limit 1`,
      [],
      'certificates_waiting',
    );
    if (waiting === undefined) return 0;
    const leadership = new Leadership(this.database);
    try {
      if (!(await leadership.take('certificates'))) return 0;
      let done = 0;
      while (!this.ended.signal.aborted) {
        const hold = await takeUpCertificate(this.database);
        if (hold === undefined) break;
        await this.run(hold);
        done += 1;
      }
      return done;
    } finally {
      await leadership.drop();
    }
  }

  private async run(hold: CertificateHold): Promise<void> {
    try {
      const result = await new CertificateRun(this.database, this.sources, hold, { ...this.options, signal: this.ended.signal }).run();
      this.options.onResult?.(result);
    } catch (fault) {
      if (fault instanceof StoppedError) return releaseCertificate(this.database, hold);
      if (fault instanceof CertificateLostError || isInfrastructure(fault)) throw fault;
      this.options.logger?.warn({ err: fault, certificate: hold.id }, 'a certificate failed');
      await failCertificate(this.database, hold, fault instanceof CertificateTooLongError ? 'tooLong' : 'internal');
    }
  }
}
