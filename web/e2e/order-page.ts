import { expect, type Locator, type Page } from '@playwright/test';
import type { OperationName } from '#machines/order/commands';
import { samplePdf } from '../../apps/standalone/seed/sample-document.js';
import { filled, type Language, like, textsOf } from './texts.js';

/** What a payer may do on the simulated page of the provider. */
type Outcome = 'pay' | 'cancel' | 'decline' | 'pendThenComplete' | 'pendThenDeny';

/** The page of one order as its readers use it: buttons by their labels, never by their markup. */
export class OrderPage {
  private readonly texts;

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.texts = textsOf(language);
  }

  async open(id: string, area: '' | '/admin' = ''): Promise<void> {
    await this.page.goto(`${area}/order?id=${id}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  button(label: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${like(label).source.slice(1, -1)}…?$`) });
  }

  /** The button of an operation; a form opens from it or it runs at once. */
  operation(name: OperationName | 'rejectLastPayment'): Locator {
    return this.button(this.texts.machine.operation[name]);
  }

  /** A button once it can be used. A live message has to bring the new state here first, when somebody else acted; the panel then keeps still for a moment. */
  async ready(button: Locator): Promise<Locator> {
    await expect(button).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await expect(this.page.locator('[aria-busy="true"]').filter({ has: button })).toHaveCount(0);
    return button;
  }

  async run(name: OperationName | 'rejectLastPayment'): Promise<void> {
    await (await this.ready(this.operation(name))).click();
  }

  /** The same, and the form that opens. */
  async form(name: OperationName | 'rejectLastPayment'): Promise<Locator> {
    await this.run(name);
    return this.dialog();
  }

  async dialog(): Promise<Locator> {
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async submit(dialog: Locator, label: string): Promise<void> {
    await dialog.getByRole('button', { name: like(label) }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  async tab(name: 'steps' | 'documents' | 'payments' | 'history'): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${this.texts.order.tabs[name]}`) }).click();
  }

  async sees(status: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();
  }

  /** What the client's task card says; a live message brings it when somebody else acted. */
  async isAskedTo(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: like(title) })).toBeVisible();
  }

  /** Chooses a file at the upload of one of these names and waits until it is attached. */
  async upload(names: string | readonly string[], file: string): Promise<void> {
    const [answer] = await Promise.all([
      this.page.waitForResponse((response) => response.url().endsWith('/documents') && response.request().method() === 'POST'),
      this.page
        .locator(
          [names]
            .flat()
            .map((name) => `input[type=file][aria-label="${name}"]`)
            .join(', '),
        )
        .setInputFiles({ name: file, mimeType: 'application/pdf', buffer: samplePdf(file) }),
    ]);
    expect(answer.status()).toBe(201);
  }

  /** Gives a file for what was asked for under this title. */
  give(title: string, file: string): Promise<void> {
    return this.upload(this.uploadNames(title), file);
  }

  /** What its upload may be called: the last one that is missing submits the documents too. */
  uploadNames(title: string): string[] {
    const { uploadFor, uploadAndSubmitFor } = this.texts.order.documents;
    return [uploadFor, uploadAndSubmitFor].map((text) => filled(text, title));
  }

  uploadButton(title: string): Locator {
    const [one = '', other = ''] = this.uploadNames(title);
    return this.page.getByRole('button', { name: one, exact: true }).or(this.page.getByRole('button', { name: other, exact: true }));
  }

  /** The sheet with the ways to pay, opened by the button of the task. */
  async waysToPay(): Promise<Locator> {
    await this.button(this.texts.order.money.pay).first().click();
    return this.page.getByRole('dialog', { name: like(this.texts.order.pay.title) });
  }

  async declareTransfer(reference: string): Promise<void> {
    await (await this.waysToPay()).getByRole('button', { name: this.texts.order.pay.made }).click();
    const dialog = this.page.getByRole('dialog', { name: this.texts.order.transfer.title });
    await dialog.getByLabel(new RegExp(this.texts.order.transfer.reference)).fill(reference);
    await this.submit(dialog, this.texts.order.transfer.submit);
  }

  /** From the sheet to the provider's page, where the button at `index` is pressed, and back to the order. */
  async payOnline(sheet: Locator, outcome: Outcome): Promise<void> {
    await sheet.getByRole('button', { name: like(this.texts.order.pay.online) }).click();
    await this.decide(outcome);
  }

  /** What a person does on the simulated page of the provider. */
  async decide(outcome: Outcome): Promise<void> {
    await expect(this.page).toHaveURL(/\/simulator\/checkout\//);
    await this.page.locator(`button[value="${outcome}"]`).click();
    await expect(this.page).toHaveURL(/\/order\?id=.*&checkout=/);
  }

  /** The result of a payment, as the page shows it. */
  async seesResult(text: string): Promise<Locator> {
    const notice = this.page
      .getByRole('main')
      .locator('[role=status], [role=alert]')
      .filter({ hasText: new RegExp(like(text).source.slice(1, -1)) });
    await expect(notice).toBeVisible();
    return notice;
  }
}
