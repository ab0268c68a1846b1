import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentTerms } from '#machines/catalogue/published-terms';
import { call } from '../../../api/call.js';
import type { LoginAnswer, PlaceOrder } from '../../../api/wire.js';
import { useErrorText } from '../../../ui/notice.js';

/** A service as somebody chose it before signing in: the order that is placed when they are. */
export type ServiceDraft = PlaceOrder;

/**
 * Where somebody arrives who got in through a dialog: a client with a service at the order just placed, ready to be paid; everybody else at their own landing,
 * to which /login leads whoever is signed in. `refused` says why the order could not be placed.
 */
export function useArrival(service: ServiceDraft | undefined) {
  const navigate = useNavigate();
  const text = useErrorText();
  const [refused, setRefused] = useState<string | null>(null);
  const key = useRef(crypto.randomUUID());
  const leave = () => void navigate('/login');
  const arrive = async ({ role }: LoginAnswer) => {
    if (!service || role !== 'Client') return leave();
    try {
      const { _id } = await call('POST', '/orders', { body: { ...service, terms: currentTerms.version }, key: key.current });
      await navigate(`/order?id=${_id}&openPayPal=true`);
    } catch (error) {
      setRefused(text(error));
    }
  };
  return { arrive, refused, leave };
}
