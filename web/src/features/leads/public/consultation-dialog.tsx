import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { dayIn } from '#machines/kernel/time';
import { ownName } from '#machines/kernel/format';
import { languages } from '#machines/kernel/languages';
import { ownZone } from '../../../lib/days.js';
import { loadedPhones } from '../../../lib/phones.js';
import { NativeDialog } from '../../../ui/native-dialog.js';
import { CallFields } from './call-fields.js';
import { Consent, Done } from './form-parts.js';
import { book } from './consultation-calls.js';
import { Banner, EmailField, TextArea } from './fields.js';
import styles from './forms.module.css';
import type { FormContext } from './lead-context.js';
import { SlotPicker } from './slot-picker.js';
import slotStyles from './slot-picker.module.css';
import { dayOf, timeOf } from './slots.js';
import { usePublicForm } from './use-public-form.js';
import { useSlots } from './use-slots.js';

interface Props {
  language: Language;
  open: boolean;
  onClose: () => void;
  context?: FormContext | undefined;
}

interface Sent {
  slot: string;
  email: string;
  phone: string;
}

const rules = { slot: 'slot', name: 'required', phone: 'phone', email: 'email', callLanguage: 'optional', topic: 'optional' } as const;

/** Books a consultation of half an hour. Input stays if another visitor takes the slot. */
export function ConsultationDialog({ language, open, onClose, context }: Props) {
  const { t } = useTranslation('forms');
  const [sent, setSent] = useState<Sent | null>(null);
  const { slots, failed, reload } = useSlots(open && sent === null);
  const form = usePublicForm({
    rules,
    send: (booking, key) => book(booking, key, context),
    onSent: (_, { slot, email, phone }) => setSent({ slot, email, phone: loadedPhones()?.formatPhone(phone) ?? phone }),
    onRefused: (code) => (code === 'slotTaken' || code === 'slotNotOffered') && reload(),
  });
  const close = () => {
    onClose();
    setSent(null);
  };
  return (
    <NativeDialog
      open={open}
      onClose={close}
      locked={form.busy}
      width={640}
      title={t(sent === null ? 'consultation.title' : 'consultation.doneTitle')}
      closeLabel={t('actions.close')}
      stage={sent === null ? (slots === null ? 'waiting' : 'form') : 'success'}
    >
      {sent === null ? (
        <form className={`stack ${styles.form}`} noValidate onSubmit={form.onSubmit}>
          <p className="muted">{t('consultation.lead')}</p>
          {slots && slots.length > 0 ? (
            <>
              <SlotPicker language={language} slots={slots} error={form.errors.slot} onClear={() => form.clear('slot')} />
              <div className={`stack align-start narrow-stack two-up ${styles.pair}`}>
                <CallFields form={form} />
                <CallLanguage language={language} />
                <EmailField wide error={form.errors.email} onClear={() => form.clear('email')} />
                <TextArea
                  label={t('fields.topic')}
                  name="topic"
                  maxLength={1000}
                  error={form.errors.topic}
                  onClear={() => form.clear('topic')}
                />
              </div>
              <Banner text={form.banner} />
              <button type="submit" className="button" data-main aria-disabled={form.busy}>
                {t('consultation.submit')}
              </button>
              <Consent language={language} />
            </>
          ) : (
            <NoSlots slots={slots} failed={failed} onRetry={reload} />
          )}
        </form>
      ) : (
        <Booked sent={sent} language={language} onClose={close} />
      )}
    </NativeDialog>
  );
}

/** Asks in which language to call; by default the page's. */
function CallLanguage({ language }: Pick<Props, 'language'>) {
  const { t } = useTranslation('forms');
  return (
    <fieldset className={`stack gap-2 ${slotStyles.group}`} data-wide>
      <legend className="body">{t('consultation.callLanguage')}</legend>
      <div className={`flex ${slotStyles.days}`}>
        {languages.map((one) => (
          <label key={one} className={`fixed relative ${slotStyles.choice}`}>
            <input className="cover full" type="radio" name="callLanguage" value={one} defaultChecked={one === language} />
            <span className="nowrap align-center rounded">{ownName(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function NoSlots({ slots, failed, onRetry }: { slots: readonly string[] | null; failed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('forms');
  if (failed)
    return (
      <div role="alert" className="stack sunken muted gap-3 justify-start p-4">
        <p>{t('consultation.failed')}</p>
        <button type="button" className="button" data-small onClick={onRetry}>
          {t('actions.tryAgain')}
        </button>
      </div>
    );
  return (
    <p role="status" className={`stack sunken muted gap-3 justify-start p-4 ${slots === null ? styles.waiting : ''}`}>
      {t(slots === null ? 'consultation.loading' : 'consultation.none')}
    </p>
  );
}

const half = 30 * 60_000;

function Booked({ sent: { slot, email, phone }, language, onClose }: { sent: Sent; language: Props['language']; onClose: () => void }) {
  const { t } = useTranslation('forms');
  const zone = ownZone();
  const when = t('consultation.doneWhen', {
    day: dayOf(dayIn(new Date(slot), zone), 'long', language),
    from: timeOf(slot, zone, language),
    to: timeOf(Date.parse(slot) + half, zone, language),
  });
  return (
    <Done title={when} text={t('consultation.doneMail', { email, phone })}>
      <button type="button" className="button" data-small data-autofocus onClick={onClose}>
        {t('actions.close')}
      </button>
    </Done>
  );
}
