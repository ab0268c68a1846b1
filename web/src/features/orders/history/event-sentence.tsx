import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import type { AnyWireEvent } from '../../../api/wire.js';
import { useHistory } from '../api/use-order.js';
import { useOrderPage } from '../view-model/order-context.js';
import type { TextContext } from './event-values.js';
import { eventTextOf } from './event-text.js';

/** What texts of events depend on: language, order, reader and earlier events, which are empty until the history is loaded. */
export function useTextContext(): TextContext {
  const { t } = useTranslation(['order', 'machine']);
  const language = useLanguage();
  const { order, reader } = useOrderPage();
  const { data } = useHistory(order._id);
  return { t, language, order, reader: reader.id, history: data?.items ?? [] };
}

/** "Name did what", with the name in bold. */
export function EventSentence({ event }: { event: AnyWireEvent }) {
  const { before, actor, after } = eventTextOf(event, useTextContext());
  return (
    <>
      {before}
      {actor === null ? null : <b>{actor}</b>}
      {after}
    </>
  );
}
