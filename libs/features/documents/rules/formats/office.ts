import type { FileType } from '#machines/kernel/uploads';
import { UnpackBudget, UnpackError, unpack } from '#libs/platform/archives/unpack';
import { type ZipEntry, readZipDirectory } from '#libs/platform/archives/zip-directory';
import { UnreadableXmlError, type XmlAttributes, readXml } from '#libs/platform/xml/read-xml';
import { type RefusalReason, type Verdict, refused, taken } from '../verdict.js';
import { ActiveOfficeContent, listenerOf } from './office-references.js';

/** Unpacked bytes of a document. Pictures are compressed already, so this is for text. */
const maxInflated = 100 * 1024 * 1024;
const docx: FileType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx: FileType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const odt: FileType = 'application/vnd.oasis.opendocument.text';

/** Content types of the main part in `[Content_Types].xml` (ECMA-376 part 1, 15.2, 11.3.10 and 12.3.23), which may have any name. */
const mainParts: Readonly<Record<string, FileType | 'macros'>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml': docx,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml': docx,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml': xlsx,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml': xlsx,
  'application/vnd.ms-word.document.macroEnabled.main+xml': 'macros',
  'application/vnd.ms-word.template.macroEnabledTemplate.main+xml': 'macros',
  'application/vnd.ms-excel.sheet.macroEnabled.main+xml': 'macros',
  'application/vnd.ms-excel.template.macroEnabled.main+xml': 'macros',
};
/** Types of a text and of a text template. */
const openDocuments: readonly string[] = [odt, `${odt}-template`];

const macros = /(^|\/)(vbaproject[^/]*\.bin|vbadata\.xml)$|^xl\/macrosheets\/|^(basic|scripts)\//i;
const programs = /\.(class|jar|exe|dll|com|scr|msi|js|jse|vbs|vbe|wsf|hta|bat|cmd|ps1|lnk|html?|svgz?)$|^meta-inf\/manifest\.mf$/i;
/** Word stores drawings like this, next to a copy in pixels. */
const drawings = /^(word|xl)\/media\/[^/]+\.svg$/i;
/** OLE objects, ActiveX, and data that a workbook fetches or links from elsewhere. */
const embedded = /(^|\/)(embeddings|activex)\/|(^|\/)oleobject[^/]*$|^xl\/(externallinks|connections\.xml|querytables)|^customui\//i;

/**
 * Accepts a ZIP that is a DOCX, XLSX (ECMA-376) or ODT (ODF 1.3) without macros, embedded objects and external references other than links.
 * The directory is checked first; then everything is unpacked, counted and discarded in pieces.
 */
export async function inspectOffice(content: Buffer): Promise<Verdict> {
  const entries = readZipDirectory(content);
  if (!entries || !entries.every(isHonest) || hasDuplicates(entries)) return refused('unsafeArchive');
  if (entries.reduce((total, entry) => total + entry.uncompressed, 0) > maxInflated) return refused('unsafeArchive');
  if (entries.some((entry) => macros.test(entry.name))) return refused('macros');
  if (entries.some(({ name }) => programs.test(name) && !drawings.test(name))) return refused('unsafeArchive');
  if (entries.some((entry) => embedded.test(entry.name))) return refused('embeddedContent');
  const declared = await declaredKinds(content, entries);
  if (!declared) return refused('malformed');
  if (declared.has('macros')) return refused('macros');
  const [kind, ...others] = new Set([...declared, ...kindsByName(content, entries)]);
  if (!kind || kind === 'macros' || others.length > 0) return refused('unknownFormat');
  if (kind === odt && (await isProtected(content, entries))) return refused('encrypted');
  const reason = await faultOfContents(content, entries, kind === odt);
  return reason ? refused(reason) : taken(kind);
}

/** Kinds of the main parts that the content types name and the archive has; undefined for unreadable types. */
async function declaredKinds(content: Buffer, entries: readonly ZipEntry[]): Promise<Set<FileType | 'macros'> | undefined> {
  const kinds = new Set<FileType | 'macros'>();
  const types = entries.find(({ name }) => name === '[Content_Types].xml');
  if (!types) return kinds;
  const names = new Set(entries.map(({ name }) => `/${name.toLowerCase()}`));
  const open = (name: string, { PartName = '', ContentType = '' }: XmlAttributes): void => {
    const kind = mainParts[ContentType];
    if (name === 'Override' && kind && names.has(PartName.toLowerCase())) kinds.add(kind);
  };
  try {
    await readXml(unpack(content, types, new UnpackBudget(maxInflated)), { open });
    return kinds;
  } catch (fault) {
    if (fault instanceof UnpackError || fault instanceof UnreadableXmlError) return undefined;
    throw fault;
  }
}

/** ODF 1.3 part 2, 4.8: the manifest describes the encryption of each part; encrypted parts cannot be read. */
async function isProtected(content: Buffer, entries: readonly ZipEntry[]): Promise<boolean> {
  const manifest = entries.find(({ name }) => name === 'META-INF/manifest.xml');
  let isEncrypted = false;
  try {
    const open = (name: string): void => void (isEncrypted ||= name === 'encryption-data');
    if (manifest) await readXml(unpack(content, manifest, new UnpackBudget(maxInflated)), { open });
  } catch (fault) {
    if (!(fault instanceof UnpackError || fault instanceof UnreadableXmlError)) throw fault;
  }
  return isEncrypted;
}

/** Returns why the contents are refused; undefined if they are accepted. */
async function faultOfContents(content: Buffer, entries: readonly ZipEntry[], openDocument: boolean): Promise<RefusalReason | undefined> {
  const budget = new UnpackBudget(maxInflated);
  try {
    for (const entry of entries) {
      const bytes = unpack(content, entry, budget);
      const listener = listenerOf(entry.name, openDocument);
      if (listener) await readXml(bytes, listener);
      else for await (const _ of bytes);
    }
    return undefined;
  } catch (fault) {
    if (fault instanceof ActiveOfficeContent) return 'embeddedContent';
    if (fault instanceof UnpackError) return 'unsafeArchive';
    if (fault instanceof UnreadableXmlError) return 'malformed';
    throw fault;
  }
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

/** Kinds that the names of the parts suggest. */
function kindsByName(content: Buffer, entries: readonly ZipEntry[]): FileType[] {
  const names = new Set(entries.map((entry) => entry.name));
  const packaged = names.has('[Content_Types].xml') && names.has('_rels/.rels');
  const kinds: FileType[] = [];
  if (packaged && [...names].some((name) => /^word\/document\d*\.xml$/.test(name))) kinds.push(docx);
  if (packaged && [...names].some((name) => /^xl\/workbook\d*\.xml$/.test(name))) kinds.push(xlsx);
  if (declaresOdt(content, entries) && names.has('content.xml') && names.has('META-INF/manifest.xml')) kinds.push(odt);
  return kinds;
}

/** ODF 1.3 part 2, 3.3: the media type is a stored entry. It should be the first, but repacking programs ignore that. */
function declaresOdt(content: Buffer, entries: readonly ZipEntry[]): boolean {
  const declared = entries.find((entry) => entry.name === 'mimetype');
  if (declared?.method !== 0) return false;
  return openDocuments.includes(content.toString('latin1', declared.dataAt, declared.dataAt + declared.compressed));
}
