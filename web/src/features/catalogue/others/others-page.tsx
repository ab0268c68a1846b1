import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#libs/kernel/people';
import { permits } from '#machines/access/table';
import type { ChoiceKind } from '#machines/catalogue/public-view';
import { type ListPlace, useListAddress } from '../../../lib/list/use-list-address.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { PageHeader } from '../../../ui/page-header.js';
import { StatusTabs } from '../../../ui/status-tabs.js';
import { addressOf, type CatalogueAddress, otherTabs } from '../catalogue-address.js';
import { CatalogueList } from '../catalogue-list.js';
import styles from '../catalogue.module.css';
import { useAllChoices } from '../use-catalogue.js';
import type { Choice } from '../wire.js';
import { CurrenciesPart } from './currencies-part.js';
import { TitleDialog } from './title-dialog.js';
import { useTitledColumns } from './titled-columns.js';

const address = addressOf('choices');

/** /admin/others: what options are chosen from, and the currencies prices are told in. */
export function OthersPage() {
  const me = useMe();
  return me ? <Others actor={me.actor} /> : null;
}

function Others({ actor }: { actor: Actor }) {
  const { t } = useTranslation('catalogue');
  usePageTitle(t('title.choices'));
  const place = useListAddress(address);
  const mayWrite = permits(actor, 'settings.write');
  const { tab } = place.list;
  if (tab !== 'currencies') return <Choices key={tab} kind={tab} actor={actor} place={place} mayWrite={mayWrite} />;
  return (
    <>
      <PageHeader title={t('title.choices')} />
      <OtherTabs place={place} />
      <CurrenciesPart readOnly={!mayWrite} />
    </>
  );
}

/* Another tab is another list: nothing of this one's search comes along. */
function OtherTabs({ place: { list, hrefOf } }: { place: ListPlace<CatalogueAddress> }) {
  const { t } = useTranslation('catalogue');
  const tabs = otherTabs.map((tab) => ({
    key: tab,
    label: t(`others.tabs.${tab}`),
    to: hrefOf({ ...list, tab, id: '', search: '', page: 1, shown: 'active' }),
    current: list.tab === tab,
  }));
  return (
    <div className={styles.tabs}>
      <StatusTabs label={t('others.tabs.label')} tabs={tabs} />
    </div>
  );
}

interface ChoicesProps {
  kind: ChoiceKind;
  actor: Actor;
  place: ListPlace<CatalogueAddress>;
  mayWrite: boolean;
}

function Choices({ kind, actor, place, mayWrite }: ChoicesProps) {
  const language = useLanguage();
  const { list, go, hrefOf } = place;
  const open = hrefOf({ ...list, id: '-' });
  const toOne = useCallback((id: string) => open.replace('id=-', `id=${id}`), [open]);
  const columns = useTitledColumns<Choice>('choices', toOne, { mayWrite, readsServices: permits(actor, 'services.read') });
  const choices = useAllChoices();
  const one = choices.data?.find(({ _id }) => _id === list.id) ?? null;
  return (
    <>
      <CatalogueList
        kind="choices"
        place={place}
        columns={columns}
        nameOf={(row) => row.title[language]}
        sorts={useMemo(() => ['-createdAt', 'createdAt', 'title', '-title'], [])}
        mayWrite={mayWrite}
        above={<OtherTabs place={place} />}
        fixed={useMemo(() => ({ 'filter[kind]': kind }), [kind])}
      />
      {list.id === 'new' || one ? (
        <TitleDialog key={list.id} kind="choices" choice={kind} one={one} readOnly={!mayWrite} onClose={() => go({ ...list, id: '' })} />
      ) : null}
    </>
  );
}
