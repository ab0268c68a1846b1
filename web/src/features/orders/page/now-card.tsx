import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facts } from '#machines/order/facts';
import { nameFor } from '#machines/kernel/person-name';
import { toRfc3339 } from '#machines/kernel/time';
import { formatDay, formatMinor, formatTime } from '../../../lib/format.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { PersonAvatar } from '../../../ui/person-avatar.js';
import { useOrderTexts } from '../view-model/order-texts.js';
import { useNextDetail } from '../view-model/next-detail.js';
import styles from './now-card.module.css';
import { useOrderPage } from '../view-model/order-context.js';
import { placeOf } from '../view-model/place.js';
import { isYours, turnsOf } from '../view-model/turn.js';
import { useSpan } from './use-span.js';
import { useTab } from './use-tab.js';

interface Props {
  now: number;
}

/** Who acts now and since when, the next step, and the due day. */
export function NowCard({ now }: Props) {
  const { t } = useTranslation('order');
  const { order, audience, facts } = useOrderPage();
  const texts = useOrderTexts();
  const detail = useNextDetail();
  const others = useOtherTasks();
  const language = useLanguage();
  const { next, who, amount } = facts.next;
  return (
    <dl className={`figures mt-4 narrow-stack ${styles.now}`}>
      <div>
        <dt>{t('now.acts')}</dt>
        <ActsNow now={now} />
      </div>
      <div>
        <dt>{t('now.next')}</dt>
        <dd>
          {who === null && others.length > 0 ? null : (
            <Way of={who === null ? undefined : { what: next, who }}>
              {texts.nextAction(next, audience, formatMinor(amount, order.price.currency, language))}
            </Way>
          )}
          {detail ? <small>{detail}</small> : null}
          {others.map(({ text, ...task }) => (
            <small key={text}>
              <Way of={task}>{text}</Way>
            </small>
          ))}
        </dd>
      </div>
      <div>
        <dt>{t(facts.ready.kind === 'closed' ? 'now.ended' : 'now.expected')}</dt>
        <Expected />
      </div>
    </dl>
  );
}

/** Element id of the list of operations. */
export const operationsPlace = 'operations';

/** A link from a task to its tab, or to the button of its operation. */
function Way({ of, children }: { of: Pick<Facts['tasks'][number], 'what' | 'who'> | undefined; children: ReactNode }) {
  const page = useOrderPage();
  const { openTab } = useTab();
  const place = of === undefined ? null : placeOf(of, page);
  if (place === null) return children;
  const go = () => {
    if (place === 'date') return page.open({ kind: 'expectedDate' });
    if (place !== operationsPlace) return openTab(place);
    const list = document.getElementById(operationsPlace);
    const main = list?.querySelector<HTMLElement>('button[data-variant=filled]');
    (main ?? list?.querySelector<HTMLElement>('button:not([aria-disabled])'))?.focus();
  };
  return (
    <button type="button" className={`link ${styles.way}`} onClick={go}>
      {children}
    </button>
  );
}

/** Tasks in addition to the next step, one line each. An order that is over has no next step, but may have tasks. */
function useOtherTasks(): (Facts['tasks'][number] & { text: string })[] {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience, facts } = useOrderPage();
  const texts = useOrderTexts();
  const money = (amount: number) => formatMinor(amount, order.price.currency, language);
  const textOf = ({ what, amount, by }: Facts['tasks'][number]): string => {
    if (what === 'nameDate' || what === 'acceptReward' || what === 'answerCancellation') return t(`now.also.${what}`);
    if (what === 'returnMoney') return t('now.also.returnMoney', { amount: money(amount) });
    if (what !== 'answerDispute') return t('now.also.other', { action: texts.nextAction(what, audience, money(amount)) });
    const date = by === null ? '' : formatTime(toRfc3339(by), 'date', language);
    return t(by === null ? 'now.also.dispute' : 'now.also.answerDispute', { amount: money(amount), date });
  };
  return facts.tasks.slice(facts.next.who === null ? 0 : 1).map((task) => ({ ...task, text: textOf(task) }));
}

function ActsNow({ now }: Props) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const span = useSpan();
  const { order, reader, facts } = useOrderPage();
  const me = useMe();
  const turns = turnsOf(facts, order, reader);
  const [turn, ...others] = turns;
  const since = order.turnSince;
  if (!turn) return <dd>{t('now.who.nobody')}</dd>;
  const name = turn.name ?? t(`now.who.${turn.who}`);
  const face = turn.you && me ? nameFor(me, language) : turn.name;
  const lasts = t('now.for', { duration: span.long(now - Date.parse(since)), time: formatTime(since, 'moment', language) });
  const also = isYours(others) ? t('now.you') : others.map(({ who }) => t(`now.who.${who}`)).join(', ');
  return (
    <dd className="row gap-loose">
      {face === null ? null : <PersonAvatar name={face} size="block" accent={turn.you} />}
      <span>
        {turn.you ? t('now.youAs', { role: t(`now.role.${turn.who === 'payment' ? 'staff' : turn.who}`) }) : name}
        <small>
          {turn.you || turn.name === null ? lasts : `${t(`now.who.${turn.who}`)}, ${lasts}`}
          {turn.who === 'staff' && turn.name === null ? `. ${t('now.noManager')}` : ''}
        </small>
        {also ? <small>{t('now.actsToo', { who: also })}</small> : null}
      </span>
    </dd>
  );
}

function Expected() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, facts, permissions, open } = useOrderPage();
  const { ready } = facts;
  if (ready.kind === 'closed') return <dd>{formatTime(order.statusSince, 'date', language)}</dd>;
  const isDated = ready.kind === 'due' || ready.kind === 'late';
  const notes = [
    ready.kind === 'late' ? t('now.overdue', { count: ready.days }) : '',
    ready.kind === 'due' && ready.left > 0 ? t('now.workingDaysLeft', { count: ready.left }) : '',
    ready.kind === 'due' && ready.left === 0 ? t('now.today') : '',
    ready.kind === 'due' && ready.unless ? t('now.unlessDetails') : '',
    order.promised ? t('expected.because', { reason: order.promised.reason }) : '',
  ];
  return (
    <dd data-late={ready.kind === 'late' || undefined}>
      {isDated ? formatDay(ready.day, 'date', language) : null}
      {ready.kind === 'afterClient' ? t(`now.afterClient.${ready.unit}`, { count: ready.days ?? 0 }) : null}
      {isDated || ready.kind === 'afterClient' ? null : t(`now.ready.${ready.kind}`)}
      {permissions.can('setExpectedDate') && ready.kind !== 'delivered' ? (
        <button type="button" className={`link small ${styles.change}`} onClick={() => open({ kind: 'expectedDate' })}>
          {t('expected.change')}
        </button>
      ) : null}
      <small>{notes.filter((part) => part !== '').join('. ')}</small>
    </dd>
  );
}
