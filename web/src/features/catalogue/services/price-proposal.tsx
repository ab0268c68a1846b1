import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#machines/kernel/people';
import { permits } from '#machines/access/table';
import { request } from '../../../api/call.js';
import { formatMoney, formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { useCatalogueMutation } from '../use-catalogue.js';
import type { PriceMove, PriceProposal, Service } from '../wire.js';

interface MovesProps {
  moves: readonly PriceMove[];
  /** label of an option, or of the price itself */
  nameOf: (key: string) => string;
}

/** Prices before and after, with percentages. */
export function PriceMoves({ moves, nameOf }: MovesProps) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const percents = new Intl.NumberFormat(language, { style: 'percent', signDisplay: 'always' });
  const money = (amount: PriceMove['from']) => (amount === null ? t('service.priceProposal.none') : formatMoney(amount, language));
  return (
    <ul>
      {moves.map(({ key, from, to, percent }) => (
        <li key={key}>
          <b>{nameOf(key)}</b>: {money(from)} → {money(to)}
          {percent === null ? '' : ` (${percents.format(percent / 100)})`}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  service: Service;
  proposal: PriceProposal;
  actor: Actor;
  nameOf: (key: string) => string;
}

/** Prices that wait for a second person: the proposer, the changes, and the reader's actions. */
export function PriceProposalNotice({ service, proposal, actor, nameOf }: Props) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const announce = useAnnounce();
  const write = useCatalogueMutation<Service>();
  const { proposedBy, proposedAt, moves, countsAt, approveUntil, approvers = [] } = proposal;
  const path = { id: service._id, proposal: proposal._id };
  const names = approvers.map(({ name }) => name).join(', ');
  const moment = (at: string) => formatTime(at, 'moment', language);
  const isOwn = proposedBy._id === actor.id;
  const approve = () =>
    write.mutate(request('POST', '/services/{id}/price-proposals/{proposal}/approval', { path }), {
      onSuccess: () => announce(t('service.priceProposal.approved')),
    });
  const end = () =>
    write.mutate(request('DELETE', '/services/{id}/price-proposals/{proposal}', { path }), {
      onSuccess: () => announce(t('service.priceProposal.ended')),
    });
  return (
    <Notice tone="info">
      <div className="stack gap-2">
        <p>{t('service.priceProposal.waiting', { name: proposedBy.name || '–', time: moment(proposedAt) })}</p>
        <PriceMoves moves={moves} nameOf={nameOf} />
        <p>
          {countsAt === null
            ? t('service.priceProposal.until', {
                names: names || t('service.priceProposal.nobody'),
                time: moment(approveUntil ?? proposedAt),
              })
            : t('service.priceProposal.alone', { time: moment(countsAt) })}
        </p>
        <ErrorNotice error={write.error} />
        {permits(actor, 'services.write') ? (
          <div className="cluster gap-2">
            {approvers.some(({ _id }) => _id === actor.id) ? (
              <Button variant="filled" onClick={approve} loading={write.isPending}>
                {t('service.priceProposal.approve')}
              </Button>
            ) : null}
            <Button onClick={end} loading={write.isPending}>
              {t(isOwn ? 'service.priceProposal.withdraw' : 'service.priceProposal.reject')}
            </Button>
          </div>
        ) : null}
      </div>
    </Notice>
  );
}
