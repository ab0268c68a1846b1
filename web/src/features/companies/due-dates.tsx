import { contentText } from '#machines/kernel/content-language';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay, formatMoney } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { useAnnounce } from '../../ui/announcer.js';
import { Badge } from '../../ui/badge.js';
import { dueLooks } from '../../ui/badge-looks.js';
import { ErrorNotice } from '../../ui/notice.js';
import styles from './companies.module.css';
import { DueMarkDialog, type DueMark } from './due-mark-dialog.js';
import type { Area, Company } from './use-companies.js';
import { byUrgency, type DueDate, isClosed, orderAddress, takeBack, useDueMutation } from './use-due-dates.js';

/** Number of due dates shown before the reader opens the rest. */
const shown = 5;
/** Facts of a company from which due dates are counted. */
const anchors = ['registeredOn', 'yearEnd'] as const;

/** Due dates of a company, overdue ones first, and missing facts. */
export function DueDates({ company, area }: { company: Company; area: Area }) {
  const { t } = useTranslation('companies');
  const { dueDates, facts } = company;
  const [marking, setMarking] = useState<{ due: DueDate; as: DueMark } | null>(null);
  const open = byUrgency(dueDates.filter((due) => !isClosed(due)));
  const missing = anchors.filter((name) => facts[name] === null);
  const lines = { company, area, onMark: (due: DueDate, as: DueMark) => setMarking({ due, as }) };
  return (
    <>
      {open.length === 0 ? <p className="small muted">{t('due.none')}</p> : <Lines {...lines} dueDates={open.slice(0, shown)} />}
      <Folded {...lines} dueDates={open.slice(shown)} title={(count) => t('due.later', { count })} />
      <Folded {...lines} dueDates={dueDates.filter(isClosed)} title={(count) => t('due.closed', { count })} />
      {missing.map((name) => (
        <p className="small muted mt-3" key={name}>
          {t('due.missing', { fact: t(`facts.${name}`) })}
        </p>
      ))}
      {marking ? <DueMarkDialog {...marking} onClose={() => setMarking(null)} /> : null}
    </>
  );
}

interface LinesProps {
  company: Company;
  area: Area;
  dueDates: readonly DueDate[];
  onMark: (due: DueDate, as: DueMark) => void;
}

function Folded({ title, ...lines }: LinesProps & { title: (count: number) => string }) {
  const { length } = lines.dueDates;
  return length > 0 ? (
    <details className="fold small mt-3">
      <summary>
        {title(length)}
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
      </summary>
      <Lines {...lines} />
    </details>
  ) : null;
}

const Lines = ({ dueDates, ...props }: LinesProps) => (
  <ul className={`small ${styles.lines}`}>
    {dueDates.map((due) => (
      <li className="rule-bottom" key={due._id}>
        <Line {...props} due={due} />
      </li>
    ))}
  </ul>
);

type LineProps = Omit<LinesProps, 'dueDates'> & { due: DueDate };

function Line({ due, ...props }: LineProps) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const { dueOn, state, title, text, cost, source, isSample, done, notOurs } = due;
  return (
    <>
      <p className="cluster gap-2">
        <b className="num nowrap">{formatDay(dueOn, 'date', language)}</b>
        <span>{contentText(title, language)}</span>
        {state === 'upcoming' ? null : <Badge small {...dueLooks[state]} label={t(`due.states.${state}`)} />}
      </p>
      <p className="muted">{contentText(text, language)}</p>
      <small className="dim">
        {[cost ? t('due.cost', { amount: formatMoney(cost, language) }) : '', source, isSample ? t('due.sample') : '']
          .filter(Boolean)
          .join(' · ')}
      </small>
      {done ? (
        <p className="breakable">
          {[t('due.doneOn', { date: formatDay(done.on, 'date', language) }), done.proof].filter(Boolean).join(': ')}
        </p>
      ) : null}
      {notOurs ? <p className="breakable">{t('due.because', { reason: notOurs.reason })}</p> : null}
      <DueActs {...props} due={due} />
    </>
  );
}

/** Links to the order that serves the due date or to a new one, and buttons for the marks that the reader may set. */
function DueActs({ company, area, due, onMark }: LineProps) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const announce = useAnnounce();
  const write = useDueMutation();
  const { may } = company;
  const { order, service, title, done, notOurs } = due;
  const about = <span className="visually-hidden">{`: ${contentText(title, language)}, ${formatDay(due.dueOn, 'date', language)}`}</span>;
  const isOpen = !isClosed(due) && order === null;
  const acts: [boolean, 'done' | 'notOurs' | 'takeBack', () => void][] = [
    [!isClosed(due) && may.markDueDone, 'done', () => onMark(due, 'done')],
    [!isClosed(due) && may.markDueNotOurs, 'notOurs', () => onMark(due, 'notOurs')],
    [
      (done !== null || notOurs !== null) && may.takeBackDueMark,
      'takeBack',
      () => write.mutate(takeBack(due), { onSuccess: () => announce(t('due.mark.takenBack')) }),
    ],
  ];
  const permitted = acts.filter(([may]) => may);
  if (order === null && permitted.length === 0 && !(isOpen && service && area === 'personal')) return null;
  return (
    <>
      <p className="cluster gap-2 mt-2">
        {order ? (
          <Link className="medium" to={`${area === 'admin' ? '/admin/order' : '/order'}?id=${order._id}`}>
            {t('due.byOrder', { number: order.number })}
          </Link>
        ) : null}
        {isOpen && service && area === 'personal' ? (
          <Button component="a" size="compact-sm" href={orderAddress(due, language)}>
            {t('due.order')}
            {about}
          </Button>
        ) : null}
        {permitted.map(([, name, act]) => (
          <Button key={name} size="compact-sm" variant="subtle" loading={write.isPending} onClick={act}>
            {t(`due.acts.${name}`)}
            {about}
          </Button>
        ))}
      </p>
      <ErrorNotice error={write.error} />
    </>
  );
}
