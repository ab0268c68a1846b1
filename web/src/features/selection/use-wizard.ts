import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { type SnapshotFrom, transition } from 'xstate';
import { fromQuery } from '#machines/selection-wizard/address';
import { addressOf, type WizardPlace } from '#machines/selection-wizard/context';
import type { WizardEvent } from '#machines/selection-wizard/events';
import { selectionWizardMachine } from '#machines/selection-wizard/selection-wizard.machine';
import { withCurrency } from '../../lib/exchange.js';
import { faultOf, ProblemError } from '../../lib/problem.js';
import { accessToken } from '../../lib/session/token-store.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { completed, offeredAgain, readKept } from './kept-choice.js';
import { useAddressBar } from './use-address-bar.js';
import { type OrderState, pathOf, type Wizard, type WizardStart } from './wizard.js';
import { fetchCompany, fetchOffer, fetchQuote } from './wizard-calls.js';

type Snapshot = SnapshotFrom<typeof selectionWizardMachine>;

/** Milliseconds without input before a price is requested. */
const pause = 200;

/** Runs the machine on a page, with address, requests and the data of its parts. */
export function useWizard({ language, countries, offers, query, firstType, exchange }: WizardStart): Wizard {
  const [input] = useState(() => ({ countries: countries.map(({ code }) => code), offers, ...fromQuery(query) }));
  const [snapshot, send, actor] = useMachine(selectionWizardMachine, { input });
  const { context } = snapshot;
  const path = pathOf(language);
  const place = placeIn(snapshot);
  const locationOf = (at: Snapshot) => {
    const answered = addressOf(at.context, placeIn(at));
    return { path, query: answered, search: withCurrency(answered, exchange), place: placeIn(at) };
  };
  const goBack = useAddressBar(locationOf(snapshot), () => locationOf(actor.getSnapshot()), send);
  useKept(query, send);
  useOffer(snapshot.matches({ question: 'loading' }) ? context.answers.country : null, firstType, send);
  const company = useCompany(context.answers.company, send);
  useQuote(snapshot.matches({ price: 'asked' }) ? context.asked : null, send);
  return {
    language,
    countries,
    exchange,
    context,
    place,
    failed: snapshot.matches({ question: 'loadFailed' }),
    price: snapshot.value.price,
    order: orderIn(snapshot),
    company,
    send,
    hrefOf: (event) => {
      if (!snapshot.can(event)) return undefined;
      const { search: next } = locationOf(transition(selectionWizardMachine, snapshot, event)[0]);
      return next ? `${path}?${next}` : path;
    },
    goBack,
  };
}

function placeIn({ value: { question } }: Snapshot): WizardPlace {
  if (typeof question !== 'string' || question === 'placed') return 'check';
  if (question === 'loadFailed') return 'loading';
  return question === 'settling' ? 'country' : question;
}

function orderIn({ value: { question } }: Snapshot): OrderState {
  if (question === 'placed') return 'placed';
  return typeof question === 'string' ? 'ready' : question.check;
}

/* What was configured in this tab before, taken up where the address leaves it open. */
function useKept(query: string, send: (event: WizardEvent) => void): void {
  const [kept] = useState(() => (typeof window === 'undefined' ? '' : readKept()));
  useEffect(() => {
    const more = completed(query, kept);
    if (more) send({ type: 'restore', ...more });
  }, [query, kept, send]);
}

function useOffer(country: string | null, firstType: string | null, send: (event: WizardEvent) => void): void {
  useEffect(() => {
    if (country === null) return;
    const asked = new AbortController();
    fetchOffer(country, firstType, asked.signal).then(
      (offer) => send({ type: 'offerCame', country, offer }),
      () => asked.signal.aborted || send({ type: 'offerFailed', country }),
    );
    return () => asked.abort();
  }, [country, firstType, send]);
}

/** The name of a company once its client is signed in; a foreign one is dropped. */
function useCompany(id: string | null, send: (event: WizardEvent) => void): string | null {
  const [found, setFound] = useState<{ id: string; name: string } | null>(null);
  useEffect(() => {
    if (id === null || accessToken() === null) return;
    const asked = new AbortController();
    fetchCompany(id, asked.signal).then(
      (name) => setFound({ id, name }),
      (error: unknown) => faultOf(error).status === 404 && send({ type: 'companyGone', company: id }),
    );
    return () => asked.abort();
  }, [id, send]);
  return found !== null && found.id === id ? found.name : null;
}

/** Requests the price of `key` after a pause in the input. */
function useQuote(key: string | null, send: (event: WizardEvent) => void): void {
  useEffect(() => {
    const { service, options } = fromQuery(key ?? '').answers;
    if (key === null || service === null || options === null) return;
    const asked = new AbortController();
    const failed = (error: unknown) => {
      if (asked.signal.aborted) return;
      const gone = error instanceof ProblemError && error.status === 404;
      send(gone ? { type: 'serviceGone', service } : { type: 'quoteFailed', key });
    };
    const timer = setTimeout(() => {
      fetchQuote(service, options, asked.signal).then((quote) => send({ type: 'quoteCame', key, quote }), failed);
    }, pause);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [key, send]);
}

/** The stored selection to offer; "" on the server, and if there is none. */
export function useOfferedAgain(query: string): string {
  const hydrated = useHydrated();
  return useMemo(() => (hydrated ? offeredAgain(query, readKept()) : ''), [hydrated, query]);
}
