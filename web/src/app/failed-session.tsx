import { ErrorState } from '../ui/states.js';

/** The server did not say who the reader is: what happened, and another try. */
export const FailedSession = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <main style={{ padding: 28 }}>
    <ErrorState error={error} onRetry={onRetry} />
  </main>
);
