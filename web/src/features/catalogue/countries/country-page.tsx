import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import type { Actor } from '#machines/kernel/people';
import { permits } from '#machines/access/table';
import { useList, useRowHref } from '../../../lib/list/use-list.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { type CatalogueAt, catalogueLists } from '../catalogue-lists.js';
import { CatalogueList } from '../catalogue-list.js';
import { LoadedOne } from '../loaded-one.js';
import { useCountryColumns } from './country-columns.js';
import { CountryEditor } from './country-editor.js';

/** The page /admin/country: the list, and the open country. */
export function CountryPage() {
  const me = useMe();
  const list = useList(catalogueLists.countries);
  if (!me) return null;
  const { id } = list.state;
  if (id === 'new') return <CountryEditor key="new" country={null} actor={me.actor} list={list} />;
  if (!id) return <List actor={me.actor} list={list} />;
  return (
    <LoadedOne key={id} kind="countries" list={list}>
      {(one) => <CountryEditor country={one} actor={me.actor} list={list} />}
    </LoadedOne>
  );
}

interface Props {
  actor: Actor;
  list: CatalogueAt;
}

function List({ actor, list }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  usePageTitle(t('title.countries'));
  const mayWrite = permits(actor, 'countries.write');
  const hrefOf = useRowHref(list.href({ id: '-' }));
  const columns = useCountryColumns(hrefOf, { mayWrite, readsServices: permits(actor, 'services.read') });
  return (
    <CatalogueList kind="countries" list={list} columns={columns} nameOf={(row) => contentText(row.name, language)} mayWrite={mayWrite} />
  );
}
