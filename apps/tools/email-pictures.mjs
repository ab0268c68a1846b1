// npm run pictures -- emails: emails of a running product with demo data as docs/pictures/emails/<email>-<language>-<theme>-<width>.png. The script
// triggers the emails itself, so the demo data have two more orders afterwards. MAIL_DIR is the product's directory of emails (DATA_DIR/mail).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { simpleParser } from 'mailparser';
import sharp from 'sharp';

const readers = [
  { language: 'ru', account: 'client' },
  { language: 'en', account: 'client2' },
];
/** As a desktop mail program shows an email, and a phone in dark mode. */
const looks = [
  { theme: 'light', width: 720 },
  { theme: 'dark', width: 360 },
];

const subjects = {
  'order-placed': /^(Мы получили ваш заказ|We’ve got your order)/,
  'prepayment-due': /^(Оплатите|Pay )/,
  'payment-received': /^(Мы получили \d|Payment received)/,
  'work-started': /^(Работа по заказу|Work on order)/,
  'documents-requested': /^(Нужны документы|Documents needed)/,
  'new-password': /^(Новый пароль|Сброс пароля|Set a new password|Reset|New password)/,
};

const patience = 60_000;

/** @param call asks the API: account or null, method, path, body, language; @param save writes a picture */
export async function takeEmails({ browser, call, pictures, mailDir }) {
  mkdirSync(join(pictures, 'emails'), { recursive: true });
  for (const { language, account } of readers) {
    const mailbox = new Mailbox(mailDir, `${account}@registra.example`);
    for await (const name of happenings(call, account, language)) {
      const email = await mailbox.find(subjects[name]);
      for (const look of looks)
        await take(browser, email.html, look, join(pictures, 'emails', `${name}-${language}-${look.theme}-${look.width}.png`));
    }
  }
}

/** Triggers an email and returns its name. */
async function* happenings(call, account, language) {
  const staff = 'client-service-head';
  const { items } = await call(account, 'GET', '/orders?per_page=50');
  const wholes = [];
  for (const one of items) wholes.push(await call(account, 'GET', `/orders/${one._id}`));
  const model = wholes.find(({ prepaymentPercent }) => prepaymentPercent > 0);
  const { service, country, employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = model;
  const chosen = { employeesAmount, registrationPeriod, director, directorCompany, activityAreas };
  const { _id } = await call(account, 'POST', '/orders', { service: service._id, country: country._id, ...chosen });
  yield 'order-placed';
  const operate = (operation, payload = {}) => call(staff, 'PATCH', `/orders/update-payment-status/${_id}`, { operation, payload });
  await operate('managerConfirmedNotPayedOrder');
  yield 'prepayment-due';
  const { prepayment } = await call(staff, 'GET', `/orders/${_id}`);
  await call(staff, 'POST', `/order-payments/${_id}/payments`, { kind: 'cash', amount: prepayment, note: 'Till 3' });
  yield 'payment-received';
  yield 'work-started';
  const title = language === 'ru' ? 'Паспорт директора' : 'Passport of the director';
  await operate('requestDocuments', { items: [{ kind: 'document', title }] });
  yield 'documents-requested';
  await call(null, 'POST', '/auth/email/reset-password', { email: `${account}@registra.example` }, language);
  yield 'new-password';
}

/** Emails to one address that arrive from now on. */
class Mailbox {
  constructor(directory, address) {
    this.directory = directory;
    this.address = address;
    this.seen = new Set(readdirSync(directory));
    this.emails = [];
  }

  async find(subject) {
    for (const until = Date.now() + patience; Date.now() < until;) {
      const email = this.emails.find((one) => subject.test(one.subject));
      if (email) return email;
      await new Promise((resolve) => setTimeout(resolve, 250));
      await this.read();
    }
    throw new Error(`no email came about ${subject}; there are ${this.emails.map((one) => one.subject).join(', ')}`);
  }

  async read() {
    for (const file of readdirSync(this.directory).filter((name) => name.endsWith('.eml') && !this.seen.has(name))) {
      this.seen.add(file);
      const email = await simpleParser(readFileSync(join(this.directory, file)));
      if (email.to.value[0].address === this.address) this.emails.push(email);
    }
  }
}

async function take(browser, html, { theme, width }, file) {
  const context = await browser.newContext({ viewport: { width, height: 400 }, colorScheme: theme, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setContent(html);
  const picture = await page.screenshot({ fullPage: true });
  writeFileSync(file, await sharp(picture).png({ palette: true, colours: 64, effort: 10 }).toBuffer());
  console.log(basename(file));
  await context.close();
}
