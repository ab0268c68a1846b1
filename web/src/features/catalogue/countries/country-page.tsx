import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isId } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { permits } from '#machines/access/table';
import { useList } from '../../../lib/list/use-list.js';
import { faultOf } from '../../../lib/problem.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { type CatalogueAt, catalogueLists } from '../catalogue-lists.js';
import { CatalogueList } from '../catalogue-list.js';
import { EditorSkeleton } from '../editor-skeleton.js';
import { useOne } from '../use-catalogue.js';
import { useCountryColumns } from './country-columns.js';
import { CountryEditor } from './country-editor.js';

/** /admin/country: the countries, and the one that is open. */
export function CountryPage() {
  const me = useMe();
  const list = useList(catalogueLists.countries);
  if (!me) return null;
  const { id } = list.state;
  if (id === 'new') return <CountryEditor key="new" country={null} actor={me.actor} list={list} />;
  return id ? <Loaded key={id} id={id} actor={me.actor} list={list} /> : <List actor={me.actor} list={list} />;
}

interface Props {
  actor: Actor;
  list: CatalogueAt;
}

function Loaded({ id, actor, list }: Props & { id: string }) {
  const { t } = useTranslation('catalogue');
  const { data, error, refetch } = useOne('countries', isId(id) ? id : '');
  if (data) return <CountryEditor country={data} actor={actor} list={list} />;
  if (!isId(id) || (error && faultOf(error).status === 404)) {
    return (
      <EmptyState
        title={t('gone.countries')}
        text={t('gone.text')}
        action={<Link to={list.href({ id: '', part: '' })}>{t('gone.toList')}</Link>}
      />
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <EditorSkeleton />;
}

function List({ actor, list }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  usePageTitle(t('title.countries'));
  const mayWrite = permits(actor, 'countries.write');
  const open = list.href({ id: '-' });
  const hrefOf = useCallback((id: string) => open.replace('id=-', `id=${id}`), [open]);
  const columns = useCountryColumns(hrefOf, { mayWrite, readsServices: permits(actor, 'services.read') });
  return <CatalogueList kind="countries" list={list} columns={columns} nameOf={(row) => row.name[language]} mayWrite={mayWrite} />;
}
