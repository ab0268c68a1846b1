import { CompressionTypes, type Kafka, Partitioners, type Producer } from 'kafkajs';
import type { RawEvent } from '#libs/event-log/feed/placed-event';
import { toMessage } from './envelope.js';
import type { KafkaLog } from './kafka-client.js';
import { ensureTopic } from './topics.js';

/** Sends events to the topic, each batch acknowledged by all copies before it counts. Idempotent: a retry inside the client doubles nothing. */
export class Publisher {
  private producer: Producer | undefined;

  constructor(
    private readonly kafka: Kafka,
    private readonly topic: string,
    private readonly log: KafkaLog,
  ) {}

  /** @throws when the broker did not take all of them: some may be there, and the same batch is to be sent again */
  async publish(events: readonly RawEvent[]): Promise<void> {
    const producer = await this.connected();
    try {
      await producer.send({ topic: this.topic, acks: -1, compression: CompressionTypes.None, messages: events.map(toMessage) });
    } catch (fault) {
      // A producer that lost its broker may have lost its sequence too: the next try begins with a new one.
      await this.close();
      throw fault;
    }
  }

  async close(): Promise<void> {
    const producer = this.producer;
    this.producer = undefined;
    await producer?.disconnect().catch(() => undefined);
  }

  /** A relay may be there before any consumer: it makes the topic as they would. */
  private async prepareTopic(): Promise<void> {
    const admin = this.kafka.admin();
    try {
      await admin.connect();
      await ensureTopic(admin, this.topic, this.log);
    } finally {
      await admin.disconnect().catch(() => undefined);
    }
  }

  private async connected(): Promise<Producer> {
    if (this.producer) return this.producer;
    const producer = this.kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
    });
    await this.prepareTopic();
    await producer.connect();
    this.producer = producer;
    return producer;
  }
}
