import type { Bilingual } from '#machines/kernel/ids';
import type { Schemas } from '../../../api/wire.js';

/** A text in the reader's language, or in both. */
export type Text = string | Bilingual;

export type PersonReference = Schemas['PersonRefDto'];
export type WireStep = Schemas['StepDto'];
export type WireFile = Schemas['OrderFileDto'];
export type WireDocument = Schemas['OrderDocumentDto'];
export type WireItem = Schemas['RequestedItemDto'];
export type WirePayment = Schemas['PaymentDto'];
/** A remedy in the reader's language. */
export type WireRemedy = Schemas['RemedyDto'];

/** The order resource as one reader gets it (GET orders/{id}). `machine` is the machine's own view. */
export type OrderResource = Schemas['OrderDto'];

/** A command that was refused, for staff: it changed nothing and stands between the events by time. */
export type WireRefusedAttempt = Schemas['RefusedAttemptDto'];
export type OrderHistory = Schemas['OrderHistoryDto'];

export type PricedOption = Schemas['CodedChoiceDto'];
/** GET services/{id} */
export type ServiceResource = Schemas['ServiceDto'];
/** GET orders/{id}/replay */
export type ReplayCertificate = Schemas['ReplayCertificateDto'];
