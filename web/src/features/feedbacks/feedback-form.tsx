import { Checkbox, Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ratings } from '#machines/feedback/state';
import { useAnnounce } from '../../ui/announcer.js';
import { useApiForm } from '../../ui/form/use-api-form.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { type Feedback, mutations, useFeedbackMutation } from './use-feedbacks.js';
import { GrowingTextarea } from '../../ui/growing-textarea.js';

interface Props {
  order: string;
  /** feedback to change; without it, a new one is given */
  feedback?: Feedback;
  onClose: () => void;
}

/** Rating, text, and whether everyone may read them. */
export function FeedbackForm({ order, feedback, onClose }: Props) {
  const { t } = useTranslation('feedbacks');
  const announce = useAnnounce();
  const form = useApiForm<{ rating: string; text: string; public: boolean }, Feedback>({
    values: { rating: feedback ? String(feedback.rating) : '', text: feedback?.text ?? '', public: feedback?.public ?? true },
    rules: { rating: (value) => (value === '' ? t('form.needed') : null) },
    write: useFeedbackMutation<Feedback>(),
    request: ({ rating, text, public: isPublic }) => {
      const said = { rating: Number(rating) as Feedback['rating'], public: isPublic, ...(text.trim() ? { text: text.trim() } : {}) };
      return feedback ? mutations.change(feedback, said) : mutations.give(order, said);
    },
    onDone: () => {
      announce(t(feedback ? 'done.change' : 'done.give'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('form.title')} submit={t('form.submit')} onClose={onClose}>
      <Radio.Group {...form.field('rating')} label={t('form.rating')}>
        <Stack gap="xs" mt="xs">
          {[...ratings].reverse().map((rating) => (
            <Radio key={rating} value={String(rating)} label={`${rating}: ${t(`ratings.r${rating}`)}`} />
          ))}
        </Stack>
      </Radio.Group>
      <GrowingTextarea {...form.field('text')} label={t('form.text')} description={t('form.textHint')} minRows={3} maxLength={2000} />
      <Checkbox {...form.tick('public')} label={t('form.public')} />
    </FormDialog>
  );
}
