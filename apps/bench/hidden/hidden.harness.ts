import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, onCluster } from '../product/cluster.js';
import { readAs, readEverything } from './answers.js';
import { anyAction } from './actions.js';
import { History } from './history.js';
import { Marks } from './marks.js';
import { readersByMail, settleVillage, type Village } from './test-actors.js';
import { seeded } from '../product/random.js';
import type { Harness } from '../programs.js';
import { serviceWithoutDocuments, type ServiceView } from '../product/workload.js';

/** People who share orders for a while; then others replace them, because tokens last ten minutes. */
const historiesOfVillage = 40;
const minutesOfVillage = 6;
const villagesAtOnce = 4;

/** Figures of a run. */
class Tally {
  started = 0;
  accepted = 0;
  refused = 0;
  emails = 0;
  heard = 0;
  sent = 0;
  feedbacks = 0;
}

/**
 * Random histories of orders: partners and assigned staff change, both chats are used, messages are edited and removed, files attached, results sent, feedback
 * given, published, hidden. Two processes serve them: each must apply what the other wrote. Every text contains a unique word; after each history the responses
 * to all people are searched for all of them, as are live streams and emails.
 * A fault is a word visible to a reader who must not see it, and a missing one that the rules permit.
 */
export const run: Harness<'hidden'> = ({ count: histories, seed }) =>
  onCluster({ apis: 2, workers: [{}], kafka: false }, async (cluster) => {
    const marks = new Marks();
    const tally = new Tally();
    const began = performance.now();
    const origins = cluster.apis.map(({ origin }) => origin);
    const emails = checkEmails(cluster, marks, tally);
    let service: ServiceView | undefined;
    const villager = async (): Promise<void> => {
      while (tally.started < histories) {
        const village = await settleVillage(cluster.database, origins, marks);
        await emails.meet();
        service ??= await serviceWithoutDocuments(village.desk.client);
        await live(village, service, { histories, seed }, marks, tally);
        await cluster.settled(60_000);
        tally.heard += village.listeners.reduce((sum, { messages }) => sum + messages.length, 0);
        if (village.listeners.some(({ ended }) => ended)) throw new Error('a live stream ended before its reader left');
        village.listeners.forEach((one) => one.close());
      }
    };
    await Promise.all(Array.from({ length: villagesAtOnce }, villager));
    await checkLastEmails(cluster, marks);
    return {
      faults: marks.faults,
      line:
        `seed ${seed}, ${tally.started} histories in ${Math.round((performance.now() - began) / 1000)} s (${tally.sent} came to their results, ${tally.feedbacks} to a feedback), ${tally.accepted} actions and ${tally.refused} refused, ` +
        `${marks.count} words planted and found ${marks.found} times, ${tally.heard} live messages, ${tally.emails} letters`,
    };
  });

/** The orders of one group of people, sequentially. Each history depends only on the seed and its number. */
async function live(
  village: Village,
  service: ServiceView,
  { histories, seed }: { histories: number; seed: number },
  marks: Marks,
  tally: Tally,
): Promise<void> {
  const moveOut = performance.now() + minutesOfVillage * 60_000;
  for (let n = 0; n < historiesOfVillage && tally.started < histories && performance.now() < moveOut; n += 1) {
    const random = seeded(seed * 1_000_003 + tally.started);
    tally.started += 1;
    const history = await History.begin(village, service, marks, random);
    for (let actions = 10 + Math.floor(random() * 50); actions > 0; actions -= 1) {
      await anyAction(history);
      const reader = random() < 0.1 ? history.pick(village.all) : undefined;
      if (reader !== undefined) await readAs(history, reader);
    }
    await readEverything(history);
    tally.accepted += history.accepted;
    tally.refused += history.refused;
    tally.sent += history.order.sent ? 1 : 0;
    tally.feedbacks += history.order.feedback === null ? 0 : 1;
  }
}

/** Searches every email on behalf of its recipient. */
function checkEmails(cluster: Cluster, marks: Marks, tally: Tally): { meet(): Promise<void> } {
  let readers: Awaited<ReturnType<typeof readersByMail>> = new Map();
  cluster.mailbox.taking = ({ to, subject = '', text = '', html }) => {
    tally.emails += 1;
    cluster.mailbox.mails.length = 0;
    for (const { address = '' } of [to ?? []].flat().flatMap(({ value }) => value)) {
      const reader = readers.get(address.toLowerCase()) ?? { id: address, name: address, kind: 'public' };
      marks.checkPushed(reader, 'a letter', [subject, text, html === false ? '' : html].join('\n'));
    }
  };
  return { meet: async () => void (readers = await readersByMail(cluster.database)) };
}

/** Emails about unread messages are delayed by minutes: pending ones become due at once, and are checked against the current rules. */
async function checkLastEmails(cluster: Cluster, marks: Marks): Promise<void> {
  await cluster.settled(120_000);
  await pause(1_000);
  marks.isStill = true;
  await cluster.mailsSettled(300_000);
}
