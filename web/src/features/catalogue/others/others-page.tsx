import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import type { Actor } from '#machines/kernel/people';
import { permits } from '#machines/access/table';
import type { ChoiceKind } from '#machines/catalogue/public-view';
import { useList, useRowHref } from '../../../lib/list/use-list.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { PageHeader } from '../../../ui/page-header.js';
import { StatusTabs } from '../../../ui/list/status-tabs.js';
import { type CatalogueAt, catalogueLists, otherTabs } from '../catalogue-lists.js';
import { CatalogueList } from '../catalogue-list.js';
import { useAllChoices } from '../use-catalogue.js';
import type { Choice } from '../wire.js';
import { CurrenciesPart } from './currencies-part.js';
import { TitleDialog } from './title-dialog.js';
import { useTitledColumns } from './titled-columns.js';

/** The page /admin/others: choices of options by kind, and the currencies of prices. */
export function OthersPage() {
  const me = useMe();
  return me ? <Others actor={me.actor} /> : null;
}

function Others({ actor }: { actor: Actor }) {
  const { t } = useTranslation('catalogue');
  usePageTitle(t('title.choices'));
  const list = useList(catalogueLists.choices);
  const mayWrite = permits(actor, 'settings.write');
  const { tab } = list.state;
  if (tab !== 'currencies') return <Choices key={tab} kind={tab} actor={actor} mayWrite={mayWrite} />;
  return (
    <>
      <PageHeader title={t('title.choices')} />
      <OtherTabs list={list} />
      <CurrenciesPart readOnly={!mayWrite} />
    </>
  );
}

/* Another tab is another list: nothing of this one's search comes along. */
function OtherTabs({ list }: { list: CatalogueAt }) {
  const { t } = useTranslation('catalogue');
  const tabs = otherTabs.map((tab) => ({
    key: tab,
    label: t(`others.tabs.${tab}`),
    to: list.href({ tab, id: '', search: '', page: 1, shown: 'active' }),
    current: list.state.tab === tab,
  }));
  return <StatusTabs label={t('others.tabs.label')} tabs={tabs} />;
}

interface ChoicesProps {
  kind: ChoiceKind;
  actor: Actor;
  mayWrite: boolean;
}

function Choices({ kind, actor, mayWrite }: ChoicesProps) {
  const language = useLanguage();
  const fixed = { 'filter[kind]': kind };
  const list = useList(catalogueLists.choices, fixed);
  const toOne = useRowHref(list.href({ id: '-' }));
  const columns = useTitledColumns<Choice>('choices', toOne, { mayWrite, readsServices: permits(actor, 'services.read') });
  const choices = useAllChoices();
  const one = choices.data?.find(({ _id }) => _id === list.state.id) ?? null;
  return (
    <>
      <CatalogueList
        kind="choices"
        list={list}
        columns={columns}
        nameOf={(row) => contentText(row.title, language)}
        mayWrite={mayWrite}
        above={<OtherTabs list={list} />}
        fixed={fixed}
      />
      {list.state.id === 'new' || one ? (
        <TitleDialog key={list.state.id} kind="choices" choice={kind} one={one} readOnly={!mayWrite} onClose={() => list.set({ id: '' })} />
      ) : null}
    </>
  );
}
