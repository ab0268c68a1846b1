import { type OtherTabs, PersonPage } from '../../features/people/person-page.js';
import { ReviewsOfClient } from '../../features/feedbacks/feedbacks-page.js';
import { OrdersOfPerson } from './orders-tab.js';
import { PaymentsOfClient } from './payments-tab.js';
import { PayoffsOfPartner, RewardOfPartner } from './reward-tabs.js';

const ofClients: OtherTabs = {
  orders: (person, reader) => <OrdersOfPerson person={person} actor={reader} />,
  payments: ({ _id }) => <PaymentsOfClient id={_id} />,
  reviews: ({ _id }) => <ReviewsOfClient id={_id} />,
};

const ofPartners: OtherTabs = {
  orders: (person, reader) => <OrdersOfPerson person={person} actor={reader} />,
  reward: ({ _id }) => <RewardOfPartner id={_id} />,
  payoffs: ({ _id }) => <PayoffsOfPartner id={_id} />,
};

/** The page /admin/client/:id, with tabs of orders, payments and feedback from other features. */
export const ClientPage = () => <PersonPage kind="clients" tabs={ofClients} />;

/** The page /admin/partner-for-admin/:id, with tabs of orders, rewards and payoffs from other features. */
export const PartnerPage = () => <PersonPage kind="partners" tabs={ofPartners} />;
