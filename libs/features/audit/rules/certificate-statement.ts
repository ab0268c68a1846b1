import type { Certificate } from '#libs/event-log/certificates/certificate-requests';
import { type NoteSigner, signNote } from '#libs/event-log/tree/note';
import type { Language } from '#libs/kernel/ids';

/** What a certificate says, for readers without an account. */
export type CertificateStatement = Pick<Certificate, 'number' | 'snapshotAt' | 'faultCount' | 'counts'> & {
  /** `everything`, `orders` of a selection, or `order R-000412` */
  covers: string;
  /** number of entries of the log at the snapshot */
  size: number;
  /** root of the tree over them */
  root: Buffer;
};

/** The statement as a signed note (C2SP signed-note). Its second line differs from that of a PDF's note, which the same key signs. */
export function statementNote(statement: CertificateStatement, signer: NoteSigner): string {
  const { number, covers, snapshotAt, faultCount, counts, size, root } = statement;
  const sum = (of: 'streams' | 'events' | 'commands'): number => counts.reduce((total, count) => total + count[of], 0);
  const lines = [
    signer.name,
    `statement of certificate ${number}`,
    `covers ${covers}`,
    `snapshot ${snapshotAt?.toISOString() ?? ''}`,
    `faults ${faultCount}`,
    `replayed ${sum('streams')} ${sum('events')} ${sum('commands')}`,
    `log ${size} ${root.toString('base64')}`,
  ];
  return signNote(`${lines.join('\n')}\n`, [signer]);
}

/** The public page that verifies a statement. The note is in the fragment, which browsers send to no server. */
export const statementAddress = (publicUrl: string, language: Language, note: string): string =>
  `${publicUrl}/${language}/verify#certificate=${Buffer.from(note).toString('base64url')}`;
