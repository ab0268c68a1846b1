import { lazy, Suspense, useState } from 'react';
import { EraseDialog, PlainDialog } from './confirm-dialogs.js';
import { EditDialog } from './edit-dialog.js';
import type { Leaving } from './hand-over/hand-over-dialog.js';
import { PostDialog } from './post-dialog.js';
import type { Act } from './why-not.js';
import type { Person } from './wire.js';

const HandOverDialog = lazy(() => import('./hand-over/hand-over-dialog.js').then((module) => ({ default: module.HandOverDialog })));

interface Props {
  act: Act;
  person: Person;
  onClose: () => void;
}

/** The dialog of an action. If it removes open work from the person, the dialog that hands it over follows. */
export function ActDialog({ act, person, onClose }: Props) {
  const deactivates = act === 'deactivate' && person.role !== 'Client';
  const [leaving, setLeaving] = useState<Leaving | null>(deactivates ? { by: 'deactivate' } : null);
  if (leaving === null) return <OwnDialog {...{ act, person, onClose }} onLeave={setLeaving} />;
  return (
    <Suspense fallback={null}>
      <HandOverDialog {...{ person, leaving, onClose }} />
    </Suspense>
  );
}

function OwnDialog({ act, person, onClose, onLeave }: Props & { onLeave: (leaving: Leaving) => void }) {
  switch (act) {
    case 'edit':
      return <EditDialog person={person} onClose={onClose} />;
    case 'post':
      return <PostDialog person={person} onLeave={onLeave} onClose={onClose} />;
    case 'erase':
      return <EraseDialog person={person} onLeave={onLeave} onClose={onClose} />;
    case 'deactivate':
    case 'inviteAgain':
    case 'secondFactor':
    case 'reactivate':
      return <PlainDialog act={act} person={person} onClose={onClose} />;
  }
}
