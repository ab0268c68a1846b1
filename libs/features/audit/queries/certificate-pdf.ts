import { formatCount } from '#libs/kernel/format';
import type { Language } from '#libs/kernel/ids';
import { PdfPages } from '#libs/platform/pdf/document';
import { certificateWords } from '../texts/certificate-words.js';
import type { CertificateDetailDto, CertificateFaultDto } from '../wire/certificates.dto.js';

type Printed = Omit<CertificateDetailDto, 'verifierKey'>;

/** A file's name without its ending. */
export const certificateName = ({ number }: { number: number }, language: Language): string => `certificate-${number}-${language}`;

/** Points: its address is long, and a phone reads it from paper. */
const codeSide = 150;

interface PaperOptions {
  /** of the installation */
  host: string;
  language: Language;
  /** where the certificate is verified; undefined where nothing is signed, and there is no code */
  address: string | undefined;
}

/** A certificate that is done, on paper. Times are UTC. */
export function certificatePdf(certificate: Printed, { host, language, address }: PaperOptions): Promise<Buffer> {
  const { paper } = certificateWords[language];
  const title = paper.title(certificate.number);
  const figure = (count: number): string => formatCount(count, language);
  const position = figure(certificate.position ?? 0);
  const pages = new PdfPages({ title, language, footer: `${host} · ${title}` });
  pages.title(title);
  pages.heading(certificate.faultCount === 0 ? paper.sound(position) : paper.faulty(figure(certificate.faultCount), position));
  pages.facts([
    [paper.scope, certificate.title],
    [paper.position, position],
    [paper.snapshot, utc(certificate.snapshotAt)],
    [paper.askedBy, certificate.nightly ? paper.nightly : (certificate.by?.name ?? '')],
  ]);
  pages.heading(paper.counts);
  const [of, streams, events, commands] = paper.countColumns;
  const number = (text: string) => ({ title: text, share: 0.2, align: 'right' as const });
  pages.table(
    [{ title: of, share: 0.4 }, number(streams), number(events), number(commands)],
    [
      ...certificate.counts.map((count) => ({
        cells: [
          count.title,
          figure(count.streams),
          ...(count.streamType === 'user' ? ['–', '–'] : [figure(count.events), figure(count.commands)]),
        ],
      })),
      { cells: [paper.total, figure(certificate.streams), figure(certificate.events), figure(certificate.commands)], strong: true },
    ],
  );
  if (certificate.faultCount > 0) faultsPart(pages, certificate, language);
  pages.heading(paper.meaning);
  for (const line of paper.means) pages.line(line);
  if (address !== undefined) {
    pages.heading(paper.check);
    pages.line(paper.checkHow);
    pages.code(address, codeSide);
  }
  return pages.finish();
}

function faultsPart(pages: PdfPages, { faults, faultCount }: Printed, language: Language): void {
  const { paper } = certificateWords[language];
  const figure = (count: number): string => formatCount(count, language);
  const [where, version, position, what] = paper.faultColumns;
  pages.heading(paper.faults);
  if (faults.length < faultCount) pages.line(paper.cut(figure(faults.length), figure(faultCount)));
  pages.table(
    [
      { title: where, share: 0.24 },
      { title: version, share: 0.1, align: 'right' },
      { title: position, share: 0.12, align: 'right' },
      { title: what, share: 0.54 },
    ],
    faults.map((fault) => ({
      cells: [
        whereOf(fault, language),
        fault.version === 0 ? paper.whole : paper.version(fault.version),
        fault.position === null ? '' : figure(fault.position),
        `${fault.title}: ${fault.detail}`,
      ],
    })),
  );
}

const whereOf = ({ subject, streamType, stream }: CertificateFaultDto, language: Language): string =>
  `${certificateWords[language].streams[streamType] ?? streamType}: ${subject.label || stream}`;

/** 2026-11-27 01:00:05 UTC */
const utc = (at: string | null): string => (at === null ? '' : `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`);
