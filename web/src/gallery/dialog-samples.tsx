import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { request } from '../api/call.js';
import { useApiMutation } from '../api/use-api-mutation.js';
import { useApiForm, useRequired } from '../ui/form/use-api-form.js';
import { ConfirmDialog, FormDialog } from '../ui/form-dialog.js';
import { ModalSheet } from '../ui/modal-sheet.js';
import { NativeDialog } from '../ui/native-dialog.js';
import { Sample, SampleCard, useSampleTexts } from './sample.js';

type Opened = 'sheet' | 'wide' | 'form' | 'confirm' | 'native' | null;

export function DialogSamples() {
  const texts = useSampleTexts();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const button = (kind: Opened & string) => <Button onClick={() => setOpened(kind)}>{kind}</Button>;
  return (
    <SampleCard title="Dialogs">
      <Sample name="ModalSheet, FormDialog, ConfirmDialog, NativeDialog">
        <div className="cluster gap-2">
          {button('sheet')} {button('wide')} {button('form')} {button('confirm')} {button('native')}
        </div>
      </Sample>
      <ModalSheet
        opened={opened === 'sheet' || opened === 'wide'}
        width={opened === 'wide' ? 1080 : 480}
        onClose={close}
        title={texts.service}
        actions={<Button onClick={close}>{texts.save}</Button>}
      >
        {texts.long}
      </ModalSheet>
      {opened === 'form' ? <FormSample onClose={close} /> : null}
      {opened === 'confirm' ? <ConfirmSample onClose={close} /> : null}
      <NativeDialog open={opened === 'native'} onClose={close} title={texts.service} closeLabel={texts.done}>
        <p>{texts.long}</p>
      </NativeDialog>
    </SampleCard>
  );
}

function FormSample({ onClose }: { onClose: () => void }) {
  const texts = useSampleTexts();
  const required = useRequired();
  const form = useApiForm({
    values: { name: '' },
    rules: { name: required },
    write: useApiMutation({}),
    request: () => null,
  });
  return (
    <FormDialog form={form} title={texts.service} submit={texts.save} onClose={onClose}>
      <TextInput {...form.field('name')} label={texts.field} description={texts.hint} />
    </FormDialog>
  );
}

/* The address does not exist, so that the dialog shows a refusal. */
function ConfirmSample({ onClose }: { onClose: () => void }) {
  const texts = useSampleTexts();
  const write = useApiMutation({});
  return (
    <ConfirmDialog
      write={write}
      request={() => request('POST', '/auth/logout', {})}
      onDone={onClose}
      onClose={onClose}
      title={texts.remove}
      submit={texts.remove}
      danger
    >
      {texts.long}
    </ConfirmDialog>
  );
}
