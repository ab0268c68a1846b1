import { type Environment, whole } from './environment.js';

/** How much one person, or everybody together, may ask of the product. */
export interface Quotas {
  /** files of one person that are attached to nothing yet */
  unattachedFiles: number;
  /** and their bytes */
  unattachedBytes: number;
  /** below this many free bytes in FILES_DIR nothing is taken any more */
  minFreeBytes: number;
  /** orders that a client places within an hour */
  ordersPerHour: number;
  /** the same while their mailbox is not confirmed */
  ordersPerHourUnconfirmed: number;
  /** attempts to pay online that a client begins within an hour */
  checkoutsPerHour: number;
  /** sign-ins of one account within a minute, by right passwords */
  signInsPerMinute: number;
  /** live streams of one person, in each process */
  liveStreamsPerPerson: number;
  /** live streams of one process */
  liveStreams: number;
  /** writes of a client or partner within a minute, in each process, and how many of them may be refused */
  writesPerMinute: number;
  refusedWritesPerMinute: number;
  /** the same of one member of staff */
  staffWritesPerMinute: number;
  staffRefusedWritesPerMinute: number;
  /** refused bodies that a network sends to public routes within a quarter of an hour */
  refusedBodiesPerNetwork: number;
  /** public pages that a minute renders for a network, in each process */
  pageRendersPerMinute: number;
  /** missed events that one person's streams get again within a minute, in each process */
  liveReplayedEvents: number;
  /** exports and archives that one person reads at once, in each process */
  downloadsPerPerson: number;
  /** whole euros of a balance that staff give up who may not refund */
  waiverLimit: number;
}

const mebibyte = 1024 * 1024;
const most = 999_999_999_999_999;

export const defaultQuotas: Quotas = {
  unattachedFiles: 50,
  unattachedBytes: 200 * mebibyte,
  minFreeBytes: 1024 * mebibyte,
  ordersPerHour: 200,
  ordersPerHourUnconfirmed: 5,
  checkoutsPerHour: 60,
  signInsPerMinute: 30,
  liveStreamsPerPerson: 10,
  liveStreams: 10_000,
  writesPerMinute: 120,
  refusedWritesPerMinute: 30,
  staffWritesPerMinute: 1_200,
  staffRefusedWritesPerMinute: 600,
  refusedBodiesPerNetwork: 300,
  pageRendersPerMinute: 120,
  liveReplayedEvents: 10_000,
  downloadsPerPerson: 2,
  waiverLimit: 25,
};

const variables: Readonly<Record<keyof Quotas, readonly [variable: string, least: number, most: number]>> = {
  unattachedFiles: ['UPLOAD_UNATTACHED_FILES', 1, 1_000_000],
  unattachedBytes: ['UPLOAD_UNATTACHED_BYTES', 1, most],
  minFreeBytes: ['FILES_MIN_FREE_BYTES', 0, most],
  ordersPerHour: ['ORDERS_PER_HOUR', 1, 1_000_000],
  ordersPerHourUnconfirmed: ['ORDERS_PER_HOUR_UNCONFIRMED', 0, 1_000_000],
  checkoutsPerHour: ['CHECKOUTS_PER_HOUR', 1, 1_000_000],
  signInsPerMinute: ['SIGN_INS_PER_MINUTE', 1, 1_000_000],
  liveStreamsPerPerson: ['LIVE_STREAMS_PER_PERSON', 1, 1_000_000],
  liveStreams: ['LIVE_STREAMS', 1, 1_000_000],
  writesPerMinute: ['WRITES_PER_MINUTE', 1, 100_000_000],
  refusedWritesPerMinute: ['REFUSED_WRITES_PER_MINUTE', 1, 100_000_000],
  staffWritesPerMinute: ['STAFF_WRITES_PER_MINUTE', 1, 100_000_000],
  staffRefusedWritesPerMinute: ['STAFF_REFUSED_WRITES_PER_MINUTE', 1, 100_000_000],
  refusedBodiesPerNetwork: ['REFUSED_BODIES_PER_NETWORK', 1, 1_000_000],
  pageRendersPerMinute: ['PAGE_RENDERS_PER_MINUTE', 1, 1_000_000],
  liveReplayedEvents: ['LIVE_REPLAYED_EVENTS', 0, 1_000_000],
  downloadsPerPerson: ['DOWNLOADS_PER_PERSON', 1, 1_000_000],
  waiverLimit: ['WAIVER_LIMIT', 0, 1_000_000],
};

export function readQuotas(from: Environment): Quotas {
  const read = (name: keyof Quotas): number => {
    const [variable, least, largest] = variables[name];
    return from.read(variable, whole(least, largest), `a whole number from ${least} to ${largest}`, () => defaultQuotas[name]);
  };
  return {
    unattachedFiles: read('unattachedFiles'),
    unattachedBytes: read('unattachedBytes'),
    minFreeBytes: read('minFreeBytes'),
    ordersPerHour: read('ordersPerHour'),
    ordersPerHourUnconfirmed: read('ordersPerHourUnconfirmed'),
    checkoutsPerHour: read('checkoutsPerHour'),
    signInsPerMinute: read('signInsPerMinute'),
    liveStreamsPerPerson: read('liveStreamsPerPerson'),
    liveStreams: read('liveStreams'),
    writesPerMinute: read('writesPerMinute'),
    refusedWritesPerMinute: read('refusedWritesPerMinute'),
    staffWritesPerMinute: read('staffWritesPerMinute'),
    staffRefusedWritesPerMinute: read('staffRefusedWritesPerMinute'),
    refusedBodiesPerNetwork: read('refusedBodiesPerNetwork'),
    pageRendersPerMinute: read('pageRendersPerMinute'),
    liveReplayedEvents: read('liveReplayedEvents'),
    downloadsPerPerson: read('downloadsPerPerson'),
    waiverLimit: read('waiverLimit'),
  };
}
