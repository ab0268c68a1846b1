import type { Admin } from 'kafkajs';
import type { Outage } from '#libs/platform/logging/outages';
import { withTimeLimit } from '#libs/platform/process/time-limit';
import { createKafka, type KafkaLog, type KafkaSettings } from './kafka-client.js';

/** State of the broker and of our consumer groups. */
export interface BrokerState {
  reachable: boolean;
  /** messages that a group has not consumed yet, by group */
  lag: Readonly<Record<string, number>>;
}

/** Timeout after which the broker counts as unavailable, milliseconds. */
const answerLimit = 10_000;
/** The same for a connection, and at the end of the process. */
const [connectLimit, goodbyeLimit] = [5_000, 2_000];

/** Polls the broker, so that readers of its state do not wait for it, and reports its outages. */
export class BrokerWatch {
  private readonly admin: Admin;
  private connected = false;
  private asking: Promise<void> | undefined;
  state: BrokerState = { reachable: false, lag: {} };

  constructor(
    private readonly settings: KafkaSettings,
    log: KafkaLog,
    private readonly outage: Outage,
  ) {
    // Skips overlapping polls; the next one comes soon enough.
    this.admin = createKafka(settings, log, outage).admin({ retry: { retries: 0 } });
    outage.describe({ probe: () => this.ask() });
  }

  async stop(): Promise<void> {
    await withTimeLimit(this.admin.disconnect(), goodbyeLimit).catch(() => undefined);
  }

  /** Never throws: a failed request is part of the state. All who ask meanwhile share one answer. */
  ask(): Promise<void> {
    return (this.asking ??= this.askOnce().finally(() => (this.asking = undefined)));
  }

  private async askOnce(): Promise<void> {
    try {
      if (!this.connected) await withTimeLimit(this.admin.connect(), connectLimit);
      this.connected = true;
      this.state = { reachable: true, lag: await withTimeLimit(this.lag(), answerLimit) };
      this.outage.answered();
    } catch (fault) {
      this.connected = false;
      this.state = { reachable: false, lag: this.state.lag };
      this.outage.failed(fault);
    }
  }

  private async lag(): Promise<Record<string, number>> {
    const { topic, groupPrefix } = this.settings;
    const { groups } = await this.admin.listGroups();
    const ends = new Map((await this.admin.fetchTopicOffsets(topic)).map(({ partition, high, low }) => [partition, { high, low }]));
    const ours = groups.map(({ groupId }) => groupId).filter((id) => id.startsWith(`${groupPrefix}.`));
    const lags = ours.map(async (groupId): Promise<[string, number]> => {
      const [taken] = await this.admin.fetchOffsets({ groupId, topics: [topic] });
      const behind = (taken?.partitions ?? []).map(({ partition, offset }) => {
        const end = ends.get(partition) ?? { high: '0', low: '0' };
        return Math.max(0, Number(end.high) - Math.max(Number(offset), Number(end.low)));
      });
      return [groupId, behind.reduce((sum, one) => sum + one, 0)];
    });
    return Object.fromEntries(await Promise.all(lags));
  }
}
