import type { Bilingual } from '#libs/kernel/ids';
import type { CommandName } from '#machines/order/commands';
import type { MachineView } from '#machines/order/decision';
import type { OrderEventData, OrderEventType } from '#machines/order/events';
import type { components } from '../../../api/schema.js';

/* The wire's types, generated from the API's own document; only what it cannot say is said here. */
type Schemas = components['schemas'];

/** A text in the reader's language, or in both. */
export type Text = string | Bilingual;

export type PersonReference = Schemas['PersonRefDto'];
export type WireStep = Schemas['StepDto'];
export type WireFile = Omit<Schemas['OrderFileDto'], 'sha256'>;
export type WireDocument = Omit<Schemas['OrderDocumentDto'], 'file'> & { file: WireFile };
export type WireItem = Omit<Schemas['RequestedItemDto'], 'documents'>;
export type WireRefund = Schemas['RefundDto'];
export type WirePayment = Schemas['PaymentDto'];
/** What would make something possible, already in the reader's words. */
export type WireRemedy = Schemas['RemedyDto'];

/** The order resource as one reader gets it (GET orders/{id}). `machine` is the machine's own view. */
export type OrderResource = Omit<Schemas['OrderDto'], 'machine' | 'documents' | 'requestedItems'> & {
  machine: MachineView;
  documents: WireDocument[];
  requestedItems: WireItem[];
};

/** Who did it: `role` is `payment` where a provider's message or a follow-on acted. */
export type EventActor = Schemas['EventActorDto'];

/** One event of GET orders/{id}/events. `data` is what the machine folds: minor units, basis points and ids; `texts` hold its readable texts by id. */
export type WireEvent<Type extends OrderEventType = OrderEventType> = Omit<Schemas['OrderEventDto'], 'type' | 'data'> & {
  type: Type;
  data: OrderEventData[Type];
};
export type AnyWireEvent = { [Type in OrderEventType]: WireEvent<Type> }[OrderEventType];

/** A command that was refused, for staff: it changed nothing and stands between the events by time. */
export type WireRefusedAttempt = Omit<Schemas['RefusedAttemptDto'], 'command'> & { command: CommandName | 'unknownOperation' };
export interface OrderHistory {
  items: AnyWireEvent[];
  refused?: WireRefusedAttempt[];
}

export type PricedOption = Schemas['CodedChoiceDto'];
/** What the page needs of GET services/{id}. */
export type ServiceResource = Pick<Schemas['ServiceDto'], '_id' | 'title' | 'price' | 'options'>;
/** GET orders/{id}/replay */
export type ReplayCertificate = Schemas['ReplayCertificateDto'];
