import { CompressionTypes, type Kafka, Partitioners, type Producer } from 'kafkajs';
import type { RawEvent } from '#libs/event-log/feed/placed-event';
import { withTimeLimit } from '#libs/platform/process/time-limit';
import { toMessage } from './envelope.js';
import type { KafkaLog } from './kafka-client.js';
import { prepareTopic } from './topics.js';

/** Time limit for disconnecting a producer, milliseconds: the next producer sends its unfinished messages again. */
const closeLimit = 5_000;

/** Sends events to the topic; each batch counts once all replicas acknowledged it. Idempotent: a retry within the client creates no duplicates. */
export class Publisher {
  private producer: Promise<Producer> | undefined;

  constructor(
    private readonly kafka: Kafka,
    private readonly topic: string,
    private readonly log: KafkaLog,
  ) {}

  /** @throws if the broker did not accept all of them: some may be stored, and the same batch has to be sent again, after `close` */
  async publish(events: readonly RawEvent[]): Promise<void> {
    const producer = await (this.producer ??= this.connect());
    await producer.send({ topic: this.topic, acks: -1, compression: CompressionTypes.None, messages: events.map(toMessage) });
  }

  /** Disconnects the producer; the next publish creates another. Ends after at most 5 s, and never throws. */
  async close(): Promise<void> {
    const producer = this.producer;
    this.producer = undefined;
    const closing = producer?.then((connected) => connected.disconnect());
    if (closing) await withTimeLimit(closing, closeLimit).catch(() => undefined);
  }

  private async connect(): Promise<Producer> {
    // A relay may start before any consumer: it creates the topic with the same settings.
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
