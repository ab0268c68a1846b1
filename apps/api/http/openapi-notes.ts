import type { routes } from '#machines/access/routes';

/** Additional descriptions of routes, for what summaries and schemas do not show. */
export const notes: Partial<Record<keyof typeof routes, string>> = {
  'POST /auth/login':
    'The access token is in the body; the refresh token is a cookie that only these routes get. An account with a second factor is asked for a code instead.',
  'POST /auth/login/second-factor': 'A code of the authenticator or one of the recovery codes; each is good once.',
  'POST /auth/refresh': 'A cookie that comes again after it was traded was copied: its sign-in ends, and the person is told.',
  'POST /auth/signup': 'A link that confirms the mailbox is mailed; until it is followed, few orders may be placed.',
  'POST /auth/invitation': 'The token is sent in the body, so that no log of addresses keeps it.',
  'GET /auth/sessions': 'Each with when it began, when it was last used and from what browser; the one that asks is marked.',
  'GET /users/:id': 'Contact details are for those who read the section the person belongs to.',
  'PATCH /users/:id': 'Nobody changes themselves here, nor anybody of equal or higher rank.',
  'DELETE /users/:id': 'Refused while the person has open orders or is owed money.',
  'GET /countries': 'Archived ones by their filter.',
  'PATCH /services/:id': 'Orders that were placed keep the terms they were placed by.',
  'DELETE /services/:id': 'The answer says which of the two it was.',
  'DELETE /countries/:id': 'The answer says which of the two it was.',
  'POST /services/import': 'Errors name the row; with dryRun=true it says what would change and changes nothing.',
  'POST /services/:id/quote': 'The same arithmetic that an order is priced by; nothing is stored.',
  'GET /services': 'Staff who read the section see archived services too, and the rewards.',
  'POST /upload-file': 'Nobody else sees it before it is attached to something. Files that are attached to nothing are deleted later.',
  'GET /upload-file/:id': 'For its uploader and for those who see what it is attached to.',
  'GET /orders':
    'Most staff see every order, some those alone that they manage; a partner sees those they were appointed to, a client their own. A row carries its machine, by which the fifteen ' +
    'operations can be judged; with include=operations they come judged and in words.',
  'GET /orders/:id':
    'With its steps, documents, payments, and all operations and commands evaluated for the reader, each refusal with its remedy.',
  'POST /orders': 'Clients place for themselves, staff for a client they name. The price is reckoned here, never taken from the body.',
  'PATCH /orders/update-payment-status/:id':
    'The body names the operation and its payload. Refused with the code of the rule that forbids it, and a remedy where one is known.',
  'GET /orders/:id/events': 'Each reader gets the events, and of them the fields, that concern them.',
  'GET /orders/:id/replay': 'An order that replays has no faults in the answer.',
  'GET /order-payments': 'A payment that came back in full reads as refunded.',
  'PATCH /payoffs/:id': 'Who approved may not mark as paid, and nobody decides on a reward of their own.',
  'POST /payoffs/bulk': 'Each is decided by itself: some may be carried out and others refused; the answer tells of each.',
  'GET /reports/:report': 'Money is never added over currencies.',
  'POST /forms/reguest-consultation': 'The spelling of the specification, kept beside the right one.',
  'GET /forms/consultation-slots': 'Working hours of the coming days; a slot may be gone when it is asked for.',
  'PUT /notifications/preferences': 'A channel that is locked for a kind cannot be changed.',
  'POST /mailer': 'The message is kept with the order and goes by mail; its delivery is told in its state.',
  'POST /dead-letters/:id/skip': 'Asks for a reason, which stays in the log.',
  'POST /read-models/:name/rebuild': 'It goes on after the answer; the list tells how far it is.',
};
