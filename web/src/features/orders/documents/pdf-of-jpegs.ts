/** Width and height are in pixels. */
export interface Jpeg {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Points of a page's longer edge (A4). */
const pageEdge = 842;
const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/**
 * Makes a PDF with one page per picture, in their order, each as large as its page. JPEG data is embedded unchanged (PDF 1.7, 7.4.8
 * DCTDecode). Without metadata, so neither names nor places of photos leave the device.
 */
export function pdfOfJpegs(pictures: readonly Jpeg[]): Blob {
  const pages = pictures.map((_, index) => 3 + index * 3);
  const objects = [
    [encode('<< /Type /Catalog /Pages 2 0 R >>')],
    [encode(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`)],
    ...pictures.flatMap((picture, index) => pageObjects(picture, 3 + index * 3)),
  ];
  return written(objects.map((parts, index) => [encode(`${index + 1} 0 obj\n`), ...parts, encode('\nendobj\n')]));
}

/** The page, its drawing commands and its picture, as objects numbered from `first`. */
function pageObjects({ bytes, width, height }: Jpeg, first: number): Uint8Array[][] {
  const scale = pageEdge / Math.max(width, height);
  const [across, up] = [width * scale, height * scale].map((points) => points.toFixed(2));
  const draw = `q ${across} 0 0 ${up} 0 0 cm /P Do Q`;
  const image = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  return [
    [
      encode(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${up}] /Contents ${first + 1} 0 R /Resources << /XObject << /P ${first + 2} 0 R >> >> >>`,
      ),
    ],
    [encode(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`)],
    [encode(`<< /Type /XObject /Subtype /Image ${image} /Length ${bytes.length} >>\nstream\n`), bytes, encode('\nendstream')],
  ];
}

/** Writes the objects with the cross-reference table. */
function written(objects: readonly Uint8Array[][]): Blob {
  const head = new Uint8Array([...encode('%PDF-1.4\n%'), 0xe2, 0xe3, 0xcf, 0xd3, 0x0a]);
  let end = head.length;
  const starts = objects.map((parts) => {
    const start = end;
    end += parts.reduce((sum, { length }) => sum + length, 0);
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const tail = encode(`${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`);
  return new Blob([head, ...objects.flat(), tail] as BlobPart[], { type: 'application/pdf' });
}
