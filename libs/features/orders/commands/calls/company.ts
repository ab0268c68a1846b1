import { midnightOf } from '#machines/kernel/time';
import { invalid } from '#libs/platform/http/problem';
import { detailFaults, writeDetails } from '../../rules/company-details.js';
import { GiveDetailsDto, RecordCompanyDto, SetExpectedDateDto } from '../../wire/company.dto.js';
import { callSpec } from '../call-spec.js';

/** Texts about the company belong to its client, even if staff wrote them, so that they are erased with the client. */
export const giveDetails = callSpec<GiveDetailsDto>({
  intent: 'giveDetails',
  body: GiveDetailsDto,
  command({ body: { names = [], founders = [], people = [] }, state, ids }) {
    const details = { names, founders, people };
    const { terms, facts } = state;
    const asked = terms.details;
    // Of an order that asks for nothing the machine says so.
    const faults = asked.length > 0 ? detailFaults(details, asked) : [];
    if (faults.length > 0) return invalid(...faults);
    return { type: 'giveDetails', payload: { details: ids.text('details', writeDetails(details), facts.client) } };
  },
});

export const recordCompany = callSpec<RecordCompanyDto>({
  intent: 'recordCompany',
  body: RecordCompanyDto,
  command({ body: { name, registerNumber, address, registeredOn, renewsOn }, ids, state }) {
    const { client } = state.facts;
    const payload = {
      name: ids.text('name', name, client),
      registerNumber: ids.text('registerNumber', registerNumber, client),
      address: ids.textOrNull('address', address, client),
      registeredOn,
      renewsOn: renewsOn ?? null,
    };
    return { type: 'recordCompany', payload };
  },
});

export const setExpectedDate = callSpec<SetExpectedDateDto, string>({
  intent: 'setExpectedDate',
  body: SetExpectedDateDto,
  lookUp: (ask, _body, call) => ask.officeDay(call),
  command: ({ body: { date, reason }, found: today, ids }) => ({
    type: 'setExpectedDate',
    payload: { date: midnightOf(date), reason: ids.text('reason', reason), today: midnightOf(today) },
  }),
});
