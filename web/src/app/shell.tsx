import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Me } from '../api/wire.js';
import { useMe } from '../lib/session/session.js';
import { readStored, writeStored } from '../lib/storage.js';
import { Brand } from '../ui/brand.js';
import { isStaff, landingPath } from './pages.js';
import { usePalette } from './late-palette.js';
import { LazyBell, LazyChatsButton, LazyContactLine, LazyUnconfirmedEmail } from './late-parts.js';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.js';
import { StartPage } from './start-page.js';
import { useKeptFocus } from './use-kept-focus.js';
import { usePreload } from './use-preload.js';
import { usePressedLink } from './use-pressed-link.js';

/** A sidebar on a desk, a bar and a drawer on a phone. */
export function Shell({ children }: { children: ReactNode }) {
  const me = useMe();
  const { t } = useTranslation();
  const [full, setFull] = useState(() => readStored('showFullSidebar') !== 'false');
  const toggle = useCallback(() => {
    writeStored('showFullSidebar', String(!full));
    setFull(!full);
  }, [full]);
  const palette = usePalette(me?.actor);
  const content = useRef<HTMLElement>(null);
  useKeptFocus(content);
  usePressedLink();
  usePreload();
  if (!me) return null;
  return (
    <div className={`grid ${styles.app}`} data-narrow={!full || undefined}>
      <a className={`rounded ${styles.skip}`} href="#content">
        {t('skipToContent')}
      </a>
      <TopBar me={me} onSearch={palette.open} />
      <aside className={styles.side} aria-label={t('nav.sections')}>
        <Sidebar me={me} full={full} onToggle={toggle} onSearch={palette.open} />
      </aside>
      <main className={`column min-w-0 ${styles.main}`} id="content" tabIndex={-1} ref={content}>
        {me.emailConfirmed === false ? (
          <div className={styles.mailbox}>
            <LazyUnconfirmedEmail />
          </div>
        ) : null}
        <div className={`full ${styles.page}`} data-above-foot={!isStaff(me.actor) || undefined}>
          <StartPage actor={me.actor}>{children}</StartPage>
        </div>
        {isStaff(me.actor) ? null : (
          <>
            <LazyContactLine />
            <LazyChatsButton />
          </>
        )}
      </main>
      {palette.dialog}
    </div>
  );
}

/** Memoised, as the sidebar is: the palette opens over them. */
const TopBar = memo(function TopBar({ me, onSearch }: { me: Me; onSearch: () => void }) {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure(false);
  const { key } = useLocation();
  useEffect(() => close(), [key, close]);
  return (
    <header className={styles.bar}>
      <Link to={landingPath(me.actor)} className={styles.home} aria-label={t('product')}>
        <Brand />
      </Link>
      <button type="button" className="icon-button" aria-label={t('nav.search')} aria-haspopup="dialog" onClick={onSearch}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <LazyBell staff={isStaff(me.actor)} iconOnly placement="bottom-end" />
      <button type="button" className="icon-button" aria-label={t('nav.menu')} aria-expanded={opened} onClick={open}>
        <IconMenu2 size={20} stroke={1.75} aria-hidden="true" />
      </button>
      <Drawer
        opened={opened}
        onClose={close}
        position="right"
        size={288}
        title={t('nav.menu')}
        closeButtonProps={{ 'aria-label': t('nav.closeMenu') }}
        classNames={{ content: `column ${styles.drawer}`, header: styles.drawerHead, body: styles.drawerBody }}
      >
        <Sidebar me={me} full />
      </Drawer>
    </header>
  );
});
