import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import type { PriceCheck } from '../wire.js';
import type { PriceChange } from './price-changes.js';
import { PriceMoves } from './price-proposal.js';

interface Props {
  changes: readonly PriceChange[];
  /** prices that one person may not decide; null: none */
  check: PriceCheck | null;
  /** label of an option, or of the price itself */
  nameOf: (key: string) => string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once about prices that are zero or far from the saved ones, and announces if a second person has to approve. */
export function PriceDialog({ changes, check, nameOf, onClose, onConfirm }: Props) {
  const { t } = useTranslation(['catalogue', 'common']);
  const language = useLanguage();
  const percent = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'always' });
  return (
    <ModalSheet
      opened
      onClose={onClose}
      title={t(check ? 'catalogue:service.priceProposal.askTitle' : 'catalogue:service.priceCheck.title')}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="filled" onClick={onConfirm}>
            {t(check ? 'catalogue:service.priceProposal.ask' : 'catalogue:service.priceCheck.save')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {check ? <SecondPerson check={check} nameOf={nameOf} /> : <p>{t('catalogue:service.priceCheck.text')}</p>}
        {check ? null : (
          <ul>
            {changes.map(({ key, before, after, question, percent: change }) => (
              <li key={key}>
                <b>{nameOf(key)}</b>: {formatMoney(before, language)} → {formatMoney(after, language)}
                {question === 'zero' ? `, ${t('catalogue:service.priceCheck.zero')}` : ''}
                {question === 'change' && change !== null ? ` (${percent.format(change / 100)})` : ''}
              </li>
            ))}
          </ul>
        )}
      </div>
    </ModalSheet>
  );
}

/** People who may approve the change, and the prices until then. */
function SecondPerson({ check, nameOf }: { check: PriceCheck; nameOf: Props['nameOf'] }) {
  const { t } = useTranslation('catalogue');
  const names = check.approvers.map(({ name }) => name).join(', ');
  return (
    <>
      <p>{t('service.priceProposal.askText', { percent: check.limitPercent, days: check.limitDays })}</p>
      <PriceMoves moves={check.moves} nameOf={nameOf} />
      <p>{names ? t('service.priceProposal.askWho', { names }) : t('service.priceProposal.askNobody')}</p>
    </>
  );
}
