import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.js';
import { CountMark } from '../../ui/count-mark.js';
import { DateText } from '../../ui/date-text.js';
import { Quoted } from '../../ui/quoted.js';
import { useMe } from '../../lib/session/session.js';
import { useChatsOf } from '../../lib/order-chats.js';

/** Number of an order's unread messages; renders nothing for zero. */
export function UnreadOfOrder({ order }: { order: string }) {
  const { t } = useTranslation('chat');
  const { data: chats = [] } = useChatsOf(order);
  const unread = chats.reduce((sum, one) => sum + one.unread, 0);
  if (unread === 0) return null;
  return <CountMark count={unread} label={t('page.unread', { count: unread })} />;
}

/** The last message, and a link to the chat, on the client's page of an order. */
export function ChatCard({ order, onOpen }: { order: string; onOpen: () => void }) {
  const { t } = useTranslation('chat');
  const { data: chats } = useChatsOf(order);
  const chat = chats?.[0];
  const last = chat?.last;
  const me = useMe()?.actor.id;
  return (
    <Card title={t('card.title')} roomy aside={<UnreadOfOrder order={order} />}>
      <div className="stack">
        {last ? (
          <p className="breakable">
            <b>{last.author._id === me ? t('you') : last.author.name}</b> <DateText at={last.at} style="moment" />
            <br />
            {last.text === null ? t('page.files', { count: last.files }) : <Quoted text={last.text} />}
          </p>
        ) : (
          <p>{t('card.none')}</p>
        )}
        <div>
          <Button onClick={onOpen}>{t(last ? 'card.open' : 'card.write')}</Button>
        </div>
      </div>
    </Card>
  );
}
