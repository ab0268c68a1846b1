import { IsArray, IsBoolean, IsIn, IsNumber, IsObject, IsString, Min, ValidateIf } from 'class-validator';
import { Nested } from '#libs/platform/http/validate';
import { calledOperations } from '#libs/features/leads/wire/lead-bodies.dto';
import { demoUsers } from '#libs/features/people/seed-users';
import type { Language } from '#machines/kernel/ids';
import { languages } from '#machines/kernel/languages';
import { checkedContent, readContent } from '#libs/platform/content/content-file';
import { IsLine, IsPhone, MayBeAbsent } from '#libs/platform/http/field-rules';
import { IsMailbox } from '#libs/platform/http/mailbox';
import { type CallOutcome, callOutcomes, type LeadKind, leadKinds, type LossReason, lossReasons } from '#machines/lead/state';

const accounts = demoUsers.map(({ email }) => email.replace(/@.*/, ''));

/** The field is required for that operation, and ignored for all others. */
const IsOf = (operation: LeadStep['operation']): PropertyDecorator =>
  ValidateIf((step: LeadStep, value) => step.operation === operation || value !== undefined);

/** An action of sales, some hours after the previous one. */
export class LeadStep {
  @IsNumber()
  @Min(0)
  hours: number;

  /** account of the demo data */
  @IsIn(accounts)
  who: string;

  @IsIn(calledOperations)
  operation: (typeof calledOperations)[number];

  @IsOf('recordCall')
  @IsIn(callOutcomes)
  outcome?: CallOutcome;

  /** the next call, in hours from then */
  @ValidateIf((step: LeadStep, value) => step.outcome === 'callLater' || value !== undefined)
  @IsNumber()
  @Min(0)
  again?: number;

  @IsOf('lose')
  @IsIn(lossReasons)
  reason?: LossReason;

  @MayBeAbsent()
  @IsString()
  note?: string;

  /** resulted in the client's latest order */
  @IsOf('win')
  @IsBoolean()
  order?: boolean;

  @IsOf('reassign')
  @IsIn(accounts)
  assignee?: string;
}

/** A visitor's request and what followed. */
export class LeadStory {
  @IsIn(leadKinds)
  kind: LeadKind;

  @IsIn(languages)
  language: Language;

  @IsLine(100, false)
  name: string;

  @MayBeAbsent()
  @IsPhone()
  phone?: string;

  @MayBeAbsent()
  @IsMailbox()
  email?: string;

  @MayBeAbsent()
  @IsLine(200)
  company?: string;

  @MayBeAbsent()
  @IsString()
  message?: string;

  /** ISO code */
  @MayBeAbsent()
  @IsLine(2)
  country?: string;

  /** key of a service of the sample catalogue */
  @MayBeAbsent()
  @IsLine(40)
  service?: string;

  /** account of the demo client that they became; the request then came three days before their latest order */
  @MayBeAbsent()
  @IsIn(accounts)
  client?: string;

  /** how long ago, in hours */
  @IsNumber()
  @Min(0)
  ago: number;

  @MayBeAbsent()
  @IsObject()
  utm?: Record<string, string>;

  @IsString()
  url: string;

  @MayBeAbsent()
  @IsLine(200)
  slug?: string;

  @MayBeAbsent()
  @IsLine(60)
  timeZone?: string;

  @IsArray()
  @Nested(() => LeadStep)
  steps: LeadStep[];
}

class LeadStories {
  @IsArray()
  @Nested(() => LeadStory)
  leads: LeadStory[];
}

const file = new URL('../content/leads.yaml', import.meta.url);

/** Requests of the past month, the oldest first. @throws ContentError */
export async function readLeadStories(): Promise<readonly LeadStory[]> {
  const { leads } = await checkedContent(file, '', LeadStories, { leads: readContent(file) });
  return leads;
}
