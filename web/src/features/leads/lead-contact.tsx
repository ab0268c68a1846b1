import { IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { permits } from '#machines/access/table';
import { languageName } from '../../lib/format.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { PhoneLink } from '../../ui/phone-link.js';
import styles from './leads.module.css';
import { Facts } from '../../ui/facts.js';
import { Section } from './section.js';
import type { Lead } from './use-leads.js';

/** Phone and email of the visitor as links, the phone first; then their language, company, and who works on the lead. */
export function LeadContact({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const { erased, phone, email, company, language, assignee, client, order } = lead;
  const me = useMe();
  const reader = useLanguage();
  const may = (action: 'clients.read' | 'orders.read') => me !== undefined && permits(me.actor, action);
  return (
    <Section title={t('page.contact')}>
      {phone || email ? (
        <div className="justify-start mb-3 grid">
          {phone ? (
            <PhoneLink
              phone={phone}
              className={`xl strong ink ${styles.phone}`}
              icon={<IconPhone className="dim" size={18} stroke={1.75} aria-hidden="true" />}
            />
          ) : null}
          {email ? (
            <a className={styles.email} href={`mailto:${email}`}>
              <IconMail className="dim" size={16} stroke={1.75} aria-hidden="true" />
              {email}
            </a>
          ) : null}
        </div>
      ) : null}
      {erased ? <p className="muted">{t('page.erased')}</p> : null}
      <Facts
        lines={[
          [t('page.company'), company],
          [t('page.language'), languageName(language, reader)],
          [t('page.assignee'), assignee?.name ?? t('nobody')],
          [t('page.client'), client && may('clients.read') ? <Link to={`/admin/client/${client._id}`}>{client.name}</Link> : client?.name],
          [t('page.order'), order && may('orders.read') ? <Link to={`/admin/order?id=${order._id}`}>{order.number}</Link> : order?.number],
        ]}
      />
    </Section>
  );
}
