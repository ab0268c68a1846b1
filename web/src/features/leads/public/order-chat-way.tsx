import { IconMessages } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';

/** The chat of the reader's newest order; null if they have none. */
async function chatPath(): Promise<string | null> {
  const { actor } = await call('GET', '/users/me');
  if (actor.role !== 'Client' && actor.role !== 'Partner') return null;
  const { items } = await call('GET', '/orders', { query: { per_page: 1 } });
  return items[0] ? `/order?id=${items[0]._id}&tab=chat` : null;
}

/** Links to the chat of the reader's newest order; renders nothing without one. */
export default function OrderChatWay() {
  const { t } = useTranslation('forms');
  const [href, setHref] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    chatPath().then(
      (path) => gone || setHref(path),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  if (href === null) return null;
  return (
    <li>
      <a className="entry" href={href}>
        <IconMessages size={20} stroke={1.75} aria-hidden="true" />
        {t('messaging.chat')}
      </a>
    </li>
  );
}
