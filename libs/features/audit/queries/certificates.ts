import { createPrivateKey, createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Certificate,
  certificateLimits,
  certificatePage,
  certificateStates,
  countCertificates,
  findCertificate,
  lastNightlyCertificate,
} from '#libs/event-log/certificates/certificate-requests';
import { logOrigin, originChoiceOf } from '#libs/event-log/chain/log-origin';
import { type NoteSigner, signNote, verifierLine } from '#libs/event-log/tree/note';
import { StoredTree } from '#libs/event-log/tree/stored-tree';
import { type Id, isId, type Language } from '#libs/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { type ListGrammar, pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { notFound, Problem } from '#libs/platform/http/problem';
import { statementAddress, statementNote } from '../rules/certificate-statement.js';
import { type CertificatePaper, CertificatePapers } from '../storage/certificate-papers.js';
import type { CertificateDetailDto, CertificatePageDto } from '../wire/certificates.dto.js';
import { certificateName, certificatePdf } from './certificate-pdf.js';
import { CertificateViews } from './certificate-views.js';

export const certificateGrammar = {
  filters: { state: { kind: 'choice', of: certificateStates } },
  sorts: ['askedAt'],
  search: false,
} as const satisfies ListGrammar;

/** Certificates, as the HTTP API answers them. */
@Injectable()
export class CertificateReads {
  constructor(
    private readonly database: Database,
    private readonly views: CertificateViews,
    private readonly papers: CertificatePapers,
    private readonly config: Config,
  ) {}

  /** Certificates by the time of their request, and the last nightly one. @throws Problem 422 */
  async list(raw: unknown, language: Language): Promise<CertificatePageDto> {
    const { filters, sort, ...query } = parseListQuery(raw, certificateGrammar);
    const { state: states } = filters;
    const [rows, total, nightly] = await Promise.all([
      certificatePage(this.database, { states, descending: sort.descending, limit: query.perPage, offset: query.offset }),
      countCertificates(this.database, states),
      lastNightlyCertificate(this.database),
    ]);
    const [items, [last]] = await Promise.all([
      this.views.of(rows, language),
      this.views.of(nightly === undefined ? [] : [nightly], language),
    ]);
    const { waiting: mostWaiting, perDay: mostPerDay } = certificateLimits;
    return { ...pageOf(query, items, total, true), nightly: last ?? null, mostWaiting, mostPerDay };
  }

  /** One with what was found. @throws Problem 404 */
  async byId(id: Id, language: Language): Promise<CertificateDetailDto> {
    const certificate = await found(this.database, id);
    const signer = await signerOf(this.database, this.config);
    const verifierKey = signer === undefined ? null : verifierLine({ ...signer, key: createPublicKey(signer.key) });
    return { ...(await this.views.detail(certificate, language)), verifierKey };
  }

  /** Its PDF, in one language. @throws Problem 404, 409 certificateNotDone */
  async file(id: string, language: Language): Promise<CertificatePaper & { name: string }> {
    const certificate = await found(this.database, id);
    if (certificate.state !== 'done') throw new Problem('certificateNotDone');
    const paper = await this.papers.paper(certificate.id, language, async () => {
      const [detail, address] = await Promise.all([this.views.detail(certificate, language), this.address(certificate, language)]);
      return certificatePdf(detail, { host: hostOf(this.config), language, address });
    });
    return { ...paper, name: `${certificateName(certificate, language)}.pdf` };
  }

  /** Where the certificate is verified; undefined without a signing key, and of an empty log. */
  private async address(certificate: Certificate, language: Language): Promise<string | undefined> {
    const signer = await signerOf(this.database, this.config);
    const size = certificate.pos ?? 0;
    if (signer === undefined || size === 0) return undefined;
    const [edge, covers] = await Promise.all([new StoredTree(this.database).edgeAt(size), this.views.covers(certificate.scope)]);
    const note = statementNote({ ...certificate, covers, size, root: edge.root() }, signer);
    return statementAddress(this.config.publicUrl, language, note);
  }

  /** The signed note with the hash of that PDF. @throws Problem 404, 409 certificateNotDone, noteKeyMissing */
  async note(id: string, language: Language): Promise<{ note: string; name: string }> {
    const certificate = await found(this.database, id);
    const { sha256, name } = await this.file(id, language);
    const signer = await signerOf(this.database, this.config);
    if (signer === undefined) throw new Problem('noteKeyMissing');
    return { note: signNote(noteText(certificate, signer.name, sha256, name), [signer]), name: `${name}.note` };
  }
}

async function found(database: Database, id: string): Promise<Certificate> {
  const certificate = isId(id) ? await findCertificate(database, id) : undefined;
  if (certificate === undefined) throw notFound();
  return certificate;
}

const hostOf = ({ publicUrl }: Config): string => new URL(publicUrl).host;

/** The key of the log's checkpoints under another name, so that a note is never taken for one of them; undefined where none is configured. */
async function signerOf(database: Database, config: Config): Promise<NoteSigner | undefined> {
  if (config.auditSigningKey === '') return undefined;
  return { name: `${await logOrigin(database, originChoiceOf(config))}/certificates`, key: createPrivateKey(config.auditSigningKey) };
}

/** The third line is what `sha256sum --check` reads. */
const noteText = ({ number, pos, snapshotAt, faultCount }: Certificate, origin: string, sha256: string, file: string): string =>
  [
    origin,
    `certificate ${number}`,
    `${sha256}  ${file}`,
    `position ${pos ?? 0}`,
    `snapshot ${snapshotAt?.toISOString() ?? ''}`,
    `faults ${faultCount}`,
    '',
  ].join('\n');
