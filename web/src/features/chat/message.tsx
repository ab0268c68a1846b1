import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSize, formatTime } from '../../lib/format.js';
import type { ChatMessage } from '../../lib/thread.js';
import { useLanguage } from '../../lib/use-language.js';
import { DownloadLink } from '../../ui/download-link.js';
import { Thumbnail } from '../../ui/file-preview/thumbnail.js';
import { Quoted } from '../../ui/quoted.js';
import { Bubble } from './bubble.js';
import styles from './chat.module.css';
import { type MessageAct, MessageMenu } from './message-menu.js';
import { LinkedText } from './linked-text.js';

interface Props {
  message: ChatMessage;
  mine: boolean;
  /** directly after a message of the same person, so that the name is omitted */
  follows: boolean;
  /** names of its readers, shown below the reader's last message */
  seenBy: readonly string[];
  /** false once writing has ended */
  mayReply: boolean;
  onAct: (act: MessageAct, message: ChatMessage) => void;
}

/** One message with its author, time, quoted message, files, and the reader's actions. Memoised, because each new message renders the thread. */
export const MessageItem = memo(function MessageItem({ message, mine, follows, seenBy, mayReply, onAct }: Props) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { author, side, at, text, removedAt, editedAt, earlier } = message;
  const time = formatTime(at, 'time', language);
  return (
    <Bubble mine={mine} name={author.name} follows={follows} head={follows ? null : <Head name={author.name} side={side} mine={mine} />}>
      {message.replyTo ? (
        <blockquote className={`small muted breakable ${styles.quote}`}>
          <b>{message.replyTo.author.name}</b>{' '}
          {message.replyTo.text === null ? <i>{t('nothingLeft')}</i> : <Quoted text={message.replyTo.text} />}
        </blockquote>
      ) : null}
      {removedAt === null ? null : <p className={`muted ${styles.gone}`}>{t('removed')}</p>}
      {text === null ? null : (
        <p className="breakable preformatted">
          <Quoted text={text}>
            <LinkedText text={text} />
          </Quoted>
        </p>
      )}
      <Files files={message.files} />
      {earlier ? (
        <details className={`muted text-sm ${styles.earlier}`}>
          <summary>{t('earlier')}</summary>
          {earlier.map((version, place) => (
            <p key={place} className="breakable preformatted">
              <Quoted text={version} />
            </p>
          ))}
        </details>
      ) : null}
      <div className={`row muted gap-2 justify-end text-xs ${styles.meta}`}>
        {editedAt === null || removedAt !== null ? null : <span>{t('edited')}</span>}
        <time dateTime={at}>{time}</time>
        {seenBy.length > 0 ? <span>{t('seenBy', { names: seenBy.join(', ') })}</span> : null}
        {removedAt === null ? <MessageMenu message={message} time={time} mayReply={mayReply} onAct={(act) => onAct(act, message)} /> : null}
      </div>
    </Bubble>
  );
});

function Head({ name, side, mine }: { name: string; side: ChatMessage['side']; mine: boolean }) {
  const { t } = useTranslation('chat');
  return (
    <p className="small muted">
      <b className="ink strong">{mine ? t('you') : name}</b> {mine ? null : <span>{t(`sides.${side}`)}</span>}
    </p>
  );
}

function Files({ files }: { files: ChatMessage['files'] }) {
  const language = useLanguage();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li className="flex gap-snug" key={file._id}>
          <Thumbnail file={file} />
          <span className="breakable min-w-0">
            <DownloadLink file={file} />{' '}
            {file.size === undefined ? null : <small className="muted">{formatSize(file.size, language)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
