import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Actor } from '#machines/kernel/people';
import { permits } from '#machines/access/table';
import { call, request } from '../../../api/call.js';
import { useMe } from '../../../lib/session/session.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { ErrorState } from '../../../ui/states.js';
import { EditorFrame } from '../editor/editor-frame.js';
import { EditorSkeleton } from '../loaded-one.js';
import { useFaultTexts } from '../editor/faults.js';
import { type Shape, useEditor } from '../editor/use-editor.js';
import { useSite } from '../use-catalogue.js';
import type { Site } from '../wire.js';
import { BankDialogs, type OpenAccount } from './bank-dialogs.js';
import { BankPart } from './bank-part.js';
import { RatesDialog, RatesPart } from './rates-part.js';
import { SecurityPart } from './security-part.js';
import { blankSite, checkSite, optionalSiteTexts, siteBody, siteDraft, type SiteDraft } from './site-draft.js';
import { CompanyPart, ContactsPart, HoursPart, PromisesPart, SettlementPart } from './site-parts.js';
import { SitePreview } from './site-preview.js';

/** The page /admin/settings: public data of the company, and internal rules. */
export function SettingsPage() {
  const { t } = useTranslation('catalogue');
  const me = useMe();
  usePageTitle(t('title.settings'));
  const { data, error, refetch } = useSite();
  if (me && data) return <SiteForm site={data} actor={me.actor} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <EditorSkeleton />;
}

/** Parts that the footer's preview does not show. */
const withoutPreview: readonly string[] = ['promises', 'bank', 'rates', 'security'];

function SiteForm({ site, actor }: { site: Site; actor: Actor }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const [query, setQuery] = useSearchParams();
  const [account, setAccount] = useState<OpenAccount | null>(null);
  const [ratesOpen, setRatesOpen] = useState(false);
  const readOnly = !permits(actor, 'settings.write');
  const texts = useFaultTexts();
  const shape = useMemo(
    (): Shape<Site, SiteDraft> => ({
      draftOf: siteDraft,
      save: (draft, base) => request('PATCH', '/settings/site', { body: siteBody(draft), ifMatch: base?.version }),
      read: () => call('GET', '/settings/site'),
      check: (draft) => checkSite(draft, texts),
      optional: optionalSiteTexts,
    }),
    [texts],
  );
  const editor = useEditor({ shape, saved: site, blank: blankSite, readOnly, onSaved: () => undefined });
  const parts = [
    {
      key: 'contacts',
      label: t('catalogue:site.parts.contacts'),
      roots: ['phone', 'email', 'social', 'messengers'],
      content: <ContactsPart />,
    },
    { key: 'hours', label: t('catalogue:site.parts.hours'), roots: ['workingHours'], content: <HoursPart /> },
    { key: 'company', label: t('catalogue:site.parts.company'), roots: ['company', 'notice'], content: <CompanyPart /> },
    { key: 'promises', label: t('catalogue:site.parts.promises'), roots: ['promises'], content: <PromisesPart /> },
    {
      key: 'bank',
      label: t('catalogue:site.parts.bank'),
      roots: [],
      content: <BankPart reader={actor.id} mayWrite={permits(actor, 'security.write')} onOpen={setAccount} />,
    },
    {
      key: 'rates',
      label: t('catalogue:site.parts.rates'),
      roots: ['settlementCurrency'],
      content: (
        <>
          <SettlementPart />
          <RatesPart mayWrite={!readOnly} onChange={() => setRatesOpen(true)} />
        </>
      ),
    },
    {
      key: 'security',
      label: t('catalogue:site.parts.security'),
      roots: [],
      content: <SecurityPart mayWrite={permits(actor, 'security.write')} />,
    },
  ];
  const part = query.get('part') ?? '';
  return (
    <>
      <EditorFrame
        editor={editor}
        crumbs={[]}
        title={t('catalogue:title.settings')}
        parts={parts}
        part={part}
        onPart={(next) => setQuery(next === 'contacts' ? {} : { part: next }, { replace: true, preventScrollReset: true })}
        nameOfField={(field) => t(`catalogue:site.fields.${field as 'phone'}`)}
        readOnly={readOnly}
        preview={withoutPreview.includes(part) ? undefined : <SitePreview draft={editor.draft} />}
        submit={t('common:actions.save')}
      />
      {ratesOpen ? <RatesDialog onClose={() => setRatesOpen(false)} /> : null}
      <BankDialogs open={account} onClose={() => setAccount(null)} />
    </>
  );
}
