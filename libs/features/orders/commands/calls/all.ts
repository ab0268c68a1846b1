import type { OrderCallName } from '#libs/contracts/orders/order-call';
import type { CallSpec } from '../call-spec.js';
import { declareTransfer, recordOfflinePayment, requestRefund, settleTransfer } from './money.js';
import { operate } from './operate.js';
import { acknowledgePartnerReward, appointPartner, assignManager, changePartnerReward } from './people.js';
import { editOrder, placeOrder } from './place-and-edit.js';
import { attachDocument, completeStep, removeDocument, reopenStep, reviewDocument } from './work.js';

/** Every call that writes to an order. */
export const callSpecs: Record<OrderCallName, CallSpec> = {
  placeOrder,
  editOrder,
  operate,
  appointPartner,
  assignManager,
  changePartnerReward,
  acknowledgePartnerReward,
  completeStep,
  reopenStep,
  attachDocument,
  removeDocument,
  reviewDocument,
  declareTransfer,
  settleTransfer,
  recordOfflinePayment,
  requestRefund,
};
