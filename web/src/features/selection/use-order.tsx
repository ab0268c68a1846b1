import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromQuery } from '#machines/selection-wizard/address';
import { quoteKey, type Refusal, serviceOf } from '#machines/selection-wizard/context';
import { oncePerIntention } from '../../api/once.js';
import type { LoginAnswer } from '../../api/wire.js';
import { faultOf } from '../../lib/problem.js';
import { accessToken } from '../../lib/session/token-store.js';
import { keep } from './kept-choice.js';
import type { Agreement } from './order-agreement.js';
import type { SendDialog } from './send-selection.js';
import type { Wizard } from './wizard.js';
import { sendOrder } from './wizard-calls.js';

/** The sign-up and login dialog, provided by the site. */
export type AccountDialog = ComponentType<{
  opened: boolean;
  onClose: () => void;
  orders: true;
  onEntered: (answer: LoginAnswer, by: 'signUp' | 'login') => void;
}>;

export interface Surroundings {
  /** loads the dialog on first use */
  loadAccount: () => Promise<AccountDialog>;
  /** loads the dialog that emails a selection */
  loadSend: () => Promise<SendDialog>;
  /** opens another page of ours */
  leave: (address: string) => void;
}

/** Places the order once a permitted person is signed in, and opens it. `dialog` is shown meanwhile. */
export function useOrder(wizard: Wizard, agreement: Agreement, { loadAccount, leave }: Omit<Surroundings, 'loadSend'>) {
  const { order: state, context, send } = wizard;
  const [Dialog, setDialog] = useState<AccountDialog | null>(null);
  const signedUp = useRef(false);
  usePlacing(wizard, agreement);
  const { t } = useTranslation('selection');
  const missing = t('check.noDialog');
  useEffect(() => {
    if (state !== 'signingIn') return;
    let over = false;
    loadAccount().then(
      (found) => over || setDialog(() => found),
      () => over || send({ type: 'refused', refusal: { detail: missing } }),
    );
    return () => {
      over = true;
    };
  }, [state, loadAccount, send, missing]);
  useEffect(() => {
    if (state !== 'placed' || context.order === null) return;
    keep('');
    leave(`/order?id=${context.order}${signedUp.current ? '&openPayPal=true' : ''}`);
  }, [state, context.order, leave]);
  const onEntered: ComponentProps<AccountDialog>['onEntered'] = ({ role }, by) => {
    // Only clients order for themselves; for everybody else the login leads to their landing page.
    if (role !== 'Client') return leave('/login');
    signedUp.current = by === 'signUp';
    send({ type: 'signedIn' });
  };
  return {
    order: () => send({ type: 'order', signedIn: accessToken() !== null }),
    dialog:
      Dialog && state === 'signingIn' ? <Dialog opened orders onClose={() => send({ type: 'stayOut' })} onEntered={onEntered} /> : null,
  };
}

/* One key per choice: a retry after a network failure places no second order. */
function usePlacing(wizard: Wizard, { buyer, startEarly }: Agreement): void {
  const { order: state, context, send } = wizard;
  const [once] = useState(oncePerIntention);
  const refusalOf = useRefusal();
  const latestRefusalOf = useRef(refusalOf);
  useEffect(() => {
    latestRefusalOf.current = refusalOf;
  });
  const choice = state === 'placing' ? quoteKey(context) : null;
  const country = serviceOf(context)?.country._id;
  const { company } = context.answers;
  useEffect(() => {
    const { service, options } = fromQuery(choice ?? '').answers;
    if (choice === null || service === null || options === null || country === undefined) return;
    const order = { service, country, ...options, buyer, startEarly, ...(company !== null && { company }) };
    once(`${choice} ${buyer} ${startEarly} ${company}`, (key) => sendOrder(order, key)).then(
      (placed) => send({ type: 'placed', order: placed }),
      (error: unknown) => {
        const { status, fields } = faultOf(error);
        if (status === 401) return send({ type: 'signedOut' });
        if (company !== null && fields.company) return send({ type: 'companyGone', company });
        if (status === 404) return send({ type: 'serviceGone', service });
        send({ type: 'refused', refusal: latestRefusalOf.current(error) });
      },
    );
  }, [choice, country, company, buyer, startEarly, once, send]);
}

/** Refusals in the reader's language; those about the person are marked as such. */
function useRefusal(): (error: unknown) => Refusal {
  const { t } = useTranslation('selection');
  return (error) => {
    const { status, detail, requestId, fields } = faultOf(error);
    if (status === 403 || fields.client) return { detail: t('check.onlyClients') };
    const reasons = Object.values(fields).join(' ');
    return { detail: reasons || detail || t('network'), ...(requestId && { requestId }) };
  };
}
