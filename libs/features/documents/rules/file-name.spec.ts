import { attachment } from '#libs/platform/http/attachment';
import { cleanFileName } from './file-name.js';

const pdf = 'application/pdf';

describe('The name of an uploaded file', () => {
  it.each([
    ['passport.pdf', 'passport.pdf'],
    ['Паспорт директора.PDF', 'Паспорт директора.PDF'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\windows\\win.ini', 'win.ini.pdf'],
    ['C:\\Users\\anna\\scan.pdf', 'scan.pdf'],
    ['/', 'file.pdf'],
    ['', 'file.pdf'],
    ['...', 'file.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['offer.exe', 'offer.exe.pdf'],
    ['offer.pdf.exe', 'offer.pdf.exe.pdf'],
    ['offer.pdf ', 'offer.pdf'],
    ['offer.pdf...', 'offer.pdf'],
    ['cod\u202Efdp.exe', 'codfdp.exe.pdf'],
    ['a\u200Fb\u2066c\u2069d\u061Ce.pdf', 'abcde.pdf'],
    ['a\u0000b\r\nc\u0085d.pdf', 'abcd.pdf'],
    ['a\uFEFFb\u200Bc.pdf', 'abc.pdf'],
    ['a<b>:|?*.pdf', 'a_b_____.pdf'],
    ['Отчёт "Ромашка".pdf', "Отчёт 'Ромашка'.pdf"],
    ['con.pdf', '_con.pdf'],
    ['COM1.tar.pdf', '_COM1.tar.pdf'],
    ['e\u0301te\u0301.pdf', 'été.pdf'],
    ['a\u2028b.pdf', 'ab.pdf'],
    ['two   spaces\u00a0here.pdf', 'two spaces here.pdf'],
  ])('%j is stored as %j', (raw, clean) => {
    expect(cleanFileName(raw, pdf)).toBe(clean);
  });

  it('stays within 255 bytes, keeps its extension and is never cut inside a character', () => {
    const family = '👨‍👩‍👧';
    for (const raw of ['x'.repeat(400), 'Ж'.repeat(400), 'e\u0301'.repeat(400), '😀'.repeat(200), family.repeat(50)]) {
      const name = cleanFileName(`${raw}.pdf`, pdf);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(Buffer.byteLength(name)).toBeGreaterThan(200);
      expect(name).toMatch(/\.pdf$/);
      expect(name).not.toMatch(/\p{Cs}/u);
    }
  });

  it('gets the extension of the content’s type', () => {
    expect(cleanFileName('scan.png', 'image/jpeg')).toBe('scan.png.jpg');
    expect(cleanFileName('scan.JPEG', 'image/jpeg')).toBe('scan.JPEG');
  });

  it('is sent in both forms of RFC 6266', () => {
    expect(attachment('Паспорт "1" (копия)\'s.pdf')).toBe(
      `attachment; filename="_______ _1_ (_____)'s.pdf"; filename*=UTF-8''%D0%9F%D0%B0%D1%81%D0%BF%D0%BE%D1%80%D1%82%20%221%22%20%28%D0%BA%D0%BE%D0%BF%D0%B8%D1%8F%29%27s.pdf`,
    );
    expect(attachment('été 100%.pdf')).toBe(`attachment; filename="ete 100_.pdf"; filename*=UTF-8''%C3%A9t%C3%A9%20100%25.pdf`);
  });
});
