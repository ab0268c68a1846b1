import { expect, type Locator, type Page } from '@playwright/test';
import type { OperationName } from '#machines/order/commands';
import { samplePdf } from '../../apps/standalone/seed/sample-document.js';
import { filled, type Language, like, wordsOf } from './words.js';

/** The page of one order as its readers use it: buttons by their words, never by their markup. */
export class OrderPage {
  private readonly words;

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.words = wordsOf(language);
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
    return this.button(this.words.machine.operation[name]);
  }

  /** A live message has to bring the new state here first, when somebody else acted. */
  async run(name: OperationName): Promise<void> {
    const button = this.operation(name);
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await button.click();
  }

  /** The same, and the form that opens. */
  async form(name: OperationName | 'rejectLastPayment'): Promise<Locator> {
    const button = this.operation(name);
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await button.click();
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
    await this.page.getByRole('tab', { name: new RegExp(`^${this.words.order.tabs[name]}`) }).click();
  }

  async sees(status: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();
  }

  /** What the client's task card says; a live message brings it when somebody else acted. */
  async isAskedTo(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: like(title) })).toBeVisible();
  }

  /** Chooses a file for the upload of this name and waits until it is attached. */
  async upload(name: string, file: string): Promise<void> {
    const [answer] = await Promise.all([
      this.page.waitForResponse((response) => response.url().endsWith('/documents') && response.request().method() === 'POST'),
      this.page
        .locator(`input[type=file][aria-label="${name}"]`)
        .setInputFiles({ name: file, mimeType: 'application/pdf', buffer: samplePdf(file) }),
    ]);
    expect(answer.status()).toBe(201);
  }

  uploadFor(title: string): string {
    return filled(this.words.order.documents.uploadFor, title);
  }

  async declareTransfer(reference: string): Promise<void> {
    await this.button(this.words.order.money.pay).first().click();
    const dialog = await this.dialog();
    await dialog.getByLabel(new RegExp(this.words.order.transfer.reference)).fill(reference);
    await this.submit(dialog, this.words.order.transfer.submit);
  }
}
