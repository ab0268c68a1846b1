import { Button, Textarea } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sideOf } from '#machines/order/who';
import { byDay } from '../../lib/by-day.js';
import { useMe } from '../../lib/session/session.js';
import type { ChatMessage } from '../../lib/thread.js';
import { DateText } from '../../ui/date-text.js';
import { ConfirmDialog, FormDialog } from '../../ui/form-dialog.js';
import { useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { EmptyState, ErrorState, TextSkeleton } from '../../ui/states.js';
import styles from './chat.module.css';
import { Composer } from './composer.js';
import { type MessageAct, MessageItem, OutgoingItem } from './message.js';
import { type Entry, entriesOf, isMoment, MomentItem, useOrderMoments } from './order-events.js';
import { TemplatesMenu } from './templates-menu.js';
import { TypingLine, useSayTyping } from './typing-line.js';
import { type Chat, mutations, useMessageMutation, useReadMutation, useThread } from './use-chats.js';
import { useOutbox } from './use-outbox.js';

/** Messages of one person within this time stand together. Milliseconds. */
const together = 5 * 60_000;
/** So near to the end somebody is reading the newest. Pixels. */
const nearEnd = 60;

/** One chat: what was said, what is on its way, and where one writes. */
export function ChatThread({ chat }: { chat: Chat }) {
  const { t } = useTranslation('chat');
  const me = useMe();
  const { thread, older } = useThread(chat._id);
  const outbox = useOutbox(chat._id);
  const [act, setAct] = useState<{ act: Exclude<MessageAct, 'reply'>; message: ChatMessage } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const items = thread.data?.items ?? [];
  const { box, content, atEnd, toEnd, onScroll } = useScrolling(items[0]?._id);
  useReading(chat, items, atEnd);
  const [divider] = useState(chat.read);
  const own = me?.actor.id;
  const moments = useOrderMoments(chat.order._id);
  const sayTyping = useSayTyping(chat._id);
  const lastOwn = items.findLast(({ author, removedAt }) => author._id === own && removedAt === null);
  const seenBy = lastOwn ? chat.members.filter(({ _id, read }) => _id !== own && read >= lastOwn.nth).map(({ name }) => name) : [];
  const [choosing, setChoosing] = useState(false);
  const write = (text: string) => {
    outbox.setDraft({ ...outbox.draft, text: outbox.draft.text === '' ? text : `${outbox.draft.text}\n${text}` });
    // The menu gives the focus back to its button first.
    setTimeout(() => field.current?.focus());
  };
  const answers =
    me && chat.kind === 'client' && sideOf(me.actor) === 'staff'
      ? {
          menu: <TemplatesMenu chat={chat} opened={choosing} onChange={setChoosing} onChoose={write} />,
          open: () => setChoosing(true),
        }
      : undefined;
  const reply = items.find(({ _id }) => _id === outbox.draft.replyTo);
  return (
    <section className={styles.thread} aria-label={t(`kinds.${chat.kind}`)}>
      <div className={styles.scroll} ref={box} onScroll={onScroll} role="log" aria-label={t('log')} tabIndex={0}>
        <div ref={content}>
          {thread.isPending ? <TextSkeleton lines={6} label={t('loading')} /> : null}
          {thread.error ? <ErrorState error={thread.error} title={t('failed')} onRetry={() => void thread.refetch()} /> : null}
          {thread.data?.before ? (
            <Button className={styles.older} size="xs" loading={older.reading} onClick={() => void older.read()}>
              {t('older')}
            </Button>
          ) : null}
          <ErrorNotice error={older.failed} />
          {thread.data && items.length === 0 && outbox.outgoing.length === 0 ? (
            <EmptyState title={t(`empty.${chat.kind}.title`)} text={t(`empty.${chat.kind}.text`)} />
          ) : null}
          {byDay(entriesOf(items, moments)).map((day) => (
            <div key={day.key}>
              <p className={styles.day}>
                <DateText at={day.at} style="date" />
              </p>
              {day.events.map((message, at) =>
                isMoment(message) ? (
                  <MomentItem key={message._id} moment={message} />
                ) : (
                  <div key={message._id}>
                    {message.nth === divider + 1 && message.author._id !== own && divider < chat.posted ? (
                      <p className={styles.unread}>{t('unread')}</p>
                    ) : null}
                    <MessageItem
                      message={message}
                      mine={message.author._id === own}
                      seenBy={message._id === lastOwn?._id ? seenBy : []}
                      follows={isNext(day.events[at - 1], message)}
                      mayReply={chat.writing.permitted}
                      onAct={(chosen) => {
                        if (chosen !== 'reply') return setAct({ act: chosen, message });
                        outbox.setDraft({ ...outbox.draft, replyTo: message._id });
                        field.current?.focus();
                      }}
                    />
                  </div>
                ),
              )}
            </div>
          ))}
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
        <div className={styles.newest}>
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
          hint={t(chat.kind === 'team' ? 'teamHint' : 'compose.money')}
        />
      ) : (
        <div className={styles.closed}>
          <Notice tone="info">{chat.writing.detail}</Notice>
        </div>
      )}
      {act?.act === 'edit' ? <EditDialog message={act.message} onClose={() => setAct(null)} /> : null}
      {act?.act === 'remove' ? <RemoveDialog message={act.message} onClose={() => setAct(null)} /> : null}
    </section>
  );
}

const isNext = (before: Entry | undefined, message: ChatMessage): boolean =>
  before !== undefined &&
  !isMoment(before) &&
  before.author._id === message.author._id &&
  Date.parse(message.at) - Date.parse(before.at) < together;

/** Keeps the end in view while somebody is there, and what they read where it is while older messages come before it. */
function useScrolling(first: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const follows = useRef(true);
  const before = useRef({ first, height: 0 });
  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    follows.current = true;
    setAtEnd(true);
  }, []);
  // Whatever makes it longer: a message, one on its way, words that are drawn in another font.
  useEffect(() => {
    if (!content.current) return;
    const grown = new ResizeObserver(() => {
      if (follows.current) toEnd();
    });
    grown.observe(content.current);
    return () => grown.disconnect();
  }, [toEnd]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    if (!follows.current && before.current.first !== first) current.scrollTop += current.scrollHeight - before.current.height;
  }, [first]);
  useEffect(() => {
    before.current = { first, height: box.current?.scrollHeight ?? 0 };
  });
  const onScroll = useCallback(() => {
    if (!box.current) return;
    follows.current = box.current.scrollHeight - box.current.scrollTop - box.current.clientHeight < nearEnd;
    setAtEnd(follows.current);
  }, []);
  return { box, content, atEnd, toEnd, onScroll };
}

/** Marks the newest as read while it is looked at: at the end of the chat, in a tab that is seen. */
function useReading(chat: Chat, items: readonly ChatMessage[], atEnd: boolean): void {
  const { mutate } = useReadMutation();
  const [seen, setSeen] = useState(() => document.visibilityState === 'visible');
  const marked = useRef(chat.read);
  const last = items.at(-1);
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (!seen || !atEnd || last === undefined || last.nth <= marked.current) return;
    marked.current = last.nth;
    mutate(mutations.read(chat._id, last._id));
  }, [atEnd, chat._id, last, mutate, seen]);
}

function EditDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const form = useApiForm({
    values: { text: message.text ?? '' },
    rules: { text: useRequired() },
    write: useMessageMutation(onClose),
    request: ({ text }) => mutations.edit(message._id, text),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('edit.title')} submit={t('edit.save')} onClose={onClose}>
      <Textarea {...form.field('text')} label={t('compose.label')} autosize minRows={2} maxRows={12} />
    </FormDialog>
  );
}

/** One's own is taken back; of others' messages, and old ones, staff say why. */
function RemoveDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  return message.may.edit ? <TakeBackDialog message={message} onClose={onClose} /> : <ModerateDialog message={message} onClose={onClose} />;
}

function TakeBackDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <ConfirmDialog
      title={t('remove.title')}
      submit={t('remove.confirm')}
      danger
      write={useMessageMutation(onClose)}
      request={() => mutations.remove(message._id)}
      onDone={onClose}
      onClose={onClose}
    >
      <RemovedText>{message.text}</RemovedText>
    </ConfirmDialog>
  );
}

function ModerateDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const form = useApiForm({
    values: { reason: '' },
    rules: { reason: useRequired() },
    write: useMessageMutation(onClose),
    request: ({ reason }) => mutations.remove(message._id, reason),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('remove.title')} submit={t('remove.confirm')} danger onClose={onClose}>
      <RemovedText>{message.text}</RemovedText>
      <Textarea {...form.field('reason')} label={t('remove.reason')} maxLength={500} autosize minRows={2} />
    </FormDialog>
  );
}

function RemovedText({ children }: { children: ReactNode }) {
  const { t } = useTranslation('chat');
  return (
    <>
      {children ? <blockquote className={styles.quote}>{children}</blockquote> : null}
      <p>{t('remove.text')}</p>
    </>
  );
}
