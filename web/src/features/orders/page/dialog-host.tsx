import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../ui/announcer.js';
import { WriteMessage } from '../mail/write-message.js';
import { mutations } from '../api/calls.js';
import { DocumentViewer } from '../documents/document-viewer.js';
import { CompanyForm } from '../forms/company-form.js';
import { ConfigureForm } from '../forms/configure-form.js';
import { ConfirmForm } from '../forms/confirm-form.js';
import { ConfirmTransferForm, CorrectPaymentForm, RecordPaymentForm, TransferForm, WaiveForm } from '../forms/money-forms.js';
import { SettleReversalForm } from '../forms/settle-reversal-form.js';
import { DetailsDialog } from '../forms/details-form.js';
import { ExpectedDateForm } from '../forms/expected-date-form.js';
import { AgreeForm, AnswerCancellationForm, AskToCancelForm, WithdrawForm } from '../forms/leaving-forms.js';
import { OperationForm, operationTitle } from '../forms/operation-table.js';
import { ManagerForm, PartnerForm, RewardForm } from '../forms/people-forms.js';
import type { FormProps } from '../forms/order-form.js';
import { ReasonForm } from '../forms/reason-form.js';
import { RejectDocumentForm } from '../forms/reject-document-form.js';
import { RefundForm } from '../forms/refund-form.js';
import { formatMoney } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { PaySheet } from '../payments/pay-sheet.js';
import { ReceiptSheet } from '../payments/receipt-sheet.js';
import type { Dialog } from '../view-model/dialog.js';
import { useOrderTexts } from '../view-model/order-texts.js';
import { useOrderPage } from '../view-model/order-context.js';

/** The open form of the page. Its draft survives changes of the order. */
export function DialogHost({ dialog, onClose }: { dialog: Dialog | null; onClose: () => void }) {
  const { t } = useTranslation('order');
  const announce = useAnnounce();
  const title = useDialogTitle(dialog);
  const done = () => {
    onClose();
    announce(dialog?.kind === 'message' ? t('mail.onItsWay') : `${title}. ${t('done', { status: '' })}`);
  };
  const beside = dialog?.kind === 'viewDocument' || dialog?.kind === 'rejectDocument';
  const wide =
    dialog?.kind === 'configure' ||
    dialog?.kind === 'details' ||
    dialog?.kind === 'message' ||
    dialog?.kind === 'partner' ||
    (dialog?.kind === 'operation' && dialog.operation === 'requestDocuments');
  if (!dialog) return null;
  return <DialogForm dialog={dialog} title={title} width={beside ? 1080 : wide ? 640 : 480} onDone={done} onCancel={onClose} />;
}

const titles: Record<Exclude<Dialog['kind'], 'operation'>, string> = {
  agree: 'agree.title',
  withdraw: 'withdraw.title',
  askToCancel: 'askToCancel.title',
  answerCancellation: 'answerCancellation.title',
  configure: 'configure.title',
  details: 'company.detailsTitle',
  company: 'company.recordTitle',
  expectedDate: 'expected.title',
  partner: 'partner.title',
  manager: 'manager.title',
  reward: 'reward.title',
  message: 'mail.title',
  pay: 'pay.title',
  transfer: 'transfer.title',
  receipt: 'receipt.title',
  withdrawTransfer: 'pay.withdrawTitle',
  confirmTransfer: 'transfer.confirmTitle',
  rejectTransfer: 'transfer.rejectTitle',
  record: 'record.title',
  waive: 'waive.title',
  correct: 'correct.title',
  settleReversal: 'reversal.title',
  refund: 'refund.title',
  viewDocument: 'documents.viewTitle',
  rejectDocument: 'documents.rejectTitle',
  removeDocument: 'documents.removeTitle',
};

function useDialogTitle(dialog: Dialog | null): string {
  const { t } = useTranslation('order');
  const texts = useOrderTexts();
  const { order } = useOrderPage();
  if (!dialog) return '';
  const key = dialog.kind === 'operation' ? operationTitle(dialog.operation, dialog.reject ?? false) : titles[dialog.kind];
  if (!key) return dialog.kind === 'operation' ? texts.operation(dialog.operation) : '';
  const values = { number: order.number, title: 'title' in dialog ? dialog.title : '' };
  return t(key as 'cancelOrder.title', values);
}
function DialogForm({ dialog, ...form }: Omit<FormProps, 'possible'> & { dialog: Dialog }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, permissions } = useOrderPage();
  const may = permissions.can;
  switch (dialog.kind) {
    case 'operation':
      return <OperationForm operation={dialog.operation} reject={dialog.reject ?? false} {...form} />;
    case 'agree':
      return <AgreeForm possible={may('agree')} {...form} />;
    case 'withdraw':
      return <WithdrawForm possible={may('declareWithdrawal')} {...form} />;
    case 'askToCancel':
      return <AskToCancelForm possible={may('requestCancellation')} {...form} />;
    case 'answerCancellation':
      return <AnswerCancellationForm possible={may('answerCancellation')} {...form} />;
    case 'configure':
      return <ConfigureForm possible={may('editOrder')} {...form} />;
    case 'details':
      return <DetailsDialog possible={may('giveDetails')} {...form} />;
    case 'company':
      return <CompanyForm possible={may('recordCompany')} {...form} />;
    case 'expectedDate':
      return <ExpectedDateForm possible={may('setExpectedDate')} {...form} />;
    case 'partner':
      return <PartnerForm possible={may('appointPartner')} {...form} />;
    case 'manager':
      return <ManagerForm possible={may('assignManager')} {...form} />;
    case 'reward':
      return <RewardForm possible={may('changePartnerReward')} {...form} />;
    case 'message':
      return <WriteMessage {...form} order={order} {...(dialog.template ? { template: dialog.template } : {})} />;
    case 'pay':
      return <PaySheet title={form.title} onClose={form.onCancel} />;
    case 'receipt':
      return <ReceiptSheet payment={dialog.payment} title={form.title} onClose={form.onCancel} />;
    case 'withdrawTransfer':
      return (
        <ConfirmForm
          submit={t('pay.withdrawSubmit')}
          possible={may('withdrawTransfer')}
          mutation={mutations.withdrawTransfer(order._id, dialog.payment._id)}
          {...form}
        >
          <p>{t('pay.withdrawText', { amount: formatMoney(dialog.payment.amount, language) })}</p>
        </ConfirmForm>
      );
    case 'transfer':
      return <TransferForm possible={may('declareTransfer')} {...form} />;
    case 'confirmTransfer':
      return <ConfirmTransferForm payment={dialog.payment} possible={may('confirmTransfer')} {...form} />;
    case 'rejectTransfer':
      return (
        <ReasonForm
          of="transfer"
          submit={t('transfer.reject')}
          possible={may('rejectTransfer')}
          mutationFor={(reason) => mutations.settleTransfer(order._id, dialog.payment._id, { decision: 'reject', reason })}
          {...form}
        />
      );
    case 'record':
      return <RecordPaymentForm possible={may('recordOfflinePayment')} {...form} />;
    case 'waive':
      return <WaiveForm possible={may('waiveRest')} {...form} />;
    case 'correct':
      return <CorrectPaymentForm payment={dialog.payment} possible={may('correctPayment')} {...form} />;
    case 'settleReversal':
      return <SettleReversalForm possible={may('settleReversal')} {...form} />;
    case 'refund':
      return <RefundForm possible={may('requestRefund')} {...(dialog.payment ? { payment: dialog.payment } : {})} {...form} />;
    case 'viewDocument':
      return <DocumentViewer document={dialog.document} title={form.title} onClose={form.onCancel} />;
    case 'rejectDocument':
      return <RejectDocumentForm document={dialog.document} possible={may('rejectDocument')} {...form} />;
    case 'removeDocument':
      return (
        <ConfirmForm
          submit={t('documents.removeSubmit')}
          danger
          possible={may('removeDocument', dialog.document.kind === 'result' ? 'result' : 'asked')}
          mutation={mutations.removeDocument(order._id, dialog.document._id)}
          {...form}
        >
          <p>{t('documents.removeText')}</p>
        </ConfirmForm>
      );
  }
}
