import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { IsInt, Max } from 'class-validator';
import { checkedContent, readContent } from './content-file.js';

class Fee {
  @IsInt()
  @Max(100)
  amount: number;
}

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'registra-content-'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

const file = (text: string): URL => {
  const path = join(place, 'estonia.yaml');
  writeFileSync(path, text);
  return pathToFileURL(path);
};

describe('a content file', () => {
  it('is read as plain data: YAML 1.1 booleans and times stay texts', () => {
    expect(readContent(file('name: { ru: Да, en: yes }\nvisit: no\nfrom: 09:00\namount: 265\n'))).toEqual({
      name: { ru: 'Да', en: 'yes' },
      visit: 'no',
      from: '09:00',
      amount: 265,
    });
  });

  it('with invalid YAML is rejected with its name, line and column', () => {
    expect(() => readContent(file('name: Estonia\nfee: [1\ncode: EE\n'))).toThrow(/estonia\.yaml: .*\(3:1\)/);
    expect(() => readContent(file('code: EE\ncode: LV\n'))).toThrow(/estonia\.yaml: duplicated mapping key \(2:1\)/);
  });

  it('is rejected with its name, the path of each field and the reason if it violates a rule', async () => {
    const plain = { amount: 265, currency: 'EUR' };
    await expect(checkedContent(file(''), 'services.ou', Fee, plain)).rejects.toThrow(
      /estonia\.yaml: services\.ou\.currency: .+ \(unknownField\)\n.*estonia\.yaml: services\.ou\.amount: .*100.* \(tooLarge\)/,
    );
    await expect(checkedContent(file(''), '', Fee, { amount: 1 })).resolves.toEqual({ amount: 1 });
  });
});
