import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import type { PriceChange } from './price-changes.js';

interface Props {
  changes: readonly PriceChange[];
  /** What an option or the price itself is called. */
  nameOf: (key: string) => string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once about prices that are zero now, or far from what they were. */
export function PriceDialog({ changes, nameOf, onClose, onConfirm }: Props) {
  const { t } = useTranslation(['catalogue', 'common']);
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'always' });
  return (
    <ModalSheet
      opened
      onClose={onClose}
      title={t('catalogue:service.priceCheck.title')}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="filled" onClick={onConfirm}>
            {t('catalogue:service.priceCheck.save')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('catalogue:service.priceCheck.text')}</p>
        <ul>
          {changes.map(({ key, before, after, question, percent: change }) => (
            <li key={key}>
              <b>{nameOf(key)}</b>: {formatMoney(before, language)} → {formatMoney(after, language)}
              {question === 'zero' ? `, ${t('catalogue:service.priceCheck.zero')}` : ''}
              {question === 'change' && change !== null ? ` (${percent.format(change / 100)})` : ''}
            </li>
          ))}
        </ul>
      </div>
    </ModalSheet>
  );
}
