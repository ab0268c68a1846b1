import { ActionIcon, Button } from '@mantine/core';
import { IconPaperclip, IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { acceptedTypes } from '../../lib/file-limits.js';
import type { ChatMessage } from '../../lib/thread.js';
import { GrowingTextarea } from '../../ui/growing-textarea.js';
import { AttachedFile } from './attached-file.js';
import styles from './chat.module.css';
import { ReplyLine } from './reply-line.js';
import { mostFiles, useFiles } from './use-files.js';
import type { Draft, Outgoing } from './use-outbox.js';

/** Characters of a message that the server accepts. */
const longest = 4000;

interface Props {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onSay: (text: string, files: Outgoing['files'], replyTo: string | null) => void;
  replyTo: ChatMessage | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  /** canned answers for staff; a slash in the empty field opens them */
  answers?: { menu: ReactNode; open: () => void } | undefined;
  /** kind of the chat, which selects the hint below the field: partners get one about payments */
  hint?: string;
}

/** Enter sends, Shift+Enter breaks the line; files are chosen, dropped or pasted. A message is sent once its files are uploaded. */
export function Composer({ draft, onDraft, onSay, replyTo, field, hint, answers }: Props) {
  const { t } = useTranslation('chat');
  const id = useId();
  const { files, add, drop, clear, retry } = useFiles();
  const zone = useDropzone({
    onDrop: (accepted, rejected) => add([...accepted, ...rejected.map(({ file }) => file)]),
    accept: acceptedTypes,
    noClick: true,
    noKeyboard: true,
  });
  const text = draft.text.trim();
  const spare = [...text].length - longest;
  const whole = files.every(({ stored }) => stored !== null);
  const ready = (text !== '' || files.length > 0) && whole && spare <= 0;
  const [asked, setAsked] = useState(false);
  const say = () => {
    setAsked(!whole && spare <= 0);
    if (!ready) return;
    onSay(
      text,
      files.flatMap(({ stored }) => stored ?? []),
      draft.replyTo,
    );
    clear();
    field.current?.focus();
  };
  const sayAfterAll = useEffectEvent(say);
  useEffect(() => {
    if (!asked || !whole) return;
    const timer = setTimeout(() => sayAfterAll());
    return () => clearTimeout(timer);
  }, [asked, whole]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '/' && answers && draft.text === '') {
      event.preventDefault();
      return answers.open();
    }
    // Who writes with an input method confirms a word with Enter, and sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    say();
  };
  return (
    <div
      {...zone.getRootProps({ role: undefined, tabIndex: undefined })}
      className={`p-3 rule-top ${styles.composer}`}
      data-over={zone.isDragActive || undefined}
    >
      {draft.replyTo === null ? null : <ReplyLine message={replyTo} onDrop={() => onDraft({ ...draft, replyTo: null })} />}
      {files.length > 0 ? (
        <ul className={`stack mb-2 gap-snug ${styles.attached}`}>
          {files.map((file) => (
            <AttachedFile key={file.key} file={file} onDrop={() => drop(file.key)} onRetry={() => retry(file.key)} />
          ))}
        </ul>
      ) : null}
      <div className={`flex ${styles.line}`}>
        <input {...zone.getInputProps({ 'aria-label': t('compose.attach'), tabIndex: -1 })} />
        <ActionIcon variant="subtle" size={36} aria-label={t('compose.attach')} disabled={files.length >= mostFiles} onClick={zone.open}>
          <IconPaperclip size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        {answers?.menu}
        <GrowingTextarea
          ref={field}
          className={styles.field}
          aria-label={t('compose.label')}
          aria-describedby={id}
          placeholder={t('compose.placeholder')}
          maxRows={8}
          value={draft.text}
          error={spare > 0 ? t('compose.tooLong', { count: spare }) : undefined}
          onChange={({ currentTarget: { value } }) => {
            setAsked(false);
            onDraft({ ...draft, text: value });
          }}
          onKeyDown={onKeyDown}
          onPaste={({ clipboardData }) => clipboardData.files.length > 0 && add([...clipboardData.files])}
        />
        <Button variant="filled" className={styles.send} aria-disabled={!ready || undefined} onClick={say}>
          <IconSend2 size={16} stroke={1.75} aria-hidden="true" />
          <span className={styles.sendWord}>{t('compose.send')}</span>
        </Button>
      </div>
      <p id={id} className="dim text-xs mt-snug">
        {asked && !whole ? <span role="status">{t('compose.waits')}</span> : <span className={styles.keys}>{t('compose.hint')}.</span>}{' '}
        {hint}
      </p>
    </div>
  );
}
