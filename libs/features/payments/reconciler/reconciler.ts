import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { Database } from '#libs/platform/database/database';
import { Loop } from '#libs/platform/process/loop';
import {
  ConfiguredProvider,
  isAboutUs,
  isUnknownThere,
  type PaymentProvider,
  ProviderAnswerUnexpected,
  ProviderRefused,
  ProviderUnavailable,
} from '../provider/payment-provider.js';
import { patience, pauseAfter } from '../rules/pauses.js';
import { openFinding } from '../storage/findings.js';
import { finishTask, reschedule, renewLeases, takeDue, type Task } from '../storage/provider-tasks.js';
import { ProviderTasks } from './tasks.js';

/** Concurrent tasks; each sends one request after the other. */
const atOnce = 8;

/** Polling interval when no wake-up arrives. Milliseconds. */
const pollEvery = 1_000;

/**
 * Requests the state of everything that is not final, until it is, or until a person has to look. Several processes may run: each leases
 * other tasks and renews the leases; those of a dead process are free after seconds. No database lock is held during a request.
 */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('payments');
  private readonly loop = new Loop(async () => ((await this.runDue()) < atOnce ? 'wait' : 'again'), {
    pollEvery,
    retry: { first: pollEvery, longest: pollEvery },
    onFault: (fault) => this.logger.warn({ err: fault, msg: 'the provider’s tasks could not be read; they are looked for again' }),
  });
  private unsubscribe: (() => void) | undefined;
  private readonly inHand = new Set<Task>();

  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly tasks: ProviderTasks,
    private readonly database: Database,
    private readonly clock: DatabaseClock,
    private readonly wakeups: Wakeups,
  ) {}

  onApplicationBootstrap(): void {
    if (this.configured.provider === null) return;
    this.unsubscribe = this.wakeups.on('toAsk', () => this.loop.wake());
    this.loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    this.unsubscribe?.();
    await this.loop.stop();
  }

  /** @returns the number of tasks */
  async runDue(): Promise<number> {
    const { provider } = this.configured;
    if (provider === null) return 0;
    const due = await takeDue(this.database, atOnce);
    await Promise.all(due.map((task) => this.carryOut(provider, task)));
    return due.length;
  }

  /** Renews the leases of the running tasks. To be called every `renewEvery`. */
  keepTasks(): Promise<void> {
    return renewLeases(this.database, [...this.inHand]);
  }

  private async carryOut(provider: PaymentProvider, task: Task): Promise<void> {
    this.inHand.add(task);
    try {
      const outcome = await this.tasks.carryOut(provider, task);
      if (outcome.kind === 'done') await finishTask(this.database, task);
      else await this.again(task, outcome.patient, null, null, outcome.data);
    } catch (fault) {
      await this.failed(task, fault).catch((lost: unknown) =>
        this.logger.warn({ err: lost, msg: 'a task of the provider was not noted', task }),
      );
    } finally {
      this.inHand.delete(task);
    }
  }

  /**
   * Retries after no answer or a refusal of our account. A refusal of the object is final and goes to a person. Other errors are ours and
   * retried.
   */
  private async failed(task: Task, fault: unknown): Promise<void> {
    const { kind, subject } = task;
    const about = `${kind} ${subject}`;
    if (fault instanceof ProviderRefused && !isAboutUs(fault)) {
      const { issue, debugId } = fault;
      this.logger.warn({ msg: 'the provider refused', kind, subject, issue, debugId });
      // That a refund was refused stands in its order.
      const isShownInOrder = kind === 'refund' && task.data['reference'] === undefined;
      const found = isUnknownThere(fault) ? 'unmatched' : 'mismatch';
      if (!isShownInOrder) await openFinding(this.database, { kind: found, about, reference: subject, debugId, ...ofTask(task) });
      return endRefused(this.database, task, `${issue} ${debugId ?? ''}`);
    }
    if (fault instanceof ProviderAnswerUnexpected) {
      await openFinding(this.database, { kind: 'mismatch', about, reference: subject, debugId: fault.debugId });
    } else if (!(fault instanceof ProviderUnavailable) && !(fault instanceof ProviderRefused)) {
      this.logger.error({ err: fault, msg: 'a task of the provider failed', kind, subject });
    }
    const wait = fault instanceof ProviderUnavailable ? fault.retryAfter : null;
    await this.again(task, false, fault instanceof Error ? fault.message : String(fault), wait);
  }

  /** Opens a finding after days without an answer. @param seconds the pause that the provider asked for */
  private async again(task: Task, patient: boolean, error: string | null, seconds: number | null, data?: object): Promise<void> {
    const unheardFor = this.clock.now() - task.since;
    if (!patient && unheardFor > patience) {
      const { kind, subject } = task;
      await openFinding(this.database, { kind: 'unknown', about: `${kind} ${subject}`, reference: subject, ...ofTask(task) });
      return finishTask(this.database, task);
    }
    await reschedule(this.database, task, Math.max(pauseAfter(task.attempts, unheardFor), (seconds ?? 0) * 1_000_000), error, data);
  }
}

/** Refused tasks are closed with their reason, which staff can look up. */
async function endRefused(database: Database, task: Task, error: string): Promise<void> {
  await finishTask(database, task);
  await database.query('update provider_tasks set last_error = $3 where kind = $1 and subject = $2', [task.kind, task.subject, error]);
}

const ofTask = ({ kind, subject, data }: Task): object => ({
  ...(kind === 'checkout' && { checkout: subject }),
  ...(typeof data['order'] === 'string' && { order: data['order'] }),
});
