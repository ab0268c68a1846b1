import type { FileType } from '#libs/contracts/documents/file-facts';
import { type Verdict, refused, taken } from '../verdict.js';
import { type ZipEntry, readZipDirectory } from './zip-directory.js';

const maxInflated = 256 * 1024 * 1024;
const docx: FileType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx: FileType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const odt: FileType = 'application/vnd.oasis.opendocument.text';

const macros = /(^|\/)(vbaproject[^/]*\.bin|vbadata\.xml)$|^xl\/macrosheets\/|^(basic|scripts)\//i;
const programs = /\.(class|jar|exe|dll|com|scr|msi|js|jse|vbs|vbe|wsf|hta|bat|cmd|ps1|lnk|html?|svgz?)$|^meta-inf\/manifest\.mf$/i;

/** A ZIP that really is a DOCX, XLSX (ECMA-376) or ODT (ODF 1.3) without macros; judged by its directory, nothing is inflated. */
export function inspectOffice(content: Buffer): Verdict {
  const entries = readZipDirectory(content);
  if (!entries || !entries.every(isHonest) || hasDuplicates(entries)) return refused('unsafeArchive');
  if (entries.reduce((total, entry) => total + entry.uncompressed, 0) > maxInflated) return refused('unsafeArchive');
  if (entries.some((entry) => macros.test(entry.name))) return refused('macros');
  if (entries.some((entry) => programs.test(entry.name))) return refused('unsafeArchive');
  const kinds = kindsOf(content, entries);
  const [kind] = kinds;
  return kind && kinds.length === 1 ? taken(kind) : refused('unknownFormat');
}

/** Stored or deflated, not encrypted, under a plain relative name, and not larger packed than it claims to be unpacked. */
function isHonest(entry: ZipEntry): boolean {
  const { name, method, compressed, uncompressed } = entry;
  if (entry.encrypted || (method !== 0 && method !== 8)) return false;
  if (method === 0 ? compressed !== uncompressed : compressed > uncompressed + uncompressed / 1000 + 64) return false;
  const parts = name.split('/');
  const unsafe =
    name === '' || name.startsWith('/') || /[\\:\u0000-\u001f\ufffd]/.test(name) || parts.includes('..') || parts.includes('.');
  return !unsafe && name.length <= 500;
}

const hasDuplicates = (entries: readonly ZipEntry[]): boolean =>
  new Set(entries.map((entry) => entry.name.toLowerCase())).size !== entries.length;

function kindsOf(content: Buffer, entries: readonly ZipEntry[]): FileType[] {
  const names = new Set(entries.map((entry) => entry.name));
  const packaged = names.has('[Content_Types].xml') && names.has('_rels/.rels');
  const kinds: FileType[] = [];
  if (packaged && [...names].some((name) => /^word\/document\d*\.xml$/.test(name))) kinds.push(docx);
  if (packaged && [...names].some((name) => /^xl\/workbook\d*\.xml$/.test(name))) kinds.push(xlsx);
  if (declaresOdt(content, entries) && names.has('content.xml') && names.has('META-INF/manifest.xml')) kinds.push(odt);
  return kinds;
}

/** ODF 1.3 part 2, 3.3: the media type is the first entry, stored, so that it stands at a known place. */
function declaresOdt(content: Buffer, entries: readonly ZipEntry[]): boolean {
  const declared = entries.find((entry) => entry.name === 'mimetype');
  if (declared?.headerAt !== 0 || declared.method !== 0) return false;
  return content.toString('latin1', declared.dataAt, declared.dataAt + declared.compressed) === odt;
}
