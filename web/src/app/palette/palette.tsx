import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Actor } from '#machines/kernel/people';
import { takeTyping } from '../../lib/keys.js';
import { usePageCommands } from '../../lib/page-commands.js';
import { useLanguage } from '../../lib/use-language.js';
import { ModalSheet } from '../../ui/modal-sheet.js';
import { ErrorNotice } from '../../ui/notice.js';
import { type Choice, choicesFor, useFound } from './choices.js';
import styles from './palette.module.css';

/** Milliseconds without typing before the server is searched. */
const typingPause = 120;

/**
 * A search over orders, people, countries, services, pages and commands. The focus stays in the field; arrows select a line, Enter opens
 * it.
 */
export function Palette({ actor, onClose }: { actor: Actor; onClose: () => void }) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const navigate = useNavigate();
  const commands = usePageCommands();
  const [typed, setTyped] = useState('');
  const word = typed.trim();
  const [asked] = useDebouncedValue(word, typingPause);
  const answer = useFound(asked);
  const found = word.length > 1 ? answer.data : undefined;
  const groups = choicesFor({ typed: word, actor, language, t: common, commands, found });
  const choices = groups.flatMap((group) => group.choices);
  const list = useCombobox({ opened: true });
  const shown = choices.map(({ id }) => id).join();
  const { selectFirstOption, resetSelectedOption } = list;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    resetSelectedOption();
    announceActive(field.current, selectFirstOption());
  }, [shown, resetSelectedOption, selectFirstOption]);
  // Mantine's own target does not announce an option that it did not move to itself, and keeps Escape from the dialog.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const move = { ArrowDown: list.selectNextOption, ArrowUp: list.selectPreviousOption }[event.key];
    if (move) announceActive(field.current, move());
    else if (event.key === 'Enter') list.clickSelectedOption();
    else return;
    event.preventDefault();
  };
  const take = (id: string) => {
    const chosen = choices.find((choice) => choice.id === id);
    if (!chosen) return;
    onClose();
    if (chosen.to) void navigate(chosen.to);
    // A dialog that it opens finds the page without this one.
    else setTimeout(() => chosen.run?.());
  };
  const waits = word.length > 1 && (answer.isFetching || asked !== word);
  return (
    <ModalSheet opened onClose={onClose} title={t('title')} width={640}>
      <Combobox store={list} onOptionSubmit={take}>
        <TextInput
          ref={field}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={list.listId ?? undefined}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          value={typed}
          maxLength={100}
          data-autofocus
          autoComplete="off"
          onFocus={() => {
            const ahead = takeTyping();
            if (ahead) setTyped((typed) => typed + ahead);
          }}
          onKeyDown={onKeyDown}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ErrorNotice error={answer.error} />
        <Combobox.Options className={`mt-3 scroll-y ${styles.list}`} aria-label={t('title')}>
          {groups.map((group) => (
            <Combobox.Group key={group.kind} label={t(`groups.${group.kind}`)}>
              {group.choices.map((choice) => (
                <Line key={choice.id} choice={choice} />
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
        <p className={`dim ${styles.count}`} role="status">
          {choices.length > 0 ? '' : waits ? t('searching') : t('nothing')}
        </p>
      </Combobox>
    </ModalSheet>
  );
}

/* The list marks its active option in the DOM itself, so the field's `aria-activedescendant` is set here. */
function announceActive(field: HTMLInputElement | null, id: string | null): void {
  if (id) field?.setAttribute('aria-activedescendant', id);
  else field?.removeAttribute('aria-activedescendant');
}

const Line = ({ choice: { id, label, note } }: { choice: Choice }) => (
  <Combobox.Option value={id} className={`wrap-line align-baseline ${styles.line}`}>
    <span>{label}</span>
    {note ? <small>{note}</small> : null}
  </Combobox.Option>
);
