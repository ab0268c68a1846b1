import { samplePdf } from './sample-files.js';
import { type DemoCalls, type DemoOrder, mayCommand, mayOperate } from './demo-calls.js';
import type { OperationName } from '#machines/order/commands';

type Body = Readonly<Record<string, unknown>>;

/** How the example of a call is sent to the demo: by whom, and with which ids of this installation in its path and body. */
interface ExampleCall {
  as: string | null;
  path?: Readonly<Record<string, string>>;
  /** the example with ids of this installation */
  body?: Body;
  /** the code of the refusal, where the example names a secret that only an email or an authenticator has */
  refused?: string;
}

type Preparing = (demo: DemoCalls, example: Body) => ExampleCall | Promise<ExampleCall>;

const head = 'client-service-head';
const clients = ['client', 'client2'];

const by =
  (as: string | null): Preparing =>
  () => ({ as });

const refused =
  (as: string | null, code: string, path?: ExampleCall['path']): Preparing =>
  () => ({ as, refused: code, ...(path && { path }) });

/** At an order for which `account` may do it. */
const at =
  (
    accounts: readonly string[],
    fits: (order: DemoOrder) => boolean,
    change: (order: DemoOrder, example: Body) => Partial<ExampleCall> = () => ({}),
  ): Preparing =>
  async (demo, example) => {
    const { as, order } = await demo.orderOf(accounts, fits);
    return { as, path: { id: order._id, orderId: order._id }, ...change(order, example) };
  };

const first = async (demo: DemoCalls, account: string, list: string): Promise<Record<string, never> & { _id: string }> => {
  const { items } = await demo.must<{ items: (Record<string, never> & { _id: string })[] }>(account, 'GET', list);
  const [found] = items;
  if (found === undefined) throw new Error(`${list} is empty`);
  return found;
};

const inList =
  (account: string, list: string): Preparing =>
  async (demo) => ({ as: account, path: { id: (await first(demo, account, list))._id } });

const uploaded = async (demo: DemoCalls, account: string): Promise<string> => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(samplePdf())]), 'example.pdf');
  return (await demo.must(account, 'POST', '/upload-file', form))._id;
};

const stepsOf = ({ steps }: DemoOrder) => Object.values(steps).flatMap((group) => group.steps);

const missingOf = ({ prepayment, paid }: DemoOrder): Body => ({
  amount: { amount: (Number(prepayment.amount) - Number(paid.amount)).toFixed(2), currency: prepayment.currency },
});

const inEuros = ({ prepayment }: DemoOrder): boolean => prepayment.currency === 'EUR';

/** At an order whose money is not there yet. */
const unpaid = (status: string, code: string): Preparing =>
  at(
    clients,
    (order) => order.status === status,
    () => ({ refused: code }),
  );

/** Who performs each operation; its payload where it names something of this order. */
const operations: Partial<Record<OperationName, Preparing>> = {
  // These two follow by themselves once the money is there, so no order waits for them.
  orderPayedAfterManagerConfirmed: unpaid('orderConfirmedNotPayed', 'prepaymentMissing'),
  clientPayedLastPayment: unpaid('lastPaymentRequired', 'balanceDue'),
  completeAllOrderSteps: async (demo) => {
    const { order } = await demo.orderOf([head], mayCommand('completeStep'));
    for (const { _id, completedAt } of stepsOf(order))
      if (completedAt === null) await demo.must(head, 'PUT', `/orders/${order._id}/steps/${_id}/completion`);
    return { as: head, path: { id: order._id } };
  },
  sendPayedProjectDocuments: async (demo) => {
    const { order } = await demo.orderOf([head], ({ status }) => status === 'lastPaymentConfirmed');
    await demo.must(head, 'POST', `/orders/${order._id}/documents`, { kind: 'result', file: await uploaded(demo, head) });
    return { as: head, path: { id: order._id } };
  },
  orderPayedWithCashAfterManagerConfirmed: at(
    [head],
    (order) => mayOperate('orderPayedWithCashAfterManagerConfirmed')(order) && inEuros(order),
    (order, example) => ({ body: { ...example, payload: missingOf(order) } }),
  ),
  receiveDocuments: at([head], mayOperate('receiveDocuments'), ({ requestedItems }, example) => ({
    body: { ...example, payload: { itemIds: requestedItems.map(({ _id }) => _id) } },
  })),
  notAcceptPartnerWork: at([head], mayOperate('notAcceptPartnerWork'), (order, example) => ({
    body: {
      ...example,
      payload: {
        ...(example['payload'] as Body),
        stepIds: stepsOf(order)
          .slice(0, 1)
          .map(({ _id }) => _id),
      },
    },
  })),
};

/** The example of one operation of an order. */
export const operationCall = (operation: OperationName): Preparing =>
  operations[operation] ?? at([head, 'owner', 'partner', 'partner2'], mayOperate(operation));

/** A client of the staff, for what changes an account. */
let invited = 0;
const someClient: Preparing = async (demo) => {
  const email = `invited-${++invited}@example.org`;
  return { as: 'owner', path: { id: (await demo.must('owner', 'POST', '/users/clients', { email, firstName: 'Anna' }))._id } };
};

/** The calls with a JSON body, by their operation id. */
export const exampleCalls: Readonly<Record<string, Preparing>> = {
  login: by(null),
  finishLogin: refused(null, 'ticketOver'),
  signUp: by(null),
  simpleSignUp: by(null),
  requestPasswordReset: by(null),
  resetPassword: refused(null, 'linkOver'),
  confirmEmail: refused(null, 'linkOver'),
  cancelEmailChange: refused(null, 'linkOver'),
  readInvitation: refused(null, 'linkOver'),
  acceptInvitation: refused(null, 'linkOver'),
  changePassword: by('outside-manager'),
  changeEmail: by('outside-head'),
  prepareSecondFactor: by('agents-manager'),
  enrollSecondFactor: refused('agents-manager', 'validationFailed'),
  removeSecondFactor: refused('agents-manager', 'noSecondFactor'),
  renewRecoveryCodes: refused('agents-manager', 'noSecondFactor'),
  updateSecuritySettings: by('owner'),
  updateProfile: by('client2'),
  createClient: by(head),
  createPartner: by('owner'),
  inviteStaff: by('owner'),
  addUserNote: someClient,
  updateUser: someClient,
  eraseUser: someClient,
  createCountry: by('owner'),
  updateCountry: async (demo) => ({
    as: 'owner',
    path: { id: (await demo.must<{ country: { _id: string } }>(null, 'GET', `/services/${service}`)).country._id },
  }),
  createService: by('owner'),
  updateService: () => ({ as: 'owner', path: { id: service } }),
  checkServicePrices: () => ({ as: 'owner', path: { id: service } }),
  quoteService: () => ({ as: null, path: { id: service } }),
  createServiceType: by('owner'),
  updateServiceType: () => ({ as: 'owner', path: { id: '5c0401cb-1312-548e-aaea-f74ac66e6179' } }),
  createChoice: by('owner'),
  updateChoice: async (demo) => {
    const { items } = await demo.must<{ items: { _id: string; code: string }[] }>(null, 'GET', '/choices');
    return { as: 'owner', path: { id: items.find(({ code }) => code === 'it')?._id ?? '' } };
  },
  updateSiteSettings: by('owner'),
  setCurrencies: by('owner'),
  setExchangeRates: by('owner'),
  proposeBankAccounts: refused('owner', 'validationFailed'),
  approveBankAccounts: refused('admin', 'bankProposalMissing', { id: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b' }),
  placeOrder: by('client'),
  editOrder: at(clients, (order) => mayCommand('editOrder')(order) && order.service._id === service),
  performOrderOperation: by(head),
  recordOrderCompany: at([head], mayCommand('recordCompany')),
  agreeToTerms: at(clients, mayCommand('agree')),
  // Not the order whose payment came back: settleReversal needs it, and on some days it is the oldest that may be withdrawn from.
  declareWithdrawal: at(clients, (order) => order.leaving?.way === 'withdraw' && order.status !== 'documentsReceived'),
  requestCancellation: at(clients, mayCommand('requestCancellation')),
  answerCancellation: at([head], mayCommand('answerCancellation')),
  setOrderExpectedDate: at([head], mayCommand('setExpectedDate')),
  appointOrderPartner: async (demo, example) => {
    const { _id: partner } = await first(demo, head, '/users/partners');
    return at([head], mayCommand('appointPartner'), () => ({ body: { ...example, partner } }))(demo, example);
  },
  assignOrderManager: async (demo, example) => {
    const { _id: manager } = await demo.must('client-service-manager', 'GET', '/users/me');
    return at([head], mayCommand('assignManager'), () => ({ body: { ...example, manager } }))(demo, example);
  },
  changePartnerReward: at(['owner'], mayCommand('changePartnerReward')),
  attachDocument: async (demo, example) => {
    const file = await uploaded(demo, 'client');
    return at(['client'], mayCommand('attachDocument'), () => ({ body: { ...example, file } }))(demo, example);
  },
  reviewDocument: at(
    [head],
    (order) => mayCommand('rejectDocument')(order) && order.documents.some(({ item, review }) => item !== null && review !== 'rejected'),
    ({ documents, ...order }) => ({
      path: {
        id: order._id,
        documentId: documents.find(({ item, review }) => item !== null && review !== 'rejected')?._id ?? '',
      },
    }),
  ),
  setDocumentValidity: async (demo) => {
    const items = await demo.must<{ items: { _id: string }[] }>('client', 'GET', '/documents');
    return { as: 'client', path: { file: items.items[0]?._id ?? '' } };
  },
  giveOrderDetails: at(clients, mayCommand('giveDetails')),
  saveOrderDetailsDraft: at(clients, mayCommand('giveDetails')),
  dryRunOrder: at([head], mayOperate('cancelOrder')),
  declareTransfer: at(clients, (order) => mayCommand('declareTransfer')(order) && inEuros(order)),
  settleTransfer: at(
    [head],
    (order) => inEuros(order) && order.payments.some(({ method, state }) => method === 'transfer' && state === 'declared'),
    ({ payments, ...order }, example) => {
      const open = payments.find(({ state }) => state === 'declared');
      return { path: { orderId: order._id, transferId: open?._id ?? '' }, body: { ...example, amount: open?.amount } };
    },
  ),
  recordPayment: at([head], (order) => mayCommand('recordOfflinePayment')(order) && inEuros(order) && Number(order.balance.amount) >= 125),
  waiveBalance: at([head], (order) => mayCommand('waiveRest')(order) && inEuros(order)),
  correctPayment: at(
    [head],
    (order) => mayCommand('correctPayment')(order) && order.payments.some(isCorrectable),
    ({ payments, ...order }, example) => {
      const booked = payments.find(isCorrectable);
      const amount = { ...booked?.amount, amount: (Number(booked?.amount.amount) - 1).toFixed(2) };
      return { path: { orderId: order._id, paymentId: booked?._id ?? '' }, body: { ...example, amount } };
    },
  ),
  settleReversal: at([head], mayCommand('settleReversal')),
  requestRefund: at(
    [head],
    (order) => mayCommand('requestRefund')(order) && order.payments.some(isRefundable),
    ({ payments }, example) => ({ body: { ...example, payment: payments.find(isRefundable)?._id } }),
  ),
  createOrderView: by(head),
  updateOrderView: async (demo) => ({
    as: head,
    path: { id: (await demo.must<{ _id: string }[]>(head, 'GET', '/order-views'))[0]?._id ?? '' },
  }),
  settleFinding: inList(head, '/order-payments/findings?filter[settled]=false&filter[kind]=disputed'),
  beginCheckout: at(clients, (order) => inEuros(order) && order.status === 'orderConfirmedNotPayed'),
  returnFromCheckout: refused('client', 'notFound', {
    orderId: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b',
    checkoutId: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b',
  }),
  receivePaypalWebhook: refused(null, 'unreadable'),
  performPayoffOperation: inList('owner', '/payoffs?filter[state]=payable'),
  performPayoffOperations: async (demo, example) => {
    const { _id, version } = (await first(demo, 'owner', '/payoffs?filter[state]=payable')) as unknown as { _id: string; version: number };
    return { as: 'owner', body: { ...example, payoffs: [{ _id, version }] } };
  },
  requestCall: by(null),
  submitStepsForm: by(null),
  submitOfferForm: by(null),
  requestConsultation: consultation,
  requestConsultationOldSpelling: async (demo, example) => {
    const call = await consultation(demo, example);
    return { ...call, body: { ...call.body, phone: '+372 5550 0199' } };
  },
  performLeadOperation: inList('owner', '/leads?filter[state]=new'),
  placeLeadOrder: async (demo) => {
    const { _id: id } = await first(demo, 'owner', '/leads?filter[state]=new');
    await demo.must('owner', 'PATCH', `/leads/${id}`, { operation: 'take' });
    return { as: 'owner', path: { id } };
  },
  eraseLead: inList('owner', '/leads?filter[state]=lost'),
  markChatRead: async (demo, example) => {
    const { _id: id } = await first(demo, 'client', '/chats');
    const { items } = await demo.must<{ items: { _id: string }[] }>('client', 'GET', `/chatmessages?chat=${id}`);
    return { as: 'client', path: { id }, body: { ...example, upTo: items[0]?._id } };
  },
  postChatMessage: async (demo, example) => ({ as: head, body: { ...example, chat: (await first(demo, head, '/chats'))._id } }),
  editChatMessage: async (demo) => {
    const { _id: chat } = await first(demo, head, '/chats');
    return { as: head, path: { id: (await demo.must(head, 'POST', '/chatmessages', { chat, text: 'To be edited' }))._id } };
  },
  createChatTemplate: by('owner'),
  updateChatTemplate: async (demo) => ({
    as: 'owner',
    path: { id: (await demo.must<{ _id: string }[]>('owner', 'GET', '/chat-templates'))[0]?._id ?? '' },
  }),
  enterCompany: async (demo, example) => {
    const { country } = (await first(demo, 'client', '/companies')) as unknown as { country: { _id: string } };
    return { as: 'client', body: { ...example, country: country._id } };
  },
  changeCompany: inList(head, '/companies'),
  proposeCompanyChange: inList('client', '/companies?filter[proposed]=false'),
  answerCompanyProposal: async (demo) => {
    const id = await enteredCompany(demo);
    const company = await demo.must<{ proposal: { _id: string } }>('client', 'POST', `/companies/${id}/proposals`, { yearEnd: '03-31' });
    return { as: head, path: { id, proposalId: company.proposal._id } };
  },
  markDueDateDone: openDueDate,
  markDueDateNotOurs: openDueDate,
  giveFeedback: async (demo, example) => {
    for (const client of ['client', 'client2']) {
      const { items } = await demo.must<{ items: { _id: string }[] }>(client, 'GET', '/orders?filter[status]=projectFinished&per_page=100');
      for (const { _id: order } of items)
        if ((await demo.call(client, 'GET', `/feedbacks/of-order/${order}`)).body['feedback'] === null)
          return { as: client, body: { ...example, order } };
    }
    throw new Error('every finished order of the demo has a feedback');
  },
  performFeedbackOperation: inList('owner', '/feedbacks?filter[state]=published'),
  markNotificationsRead: by('client'),
  setNotificationPreferences: by('client'),
  sendMessage: at(
    [head],
    () => true,
    (order, example) => ({ body: { ...example, order: order._id } }),
  ),
  startReplay: by('owner'),
  skipDeadLetter: refused('owner', 'notFound', { id: '0199a1b2-3c4d-7e5f-8a6b-7c8d9e0f1a2b.ledger.1' }),
  swapReadModel: refused('owner', 'nothingToTake', { name: 'notifications' }),
};

/** The service that the examples name: an OÜ in Estonia. */
const service = '3fa8996e-d7ba-5b76-b33a-807d02e10424';

const isCorrectable = ({ method, state, amount }: DemoOrder['payments'][number]): boolean =>
  method === 'transfer' && state === 'confirmed' && amount.currency === 'EUR';

const isRefundable = ({ refundable, amount }: DemoOrder['payments'][number]): boolean =>
  amount.currency === 'EUR' && Number(refundable.amount) > 1;

async function openDueDate(demo: DemoCalls) {
  return { as: 'client', path: { id: (await first(demo, 'client', '/due-dates?filter[state]=upcoming'))._id } };
}

/** A company that a client enters, in the country of one that they have. */
async function enteredCompany(demo: DemoCalls): Promise<string> {
  const { country } = (await first(demo, 'client', '/companies')) as unknown as { country: { _id: string } };
  const number = String(Math.floor(Math.random() * 1e9));
  return (await demo.must('client', 'POST', '/companies', { name: 'Harbour Ltd', registerNumber: number, country: country._id }))._id;
}

async function consultation(demo: DemoCalls, example: Body): Promise<ExampleCall> {
  const { slots } = await demo.must<{ slots: string[] }>(null, 'GET', '/forms/consultation-slots');
  return { as: null, body: { ...example, slot: slots[Math.floor(slots.length / 2)] } };
}
