import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../lib/problem.js';
import styles from './chunk-boundary.module.css';
import { ChunkError } from './lazy-page.js';

interface State {
  error: unknown;
}

/** Catches failures of a page: a chunk that failed to load, or an error in rendering. */
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

/* Plain elements: whatever else was to be fetched for it might not come either. */
function Fallen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const late = error instanceof ChunkError;
  const { detail, requestId } = faultOf(error);
  return (
    <main className={`surface stack gap-2 justify-start ${styles.fallen}`} role="alert">
      <h1 className="large">{late ? t('errors.chunkTitle') : t('errors.title')}</h1>
      <p>{late ? t('errors.chunkText') : (detail ?? t('errors.unexpected'))}</p>
      <button className="medium mt-2 rounded" type="button" onClick={reload}>
        {t('actions.tryAgain')}
      </button>
      {requestId ? <p>{t('errors.requestId', { id: requestId })}</p> : null}
    </main>
  );
}
