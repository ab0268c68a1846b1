import { Injectable } from '@nestjs/common';
import { type LogHead, logHead, type WitnessHead } from '#libs/event-log/witnesses/log-head';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import type { LogHeadDto, WitnessDto } from '../wire/log-head.dto.js';

/** The newest checkpoint of the log and its witnesses, for auditors. */
@Injectable()
export class LogHeads {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  async read(): Promise<LogHeadDto> {
    const { witnesses, witnessQuorum } = this.config;
    const keys = witnesses.map(({ key }) => key);
    const head = await logHead(this.database, keys, witnessQuorum);
    const known = new Map(head?.witnesses.map((one) => [one.witness, one]));
    return {
      origin: head?.origin ?? null,
      entries: head?.entries ?? 0,
      size: head?.signed?.size ?? null,
      signedAt: head?.signed ? dateOf(head.signed.at / 1000) : null,
      quorum: witnesses.length === 0 ? 0 : witnessQuorum,
      witnessedSize: witnesses.length === 0 ? null : (head?.witnessed ?? null),
      witnesses: witnesses.map(({ url, key }) => viewOf({ url, key }, known.get(key), head)),
    };
  }
}

const dateOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

function viewOf({ url, key }: { url: string; key: string }, known: WitnessHead | undefined, head: LogHead | undefined): WitnessDto {
  const { cosigned = null, since = null, size = 0, detail = '' } = known ?? {};
  return {
    name: key.split('+')[0] ?? '',
    address: url,
    status: statusOf(known, head),
    since: since === null ? null : dateOf(since / 1000),
    cosignedSize: cosigned?.size ?? null,
    cosignedAt: cosigned ? dateOf(cosigned.at * 1000) : null,
    size,
    detail,
  };
}

/** An answer in order to an earlier checkpoint than the newest is `behind`: a worker has not offered the newest one yet. */
function statusOf(known: WitnessHead | undefined, head: LogHead | undefined): WitnessDto['status'] {
  if (known?.status == null) return 'waiting';
  if (known.status !== 'cosigned') return known.status;
  return (known.cosigned?.size ?? 0) < (head?.signed?.size ?? 0) ? 'behind' : 'cosigned';
}
