import { PdfPages } from '#libs/platform/pdf/document';
import { percentile } from './percentile.js';
import { memoryOf } from './process-figures.js';

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

/** CPU milliseconds of this process, and wall-clock milliseconds. */
async function timed(payer: string): Promise<{ cpu: number; wall: number }> {
  const [began, before] = [performance.now(), process.cpuUsage()];
  await paper(payer);
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, wall: performance.now() - began };
}

/**
 * Documents with a name in each fallback script, in a process that has created others: the first one, and the median of later ones. Returns the number of
 * missed goals.
 */
export async function paperTimes(print: (line: string) => void): Promise<number> {
  for (let n = 0; n < 200; n += 1) await paper(`John Smith ${n}`);
  const before = await memoryOf(process.pid);
  let missed = 0;
  for (const [script, name] of Object.entries(names)) {
    const first = await timed(name);
    const later: number[] = [];
    for (let n = 0; n < 20; n += 1) later.push((await timed(name)).wall);
    const worst = Math.max(first.wall, percentile(later, 0.5));
    if (worst > goal) missed += 1;
    print(
      `a paper with a ${script} name: the first ${first.wall.toFixed(0)} ms (${first.cpu.toFixed(0)} ms of processor), ` +
        `then ${percentile(later, 0.5).toFixed(1)} ms; ${(worst / goal).toFixed(2)} of the goal`,
    );
  }
  print(`all scripts together: ${((await memoryOf(process.pid)) - before).toFixed(0)} MB of memory`);
  return missed;
}
