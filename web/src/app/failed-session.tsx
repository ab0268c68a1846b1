import { ErrorState } from '../ui/states.js';

/** Shown if the server did not identify the reader; offers a retry. */
export const FailedSession = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <main style={{ padding: 28 }}>
    <ErrorState error={error} onRetry={onRetry} />
  </main>
);
