import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import type { OrderHistory } from '../api/wire.js';
import type { AnyWireEvent } from '../../../api/wire.js';

/**
 * Position from 1 of the last event at or before `at`; null before the first. `items` are sorted by time.
 * @param at a minute includes all its seconds
 */
export function placeAt(items: readonly Pick<AnyWireEvent, 'at'>[], at: Date): number | null {
  const end = at.getTime() + 59_999;
  const place = items.findLastIndex((event) => Date.parse(event.at) <= end);
  return place < 0 ? null : place + 1;
}

/** Parses a `datetime-local` value in the browser's zone; null if it is incomplete. */
export function momentIn(text: string): Date | null {
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment;
}

/** A date and time in the reader's zone; selects the last event at or before it. */
export function JumpToDate({ items, onChange }: { items: OrderHistory['items']; onChange: (at: number) => void }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const jump = (submit: FormEvent) => {
    submit.preventDefault();
    const moment = momentIn(text);
    const place = moment && placeAt(items, moment);
    if (place) onChange(place);
    const [first, last] = [items[0]?.at ?? '', items.at(-1)?.at ?? ''];
    const isAfter = moment !== null && moment.getTime() > Date.parse(last);
    setNote(isAfter ? t('history.jump.unchanged', { time: formatTime(last, 'full', language) }) : null);
    if (moment === null) setError(t('history.jump.incomplete'));
    else setError(place === null ? t('history.jump.tooEarly', { time: formatTime(first, 'full', language) }) : null);
  };
  return (
    <form className="mt-3" onSubmit={jump} noValidate>
      <TextInput
        size="xs"
        type="datetime-local"
        label={t('history.jump.label')}
        value={text}
        error={error}
        inputContainer={(input) => (
          <div className="cluster gap-2">
            {input}
            <Button size="xs" type="submit">
              {t('history.jump.submit')}
            </Button>
          </div>
        )}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setError(null);
          setNote(null);
        }}
      />
      {note ? (
        <p className="small muted" role="status">
          {note}
        </p>
      ) : null}
    </form>
  );
}
