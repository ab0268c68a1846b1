import { type Admin, AssignerProtocol } from 'kafkajs';
import { createKafka } from '../kafka-client.js';
import { quiet } from './broker-under-test.js';

/** One process's part in a consumer group. */
export interface GroupMembership {
  group: string;
  clientId: string;
  /** how many partitions of the topic it reads */
  partitions: number;
}

/** What a broker knows about the product's consumer groups, for whoever watches processes from outside. */
export class Groups {
  private constructor(
    private readonly admin: Admin,
    private readonly topic: string,
  ) {}

  /** @throws when the broker cannot be reached */
  static async of(brokers: string, topic = 'registra.events'): Promise<Groups> {
    const admin = createKafka({ brokers: brokers.split(','), clientId: 'onlooker' }, quiet).admin();
    await admin.connect();
    return new Groups(admin, topic);
  }

  close(): Promise<void> {
    return this.admin.disconnect();
  }

  /** Messages that all groups together have not taken yet; undefined while there is no group or one has taken nothing at all. */
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

  /** The sum of all offsets that all groups have told: it grows when one tells another. */
  async told(): Promise<number> {
    const each = (await this.names()).map((groupId) => this.admin.fetchOffsets({ groupId, topics: [this.topic] }));
    const partitions = (await Promise.all(each)).flatMap(([taken]) => taken?.partitions ?? []);
    return partitions.reduce((sum, { offset }) => sum + Math.max(0, Number(offset)), 0);
  }

  /** Who reads how much in every group. */
  async memberships(): Promise<GroupMembership[]> {
    const { groups } = await this.admin.describeGroups(await this.names());
    return groups.flatMap(({ groupId, members }) =>
      members.map(({ clientId, memberAssignment }) => ({
        group: groupId,
        clientId,
        partitions: AssignerProtocol.MemberAssignment.decode(memberAssignment)?.assignment[this.topic]?.length ?? 0,
      })),
    );
  }

  private async names(): Promise<string[]> {
    return (await this.admin.listGroups()).groups.map(({ groupId }) => groupId).filter((id) => id.startsWith('registra.'));
  }
}
