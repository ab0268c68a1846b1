import { useEffect, useState } from 'react';
import type { Language } from '#machines/kernel/ids';
import { call } from '../../api/call.js';
import type { Me } from '../../api/wire.js';
import { useSubject } from '../../lib/session/token-store.js';
import { AccountLink, type AccountLook } from '../parts/account-link.js';

/* The header has several of these, and asks once. */
let asked: { person: string; me: Promise<Me | null> } | undefined;

function whoIs(person: string): Promise<Me | null> {
  // If the session cannot be checked, the same link still leads in.
  if (asked?.person !== person) asked = { person, me: call('GET', '/users/me').catch(() => null) };
  return asked.me;
}

/** Link to the sign-in or to the person's area, on a page that was rendered without a session. */
export default function Account({ look }: { language: Language; look: AccountLook }) {
  const [known, setKnown] = useState<{ person: string; me: Me | null } | null>(null);
  const person = useSubject();
  useEffect(() => {
    if (person === null) return;
    let gone = false;
    void whoIs(person).then((me) => {
      if (!gone) setKnown({ person, me });
    });
    return () => {
      gone = true;
    };
  }, [person]);
  return <AccountLink look={look} me={known?.person === person ? known.me : null} />;
}
