import { v5 } from 'uuid';
import type { Id } from '#machines/kernel/ids';

/** Ids of notifications and emails are derived from their content, so that a repeated event creates the same ones. */
const namespace: Id = '6d1c0b52-5e2f-5b60-9d0c-3d8d0c6e2a71';

/** The id of the notification of `kind` that an event, or what several events are about, makes for an audience. */
export const noticeId = (event: Id, audience: string, kind: string): Id => v5(`notice ${event} ${audience} ${kind}`, namespace);

/** The id of the mail about it to one person: its Message-ID. */
export const mailId = (notice: Id, person: Id): Id => v5(`mail ${notice} ${person}`, namespace);

/** The id of a mail of the day: one for each hour at which a person was due. */
export const digestId = (person: Id, due: Date): Id => v5(`digest ${person} ${due.toISOString()}`, namespace);
