import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
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
import { addressOf, type CatalogueAddress, exportOf } from '../catalogue-address.js';
import { CatalogueList } from '../catalogue-list.js';
import { EditorSkeleton } from '../editor-skeleton.js';
import { Refusal } from '../../../ui/form-dialog.js';
import { useAllCountries, useOne } from '../use-catalogue.js';
import { ExportMenu } from './export-menu.js';
import { useServiceColumns } from './service-columns.js';
import { ServiceEditor } from './service-editor.js';
import { useDuplicate } from './use-duplicate.js';

const address = addressOf('services');
const ImportDialog = lazy(() => import('./import-dialog.js').then((module) => ({ default: module.ImportDialog })));

/** /admin/services: the services, and the one that is open. */
export function ServicesPage() {
  const me = useMe();
  const place = useListAddress(address);
  if (!me) return null;
  const { id } = place.list;
  if (id === 'new') return <NewService actor={me.actor} place={place} />;
  return id ? <Loaded key={id} id={id} actor={me.actor} place={place} /> : <List actor={me.actor} place={place} />;
}

interface Props {
  actor: Actor;
  place: ListPlace<CatalogueAddress>;
}

/* A new one begins in the country the list was narrowed to, and in its currency. */
function NewService({ actor, place }: Props) {
  const { data, isPending } = useAllCountries();
  if (isPending) return <EditorSkeleton />;
  const { country, type } = place.list;
  const currency = data?.find(({ _id }) => _id === country)?.currency;
  return (
    <ServiceEditor key="new" service={null} begun={{ type, ...(currency ? { country, currency } : {}) }} actor={actor} place={place} />
  );
}

function Loaded({ id, actor, place }: Props & { id: string }) {
  const { t } = useTranslation('catalogue');
  const { data, error, refetch } = useOne('services', isId(id) ? id : '');
  const { list, hrefOf } = place;
  if (data) return <ServiceEditor service={data} actor={actor} place={place} />;
  if (!isId(id) || (error && faultOf(error).status === 404)) {
    return (
      <EmptyState
        title={t('gone.services')}
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
  usePageTitle(t('title.services'));
  const { list, go } = place;
  const mayWrite = permits(actor, 'services.write');
  const open = place.hrefOf({ ...list, id: '-' });
  const hrefOf = useCallback((id: string) => open.replace('id=-', `id=${id}`), [open]);
  const { mutate, error } = useDuplicate((copy) => go({ ...list, id: copy._id, part: '' }));
  const columns = useServiceColumns(hrefOf, mayWrite, mutate);
  return (
    <>
      <CatalogueList
        kind="services"
        place={place}
        columns={columns}
        nameOf={(row) => row.title[language]}
        sorts={useMemo(() => ['-createdAt', 'title', 'price', '-price', 'term'], [])}
        mayWrite={mayWrite}
        actions={
          <>
            {mayWrite ? <Import /> : null}
            <ExportMenu query={exportOf(list)} />
          </>
        }
      />
      {error ? <Refusal error={error} /> : null}
    </>
  );
}

function Import() {
  const { t } = useTranslation('catalogue');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
