import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { usualAgreement } from './order-agreement.js';
import { PriceSheet } from './price-sheet.js';
import { Progress } from './progress.js';
import { CheckQuestion } from './questions/check-question.js';
import { CountryQuestion } from './questions/country-question.js';
import { FormQuestion } from './questions/form-question.js';
import { LoadingQuestion } from './questions/loading-question.js';
import { OptionsQuestion } from './questions/options-question.js';
import { ServiceQuestion } from './questions/service-question.js';
import { UnavailableQuestion } from './questions/unavailable-question.js';
import styles from './selection.module.css';
import { SendSelection } from './send-selection.js';
import { type Surroundings, useOrder } from './use-order.js';
import { useWizard } from './use-wizard.js';
import type { Wizard, WizardStart } from './wizard.js';

interface Props extends WizardStart, Surroundings {}

/**
 * Selects a service step by step. Answers are links and options a form, so that it works without scripts; with them the machine continues
 * at once, and the price follows the selection.
 */
export function SelectionWizard({ loadAccount, loadSend, leave, ...start }: Props) {
  const wizard = useWizard(start);
  const [agreement, setAgreement] = useState(usualAgreement);
  const { order, dialog } = useOrder(wizard, agreement, { loadAccount, leave });
  const { place } = wizard;
  const top = useRef<HTMLDivElement>(null);
  useFocusOnArrival(top, place);
  const priced = place === 'options' || place === 'check';
  return (
    <div ref={top} className={styles.wizard}>
      <Progress wizard={wizard} />
      <div className={priced ? `stack align-start narrow-stack ${styles.priced}` : undefined}>
        <Question wizard={wizard} query={start.query} agreement={agreement} onChange={setAgreement} onOrder={order} />
        {priced ? <PriceSheet wizard={wizard} /> : null}
      </div>
      {wizard.context.answers.country !== null && place !== 'country' ? <SendSelection wizard={wizard} load={loadSend} /> : null}
      {dialog}
    </div>
  );
}

function Question({ query, ...check }: ComponentProps<typeof CheckQuestion> & { query: string }) {
  const { wizard } = check;
  switch (wizard.place) {
    case 'country':
      return <CountryQuestion wizard={wizard} query={query} />;
    case 'loading':
      return <LoadingQuestion wizard={wizard} />;
    case 'form':
      return <FormQuestion wizard={wizard} />;
    case 'service':
      return <ServiceQuestion wizard={wizard} />;
    case 'unavailable':
      return <UnavailableQuestion wizard={wizard} />;
    case 'options':
      return <OptionsQuestion wizard={wizard} />;
    case 'check':
      return <CheckQuestion {...check} />;
  }
}

/* A new question is like a new page: readers with a screen reader or keyboard begin at its heading. */
function useFocusOnArrival(top: React.RefObject<HTMLDivElement | null>, place: Wizard['place']): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    window.scrollTo({ top: 0 });
    top.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [top, place]);
}
