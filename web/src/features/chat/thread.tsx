import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sideOf } from '#machines/order/who';
import { languageName } from '../../lib/format.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import type { ChatMessage } from '../../lib/thread.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { EmptyState, ErrorState, TextSkeleton } from '../../ui/states.js';
import { EditDialog, RemoveDialog } from './act-dialogs.js';
import styles from './chat.module.css';
import { Composer } from './composer.js';
import { Days } from './days.js';
import type { MessageAct } from './message-menu.js';
import { OutgoingItem } from './outgoing.js';
import { TemplatesMenu } from './templates-menu.js';
import { TypingLine, useSayTyping } from './typing-line.js';
import { type Chat, useThread } from './use-chats.js';
import { useOutbox } from './use-outbox.js';
import { useReading } from './use-reading.js';
import { useScrolling } from './use-scrolling.js';

const noMessages: readonly ChatMessage[] = [];

/** Messages of one chat, those being sent, and the field. */
export function ChatThread({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat');
  const me = useMe();
  const { thread, older } = useThread(chat._id);
  const outbox = useOutbox(chat._id);
  const [act, setAct] = useState<{ act: Exclude<MessageAct, 'reply'>; message: ChatMessage } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const items = thread.data?.items ?? noMessages;
  const { box, content, atEnd, toEnd, onScroll } = useScrolling(items[0]?._id);
  useReading(chat, items, atEnd);
  const own = me?.actor.id;
  const sayTyping = useSayTyping(chat._id);
  const [choosing, setChoosing] = useState(false);
  const write = (text: string) => {
    outbox.setDraft({ ...outbox.draft, text: outbox.draft.text === '' ? text : `${outbox.draft.text}\n${text}` });
    // The menu gives the focus back to its button first.
    setTimeout(() => field.current?.focus());
  };
  const side = me === undefined ? 'client' : sideOf(me.actor);
  const reader = useLanguage();
  const reads = () => (side === 'client' ? t('compose.money') : t('compose.reads', { language: languageName(chat.language, reader) }));
  const answers =
    side === 'staff' && chat.kind === 'client'
      ? {
          menu: <TemplatesMenu chat={chat} opened={choosing} onChange={setChoosing} onChoose={write} />,
          open: () => setChoosing(true),
        }
      : undefined;
  const { setDraft } = outbox;
  const onAct = useCallback(
    (chosen: MessageAct, message: ChatMessage) => {
      if (chosen !== 'reply') return setAct({ act: chosen, message });
      setDraft((draft) => ({ ...draft, replyTo: message._id }));
      field.current?.focus();
    },
    [setDraft],
  );
  const reply = items.find(({ _id }) => _id === outbox.draft.replyTo);
  return (
    <section className={`surface column relative clip ${styles.thread}`} aria-label={t(`kinds.${chat.kind}`)}>
      <div className={`p-4 scroll-y ${styles.scroll}`} ref={box} onScroll={onScroll} role="log" aria-label={t('log')} tabIndex={0}>
        <div ref={content}>
          {thread.isPending ? <TextSkeleton lines={6} label={t('loading')} /> : null}
          {thread.error ? <ErrorState error={thread.error} title={t('failed')} onRetry={() => void thread.refetch()} /> : null}
          {thread.data?.before ? (
            <Button className={`block ${styles.older}`} size="xs" loading={older.reading} onClick={() => void older.read()}>
              {t('older')}
            </Button>
          ) : null}
          <ErrorNotice error={older.failed} />
          {thread.data && items.length === 0 && outbox.outgoing.length === 0 ? (
            <EmptyState title={t(`empty.${chat.kind}.title`)} text={t(`empty.${chat.kind}.text`)} />
          ) : null}
          <Days chat={chat} items={items} own={own} onAct={onAct} />
          {outbox.outgoing.map((message) => (
            <OutgoingItem
              key={message.id}
              message={message}
              onRetry={() => outbox.retry(message)}
              onDiscard={() => outbox.discard(message.id)}
            />
          ))}
        </div>
      </div>
      {atEnd ? null : (
        <div className={`relative ${styles.newest}`}>
          <Button size="xs" leftSection={<IconArrowDown size={14} stroke={1.75} aria-hidden="true" />} onClick={toEnd}>
            {t('newest')}
          </Button>
        </div>
      )}
      {chat.writing.permitted ? <TypingLine chat={chat._id} /> : null}
      {chat.writing.permitted ? (
        <Composer
          draft={outbox.draft}
          onDraft={(draft) => {
            if (draft.text !== '' && draft.text !== outbox.draft.text) sayTyping();
            outbox.setDraft(draft);
          }}
          onSay={(...said) => {
            toEnd();
            outbox.say(...said);
          }}
          replyTo={reply}
          answers={answers}
          field={field}
          hint={chat.kind === 'team' ? t('teamHint') : reads()}
        />
      ) : (
        <div className="p-3 rule-top">
          <Notice tone="info">{chat.writing.detail}</Notice>
        </div>
      )}
      {act?.act === 'edit' ? <EditDialog message={act.message} onClose={() => setAct(null)} /> : null}
      {act?.act === 'remove' ? <RemoveDialog message={act.message} onClose={() => setAct(null)} /> : null}
    </section>
  );
}
