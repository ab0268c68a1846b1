import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '../api/use-api-mutation.js';
import { AmountInput } from '../ui/amount-input.js';
import { CodeField, EmailField, SecretField } from '../ui/credential-fields.js';
import { Form } from '../ui/form/form.js';
import { ProofField } from '../ui/form/proof-field.js';
import { useApiForm, useRequired } from '../ui/form/use-api-form.js';
import { LatinNameFields, NameFields } from '../ui/name-fields.js';
import { NewPassword } from '../ui/new-password.js';
import { PeriodFields } from '../ui/period-fields.js';
import { PhoneField } from '../ui/phone-field.js';
import { StrengthMeter } from '../ui/strength-meter.js';
import { Sample, SampleCard, useSampleTexts } from './sample.js';

const empty = { firstName: '', lastName: '', latinFirstName: '', latinLastName: '' };

/** Fields that are empty, filled, faulty and disabled, and a form with faults. */
export function FieldSamples() {
  const words = useSampleTexts();
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
    period: words.service,
    from: words.price,
    to: words.paid,
    shape: '20.11.2026',
    noDay: words.fault,
    wrongOrder: words.fault,
  };
  return (
    <SampleCard title="Fields">
      <Sample name="TextInput, Textarea, NativeSelect, Checkbox">
        <TextInput label={words.field} description={words.hint} />
        <TextInput label={words.field} defaultValue={words.long} error={words.fault} />
        <TextInput label={words.field} defaultValue={words.person} disabled />
        <Textarea label={words.field} defaultValue={words.long} autosize />
        <NativeSelect label={words.country} data={[words.country, words.service]} />
        <Checkbox label={words.note} defaultChecked />
      </Sample>
      <Sample name="Button">
        <div className="cluster gap-2">
          <Button variant="filled">{words.save}</Button>
          <Button>{words.save}</Button>
          <Button variant="subtle">{words.save}</Button>
          <Button data-tone="danger">{words.remove}</Button>
          <Button loading>{words.save}</Button>
          <Button disabled>{words.save}</Button>
        </div>
      </Sample>
      <Sample name="AmountInput">
        <AmountInput label={words.price} currency="EUR" value={amount} onChange={({ currentTarget }) => setAmount(currentTarget.value)} />
      </Sample>
      <Sample name="EmailField, SecretField, CodeField, ProofField, StrengthMeter">
        <EmailField label="Email" defaultValue="anna@example.com" />
        <SecretField label={words.field} defaultValue="correct horse" error={words.fault} />
        <CodeField label={words.field} value="123456" />
        <ProofField />
        <StrengthMeter password="correct horse battery" known={[]} />
      </Sample>
      <Sample name="NewPassword">
        <NewPassword password={{ value: 'correct horse battery', readOnly: true }} repeat={{}} known={[]} />
      </Sample>
      <Sample name="PhoneField">
        <PhoneField label={words.field} value={phone} onChange={setPhone} />
      </Sample>
      <Sample name="PeriodFields">
        <PeriodFields
          {...days}
          preset="month"
          presets={[{ value: 'month', label: words.service }]}
          words={period}
          onPreset={() => undefined}
          onDays={setDays}
        />
      </Sample>
      <Sample name="Form, NameFields, LatinNameFields">
        <Form form={form}>
          <NameFields form={form} labels={{ first: words.person, last: words.field }} />
          <LatinNameFields form={form} />
          <Button type="submit" variant="filled">
            {words.save}
          </Button>
        </Form>
      </Sample>
    </SampleCard>
  );
}
