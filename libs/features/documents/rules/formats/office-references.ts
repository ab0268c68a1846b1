import type { XmlAttributes, XmlListener } from '#libs/platform/xml/read-xml';

/** Thrown for a document that runs code, contains an object of another program, or loads external content. */
export class ActiveOfficeContent extends Error {
  override readonly name = 'ActiveOfficeContent';
}

const active = (reason: string): never => {
  throw new ActiveOfficeContent(reason);
};

/** Schemes of links that run something. */
const runs = /^\s*(?:javascript|vbscript|data|search(?:-ms)?|ms-[a-z-]+):/i;
/** Matches addresses outside the package: a scheme, a share, or an absolute path of Windows. */
const elsewhere = /^\s*(?:[a-z][a-z\d+.-]*:|\/\/|\\)/i;
/** Relations to parts that run or belong to another program (ECMA-376 part 1, 15.2; part 3). */
const activeRelations =
  /\/(?:oleObject|package|control|activeXControlBinary|vbaProject|attachedToolbars|externalLink|connections|queryTable)$/i;

/**
 * A template by a path on the author's disk, or by name among those of the program. Readers' programs look for it only on their own
 * machine.
 */
const onOwnDisk = (address: string): boolean =>
  /^\s*(?:file:\/\/\/(?!\s*(?:[/\\]|%2f|%5c))|[a-z]:[\\/](?![\\/]))/i.test(address) || !elsewhere.test(address);

/** Checks a relationship of OPC (ECMA-376 part 2, 6.5): only hyperlinks and the document's template may lead out of the package. */
function relationship(name: string, { Type = '', Target = '', TargetMode = 'Internal' }: XmlAttributes): void {
  if (name !== 'Relationship') return;
  if (activeRelations.test(Type)) active(Type);
  if (TargetMode === 'Internal' && !elsewhere.test(Target)) return;
  if (/\/attachedTemplate$/i.test(Type) && onOwnDisk(Target)) return;
  if (!/\/hyperlink$/i.test(Type) || runs.test(Target)) active(`${Type} to elsewhere`);
}

/** Elements of ODF that hold objects of other programs or bind events to scripts. */
const activeElements = new Set([
  'object-ole',
  'applet',
  'plugin',
  'floating-frame',
  'event-listener',
  'script',
  'dde-source',
  'dde-connection-decl',
]);

/** Checks an element of ODF 1.3: only links may lead out of the package; a template may be on the author's disk. */
function element(name: string, attributes: XmlAttributes): void {
  if (activeElements.has(name)) active(name);
  const address = attributes['xlink:href'];
  if (address === undefined || !elsewhere.test(address)) return;
  const own = name === 'template' && onOwnDisk(address);
  if (!own && (name !== 'a' || runs.test(address))) active(`${name} from elsewhere`);
}

/** Addresses in an SVG or its styles that lead out of it. */
const outOfDrawing = /^\s*(?!#|data:image\/)\S|@import|url\(\s*["']?(?!#|data:image\/)/i;

/** Checks that an SVG only draws: no scripts, no embedded pages, no external content. */
function drawing(name: string, attributes: XmlAttributes): void {
  if (/^(script|foreignObject|handler|listener|iframe)$/i.test(name)) active(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on/i.test(key)) active(key);
    const isAddress = /(^|:)(href|src)$/i.test(key);
    if (isAddress ? outOfDrawing.test(value) : /url\(|@import/i.test(value) && outOfDrawing.test(`#${value}`))
      active(`${key} to elsewhere`);
  }
}

/** The parser of a part whose references are checked; undefined for parts without references. */
export function listenerOf(part: string, openDocument: boolean): XmlListener | undefined {
  if (openDocument) return /(?:^|\/)(?:content|styles|meta|settings)\.xml$/i.test(part) ? { open: element } : undefined;
  if (/\.svg$/i.test(part))
    return { open: drawing, text: (text) => void (outOfDrawing.test(`#${text}`) && active('a style from elsewhere')) };
  return /\.rels$/i.test(part) ? { open: relationship } : undefined;
}
