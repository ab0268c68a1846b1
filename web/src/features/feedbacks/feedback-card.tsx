import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../ui/announcer.js';
import { Card } from '../../ui/card.js';
import { ConfirmDialog } from '../../ui/form-dialog.js';
import { ErrorNotice } from '../../ui/notice.js';
import { FeedbackForm } from './feedback-form.js';
import { FeedbackState, Said, Stars } from './said.js';
import { type Feedback, mutations, useFeedbackMutation, useFeedbackOf } from './use-feedbacks.js';

/** The feedback, or the question for it, on the client's page of a finished order. */
export function FeedbackCard({ order }: { order: string }) {
  const { data } = useFeedbackOf(order);
  if (data?.feedback) return <GivenCard order={order} feedback={data.feedback} />;
  return data?.give ? <AskingCard order={order} asked={data.asked} /> : null;
}

/* Who once said no is not asked, and may speak all the same. */
function AskingCard({ order, asked }: { order: string; asked: boolean }) {
  const { t } = useTranslation('feedbacks');
  const [open, setOpen] = useState(false);
  const decline = useFeedbackMutation();
  return (
    <Card title={t('card.title')} roomy>
      <div className="stack">
        {asked ? <p>{t('card.ask')}</p> : null}
        <div className="wrap-line">
          <Button variant={asked ? 'filled' : 'default'} onClick={() => setOpen(true)}>
            {t('card.give')}
          </Button>
          {asked ? (
            <Button variant="subtle" loading={decline.isPending} onClick={() => decline.mutate(mutations.decline())}>
              {t('card.notNow')}
            </Button>
          ) : null}
        </div>
        <ErrorNotice error={decline.error} />
      </div>
      {open ? <FeedbackForm order={order} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function GivenCard({ order, feedback }: { order: string; feedback: Feedback }) {
  const { t } = useTranslation('feedbacks');
  const [dialog, setDialog] = useState<'change' | 'delete' | null>(null);
  const close = () => setDialog(null);
  return (
    <Card title={t('card.title')} roomy aside={<FeedbackState state={feedback.state} />}>
      <div className="stack">
        <Stars rating={feedback.rating} />
        <Said feedback={feedback} />
        <div className="wrap-line">
          {feedback.may.change ? <Button onClick={() => setDialog('change')}>{t('card.change')}</Button> : null}
          {feedback.may.delete ? (
            <Button variant="subtle" onClick={() => setDialog('delete')}>
              {t('card.delete')}
            </Button>
          ) : null}
        </div>
      </div>
      {dialog === 'change' ? <FeedbackForm order={order} feedback={feedback} onClose={close} /> : null}
      {dialog === 'delete' ? <DeleteDialog feedback={feedback} onClose={close} /> : null}
    </Card>
  );
}

function DeleteDialog({ feedback, onClose }: { feedback: Feedback; onClose: () => void }) {
  const { t } = useTranslation('feedbacks');
  const announce = useAnnounce();
  return (
    <ConfirmDialog
      title={t('deleting.title')}
      submit={t('card.delete')}
      danger
      write={useFeedbackMutation()}
      request={() => mutations.remove(feedback)}
      onDone={() => {
        announce(t('done.delete'));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('deleting.text')}</p>
    </ConfirmDialog>
  );
}
