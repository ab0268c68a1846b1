import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { zoneText } from '#machines/catalogue/working-hours';
import { ownZone } from '../../../lib/days.js';
import { FieldError } from './fields.js';
import styles from './slot-picker.module.css';
import { dayOf, type Slot, slotsByDay, timeOf } from './slots.js';

interface Props {
  language: Language;
  slots: readonly Slot[];
  error: string | undefined;
  onClear: () => void;
}

/** Day, then time, both as radio buttons, so that arrow keys work. */
export function SlotPicker({ language, slots, error, onClear }: Props) {
  const { t } = useTranslation('forms');
  const id = useId();
  const zone = ownZone();
  const days = slotsByDay(slots, zone);
  const [chosen, setChosen] = useState<string | null>(null);
  const day = days.find((one) => one.day === chosen) ?? days[0];
  if (!day) return null;
  return (
    <>
      <fieldset className={`stack gap-2 ${styles.group}`}>
        <legend className="body">{t('consultation.day')}</legend>
        <div className={`flex scroll-x ${styles.days}`}>
          {days.map((one) => (
            <label key={one.day} className={`fixed relative ${styles.choice}`}>
              <input
                className="cover full"
                type="radio"
                name="day"
                value={one.day}
                checked={one.day === day.day}
                onChange={() => setChosen(one.day)}
                {...(one === days[0] ? { 'data-autofocus': true } : {})}
              />
              <span className="nowrap align-center rounded">{dayOf(one.day, 'short', language)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={`stack gap-2 ${styles.group}`} aria-describedby={`${id}-zone ${id}-error`}>
        <legend className="body">{t('consultation.time')}</legend>
        <div className={`stack gap-2 scroll-y ${styles.times}`} key={day.day}>
          {day.slots.map((slot, index) => (
            <label key={slot} className={`fixed relative ${styles.choice}`}>
              <input
                className="cover full"
                type="radio"
                name="slot"
                value={slot}
                aria-invalid={error && index === 0 ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={onClear}
              />
              <span className="nowrap align-center rounded">{timeOf(slot, zone, language)}</span>
            </label>
          ))}
        </div>
        <FieldError id={`${id}-error`} text={error} />
        <p id={`${id}-zone`} className="small muted">
          {t('consultation.zone', { zone: zoneText(zone, language, Date.parse(day.slots[0] ?? '')) })}
        </p>
      </fieldset>
    </>
  );
}
