import { useTranslation } from 'react-i18next';
import { useList } from '../../../lib/list/use-list.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { ListPage, ListTabs, useListTable } from '../../../ui/list/list-page.js';
import { useMailColumns } from './mail-columns.js';
import { useEmails } from './use-emails.js';
import { days, defineList, oneOf } from '../../../lib/list/define-list.js';

const mailStates = ['waiting', 'bounced', 'failed', 'sent'] as const;
const purposes = ['notification', 'digest', 'message', 'chat', 'account', 'lead'] as const;

/** State of the list of emails, all of it in the address; the newest first by default. */
const mailList = defineList({
  sorts: ['-createdAt', 'createdAt'],
  filters: { state: oneOf('state', mailStates), purpose: oneOf('purpose', purposes), created: days('createdAt') },
});

/** The page /admin/mail with all emails and their delivery states. */
export function MailPage() {
  const { t } = useTranslation('mail');
  usePageTitle(t('title'));
  const list = useList(mailList);
  const answer = useEmails(list.apiQuery);
  const table = useListTable(list, answer, useMailColumns());
  return (
    <ListPage
      list={list}
      title={t('title')}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      tabs={
        <ListTabs
          list={list}
          name="state"
          label={t('tabsLabel')}
          tabs={[{ value: '', label: t('all') }, ...mailStates.map((value) => ({ value, label: t(`state.${value}`) }))]}
        />
      }
      filters={[
        {
          name: 'purpose',
          kind: 'choice',
          label: t('filters.purpose'),
          useOptions: () => purposes.map((value) => ({ value, label: t(`purpose.${value}`) })),
        },
        { name: 'created', kind: 'days', label: t('filters.created') },
      ]}
      sortLabels={t('sort', { returnObjects: true })}
      answer={answer}
      table={table}
      rowName={({ title, to }) => [title, to.name || to.email].filter(Boolean).join(', ')}
      empty={t('empty', { returnObjects: true })}
    />
  );
}
