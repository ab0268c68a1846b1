import { PdfPages } from '#libs/platform/pdf/document';
import type { Bench } from '../programs.js';
import { askAll, timeOf } from './questions.js';

/** Milliseconds of a document. */
const goal = 120;

const names = {
  Georgian: 'გიორგი ბერიძე',
  Armenian: 'Տիգրան Պետրոսյան',
  Greek: 'Γιώργος Παπαδόπουλος',
  Arabic: 'محمد بن عبد الله الأنصاري',
  Hebrew: 'דוד בן־גוריון',
  Vietnamese: 'Nguyễn Thị Hồng Ánh',
  Chinese: '王小明',
  Japanese: '田中太郎 たなか タロウ',
  Korean: '김철수',
  Thai: 'สมชาย ใจดี',
  Azerbaijani: 'Əliyev Məmməd',
} as const;

/** A document about as long as a receipt. */
function paper(payer: string): Promise<Buffer> {
  const pages = new PdfPages({ title: 'Receipt R-000412-1', language: 'en', footer: 'Registra OÜ · R-000412-1' });
  pages.title('Receipt R-000412-1');
  pages.line('Paid: €1,260.00');
  pages.heading('Prepayment');
  pages.facts([
    ...[['Date', '1 January 2027'] as const, ['Amount', '€1,260.00'] as const, ['Payment method', 'Bank transfer'] as const],
    ['Paid by', payer],
    ['Address', 'Liivalaia 8, Tallinn, 10118'],
  ]);
  return pages.finish();
}

/** Documents with a name in each fallback script, in a process that has created others: the first one of each script, then twenty more. */
export const run: Bench<'papers'> = async (_, print) => {
  for (let n = 0; n < 200; n += 1) await paper(`John Smith ${n}`);
  let missed = 0;
  for (const [script, name] of Object.entries(names)) {
    const first = await timeOf(() => paper(name));
    if (first > goal) missed += 1;
    print(`a paper with a ${script} name: the first ${first.toFixed(0)} ms, ${(first / goal).toFixed(2)} of the goal`);
  }
  const later = Object.entries(names).map(([script, name]) => [script, () => paper(name)] as const);
  return missed + (await askAll('later papers', Object.fromEntries(later), { times: 20, goal }, print));
};
