import { lazy, Suspense } from 'react';
import { EraseDialog, PlainDialog } from './confirm-dialogs.js';
import { EditDialog } from './edit-dialog.js';
import { PostDialog } from './post-dialog.js';
import type { Act } from './why-not.js';
import type { Person } from './wire.js';

const HandOverDialog = lazy(() => import('./hand-over/hand-over-dialog.js').then((module) => ({ default: module.HandOverDialog })));

/** The dialog of an act. */
export function ActDialog({ act, person, onClose }: { act: Act; person: Person; onClose: () => void }) {
  switch (act) {
    case 'edit':
      return <EditDialog person={person} onClose={onClose} />;
    case 'post':
      return <PostDialog person={person} onClose={onClose} />;
    case 'erase':
      return <EraseDialog person={person} onClose={onClose} />;
    case 'deactivate':
      return person.role === 'Client' ? (
        <PlainDialog act={act} person={person} onClose={onClose} />
      ) : (
        <Suspense fallback={null}>
          <HandOverDialog person={person} onClose={onClose} />
        </Suspense>
      );
    case 'inviteAgain':
    case 'secondFactor':
    case 'reactivate':
      return <PlainDialog act={act} person={person} onClose={onClose} />;
  }
}
