import { QueryBus } from '@nestjs/cqrs';
import { PublicCatalogue } from '#libs/contracts/catalogue/catalogue-queries';
import { seededServiceId } from '#libs/features/catalogue/seed/seed-catalogue';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import type { QuoteDto } from '#libs/features/catalogue/wire/quote.dto';
import type { ServiceView } from '#machines/catalogue/public-view';
import { SmtpCatcher } from '#libs/testing/smtp-catcher';

const publicUrl = 'https://registra.example';
const service = seededServiceId('EE', 'ou');
const orderUrl = `/en/selection-service?country=ee&form=ou&service=${service}`;
let world: NotificationsWorld;
let server: SmtpCatcher;

beforeAll(async () => {
  server = await SmtpCatcher.listen();
  world = await NotificationsWorld.start(server.settings);
});
afterAll(async () => {
  await world.stop();
  await server.close();
});

const send = (more: object) => {
  const body = { name: 'Anna', answers: { country: 'EE', service }, language: 'en', orderUrl, slug: 'selection-service', ...more };
  return world.orders.call(null, 'POST', '/forms/steps-form', body);
};
const emails = async (to: string) => {
  while ((await world.deliverer.deliverDue()).claimed > 0);
  return server.to(to);
};

describe('a selection that a visitor has sent to themselves', () => {
  it('is mailed with a link that opens it again, and staff see the selection', async () => {
    const { status, body } = await send({ email: 'anna@visitor.example', lead_fields: { step: 'options' } });
    expect(status).toBe(201);
    const [mail] = await emails('anna@visitor.example');
    expect(mail?.subject).toBe('Your selection');
    expect(mail?.text).toContain(`${publicUrl}${orderUrl}`);
    expect(mail?.text).toContain('Estonia');
    expect(mail?.attachments).toEqual([]);
    expect(await world.orders.must('contact-manager', 'GET', `/leads/${body._id}`)).toMatchObject({
      kind: 'steps',
      phone: null,
      email: 'anna@visitor.example',
      orderUrl,
      leadFields: { step: 'options' },
      country: { code: 'EE' },
      service: { _id: service },
    });
  });

  it('has the options, the price and the date as the wizard shows them, and a footer for readers without an order', async () => {
    const { body: quoted } = await world.orders.call(null, 'GET', `/services/${service}`);
    const { options } = quoted as unknown as ServiceView;
    const director = options.director.at(-1);
    const period = options.registrationPeriod.at(-1);
    const chosen = {
      employeesAmount: options.employeesAmount.min + 1,
      registrationPeriod: period?.value,
      director: director?.code,
      directorCompany: [],
      activityAreas: [],
    };
    const { body: quote } = await world.orders.call(null, 'POST', `/services/${service}/quote`, chosen);
    const more = `employeesAmount=${chosen.employeesAmount}&registrationPeriod=${chosen.registrationPeriod}&director=${chosen.director}`;
    await send({ email: 'dora@visitor.example', orderUrl: `${orderUrl}&${more}` });
    const [mail] = await emails('dora@visitor.example');
    const { price, now } = quote as unknown as QuoteDto;
    for (const { amount } of [price, now])
      expect(mail?.text).toContain(
        `€${Number(amount).toLocaleString('en-GB', { minimumFractionDigits: Number(amount) % 1 === 0 ? 0 : 2 })}`,
      );
    for (const text of [director?.title.en, period?.title.en]) expect(mail?.text).toContain(text);
    expect(mail?.text).toMatch(/by \d{1,2} \w+ 20\d\d/);
    expect(mail?.text).toContain(`${publicUrl}${orderUrl}&${more}`);
    expect(mail?.text).not.toContain('in your order');
  });

  it('contains no text that a visitor typed', async () => {
    const advert = 'Win a prize at evil.example';
    await send({
      name: advert,
      email: 'boris@visitor.example',
      message: advert,
      lead_fields: { wish: advert },
      slug: advert,
      orderUrl: `/en/selection-service?country=ee&say=${encodeURIComponent(advert)}`,
    });
    const [mail] = await emails('boris@visitor.example');
    expect(mail?.text).toContain(`${publicUrl}/en/selection-service?country=ee`);
    expect(`${mail?.text} ${String(mail?.html)} ${JSON.stringify(mail?.to)}`).not.toMatch(/evil|prize/);
  });

  it('is shown to staff also for the page of a service, whichever form it came from', async () => {
    const { services } = await world.orders.app.get(QueryBus).execute(new PublicCatalogue());
    const seen = services.find(({ _id }) => _id === service);
    const slug = `ee/${seen?.slug}`;
    const body = { name: 'Anna', phone: '+37255550188', country: 'EE', slug, orderUrl: `/en/service/${slug}` };
    const { body: left } = await world.orders.call(null, 'POST', '/forms/request-call', body);
    expect(await world.orders.must('contact-manager', 'GET', `/leads/${left._id}`)).toMatchObject({
      country: { code: 'EE' },
      service: { _id: service },
      orderUrl: `/en/service/${slug}`,
    });
  });

  it('is not mailed if only a phone was given, and needs a phone or a mailbox', async () => {
    const before = (await world.intents()).length;
    expect((await send({ phone: '+37255550177' })).status).toBe(201);
    expect((await world.intents()).length).toBe(before);
    const { status, body } = await send({});
    expect([status, body['errors']]).toEqual([422, [expect.objectContaining({ field: 'email', code: 'required' })]]);
  });

  it('is mailed to one mailbox three times an hour at most', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 4; i += 1) answers.push((await send({ email: 'clara@visitor.example' })).status);
    expect(answers).toEqual([201, 201, 201, 429]);
  });
});
