import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isId } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { permits } from '#machines/access/table';
import { type ListPlace, useListAddress } from '../../../lib/list/use-list-address.js';
import { faultOf } from '../../../lib/problem.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { addressOf, type CatalogueAddress } from '../catalogue-address.js';
import { CatalogueList } from '../catalogue-list.js';
import { EditorSkeleton } from '../editor-skeleton.js';
import { useOne } from '../use-catalogue.js';
import { useCountryColumns } from './country-columns.js';
import { CountryEditor } from './country-editor.js';

const address = addressOf('countries');

/** /admin/country: the countries, and the one that is open. */
export function CountryPage() {
  const me = useMe();
  const place = useListAddress(address);
  if (!me) return null;
  const { id } = place.list;
  if (id === 'new') return <CountryEditor key="new" country={null} actor={me.actor} place={place} />;
  return id ? <Loaded key={id} id={id} actor={me.actor} place={place} /> : <List actor={me.actor} place={place} />;
}

interface Props {
  actor: Actor;
  place: ListPlace<CatalogueAddress>;
}

function Loaded({ id, actor, place }: Props & { id: string }) {
  const { t } = useTranslation('catalogue');
  const { data, error, refetch } = useOne('countries', isId(id) ? id : '');
  const { list, hrefOf } = place;
  if (data) return <CountryEditor country={data} actor={actor} place={place} />;
  if (!isId(id) || (error && faultOf(error).status === 404)) {
    return (
      <EmptyState
        title={t('gone.countries')}
        text={t('gone.text')}
        action={<Link to={hrefOf({ ...list, id: '', part: '' })}>{t('gone.toList')}</Link>}
      />
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <EditorSkeleton />;
}

function List({ actor, place }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  usePageTitle(t('title.countries'));
  const mayWrite = permits(actor, 'countries.write');
  const open = place.hrefOf({ ...place.list, id: '-' });
  const hrefOf = useCallback((id: string) => open.replace('id=-', `id=${id}`), [open]);
  const columns = useCountryColumns(hrefOf, { mayWrite, readsServices: permits(actor, 'services.read') });
  return (
    <CatalogueList
      kind="countries"
      place={place}
      columns={columns}
      nameOf={(row) => row.name[language]}
      sorts={useMemo(() => ['-createdAt', 'createdAt', 'name', '-name'], [])}
      mayWrite={mayWrite}
    />
  );
}
