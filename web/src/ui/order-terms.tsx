import { Trans } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';

/** The agreement that placing an order implies, with links. */
export const OrderTerms = ({ language }: { language: Language }) => (
  <p className="fine mt-3">
    <Trans
      ns="selection"
      i18nKey="orderTerms"
      components={{
        terms: <a href={`/${language}/offer`} target="_blank" />,
        refunds: <a href={`/${language}/refunds`} target="_blank" />,
      }}
    />
  </p>
);
