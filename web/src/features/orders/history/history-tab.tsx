import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { mayManageOrders, permits } from '#machines/access/table';
import { readerOf } from '#machines/order/who';
import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { HistoryCut, HistoryDay } from '../../../ui/history-line.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { OpenedBy } from '../../../ui/opened-by.js';
import { EmptyState, ErrorState, TextSkeleton } from '../../../ui/states.js';
import { MessageLine } from '../mail/message-line.js';
import { useMessages } from '../mail/use-messages.js';
import { useHistory, useOlderRefusals } from '../api/use-order.js';
import type { OrderHistory } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import { BundleExport } from './bundle-export.js';
import { Certificate } from './certificate.js';
import { byDay, entriesOf, type Entry } from './days.js';
import { EventLine } from './event-line.js';
import { RefusedLine } from './refused-line.js';
import { replay } from './replay.js';
import { Scrubber } from './scrubber.js';
import { useMoment } from './use-moment.js';

/** Lines shown by default; a button shows the older ones. */
const shownAtFirst = 30;

/** All events in words. Staff who see all of them also get the scrubber, at the version in the address. */
export function HistoryTab() {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const history = useHistory(order._id);
  if (history.isPending) return <TextSkeleton lines={8} label={t('loading')} />;
  if (history.error) return <ErrorState error={history.error} title={t('history.failed')} onRetry={() => void history.refetch()} />;
  if (history.data.items.length === 0) return <EmptyState title={t('history.none')} />;
  return <Lines history={history.data} />;
}

function Lines({ history }: { history: OrderHistory }) {
  const { order, reader } = useOrderPage();
  // Folding an order without its payments would show wrong values.
  const isWhole = readerOf(reader) === 'staff';
  const states = useMemo(() => (isWhole ? replay(order, history) : null), [order, history, isWhole]);
  const [moment, setMoment] = useMoment();
  const last = history.items.length;
  const at = states ? Math.min(moment.at ?? last, last) : last;
  return (
    <>
      {states ? <Scrubber history={history} states={states} at={at} moment={moment} onChange={setMoment} /> : null}
      <HistoryList history={history} at={at} onOpen={states ? (version) => setMoment({ at: version, side: 'after' }) : undefined} />
      {permits(reader, 'audit.read') ? (
        <>
          <Certificate />
          {permits(reader, 'audit.export') ? <BundleExport /> : null}
          <OpenedBy filter="order" value={order.number.replace(/\D/g, '')} />
        </>
      ) : null}
    </>
  );
}

interface ListProps {
  history: OrderHistory;
  at: number;
  /** shows the order at a version; undefined if it cannot be shown */
  onOpen: Open | undefined;
}

function HistoryList({ history, at, onOpen }: ListProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const [all, setAll] = useState(false);
  const { order, reader } = useOrderPage();
  const messages = useMessages(order._id, mayManageOrders(reader) || permits(reader, 'mailer.own'));
  const before = history.refusedBefore ?? null;
  const older = useOlderRefusals(order._id, before);
  const refused = [...(older.data ?? []), ...(history.refused ?? [])];
  const entries = entriesOf({ ...history, refused }, messages.data);
  const hidden = all ? 0 : Math.max(0, entries.length - shownAtFirst);
  const moment = history.items[at - 1];
  const isNow = at === history.items.length;
  const isLater = (entry: Entry) =>
    !isNow && (entry.kind === 'event' ? entry.event.version > (moment?.version ?? 0) : entry.at > (moment?.at ?? ''));
  const firstLater = entries.find(isLater);
  return (
    <>
      {hidden > 0 ? (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconChevronDown size={14} stroke={2} aria-hidden="true" />}
          onClick={() => setAll(true)}
        >
          {t('history.show', { from: 1, to: hidden })}
        </Button>
      ) : null}
      {hidden === 0 && before !== null && (older.data === undefined || older.hasNextPage) ? (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconChevronDown size={14} stroke={2} aria-hidden="true" />}
          loading={older.isFetching}
          onClick={() => void older.fetchNextPage()}
        >
          {t('history.olderRefused')}
        </Button>
      ) : null}
      {older.error ? <ErrorNotice error={older.error} /> : null}
      {byDay(entries.slice(hidden)).map((day) => (
        <HistoryDay key={day.key} day={dayHeading(day.at, language)}>
          {day.entries.map((entry) => (
            <EntryLine
              key={keyOf(entry)}
              entry={entry}
              onOpen={onOpen}
              later={isLater(entry)}
              current={!isNow && entry.kind === 'event' && entry.event === moment}
              cut={entry === firstLater ? t('history.later') : null}
            />
          ))}
        </HistoryDay>
      ))}
      {messages.error ? <ErrorState error={messages.error} title={t('mail.failed')} onRetry={() => void messages.refetch()} /> : null}
    </>
  );
}

const keyOf = (entry: Entry): string => {
  if (entry.kind === 'event') return `event ${entry.event.version}`;
  return entry.kind === 'message' ? entry.message._id : entry.attempt._id;
};

type Open = (version: number) => void;
interface EntryProps {
  entry: Entry;
  onOpen: Open | undefined;
  later: boolean;
  current: boolean;
  cut: string | null;
}

function EntryLine({ entry, onOpen, later, current, cut }: EntryProps) {
  const { reader } = useOrderPage();
  return (
    <>
      {cut ? <HistoryCut>{cut}</HistoryCut> : null}
      {entry.kind === 'event' ? (
        <EventLine event={entry.event} onOpen={onOpen} later={later} current={current} />
      ) : entry.kind === 'message' ? (
        <MessageLine message={entry.message} staff={mayManageOrders(reader)} later={later} />
      ) : (
        <RefusedLine attempt={entry.attempt} later={later} onOpen={onOpen} />
      )}
    </>
  );
}

const dayHeading = (at: string, language: Language) =>
  formatTime(at, new Date(at).getFullYear() === new Date().getFullYear() ? 'day' : 'date', language);
