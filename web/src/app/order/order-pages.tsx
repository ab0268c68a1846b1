import { lazyPart } from '../lazy-page.js';
import { OrderPage as Order, StaffOrderPage as StaffOrder } from '../../features/orders/page/order-page.js';
import type { ChatParts } from '../../features/orders/view-model/order-context.js';
import { ChatCard, UnreadOfOrder } from '../../features/chat/order-card.js';

/** Parts of the separate feature chat that the pages of an order show. */
const chat: ChatParts = {
  Panel: lazyPart(() => import('../../features/chat/order-chat.js').then((module) => module.OrderChat)),
  Unread: UnreadOfOrder,
  Card: ChatCard,
};

const Feedback = lazyPart(() => import('../../features/feedbacks/feedback-card.js').then((module) => module.FeedbackCard));

export const OrderPage = () => <Order chat={chat} Feedback={Feedback} />;
export const StaffOrderPage = () => <StaffOrder chat={chat} />;
