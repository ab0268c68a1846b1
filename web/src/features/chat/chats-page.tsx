import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams, useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../lib/use-page-title.js';
import { PageHeader } from '../../ui/page-header.js';
import { EmptyState, ErrorState, TextSkeleton } from '../../ui/states.js';
import { ChatEntry } from './chat-entry.js';
import styles from './chat.module.css';
import { OpenChat } from './open-chat.js';
import { isSearchable } from '../../lib/list/define-list.js';
import { type Chat, useChat, useChats } from './use-chats.js';
import { useKeys } from '../../lib/keys.js';

type Which = 'all' | 'unread' | 'waiting';
const pageOf = 30;
const most = 100;

/** The page /chats for clients and partners. */
export const ChatsPage = () => <Chats path="/chats" orderPath="/order" which={['all', 'unread']} />;

/** The page /admin/chats for staff, which also lists chats that wait for an answer. */
export const StaffChatsPage = () => <Chats path="/admin/chats" orderPath="/admin/order" which={['all', 'unread', 'waiting']} />;

interface Props {
  path: string;
  orderPath: string;
  which: readonly Which[];
}

/** Query for the list of chats; waiting chats are sorted by the longest wait, and a search that is too short is left out. */
function queryOf(which: Which, search: string, rows: number): URLSearchParams {
  const query = new URLSearchParams({ per_page: String(rows) });
  if (which === 'unread') query.set('filter[unread]', 'true');
  if (which === 'waiting') {
    query.set('filter[waiting]', 'true');
    query.set('sort', 'waitingSince');
  }
  if (isSearchable(search)) query.set('search', search);
  return query;
}

/** Chats on the left and the open one on the right; on a phone one at a time. */
function Chats({ path, orderPath, which }: Props) {
  const { t } = useTranslation('chat');
  usePageTitle(t('title'));
  const [params, setParams] = useSearchParams();
  const asked = which.find((one) => one === params.get('show')) ?? 'all';
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 300);
  const [rows, setRows] = useState(pageOf);
  const { data, error, refetch } = useChats(queryOf(asked, search, rows));
  const chats = data?.items ?? [];
  const named = params.get('chat');
  // By its own name: once it is read it may be in the list no more.
  const { data: open } = useChat(named);
  const show = (next: Which) =>
    setParams(
      (now) => {
        if (next === 'all') now.delete('show');
        else now.set('show', next);
        return now;
      },
      { replace: true },
    );
  const toChat = (chat: Chat) => {
    const query = new URLSearchParams(asked === 'all' ? {} : { show: asked });
    query.set('chat', chat._id);
    return `${path}?${query.toString()}`;
  };
  useChatKeys(chats, open, toChat);
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={`stack align-start mt-4 narrow-stack ${styles.page}`} data-open={open ? true : undefined}>
        <div className={styles.side}>
          <div className="stack gap-2 mb-3">
            <TextInput
              type="search"
              aria-label={t('page.search')}
              placeholder={t('page.search')}
              value={typed}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
            />
            <SegmentedControl
              fullWidth
              aria-label={t('page.filterLabel')}
              data={which.map((one) => ({ value: one, label: t(`page.filters.${one}`) }))}
              value={asked}
              onChange={(next) => show(next as Which)}
            />
          </div>
          {error ? <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} /> : null}
          {!data && !error ? <TextSkeleton lines={8} label={t('loading')} /> : null}
          {data && chats.length === 0 ? <EmptyState title={t('page.none.title')} text={t('page.none.text')} /> : null}
          {chats.length > 0 ? (
            <nav className={`stack scroll-y ${styles.list}`} aria-label={t('page.list')}>
              {chats.map((chat) => (
                <ChatEntry key={chat._id} chat={chat} to={toChat(chat)} current={chat._id === open?._id} />
              ))}
            </nav>
          ) : null}
          {data && data.total > chats.length && rows < most ? (
            <Button variant="subtle" onClick={() => setRows(Math.min(most, rows + pageOf))}>
              {t('page.more')}
            </Button>
          ) : null}
        </div>
        <div className={styles.main}>
          {open ? (
            <OpenChat key={open._id} chat={open} back={path} order={`${orderPath}?id=${open.order._id}`} />
          ) : (
            <EmptyState title={t('page.choose')} />
          )}
        </div>
      </div>
    </>
  );
}

/** j and k select the next and previous chat. */
function useChatKeys(chats: readonly Chat[], open: Chat | undefined, toChat: (chat: Chat) => string): void {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const at = chats.findIndex(({ _id }) => _id === open?._id);
  const go = (to: number) => {
    const chat = chats[to];
    if (chat) void navigate(toChat(chat), { replace: true });
  };
  useKeys('list', [
    { keys: 'j', does: t('page.next'), run: () => go(at + 1) },
    { keys: 'k', does: t('page.previous'), run: () => go(Math.max(0, at - 1)) },
  ]);
}
