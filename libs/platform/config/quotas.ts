import { type Environment, whole } from './environment.js';

/** Limits of what one person, or everyone together, may request. */
export interface Quotas {
  /** unattached files of one person */
  unattachedFiles: number;
  /** total bytes of one person's unattached files */
  unattachedBytes: number;
  /** uploads are rejected while FILES_DIR has fewer free bytes */
  minFreeBytes: number;
  /** orders that a client places per hour */
  ordersPerHour: number;
  /** orders per hour of a client whose email address is not confirmed */
  ordersPerHourUnconfirmed: number;
  /** online payments that a client starts per hour */
  checkoutsPerHour: number;
  /** sign-ins per account and minute with the correct password */
  signInsPerMinute: number;
  /** live streams per person and process */
  liveStreamsPerPerson: number;
  /** live streams per process */
  liveStreams: number;
  /** writes of a client or partner per minute and process, and how many of them may be refused */
  writesPerMinute: number;
  refusedWritesPerMinute: number;
  /** writes of one member of staff per minute and process, and how many of them may be refused */
  staffWritesPerMinute: number;
  staffRefusedWritesPerMinute: number;
  /** refused bodies per network and quarter of an hour on public routes */
  refusedBodiesPerNetwork: number;
  /** public pages rendered per network, minute and process */
  pageRendersPerMinute: number;
  /** blank forms that a network downloads per minute and process */
  formDownloadsPerMinute: number;
  /** answers about the log (checkpoints, tiles, proofs) that a network gets per minute and process */
  logReadsPerMinute: number;
  /** seconds after which a reader of the log's checkpoint has a newer one signed */
  checkpointSeconds: number;
  /** blank forms in the catalogue */
  storedForms: number;
  /** missed events replayed to one person's streams per minute and process */
  liveReplayedEvents: number;
  /** documents, links, exports and pages about people that one person opens per minute and process */
  readsPerMinute: number;
  /** concurrent exports and archives per person and process */
  downloadsPerPerson: number;
  /** whole euros that staff without refund permission may waive of one order, all of them together */
  waiverLimit: number;
  /** whole euros that one member of staff without refund permission may waive on one day of the office */
  waiverLimitPerDay: number;
  /** percent of a payment by which a correction may raise it, and whole euros if those are more, for staff below Owner, Admin and CEO */
  correctionLimitPercent: number;
  correctionLimit: number;
  /** percentage points by which staff below Owner, Admin and CEO may exceed the partner's percent of the service */
  rewardLimitPoints: number;
  /** days of the office after which a payment that was asked for is late */
  paidLateDays: number;
  /** percent by which one person may move a price of the catalogue from what it was so many days ago */
  priceLimitPercent: number;
  priceLimitDays: number;
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
  formDownloadsPerMinute: 60,
  logReadsPerMinute: 600,
  checkpointSeconds: 10,
  storedForms: 300,
  liveReplayedEvents: 10_000,
  readsPerMinute: 120,
  downloadsPerPerson: 2,
  waiverLimit: 25,
  waiverLimitPerDay: 250,
  correctionLimitPercent: 10,
  correctionLimit: 100,
  rewardLimitPoints: 10,
  paidLateDays: 7,
  priceLimitPercent: 30,
  priceLimitDays: 30,
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
  formDownloadsPerMinute: ['FORM_DOWNLOADS_PER_MINUTE', 1, 1_000_000],
  logReadsPerMinute: ['LOG_READS_PER_MINUTE', 1, 1_000_000],
  checkpointSeconds: ['CHECKPOINT_SECONDS', 1, 3_600],
  storedForms: ['STORED_FORMS', 1, 1_000_000],
  liveReplayedEvents: ['LIVE_REPLAYED_EVENTS', 0, 1_000_000],
  readsPerMinute: ['READS_PER_MINUTE', 1, 1_000_000],
  downloadsPerPerson: ['DOWNLOADS_PER_PERSON', 1, 1_000_000],
  waiverLimit: ['WAIVER_LIMIT', 0, 1_000_000],
  waiverLimitPerDay: ['WAIVER_LIMIT_PER_DAY', 0, 1_000_000],
  correctionLimitPercent: ['CORRECTION_LIMIT_PERCENT', 0, 1_000],
  correctionLimit: ['CORRECTION_LIMIT', 0, 1_000_000],
  rewardLimitPoints: ['REWARD_LIMIT_POINTS', 0, 99],
  paidLateDays: ['PAID_LATE_DAYS', 0, 365],
  priceLimitPercent: ['PRICE_LIMIT_PERCENT', 0, 99],
  priceLimitDays: ['PRICE_LIMIT_DAYS', 1, 365],
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
    formDownloadsPerMinute: read('formDownloadsPerMinute'),
    logReadsPerMinute: read('logReadsPerMinute'),
    checkpointSeconds: read('checkpointSeconds'),
    storedForms: read('storedForms'),
    liveReplayedEvents: read('liveReplayedEvents'),
    readsPerMinute: read('readsPerMinute'),
    downloadsPerPerson: read('downloadsPerPerson'),
    waiverLimit: read('waiverLimit'),
    waiverLimitPerDay: read('waiverLimitPerDay'),
    correctionLimitPercent: read('correctionLimitPercent'),
    correctionLimit: read('correctionLimit'),
    rewardLimitPoints: read('rewardLimitPoints'),
    paidLateDays: read('paidLateDays'),
    priceLimitPercent: read('priceLimitPercent'),
    priceLimitDays: read('priceLimitDays'),
  };
}
