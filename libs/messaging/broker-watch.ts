import type { Admin } from 'kafkajs';
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

/** Polls the broker, so that readers of its state do not wait for it. */
export class BrokerWatch {
  private readonly admin: Admin;
  private connected = false;
  state: BrokerState = { reachable: false, lag: {} };

  constructor(
    private readonly settings: KafkaSettings,
    private readonly log: KafkaLog,
  ) {
    // Skips overlapping polls; the next one comes soon enough.
    this.admin = createKafka(settings, log).admin({ retry: { retries: 0 } });
  }

  async stop(): Promise<void> {
    await withTimeLimit(this.admin.disconnect(), answerLimit).catch(() => undefined);
  }

  /** Never throws: a failed request is part of the state. */
  async ask(): Promise<void> {
    try {
      if (!this.connected) await withTimeLimit(this.admin.connect(), answerLimit);
      this.connected = true;
      this.state = { reachable: true, lag: await withTimeLimit(this.lag(), answerLimit) };
    } catch (fault) {
      this.log.debug({ err: fault }, 'the broker does not answer');
      this.connected = false;
      this.state = { reachable: false, lag: this.state.lag };
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
