import { v5 } from 'uuid';
import type { Id } from '#machines/kernel/ids';

/** Ids of notifications and emails are derived from their content, so that a repeated event creates the same ones. */
const namespace: Id = '6d1c0b52-5e2f-5b60-9d0c-3d8d0c6e2a71';

/** Derived from the event, or from what several events share, and from the audience. */
export const noticeId = (event: Id, audience: string, kind: string): Id => v5(`notice ${event} ${audience} ${kind}`, namespace);

/** Also the email's Message-ID. */
export const mailId = (notice: Id, person: Id): Id => v5(`mail ${notice} ${person}`, namespace);

/** Derived from the hour at which the person's email was due. */
export const digestId = (person: Id, due: Date): Id => v5(`digest ${person} ${due.toISOString()}`, namespace);
