import {
  IconBrandTelegram,
  IconBrandWhatsapp,
  type Icon,
  IconMail,
  IconMessage,
  IconMessageCircle,
  IconPhone,
  IconPhoneCall,
  IconX,
} from '@tabler/icons-react';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { kindNames, type MessengerKind, type SiteSettings } from '#machines/catalogue/site-settings';
import { telHref } from '../../../lib/phone.js';
import { accessToken } from '../../../lib/session/token-store.js';
import { callHref, loadCallDialog } from './call-button.js';
import { LateButton, useLateDialog } from './late-dialog.js';
import styles from './messaging-button.module.css';
import { useCoversMain } from './use-covers-main.js';

/** Ways to reach the office; the menu leaves out those that are missing. */
export interface Contacts {
  phone?: string | null;
  email?: string | null;
  messengers?: SiteSettings['messengers'];
}

interface Props {
  language: Language;
  contacts: Contacts;
}

const icons: Readonly<Record<MessengerKind, Icon>> = {
  telegram: IconBrandTelegram,
  whatsapp: IconBrandWhatsapp,
  viber: IconPhoneCall,
  max: IconMessageCircle,
};

const OrderChatWay = lazy(() => import('./order-chat-way.js'));

/** Offers chat, call, email and messengers in the corner of public pages. Opens without scripts too. */
export function MessagingButton({ language, contacts }: Props) {
  const { t } = useTranslation('forms');
  const box = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const href = callHref(language);
  const late = useLateDialog(loadCallDialog, { language }, href);
  const close = () => {
    if (box.current) box.current.open = false;
  };
  useCloseBeside(box, open);
  const covers = useCoversMain(box) && !open;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    box.current?.querySelector('summary')?.focus();
  };
  return (
    <>
      <details
        ref={box}
        className={`opens ${styles.place}`}
        data-covers={covers || undefined}
        onKeyDown={onKeyDown}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className={`center raised ${styles.button}`} aria-label={t('messaging.open')}>
          {open ? <IconX size={20} stroke={1.75} aria-hidden="true" /> : <IconMessage size={20} stroke={1.75} aria-hidden="true" />}
        </summary>
        <div className={`sheet ${styles.panel}`} onClick={close}>
          <p className={`strong ${styles.title}`}>{t('messaging.title')}</p>
          <ul>
            {open && accessToken() !== null ? (
              <Suspense fallback={null}>
                <OrderChatWay />
              </Suspense>
            ) : null}
            <li>
              <LateButton late={late} href={href} look="entry">
                <IconPhone className="muted" size={20} stroke={1.75} aria-hidden="true" />
                {t('call.open')}
              </LateButton>
            </li>
            <Ways contacts={contacts} />
          </ul>
        </div>
      </details>
      {late.dialog}
    </>
  );
}

function Ways({ contacts: { phone, email, messengers = [] } }: Pick<Props, 'contacts'>) {
  const { t } = useTranslation('forms');
  return (
    <>
      {phone ? <Way href={telHref(phone)} icon={IconPhoneCall} label={t('messaging.phone', { phone })} /> : null}
      {email ? <Way href={`mailto:${email}`} icon={IconMail} label={t('messaging.mail', { email })} /> : null}
      {messengers.map(({ kind, url }) => (
        <Way key={url} href={url} icon={icons[kind]} label={t('messaging.messenger', { name: kindNames[kind] })} away />
      ))}
    </>
  );
}

function Way({ href, icon: Glyph, label, away = false }: { href: string; icon: Icon; label: string; away?: boolean }) {
  return (
    <li>
      <a className="entry" href={href} {...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        <Glyph size={20} stroke={1.75} aria-hidden="true" />
        {label}
      </a>
    </li>
  );
}

function useCloseBeside(box: { current: HTMLDetailsElement | null }, open: boolean) {
  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (box.current && target instanceof Node && !box.current.contains(target)) box.current.open = false;
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [box, open]);
}
