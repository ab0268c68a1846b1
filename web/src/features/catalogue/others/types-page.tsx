import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import type { Actor } from '#machines/kernel/people';
import { permits } from '#machines/access/table';
import { useList, useRowHref } from '../../../lib/list/use-list.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { usePageTitle } from '../../../lib/use-page-title.js';
import { catalogueLists } from '../catalogue-lists.js';
import { CatalogueList } from '../catalogue-list.js';
import { useAllTypes } from '../use-catalogue.js';
import type { ServiceType } from '../wire.js';
import { TitleDialog } from './title-dialog.js';
import { useTitledColumns } from './titled-columns.js';

/** The page /admin/type-services: types of services with their number of services. */
export function TypesPage() {
  const me = useMe();
  return me ? <Types actor={me.actor} /> : null;
}

function Types({ actor }: { actor: Actor }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  usePageTitle(t('title.service-types'));
  const list = useList(catalogueLists['service-types']);
  const mayWrite = permits(actor, 'settings.write');
  const toOne = useRowHref(list.href({ id: '-' }));
  const columns = useTitledColumns<ServiceType>('service-types', toOne, { mayWrite, readsServices: permits(actor, 'services.read') });
  const types = useAllTypes();
  const one = types.data?.find(({ _id }) => _id === list.state.id) ?? null;
  return (
    <>
      <CatalogueList
        kind="service-types"
        list={list}
        columns={columns}
        nameOf={(row) => contentText(row.title, language)}
        mayWrite={mayWrite}
      />
      {list.state.id === 'new' || one ? (
        <TitleDialog key={list.state.id} kind="service-types" one={one} readOnly={!mayWrite} onClose={() => list.set({ id: '' })} />
      ) : null}
    </>
  );
}
