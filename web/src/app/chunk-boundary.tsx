import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { EmptyState, ErrorState } from '../ui/states.js';
import { ChunkError } from './lazy-page.js';

interface State {
  error: unknown;
}

/** Catches what a page could not do by itself: a chunk that did not come, or a fault of ours. */
export class ChunkBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <Fallen error={error} /> : this.props.children;
  }
}

/* A browser keeps a failed module for as long as the page lives, so trying again means loading the page again. */
const reload = () => window.location.reload();

function Fallen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <main style={{ padding: 28 }} role="alert">
      {error instanceof ChunkError ? (
        <EmptyState
          title={t('errors.chunkTitle')}
          text={t('errors.chunkText')}
          action={
            <Button variant="filled" onClick={reload}>
              {t('actions.tryAgain')}
            </Button>
          }
        />
      ) : (
        <ErrorState error={error} onRetry={reload} />
      )}
    </main>
  );
}
