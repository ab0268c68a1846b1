import { EraseDialog, PlainDialog } from './confirm-dialogs.js';
import { EditDialog } from './edit-dialog.js';
import { PostDialog } from './post-dialog.js';
import type { Act } from './why-not.js';
import type { Person } from './wire.js';

/** The dialog of an act. */
export function ActDialog({ act, person, onClose }: { act: Act; person: Person; onClose: () => void }) {
  switch (act) {
    case 'edit':
      return <EditDialog person={person} onClose={onClose} />;
    case 'post':
      return <PostDialog person={person} onClose={onClose} />;
    case 'erase':
      return <EraseDialog person={person} onClose={onClose} />;
    case 'inviteAgain':
    case 'secondFactor':
    case 'deactivate':
    case 'reactivate':
      return <PlainDialog act={act} person={person} onClose={onClose} />;
  }
}
