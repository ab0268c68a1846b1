import { IconCalendar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { callHref } from './call-button.js';
import { LateButton, useLateDialog } from './late-dialog.js';
import type { FormContext } from './lead-context.js';

interface Props {
  language: Language;
  label?: string;
  context?: FormContext;
  look?: 'default' | 'primary';
}

const load = () => import('./consultation-dialog.js').then(({ ConsultationDialog }) => ConsultationDialog);

/** Opens the booking of a consultation; without scripts it links to the request of a call. */
export function ConsultationButton({ language, label, context, look = 'default' }: Props) {
  const { t } = useTranslation('forms');
  const href = callHref(language);
  const late = useLateDialog(load, { language, context }, href);
  return (
    <>
      <LateButton late={late} href={href} look={look}>
        <IconCalendar size={16} stroke={1.75} aria-hidden="true" />
        {label ?? t('consultation.open')}
      </LateButton>
      {late.dialog}
    </>
  );
}
