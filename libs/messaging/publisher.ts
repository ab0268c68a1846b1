import { CompressionTypes, type Kafka, Partitioners, type Producer } from 'kafkajs';
import type { RawEvent } from '#libs/event-log/feed/placed-event';
import { withTimeLimit } from '#libs/platform/process/time-limit';
import { toMessage } from './envelope.js';
import type { KafkaLog } from './kafka-client.js';
import { prepareTopic } from './topics.js';

/** How long a producer may take to say goodbye, milliseconds: what it still has under way is sent again by the next one. */
const closeLimit = 5_000;

/** Sends events to the topic, each batch acknowledged by all copies before it counts. Idempotent: a retry inside the client doubles nothing. */
export class Publisher {
  private producer: Promise<Producer> | undefined;

  constructor(
    private readonly kafka: Kafka,
    private readonly topic: string,
    private readonly log: KafkaLog,
  ) {}

  /** @throws when the broker did not take all of them: some may be there, and the same batch is to be sent again, after `close` */
  async publish(events: readonly RawEvent[]): Promise<void> {
    const producer = await (this.producer ??= this.connect());
    await producer.send({ topic: this.topic, acks: -1, compression: CompressionTypes.None, messages: events.map(toMessage) });
  }

  /** Lets go of the producer; what is published next gets a new one. Ends after 5 s at the latest, and never throws. */
  async close(): Promise<void> {
    const producer = this.producer;
    this.producer = undefined;
    const closing = producer?.then((connected) => connected.disconnect());
    if (closing) await withTimeLimit(closing, closeLimit).catch(() => undefined);
  }

  private async connect(): Promise<Producer> {
    // A relay may be there before any consumer: it makes the topic as they would.
    await prepareTopic(this.kafka, this.topic, this.log);
    const producer = this.kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
    });
    await producer.connect();
    return producer;
  }
}
