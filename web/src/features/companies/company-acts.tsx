import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import { useLanguage } from '../../lib/use-language.js';
import { useAnnounce } from '../../ui/announcer.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import { ErrorNotice, Notice } from '../../ui/notice.js';
import { CompanyFields, type CompanyLines, companyLines } from './company-form.js';
import { type Company, companiesKey, formatYearEnd } from './use-companies.js';

type Answer = 'withdraw' | 'accept' | 'decline';

const valuesOf = ({ facts }: Company): CompanyLines =>
  Object.fromEntries(companyLines.map((name) => [name, facts[name]?.value ?? ''])) as CompanyLines;

/** Only changed values; an emptied one is null on the wire. */
const changesOf = (company: Company, values: CompanyLines): Record<string, string | null> => {
  const before = valuesOf(company);
  const changed = companyLines.filter((name) => values[name].trim() !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name].trim() || null]));
};

const useCompanyMutation = () => useApiMutation({ invalidates: [[companiesKey]] });

const answerTo = ({ _id: id, version }: Company, proposalId: string, body: { answer: Answer; reason?: string }) =>
  request('PUT', '/companies/{id}/proposals/{proposalId}/answer', { path: { id, proposalId }, body, ifMatch: version });

/** Permitted actions, and the change that waits for an answer; renders nothing without any. */
export function CompanyActs({ company }: { company: Company }) {
  const { t } = useTranslation('companies');
  const announce = useAnnounce();
  const write = useCompanyMutation();
  const [dialog, setDialog] = useState<'change' | 'decline' | null>(null);
  const { may, proposal, _id: id, version } = company;
  const close = () => setDialog(null);
  const answer = (given: Answer) =>
    proposal && write.mutate(answerTo(company, proposal._id, { answer: given }), { onSuccess: () => announce(t(`acts.${given}Done`)) });
  const verify = () =>
    write.mutate(request('PUT', '/companies/{id}/verified', { path: { id }, ifMatch: version }), {
      onSuccess: () => announce(t('acts.verifyDone')),
    });
  const buttons: [boolean, string, () => void][] = [
    [may.verify, t('acts.verify'), verify],
    [may.change || may.propose, t(may.change ? 'acts.change' : 'acts.propose'), () => setDialog('change')],
  ];
  const shown = buttons.filter(([permitted]) => permitted);
  return (
    <>
      {proposal ? (
        <div className="mt-3">
          <Notice
            tone="info"
            aside={
              <>
                {may.withdrawProposal ? (
                  <Button size="compact-sm" loading={write.isPending} onClick={() => answer('withdraw')}>
                    {t('acts.withdraw')}
                  </Button>
                ) : null}
                {may.declineProposal ? (
                  <Button size="compact-sm" onClick={() => setDialog('decline')}>
                    {t('acts.decline')}
                  </Button>
                ) : null}
                {may.acceptProposal ? (
                  <Button size="compact-sm" variant="filled" loading={write.isPending} onClick={() => answer('accept')}>
                    {t('acts.accept')}
                  </Button>
                ) : null}
              </>
            }
          >
            {t(may.withdrawProposal ? 'acts.proposedByYou' : 'acts.proposed')}
            <ProposedFacts facts={proposal.facts} />
          </Notice>
        </div>
      ) : null}
      {shown.length > 0 ? (
        <div className="cluster gap-2 mt-3">
          {shown.map(([, label, act]) => (
            <Button key={label} size="compact-sm" onClick={act}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      <ErrorNotice error={write.error} />
      {dialog === 'change' ? <ChangeDialog company={company} onClose={close} /> : null}
      {dialog === 'decline' && proposal ? <DeclineDialog company={company} proposal={proposal._id} onClose={close} /> : null}
    </>
  );
}

function ProposedFacts({ facts }: { facts: NonNullable<Company['proposal']>['facts'] }) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const written = (fact: string, value: string | null): ReactNode => {
    if (value === null) return <i>{t('acts.removed')}</i>;
    return fact === 'yearEnd' ? formatYearEnd(value, language) : value;
  };
  return (
    <dl className="pairs small mt-2">
      {facts.map(({ fact, value }) => (
        <div key={fact}>
          <dt>{t(`facts.${fact as keyof Company['facts']}`)}</dt>
          <dd className="breakable">{written(fact, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DialogProps {
  company: Company;
  onClose: () => void;
}

/** Edits single-line facts. Staff change them, clients propose. */
function ChangeDialog({ company, onClose }: DialogProps) {
  const { t } = useTranslation(['companies', 'common']);
  const announce = useAnnounce();
  const required = useRequired();
  const { _id: id, version, may } = company;
  const act = may.change ? 'change' : 'propose';
  const form = useApiForm({
    values: valuesOf(company),
    rules: { name: required, registerNumber: required },
    write: useCompanyMutation(),
    request: (values) => {
      const body = changesOf(company, values);
      if (Object.keys(body).length === 0) return (onClose(), null);
      const sent = { path: { id }, body, ifMatch: version };
      return may.change ? request('PATCH', '/companies/{id}', sent) : request('POST', '/companies/{id}/proposals', sent);
    },
    onDone: () => {
      announce(t(`companies:acts.${act}Done`));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(`companies:acts.${act}`)}
      submit={t(may.change ? 'common:actions.save' : 'companies:acts.send')}
      onClose={onClose}
    >
      {may.change ? null : <p>{t('companies:acts.proposeHint')}</p>}
      <CompanyFields form={form} />
    </FormDialog>
  );
}

/** Asks for a reason, which the client reads. */
function DeclineDialog({ company, proposal, onClose }: DialogProps & { proposal: string }) {
  const { t } = useTranslation('companies');
  const announce = useAnnounce();
  const form = useApiForm({
    values: { reason: '' },
    rules: { reason: useRequired() },
    write: useCompanyMutation(),
    request: ({ reason }) => answerTo(company, proposal, { answer: 'decline', reason: reason.trim() }),
    onDone: () => {
      announce(t('acts.declineDone'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('acts.declineTitle')} submit={t('acts.decline')} onClose={onClose}>
      <Textarea {...form.field('reason')} label={t('acts.reason')} description={t('acts.reasonHint')} maxLength={1000} rows={3} />
    </FormDialog>
  );
}
