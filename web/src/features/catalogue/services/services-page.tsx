import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import type { Actor } from '#machines/kernel/people';
import { permits } from '#machines/access/table';
import { useAllCountries } from '../../../lib/catalogue-queries.js';
import { useList, useRowHref } from '../../../lib/list/use-list.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { ListExport } from '../../../ui/list/list-export.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { type CatalogueAt, catalogueLists } from '../catalogue-lists.js';
import { CatalogueList } from '../catalogue-list.js';
import { LoadedOne, EditorSkeleton } from '../loaded-one.js';
import { useServiceColumns } from './service-columns.js';
import { ServiceEditor } from './service-editor.js';
import { useDuplicate } from './use-duplicate.js';

const ImportDialog = lazy(() => import('./import-dialog.js').then((module) => ({ default: module.ImportDialog })));

/** The page /admin/services: the list, and the open service. */
export function ServicesPage() {
  const me = useMe();
  const list = useList(catalogueLists.services);
  if (!me) return null;
  const { id } = list.state;
  if (id === 'new') return <NewService actor={me.actor} list={list} />;
  if (!id) return <List actor={me.actor} list={list} />;
  return (
    <LoadedOne key={id} kind="services" list={list}>
      {(one) => <ServiceEditor service={one} actor={me.actor} list={list} />}
    </LoadedOne>
  );
}

interface Props {
  actor: Actor;
  list: CatalogueAt;
}

/* A new one begins in the country the list was narrowed to, and in its currency. */
function NewService({ actor, list }: Props) {
  const { data, isPending } = useAllCountries();
  if (isPending) return <EditorSkeleton />;
  const { country, type } = list.state;
  const currency = data?.find(({ _id }) => _id === country)?.currency;
  return (
    <ServiceEditor key="new" service={null} initial={{ type, ...(currency ? { country, currency } : {}) }} actor={actor} list={list} />
  );
}

function List({ actor, list }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  usePageTitle(t('title.services'));
  const mayWrite = permits(actor, 'services.write');
  const hrefOf = useRowHref(list.href({ id: '-' }));
  const { duplicate, error } = useDuplicate((copy) => list.set({ id: copy._id, part: '' }));
  const columns = useServiceColumns(hrefOf, mayWrite, duplicate);
  return (
    <>
      <CatalogueList
        kind="services"
        list={list}
        columns={columns}
        nameOf={(row) => contentText(row.title, language)}
        mayWrite={mayWrite}
        actions={
          <>
            {mayWrite ? <Import /> : null}
            <ListExport
              path="/services/export"
              name="services"
              query={list.exportQuery}
              formats={['xlsx', 'csv']}
              sections={[{ label: t('exportLabel') }]}
            />
          </>
        }
      />
      <ErrorNotice error={error} />
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
