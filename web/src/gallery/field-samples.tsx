import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '../api/use-api-mutation.js';
import { AmountInput } from '../ui/amount-input.js';
import { CodeField, EmailField, SecretField } from '../ui/credential-fields.js';
import { Form } from '../ui/form/form.js';
import { ProofField } from '../ui/form/proof-field.js';
import { useApiForm, useRequired } from '../ui/form/use-api-form.js';
import { GrowingTextarea } from '../ui/growing-textarea.js';
import { LatinNameFields, NameFields } from '../ui/name-fields.js';
import { NewPassword } from '../ui/new-password.js';
import { PeriodFields } from '../ui/period-fields.js';
import { PhoneField } from '../ui/phone-field.js';
import { StrengthMeter } from '../ui/strength-meter.js';
import { Sample, SampleCard, useSampleTexts } from './sample.js';

const empty = { firstName: '', lastName: '', latinFirstName: '', latinLastName: '' };

/** Fields that are empty, filled, faulty and disabled, and a form with faults. */
export function FieldSamples() {
  const texts = useSampleTexts();
  const required = useRequired();
  const [amount, setAmount] = useState('1.410');
  const [phone, setPhone] = useState('+37251234567');
  const [days, setDays] = useState({ from: '2026-11-01', to: '2026-11-20' });
  const form = useApiForm({
    values: empty,
    rules: { firstName: required, lastName: required },
    write: useApiMutation({}),
    // Nothing is sent from here.
    request: () => null,
  });
  const period = {
    period: texts.service,
    from: texts.price,
    to: texts.paid,
    shape: '20.11.2026',
    noDay: texts.fault,
    wrongOrder: texts.fault,
  };
  return (
    <SampleCard title="Fields">
      <Sample name="TextInput, Textarea, NativeSelect, Checkbox">
        <TextInput label={texts.field} description={texts.hint} />
        <TextInput label={texts.field} defaultValue={texts.long} error={texts.fault} />
        <TextInput label={texts.field} defaultValue={texts.person} disabled />
        <GrowingTextarea label={texts.field} defaultValue={texts.long} />
        <NativeSelect label={texts.country} data={[texts.country, texts.service]} />
        <Checkbox label={texts.note} defaultChecked />
      </Sample>
      <Sample name="Button">
        <div className="cluster gap-2">
          <Button variant="filled">{texts.save}</Button>
          <Button>{texts.save}</Button>
          <Button variant="subtle">{texts.save}</Button>
          <Button data-tone="danger">{texts.remove}</Button>
          <Button loading>{texts.save}</Button>
          <Button disabled>{texts.save}</Button>
        </div>
      </Sample>
      <Sample name="AmountInput">
        <AmountInput label={texts.price} currency="EUR" value={amount} onChange={({ currentTarget }) => setAmount(currentTarget.value)} />
      </Sample>
      <Sample name="EmailField, SecretField, CodeField, ProofField, StrengthMeter">
        <EmailField label="Email" defaultValue="anna@example.com" />
        <SecretField label={texts.field} defaultValue="correct horse" error={texts.fault} />
        <CodeField label={texts.field} value="123456" />
        <ProofField />
        <StrengthMeter password="correct horse battery" known={[]} />
      </Sample>
      <Sample name="NewPassword">
        <NewPassword password={{ value: 'correct horse battery', readOnly: true }} repeat={{}} known={[]} />
      </Sample>
      <Sample name="PhoneField">
        <PhoneField label={texts.field} value={phone} onChange={setPhone} />
      </Sample>
      <Sample name="PeriodFields">
        <PeriodFields
          {...days}
          preset="month"
          presets={[{ value: 'month', label: texts.service }]}
          labels={period}
          onPreset={() => undefined}
          onDays={setDays}
        />
      </Sample>
      <Sample name="Form, NameFields, LatinNameFields">
        <Form form={form}>
          <NameFields form={form} labels={{ first: texts.person, last: texts.field }} />
          <LatinNameFields form={form} />
          <Button type="submit" variant="filled">
            {texts.save}
          </Button>
        </Form>
      </Sample>
    </SampleCard>
  );
}
