import { type ComponentType, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { addressOf } from '#machines/selection-wizard/context';
import { useHydrated } from '../../lib/use-hydrated.js';
import { answerOf } from './progress.js';
import styles from './selection.module.css';
import { pathOf, type Wizard } from './wizard.js';

/** What the visitor has selected until now, as the dialog that emails it needs it. */
interface Chosen {
  orderUrl: string;
  country: string | null;
  legalForm: string | null;
  service: string | null;
  fields: Readonly<Record<string, string>>;
}

/** The dialog that sends a selection, provided by the site. */
export type SendDialog = ComponentType<{ language: Language; open: boolean; onClose: () => void; selection: Chosen }>;

/** The answers as texts for sales, and the address that opens them again. */
function chosenIn(wizard: Wizard): Chosen {
  const { context, place, language } = wizard;
  const { country, form, service } = context.answers;
  const answers = (['country', 'form', 'service'] as const).flatMap((step) => {
    const answer = answerOf(wizard, step);
    return answer ? [[step, answer.slice(0, 200)] as const] : [];
  });
  const fields = Object.fromEntries([...answers, ['step', place]]);
  return { orderUrl: `${pathOf(language)}?${addressOf(context, place)}`, country, legalForm: form, service, fields };
}

/** Emails the selection to visitors who stop here. Needs scripts; without them the address can be saved. */
export function SendSelection({ wizard, load }: { wizard: Wizard; load: () => Promise<SendDialog> }) {
  const { t } = useTranslation('selection');
  const [Dialog, setDialog] = useState<SendDialog | null>(null);
  const [open, setOpen] = useState(false);
  const onClose = useCallback(() => setOpen(false), []);
  if (!useHydrated()) return null;
  const begin = () => {
    setOpen(true);
    if (!Dialog) load().then((found) => setDialog(() => found), onClose);
  };
  return (
    <div className={`text ${styles.over}`}>
      <button type="button" className="button" data-small aria-haspopup="dialog" onClick={begin}>
        {t('sendMe')}
      </button>
      {Dialog ? <Dialog language={wizard.language} open={open} onClose={onClose} selection={chosenIn(wizard)} /> : null}
    </div>
  );
}
