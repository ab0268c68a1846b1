import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ChatKind } from '#machines/chat/events';
import { useChatsOf } from '../../lib/order-chats.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import { ChatThread } from './thread.js';

/** The chats of one order: clients have one, partner and staff switch between two. */
export function OrderChat({ order }: { order: string }) {
  const { t } = useTranslation('chat');
  const { data: chats, error, refetch } = useChatsOf(order);
  const [params] = useSearchParams();
  const [kind, setKind] = useState<ChatKind>(params.get('chat') === 'team' ? 'team' : 'client');
  if (error) return <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />;
  if (!chats) return <TextSkeleton lines={6} label={t('loading')} />;
  const chat = chats.find((one) => one.kind === kind) ?? chats[0];
  if (!chat) return null;
  return (
    <>
      {chats.length > 1 ? (
        <SegmentedControl
          className="mb-3"
          aria-label={t('kinds.label')}
          data={chats.map((one) => ({
            value: one.kind,
            label: one.unread > 0 ? `${t(`kinds.${one.kind}`)} (${one.unread})` : t(`kinds.${one.kind}`),
          }))}
          value={kind}
          onChange={(chosen) => setKind(chosen as ChatKind)}
        />
      ) : null}
      <ChatThread key={chat._id} chat={chat} />
    </>
  );
}
