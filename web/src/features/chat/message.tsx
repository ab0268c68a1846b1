import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconAlertCircle, IconCornerUpLeft, IconDots, IconPaperclip, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSize, formatTime } from '../../lib/format.js';
import type { ChatMessage } from '../../lib/thread.js';
import { useLanguage } from '../../lib/use-language.js';
import { DownloadLink } from '../../ui/download-link.js';
import { Thumbnail } from '../../ui/file-preview/thumbnail.js';
import { useErrorText } from '../../ui/notice.js';
import { PersonAvatar } from '../../ui/person-avatar.js';
import styles from './chat.module.css';
import type { Outgoing } from './use-outbox.js';
import { Words } from './words.js';

export type MessageAct = 'reply' | 'edit' | 'remove';

interface Props {
  message: ChatMessage;
  mine: boolean;
  /** it follows at once on one by the same person: their name stands there already */
  follows: boolean;
  /** names of those who have read it, told under one's own last message */
  seenBy: readonly string[];
  /** writing is over: nobody answers */
  mayReply: boolean;
  onAct: (act: MessageAct) => void;
}

/** A message as it stands: who said it when, what it answers, its words and files. */
export function MessageItem({ message, mine, follows, seenBy, mayReply, onAct }: Props) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { author, side, at, text, removedAt, editedAt, earlier } = message;
  const time = formatTime(at, 'time', language);
  return (
    <Bubble mine={mine} name={author.name} follows={follows} head={follows ? null : <Head name={author.name} side={side} mine={mine} />}>
      {message.replyTo ? (
        <blockquote className={styles.quote}>
          <b>{message.replyTo.author.name}</b> {message.replyTo.text ?? <i>{t('nothingLeft')}</i>}
        </blockquote>
      ) : null}
      {removedAt === null ? null : <p className={styles.gone}>{t('removed')}</p>}
      {text === null ? null : (
        <p className={styles.words}>
          <Words text={text} />
        </p>
      )}
      <Files files={message.files} />
      {earlier ? (
        <details className={styles.earlier}>
          <summary>{t('earlier')}</summary>
          {earlier.map((words, place) => (
            <p key={place} className={styles.words}>
              {words}
            </p>
          ))}
        </details>
      ) : null}
      <div className={styles.meta}>
        {editedAt === null || removedAt !== null ? null : <span>{t('edited')}</span>}
        <time dateTime={at}>{time}</time>
        {seenBy.length > 0 ? <span>{t('seenBy', { names: seenBy.join(', ') })}</span> : null}
        {removedAt === null ? <Acts message={message} time={time} mayReply={mayReply} onAct={onAct} /> : null}
      </div>
    </Bubble>
  );
}

function Head({ name, side, mine }: { name: string; side: ChatMessage['side']; mine: boolean }) {
  const { t } = useTranslation('chat');
  return (
    <p className={styles.head}>
      <b>{mine ? t('you') : name}</b> {mine ? null : <span>{t(`sides.${side}`)}</span>}
    </p>
  );
}

interface BubbleProps {
  mine: boolean;
  name: string;
  follows: boolean;
  head: ReactNode;
  children: ReactNode;
}

const Bubble = ({ mine, name, follows, head, children }: BubbleProps) => (
  <div className={styles.row} data-mine={mine || undefined} data-follows={follows || undefined}>
    {mine || follows ? <span className={styles.face} /> : <PersonAvatar name={name} size="block" />}
    <div className={styles.bubble}>
      {head}
      {children}
    </div>
  </div>
);

function Files({ files }: { files: ChatMessage['files'] }) {
  const language = useLanguage();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file._id}>
          <Thumbnail file={file} />
          <span>
            <DownloadLink file={file} /> {file.size === undefined ? null : <small>{formatSize(file.size, language)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Acts({ message, time, mayReply, onAct }: Pick<Props, 'message' | 'mayReply' | 'onAct'> & { time: string }) {
  const { t } = useTranslation('chat');
  const { may } = message;
  if (!mayReply && !may.edit && !may.remove) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" size="sm" className={styles.acts} aria-label={t('message.menu', { name: message.author.name, time })}>
          <IconDots size={16} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayReply ? (
          <Menu.Item leftSection={<IconCornerUpLeft size={16} stroke={1.75} aria-hidden="true" />} onClick={() => onAct('reply')}>
            {t('message.reply')}
          </Menu.Item>
        ) : null}
        {may.edit ? (
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />} onClick={() => onAct('edit')}>
            {t('message.edit')}
          </Menu.Item>
        ) : null}
        {may.remove ? (
          <Menu.Item leftSection={<IconTrash size={16} stroke={1.75} aria-hidden="true" />} onClick={() => onAct('remove')}>
            {t(may.edit ? 'message.remove' : 'message.removeOther')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

/** A message on its way, shown where it will stand; or why it is not there, and what can be done. */
export function OutgoingItem({ message, onRetry, onDiscard }: { message: Outgoing; onRetry: () => void; onDiscard: () => void }) {
  const { t } = useTranslation('chat');
  const words = useErrorText();
  return (
    <Bubble mine name="" follows head={null}>
      {message.text === '' ? null : <p className={styles.words}>{message.text}</p>}
      {message.files.length > 0 ? (
        <ul className={styles.files}>
          {message.files.map(({ _id, name }) => (
            <li key={_id}>
              <IconPaperclip size={16} stroke={1.75} aria-hidden="true" />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {message.error === null ? (
        <p className={styles.meta}>{t('sending')}</p>
      ) : (
        <div className={styles.unsent} role="alert">
          <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
          <span>
            {t('unsent')} {words(message.error)}
          </span>
          <Button size="xs" onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button size="xs" variant="subtle" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </div>
      )}
    </Bubble>
  );
}
