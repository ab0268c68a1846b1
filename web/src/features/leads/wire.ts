import type { Schemas } from '../../api/wire.js';

/** What staff do to a lead; `order` converts it. */
export type LeadOperation = LeadOperationView['operation'];

/** An operation that asks for something first. */
export type FormOperation = Exclude<LeadOperation, 'take' | 'reopen'>;

/** An operation as it stands for the reader, with the server's words where it is refused. */
export type LeadOperationView = Schemas['LeadOperationDto'];

/** GET leads/:id, and a row of GET leads. Who the visitor is, is null once erased. */
export type Lead = Schemas['LeadDto'];

/** A line of GET leads/:id/events, in the reader's language. `by` is null where the visitor acted. */
export type LeadEvent = Schemas['LeadEventDto'];
