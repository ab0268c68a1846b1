import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isId } from '#machines/kernel/ids';
import { faultOf } from '../../lib/problem.js';
import { EmptyState, ErrorState, PageSkeleton } from '../../ui/states.js';
import type { CatalogueAt } from './catalogue-lists.js';
import { type Listed, useOne } from './use-catalogue.js';

interface Props<K extends 'countries' | 'services'> {
  kind: K;
  list: CatalogueAt;
  children: (one: Listed[K]) => ReactNode;
}

/** Loads the row in a list's address; links back to the list if it does not exist. */
export function LoadedOne<K extends 'countries' | 'services'>({ kind, list, children }: Props<K>) {
  const { t } = useTranslation('catalogue');
  const { id } = list.state;
  const { data, error, refetch } = useOne(kind, isId(id) ? id : '');
  if (data) return children(data);
  if (!isId(id) || (error && faultOf(error).status === 404)) {
    return (
      <EmptyState
        title={t(`gone.${kind}`)}
        text={t('gone.text')}
        action={<Link to={list.href({ id: '', part: '' })}>{t('gone.toList')}</Link>}
      />
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <EditorSkeleton />;
}

export const EditorSkeleton = () => <PageSkeleton blocks={[40, 120, 220]} />;
