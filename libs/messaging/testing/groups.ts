import type { Admin } from 'kafkajs';
import { createKafka } from '../kafka-client.js';
import { quiet } from './broker-under-test.js';

/** The broker's view of the product's consumer groups, for tests that observe processes from outside. */
export class Groups {
  private constructor(
    private readonly admin: Admin,
    private readonly topic: string,
  ) {}

  /** @throws if the broker cannot be reached */
  static async of(brokers: string, topic = 'registra.events'): Promise<Groups> {
    const admin = createKafka({ brokers: brokers.split(','), clientId: 'onlooker' }, quiet).admin();
    await admin.connect();
    return new Groups(admin, topic);
  }

  close(): Promise<void> {
    return this.admin.disconnect();
  }

  /** Total lag of all groups in messages; undefined while there is no group or one has not consumed anything. */
  async behind(): Promise<number | undefined> {
    const names = await this.names();
    const ends = new Map((await this.admin.fetchTopicOffsets(this.topic)).map(({ partition, high }) => [partition, Number(high)]));
    const each = names.map(async (groupId) => {
      const [taken] = await this.admin.fetchOffsets({ groupId, topics: [this.topic] });
      return (taken?.partitions ?? []).map(({ partition, offset }) => (ends.get(partition) ?? 0) - Math.max(0, Number(offset)));
    });
    const all = (await Promise.all(each)).flat();
    return all.length === 0 ? undefined : all.reduce((sum, one) => sum + one, 0);
  }

  /** Sum of all committed offsets of all groups: it grows with each commit. */
  async committedOffsets(): Promise<number> {
    const each = (await this.names()).map((groupId) => this.admin.fetchOffsets({ groupId, topics: [this.topic] }));
    const partitions = (await Promise.all(each)).flatMap(([taken]) => taken?.partitions ?? []);
    return partitions.reduce((sum, { offset }) => sum + Math.max(0, Number(offset)), 0);
  }

  private async names(): Promise<string[]> {
    return (await this.admin.listGroups()).groups.map(({ groupId }) => groupId).filter((id) => id.startsWith('registra.'));
  }
}
