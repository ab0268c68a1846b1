import type { Bilingual } from '#machines/kernel/ids';
import type { Schemas } from '../../../api/wire.js';

export type Text = string | Bilingual;

export type PersonReference = Schemas['PersonRefDto'];
export type WireStep = Schemas['StepDto'];
export type WireFile = Schemas['OrderFileDto'];
export type WireDocument = Schemas['OrderDocumentDto'];
export type WireItem = Schemas['RequestedItemDto'];
export type WirePayment = Schemas['PaymentDto'];
export type WireRemedy = Schemas['RemedyDto'];

/** GET orders/{id}, which differs by reader. `machine` is the machine's own view. */
export type OrderResource = Schemas['OrderDto'];

/** A refused command, for staff; sorted between the events by time. */
export type WireRefusedAttempt = Schemas['RefusedAttemptDto'];
export type OrderHistory = Schemas['OrderHistoryDto'];

export type PricedOption = Schemas['CodedChoiceDto'];
export type ServiceResource = Schemas['ServiceDto'];
export type ReplayCertificate = Schemas['ReplayCertificateDto'];
