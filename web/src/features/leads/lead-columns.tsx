import { contentText } from '#machines/kernel/content-language';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatTime } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import { DateText } from '../../ui/date-text.js';
import { FlagName } from '../../ui/flag.js';
import { PhoneLink } from '../../ui/phone-link.js';
import { ContactsCell, FlagLines, NamedCell, NothingCell, TwoLines } from '../../ui/list/table-cells.js';
import { leadPath } from './leads-list.js';
import { isDue, spanOf } from './lead-times.js';
import { kindIcons, LeadBadge, useLeadTexts } from './lead-texts.js';
import styles from './leads.module.css';
import type { Lead } from './use-leads.js';

const nothing = <NothingCell />;

export function useLeadColumns(): TableColumn<Lead>[] {
  const { t } = useTranslation('leads');
  return useMemo(
    () => [
      { id: 'lead', header: t('columns.lead'), card: 'title', fixed: true, cell: (lead) => <LeadCell lead={lead} /> },
      { id: 'contact', header: t('columns.contact'), card: 'line', cell: (lead) => <ContactCell lead={lead} /> },
      { id: 'about', header: t('columns.about'), card: 'line', cell: (lead) => <AboutCell lead={lead} /> },
      {
        id: 'source',
        header: t('columns.source'),
        card: 'detail',
        cell: ({ source, utm }) => <TwoLines first={source} second={utm.campaign ?? utm.medium ?? null} />,
      },
      { id: 'utm', header: t('columns.utm'), card: 'none', optional: true, cell: ({ utm }) => <UtmCell utm={utm} /> },
      {
        id: 'assignee',
        header: t('columns.assignee'),
        card: 'actor',
        cell: ({ assignee }) => assignee?.name ?? <span className="dim">{t('nobody')}</span>,
      },
      { id: 'state', header: t('columns.state'), card: 'state', fixed: true, cell: (lead) => <StateCell lead={lead} /> },
      {
        id: 'created',
        header: t('columns.created'),
        card: 'corner',
        align: 'end',
        sort: 'createdAt',
        cell: ({ createdAt }) => (
          <span className="dim">
            <DateText at={createdAt} style="recent" />
          </span>
        ),
      },
    ],
    [t],
  );
}

function LeadCell({ lead }: { lead: Lead }) {
  const texts = useLeadTexts();
  const Glyph = kindIcons[lead.kind];
  return (
    <NamedCell picture={<Glyph size={18} stroke={1.75} aria-hidden="true" />} second={lead.number ? texts.kind[lead.kind] : null}>
      <Link to={leadPath(lead._id)} className="num">
        {lead.number || texts.kind[lead.kind]}
      </Link>
    </NamedCell>
  );
}

function ContactCell({ lead: { erased, name, phone, email } }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  if (erased) return <span className="dim">{t('erasedName')}</span>;
  return (
    <ContactsCell>
      {name ? <b>{name}</b> : null}
      {phone ? <PhoneLink phone={phone} /> : null}
      {email && !phone ? <a href={`mailto:${email}`}>{email}</a> : null}
    </ContactsCell>
  );
}

function AboutCell({ lead: { country, service, slot } }: { lead: Lead }) {
  const language = useLanguage();
  const wish = slot ? spanOf(slot, language) : (contentText(service?.title, language) ?? null);
  if (!country) return wish ?? nothing;
  const place = contentText(country.name, language);
  if (wish) return <FlagLines code={country.code} first={wish} second={place} />;
  return <FlagName code={country.code} name={place} />;
}

/* When to call again stands under the state, because few leads have it. */
function StateCell({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const { callAgainAt } = lead;
  return (
    <span className={`stack justify-start ${styles.state}`}>
      <LeadBadge {...lead} />
      {callAgainAt ? (
        <small data-due={isDue(callAgainAt, new Date()) || undefined}>
          <time dateTime={callAgainAt}>{t('page.callAgain', { at: formatTime(callAgainAt, 'moment', language) })}</time>
        </small>
      ) : null}
    </span>
  );
}

function UtmCell({ utm }: { utm: Lead['utm'] }) {
  const marks = Object.entries(utm);
  if (marks.length === 0) return nothing;
  return (
    <span className="tiny breakable grid">
      {marks.map(([mark, value]) => (
        <span key={mark}>
          <span className="dim">{mark}</span> {value}
        </span>
      ))}
    </span>
  );
}
