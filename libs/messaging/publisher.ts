import { CompressionTypes, type Kafka, type Message, Partitioners, type Producer } from 'kafkajs';
import type { TopicPlace } from '#libs/event-log/feed/deliveries';
import type { RawEvent } from '#libs/event-log/feed/placed-event';
import { withTimeLimit } from '#libs/platform/process/time-limit';
import { toMessage } from './envelope.js';
import type { KafkaLog } from './kafka-client.js';
import { prepareTopic } from './topics.js';

/** Time limit for disconnecting a producer, milliseconds: the next producer sends its unfinished messages again. */
const closeLimit = 2_000;

/** Sends events to the topic; each batch counts once all replicas acknowledged it. Idempotent: a retry within the client creates no duplicates. */
export class Publisher {
  private producer: Promise<Producer> | undefined;
  /** the partitions of the current batch: kafkajs reports none of a message, only the first offset of each partition */
  private readonly partitions = new WeakMap<Message, number>();

  constructor(
    private readonly kafka: Kafka,
    private readonly topic: string,
    private readonly log: KafkaLog,
  ) {}

  /** @returns where each event is. @throws if the broker did not accept all of them: some may be stored, and the same batch has to be sent again, after `close` */
  async publish(events: readonly RawEvent[]): Promise<TopicPlace[]> {
    const producer = await (this.producer ??= this.connect());
    const messages = events.map(toMessage);
    const sent = await producer.send({ topic: this.topic, acks: -1, compression: CompressionTypes.None, messages });
    const next = new Map(sent.map(({ partition, baseOffset }) => [partition, Number(baseOffset)]));
    return messages.map((message) => {
      const partition = this.partitions.get(message) ?? -1;
      const offset = next.get(partition) ?? NaN;
      next.set(partition, offset + 1);
      return { partition, offset };
    });
  }

  /** Disconnects the producer; the next publish creates another. Ends after at most 2 s, and never throws. */
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
      createPartitioner: () => {
        const choose = Partitioners.DefaultPartitioner();
        return (args) => {
          const partition = choose(args);
          this.partitions.set(args.message, partition);
          return partition;
        };
      },
    });
    await producer.connect();
    return producer;
  }
}
