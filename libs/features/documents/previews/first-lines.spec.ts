import type { FileType } from '#machines/kernel/uploads';
import { sampleDocx, sampleOdt, sampleZip } from '#libs/testing/sample-zip';
import { describePreview } from './draw-preview.js';

const [docx, xlsx, odt] = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.text',
] as const satisfies FileType[];
const shownOf = async (content: Buffer, type: FileType) => (await describePreview(content, type)).text;

const word = (body: string) => sampleDocx([], {}, `<w:document xmlns:w="w" xmlns:mc="m"><w:body>${body}</w:body></w:document>`);
const open = (body: string) =>
  sampleOdt(
    [],
    undefined,
    `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:dc="d"><office:body>${body}</office:body></office:document-content>`,
  );

/** A workbook whose sheets are `rows` by name; a name with `!` is hidden. */
const workbook = (sheets: Readonly<Record<string, string>>, styles = '', properties = '') =>
  sampleZip([
    {
      name: 'xl/workbook.xml',
      data: `<workbook xmlns:r="r">${properties}<sheets>${Object.keys(sheets)
        .map((name, at) => `<sheet name="${name}" r:id="r${at}"${name.includes('!') ? ' state="hidden"' : ''}/>`)
        .join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: `<Relationships>${Object.keys(sheets)
        .map((_, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`)
        .join('')}</Relationships>`,
    },
    ...Object.values(sheets).map((rows, at) => ({
      name: `xl/worksheets/s${at}.xml`,
      data: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    })),
    { name: 'xl/styles.xml', data: `<styleSheet>${styles}</styleSheet>` },
  ]);

describe('the text that is shown of a document', () => {
  it('is empty where the document has only pictures', async () => {
    expect(await shownOf(word('<w:p><w:r><w:drawing><a:blip r:embed="x"/></w:drawing></w:r></w:p>'), docx)).toBeNull();
    expect(await shownOf(open('<text:p><draw:frame><draw:image/></draw:frame></text:p>'), odt)).toBeNull();
    expect(await shownOf(workbook({ A: '' }), xlsx)).toBeNull();
  });

  it('omits deleted text and comments, and keeps the spaces and line ends of the page (ODT)', async () => {
    const body =
      '<text:tracked-changes><text:changed-region><text:deletion><text:p>PRICE 100 EUR (deleted)</text:p></text:deletion></text:changed-region></text:tracked-changes>' +
      '<text:p>Price<text:s/>200<text:s text:c="3"/>EUR</text:p><text:p>Line one<text:line-break/>line two</text:p>' +
      '<text:p>Signed<office:annotation><dc:creator>Lawyer</dc:creator><text:p>do not sign yet</text:p></office:annotation> today</text:p>';
    expect(await shownOf(open(body), odt)).toBe('Price 200   EUR\nLine one\nline two\nSigned today');
  });

  it('omits text that is doubled or was moved away, and keeps the line ends of the page (DOCX)', async () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    const body =
      `<w:p>${run('One')}<w:r><w:br/></w:r>${run('two')}</w:p><w:p><w:moveFrom>${run('moved')}</w:moveFrom>${run('here')}</w:p>` +
      `<w:p><mc:AlternateContent><mc:Choice>${run('box')}</mc:Choice><mc:Fallback>${run('box')}</mc:Fallback></mc:AlternateContent></w:p>` +
      '<w:p><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>';
    expect(await shownOf(word(body), docx)).toBe('One\ntwo\nhere\nbox');
  });

  it('has dates, shares and yes or no in the columns where they stand (XLSX)', async () => {
    const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="0.0&quot;d&quot;;[Red]-0.0"/></numFmts>' +
      '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';
    const rows =
      `<row r="1">${text('A1', 'Date')}${text('B1', 'Share')}${text('C1', 'Name')}${text('D1', 'Paid')}${text('E1', 'Note')}</row>` +
      `<row r="2"><c r="A2" s="1"><v>45292</v></c><c r="B2" s="2"><v>0.25</v></c>${text('C2', 'Anna')}<c r="D2" t="b"><v>1</v></c>${text('E2', 'x')}</row>` +
      `<row r="3">${text('C3', 'only name')}</row><row r="4">${text('E4', 'only note')}</row>` +
      '<row r="6"><c r="A6" s="3"><v>45292.75</v></c><c r="B6" s="4"><v>33.329999999999998</v></c></row>';
    expect(await shownOf(workbook({ A: rows }, styles), xlsx)).toBe(
      'Date\tShare\tName\tPaid\tNote\n2024-01-01\t25%\tAnna\tTRUE\tx\n\t\tonly name\n\t\t\t\tonly note\n2024-01-01 18:00\t33.33',
    );
    const since1904 = workbook({ A: '<row><c s="1"><v>1</v></c></row>' }, styles, '<workbookPr date1904="1"/>');
    expect(await shownOf(since1904, xlsx)).toBe('1904-01-02');
  });

  it('is of the first sheet that is visible and not empty', async () => {
    const row = (value: number) => `<row><c><v>${value}</v></c></row>`;
    expect(await shownOf(workbook({ '!': row(1), Empty: '', Second: row(2), Third: row(3) }), xlsx)).toBe('2');
  });

  it('is read as Windows-1251 where it is Russian and no UTF-8', async () => {
    const russian = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x20, 0x97, 0x20, 0x31]);
    expect(await shownOf(russian, 'text/plain')).toBe('Привет — 1');
  });
});
