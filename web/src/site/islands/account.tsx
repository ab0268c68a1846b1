import { IconUser } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#libs/kernel/ids';
import { call } from '../../api/call.js';
import type { Me } from '../../api/wire.js';
import { useAccessToken } from '../../lib/session/token-store.js';
import styles from '../layout.module.css';

/** The sign-in of the header; for whoever is signed in, who that is (a partner by the company's name) and the way to their own place. */
export default function Account(_: { language: Language }) {
  const { t } = useTranslation('siteParts');
  const [me, setMe] = useState<Me | null>(null);
  const signedIn = useAccessToken() !== null;
  useEffect(() => {
    if (!signedIn) return;
    const asked = new AbortController();
    // Who cannot be told who they are still gets in by the same link.
    call<Me>('GET', '/users/me', { signal: asked.signal }).then(setMe, () => setMe(null));
    return () => asked.abort();
  }, [signedIn]);
  const name = me && (me.partnerCompanyName ?? me.firstName);
  return (
    <a className={styles.item} href="/login" aria-label={name ? t('account.own', { name }) : undefined}>
      {name ? (
        <>
          <IconUser size={18} stroke={1.75} aria-hidden="true" />
          {name}
        </>
      ) : (
        t('account.signIn')
      )}
    </a>
  );
}
