import { type Browser, expect, test } from '@playwright/test';
import { violationsOn } from './axe.js';
import { OrderPage } from './order-page.js';
import { emailOf, type Person, signIn } from './people.js';
import { orderByQuestions, place } from './place.js';
import { waysOf } from './selection.js';
import { Visitor } from './visitor.js';
import { filled, type Language, like, textsOf } from './texts.js';

/** The client's notification about a replaced result. */
const replacedNotice = { ru: 'Документ компании по заказу {{order}} заменён', en: 'Company document replaced for order {{order}}' };

interface Team {
  client: Person;
  manager: Person;
  partner: Person;
}

const signInTeam = async (browser: Browser, language: Language): Promise<Team> => ({
  client: await signIn(browser, 'client', language),
  manager: await signIn(browser, 'client-service-manager', language),
  partner: await signIn(browser, 'partner', language),
});

for (const language of waysOf('order life', ['ru', 'en'] as const)) {
  test(`three people take an order from newOrder to projectFinished, in ${language}`, { tag: '@core' }, async ({ browser }) => {
    test.slow();
    const { order: texts, machine } = textsOf(language);
    const team = await signInTeam(browser, language);
    const id = await orderByQuestions(team.client, language);
    const client = new OrderPage(team.client.page, language);
    const manager = new OrderPage(team.manager.page, language);
    const partner = new OrderPage(team.partner.page, language);

    await test.step('the manager appoints a partner and asks for the prepayment', async () => {
      await manager.open(id, '/admin');
      await manager.button(texts.people.appoint).first().click();
      const dialog = await manager.dialog();
      await dialog.getByRole('radio', { name: /Tamm/ }).check();
      await manager.submit(dialog, texts.partner.submit);
      await manager.run('managerConfirmedNotPayedOrder');
    });

    await test.step('the client pays it by a transfer that the manager confirms', async () => {
      await client.isAskedTo(texts.task.orderConfirmedNotPayed.title);
      await client.declareTransfer('30');
      await manager.tab('payments');
      await manager.button(texts.payments.confirm).first().click();
      const dialog = await manager.dialog();
      await manager.submit(dialog, texts.transfer.confirm);
      await manager.sees(machine.status.orderConfirmedAndPayed);
    });

    await test.step('the client says how the company is to be called and who founds it, in two sittings', async () => {
      await client.button(texts.company.give).click();
      const form = await client.dialog();
      await form.getByLabel(texts.company.wish1).fill('Nordline');
      await form.getByLabel(texts.company.founderName, { exact: true }).first().fill('Anna Berg');
      await client.submit(form, texts.form.cancel);
      await client.button(texts.company.give).click();
      const reopened = await client.dialog();
      await expect(reopened.getByLabel(texts.company.wish1)).toHaveValue('Nordline');
      await reopened.getByLabel(texts.company.share).fill('100');
      await reopened.getByLabel(texts.company.personName, { exact: true }).last().fill('Jonas Berg');
      await reopened.getByLabel(texts.company.post).fill('CEO');
      await client.submit(reopened, texts.company.send);
      await manager.sees('Nordline');
    });

    await test.step('the manager promises another day, which the client reads with its reason', async () => {
      await manager.page.getByRole('button', { name: texts.expected.change, exact: true }).click();
      const dialog = await manager.dialog();
      await dialog.getByLabel(texts.expected.date).fill('2031-01-31');
      await dialog.getByLabel(texts.form.reason).fill('The register is closed over the holidays');
      await manager.submit(dialog, texts.expected.submit);
      await expect(client.page.getByRole('status').filter({ hasText: 'The register is closed over the holidays' })).toBeVisible();
    });

    await test.step('the partner asks for documents, the client uploads them, one is rejected and replaced', async () => {
      await partner.open(id);
      const request = await partner.form('requestDocuments');
      await request.getByLabel(texts.request.due).fill(new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10));
      await partner.submit(request, texts.request.submit);
      await expect(client.page.getByText(new RegExp(texts.documents.due.replace('{{date}}', '\\d+'))).first()).toBeVisible();
      const needed = await team.client.call<{ requestedItems: { title: string }[] }>('GET', `/orders/${id}`);
      const titles = needed.requestedItems.map((item) => item.title);
      expect(titles.length).toBeGreaterThan(1);
      // Both at once, as people drop them: neither may refuse the other.
      await Promise.all(titles.map((title) => client.give(title, 'scan.pdf')));
      await partner.tab('documents');
      const [first = '', ...others] = titles;
      const acceptOf = (title: string) => partner.page.getByRole('button', { name: `${texts.documents.accept}: ${title}` });
      for (const title of titles) await expect(acceptOf(title)).toBeVisible();
      await partner.page.getByRole('button', { name: `${texts.documents.reject} ${first}` }).click();
      const why = await partner.dialog();
      await why.getByRole('radio', { name: machine.rejection.unreadable }).check();
      await why.getByLabel(new RegExp(texts.documents.causeNote)).fill('Too dark to read');
      await partner.submit(why, texts.documents.rejectSubmit);
      await expect(client.page.getByText(`${machine.rejection.unreadable}. Too dark to read`).first()).toBeVisible();
      await client.give(first, 'better-scan.pdf');
      await expect(partner.page.getByText('better-scan.pdf').first()).toBeVisible();
      // The last missing file submits them all: a button pressed between the two commands would be meant for an older version.
      await partner.sees(machine.status.documentsReceived);
      for (const title of [...others, first]) {
        await acceptOf(title).click();
        await expect(acceptOf(title)).toHaveCount(0);
      }
      await expect(partner.page.getByText(texts.documents.state.accepted, { exact: true })).toHaveCount(titles.length);
      await partner.sees(machine.status.documentsReceived);
    });

    const completeAll = async () => {
      await partner.tab('steps');
      const open = partner.page.getByRole('button', { name: new RegExp(`^${texts.steps.complete}: `) });
      await expect(open).not.toHaveCount(0);
      for (let left = await open.count(); left > 0; left -= 1) {
        await open.first().click();
        await expect(open).toHaveCount(left - 1);
      }
      // No company document is attached yet, which is asked about.
      await partner.submit(await partner.form('completeAllOrderSteps'), texts.submitWork.submit);
    };

    await test.step('the partner hands the work over, and again after it was returned', async () => {
      await completeAll();
      const again = await manager.form('notAcceptPartnerWork');
      await again.getByRole('checkbox').last().check();
      await again.getByLabel(texts.form.reason).fill('Once more');
      await manager.submit(again, texts.reopen.submit);
      await expect(partner.page.getByRole('button', { name: new RegExp(`^${texts.steps.complete}: `) })).toHaveCount(1);
      await completeAll();
    });

    await test.step('the client pays the rest, which the manager confirms', async () => {
      await manager.run('acceptedProjectRequireLastPay');
      await client.isAskedTo(texts.task.lastPaymentRequired.title);
      await client.declareTransfer('70');
      const confirm = await manager.form('managerConfirmedLastPayment');
      await manager.submit(confirm, texts.lastPayment.confirm);
      await manager.sees(machine.status.lastPaymentConfirmed);
    });

    await test.step('the client sees the result documents only once they are sent', async () => {
      await partner.tab('documents');
      await partner.sees(machine.status.lastPaymentConfirmed);
      await partner.upload(texts.documents.addResult, 'extract.pdf');
      const before = await team.client.call<{ documents: { kind: string }[] }>('GET', `/orders/${id}`);
      expect(before.documents.filter(({ kind }) => kind === 'result')).toEqual([]);
      await partner.run('sendPayedProjectDocuments');
      await expect(client.page.getByText('extract.pdf').first()).toBeVisible();
    });

    await test.step('the partner replaces a wrong result, and the client sees which one counts', async () => {
      await partner.upload(filled(texts.documents.replaceNamed, 'extract.pdf'), 'corrected.pdf');
      await expect(client.page.getByText('corrected.pdf').first()).toBeVisible();
      await expect(client.page.getByText(texts.documents.state.replaced, { exact: true }).first()).toBeVisible();
    });

    await test.step('the client is notified of it, and opens both from there', async () => {
      const { page } = client;
      const usual = page.viewportSize() ?? { width: 1280, height: 720 };
      if (language === 'ru') await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate((theme) => localStorage.setItem('theme', theme), language === 'ru' ? 'dark' : 'light');
      await page.goto('/notifications');
      const { number } = await team.client.call<{ number: string }>('GET', `/orders/${id}`);
      await page
        .getByRole('link', { name: filled(replacedNotice[language], number) })
        .first()
        .click();
      for (const name of ['corrected.pdf', 'extract.pdf']) await expect(page.getByText(name).first()).toBeVisible();
      await expect(page.getByText(texts.documents.state.replaced, { exact: true }).first()).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
      await page.setViewportSize(usual);
    });

    await test.step('the partner records the company, which the client reads beside its papers', async () => {
      await partner.button(texts.company.record).click();
      const dialog = await partner.dialog();
      await expect(dialog.getByLabel(texts.company.name)).toHaveValue('Nordline');
      await dialog.getByLabel(texts.company.number).fill('16543210');
      await dialog.getByLabel(texts.company.registeredOn).fill('2026-11-20');
      await partner.submit(dialog, texts.company.submit);
      for (const page of [client, manager]) await page.sees('16543210');
    });

    await test.step('the manager finishes the order, and its history replays for an auditor', async () => {
      await manager.submit(await manager.form('managerFinishedProject'), texts.finish.submit);
      await manager.sees(machine.status.projectFinished);
      await client.sees(texts.client.over);
      await manager.tab('history');
      await expect(manager.page.getByRole('slider')).toBeVisible();
      const auditor = await signIn(browser, 'innovations-head', language);
      const certificate = await auditor.call<{ matches: boolean }>('GET', `/orders/${id}/replay`);
      expect(certificate.matches).toBe(true);
    });
  });
}

test('a client cancels an order that nobody has paid, with a reason', async ({ browser }) => {
  const person = await signIn(browser, 'client2', 'en');
  const { _id } = await place(person);
  const { order: texts, machine } = textsOf('en');
  const client = new OrderPage(person.page, 'en');
  await client.open(_id);
  const dialog = await client.form('cancelOrder');
  await dialog.getByRole('button', { name: texts.cancelOrder.submit }).click();
  await expect(dialog.getByText(texts.form.required)).toBeVisible();
  await dialog.getByLabel(texts.form.reason).fill('Plans have changed');
  await client.submit(dialog, texts.cancelOrder.submit);
  await client.sees(machine.status.orderCancelled);
  await expect(client.operation('cancelOrder')).toHaveCount(0);
});

/** As paid in full and confirmed by staff. */
async function confirmAsPaid({ call }: Person, id: string): Promise<void> {
  const { price } = await call<{ price: object }>('GET', `/orders/${id}`);
  await call('POST', `/order-payments/${id}/payments`, { kind: 'transfer', amount: price });
  await call('PATCH', `/orders/update-payment-status/${id}`, { operation: 'managerConfirmedPayedOrder', payload: {} });
}

for (const language of waysOf('leaving', ['ru', 'en'] as const)) {
  test(`a client who wants work to begin at once withdraws in three presses, in ${language}`, { tag: '@money' }, async ({ browser }) => {
    const { order: texts, machine, selection } = textsOf(language);
    // A consumer in a country of the right to withdraw.
    const person = await signIn(browser, 'client2', language);
    const head = await signIn(browser, 'client-service-head', language);
    const { page } = person;
    const tick = (label: string) => page.getByRole('checkbox', { name: new RegExp(`^${label}`) });
    const id = await orderByQuestions(person, language, async () => {
      await tick(selection.agreement.company).check();
      await expect(tick(selection.agreement.startEarly)).toHaveCount(0);
      await tick(selection.agreement.company).uncheck();
      await tick(selection.agreement.startEarly).check();
    });
    await confirmAsPaid(head, id);
    const client = new OrderPage(page, language);
    await client.open(id);

    const way = new Visitor(page, language);
    await way.click(client.button(texts.leaving.withdraw));
    const dialog = await client.dialog();
    await expect(dialog.getByLabel(texts.withdraw.name)).not.toHaveValue('');
    await expect(dialog.getByLabel(texts.withdraw.email)).toHaveValue(emailOf('client2'));
    await way.click(dialog.getByRole('button', { name: texts.withdraw.submit, exact: true }));
    await client.sees(machine.status.orderCancelled);
    const started = page.waitForEvent('download');
    await way.click(client.button(texts.withdrawn.paper));
    const { number } = await person.call<{ number: string }>('GET', `/orders/${id}`);
    expect((await started).suggestedFilename()).toContain(`${number}.pdf`);
    console.log(`presses, ${language}: order -> acknowledgement of the withdrawal ${way.clicks} of 3`);
    expect(way.clicks).toBe(3);

    await test.step('those who refund find the whole sum in the form and send it back, which the client reads', async () => {
      const desk = new OrderPage(head.page, language);
      await desk.open(id, '/admin');
      await desk.tab('payments');
      await desk.button(texts.payments.refund).first().click();
      const { price } = await head.call<{ price: { amount: string } }>('GET', `/orders/${id}`);
      const form = await desk.dialog();
      const amount = form.getByLabel(/^(Amount|Сумма), /);
      expect(Number((await amount.inputValue()).replace(',', '.').replace(/[^\d.]/g, ''))).toBe(Number(price.amount));
      await form.getByLabel(texts.form.reason).fill('Withdrawn');
      await form.getByLabel(texts.refund.state).check();
      await form.getByLabel(texts.refund.word).fill('REFUND');
      await desk.submit(form, texts.refund.submit);
      await page.goto(`/order?id=${id}&tab=payments`);
      await expect(page.getByText(machine.refund.refunded).first()).toBeVisible();
    });
    for (const { context } of [person, head]) await context.close();
  });

  test(`a client asks to cancel, and staff answer, then cancel, in ${language}`, async ({ browser }) => {
    const { order: texts, machine } = textsOf(language);
    const person = await signIn(browser, 'client', language);
    const head = await signIn(browser, 'client-service-head', language);
    const { _id: id } = await place(person, { buyer: 'company' });
    await confirmAsPaid(head, id);
    const client = new OrderPage(person.page, language);
    const desk = new OrderPage(head.page, language);
    const ask = async (reason: string) => {
      await client.button(texts.leaving.askToCancel).click();
      const dialog = await client.dialog();
      await dialog.getByLabel(texts.form.reason).fill(reason);
      await client.submit(dialog, texts.askToCancel.submit);
      await expect(person.page.getByText(like(texts.leaving.asked))).toBeVisible();
    };
    await client.open(id);
    await ask('Plans have changed');

    await desk.open(id, '/admin');
    await expect(head.page.getByText('Plans have changed')).toBeVisible();
    await desk.button(texts.asked.answer).click();
    const dialog = await desk.dialog();
    await dialog.getByLabel(texts.answerCancellation.answer, { exact: true }).fill('The name is reserved for a month');
    await desk.submit(dialog, texts.answerCancellation.submit);
    await expect(person.page.getByText(filled(texts.leaving.answered, 'The name is reserved for a month'))).toBeVisible();

    await ask('I sold the idea');
    // The notice and the list of operations offer the same.
    await desk.button(texts.asked.cancel).first().click();
    const cancelling = await desk.dialog();
    await cancelling.getByLabel(texts.form.reason).fill('The client asked for it');
    await cancelling.getByRole('button', { name: texts.cancelOrder.submit, exact: true }).click();
    await expect(head.page.getByRole('dialog', { name: texts.refund.title })).toBeVisible();
    await client.sees(machine.status.orderCancelled);
    for (const { context } of [person, head]) await context.close();
  });
}

test('a form that has become stale keeps its draft, shows what happened and can be sent again', async ({ browser }) => {
  const [client, manager, other] = [
    await signIn(browser, 'client', 'ru'),
    await signIn(browser, 'innovations-manager', 'ru'),
    await signIn(browser, 'business-manager', 'ru'),
  ];
  const { _id: id } = await place(client);
  const { order: texts, machine } = textsOf('ru');
  const page = new OrderPage(manager.page, 'ru');
  await page.open(id, '/admin');
  const dialog = await page.form('cancelOrder');
  await dialog.getByLabel(texts.form.reason).fill('Клиент передумал');
  await other.call('PATCH', `/orders/update-payment-status/${id}`, { operation: 'managerConfirmedNotPayedOrder' });
  await dialog.getByRole('button', { name: texts.cancelOrder.submit }).click();
  await expect(dialog.getByText(texts.stale.title)).toBeVisible();
  await expect(dialog.getByRole('listitem')).not.toHaveCount(0);
  await expect(dialog.getByLabel(texts.form.reason)).toHaveValue('Клиент передумал');
  await page.submit(dialog, texts.stale.again);
  await page.sees(machine.status.orderCancelled);
});
