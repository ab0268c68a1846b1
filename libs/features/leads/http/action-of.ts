import type { LeadAction } from '#libs/contracts/leads/call-lead';
import { type Micros, readMoment } from '#machines/kernel/time';
import { type FieldFault, invalid } from '#libs/platform/http/problem';
import type { LeadOperationBody, LeadOperationPayload } from '../wire/lead-bodies.dto.js';

const longestNote = 2000;

const members: Readonly<Record<LeadOperationBody['operation'], readonly (keyof LeadOperationPayload)[]>> = {
  take: [],
  reopen: [],
  recordCall: ['outcome', 'at', 'note'],
  win: ['order'],
  lose: ['reason', 'note'],
  reassign: ['assignee'],
};

/** Builds the operation from exactly the members it needs. @throws Problem 422 naming every member that is missing, spare or wrong */
export function actionOf({ operation, payload = {} }: LeadOperationBody): LeadAction {
  const faults: FieldFault[] = [];
  const fault = (member: keyof LeadOperationPayload, code: string): void => void faults.push({ field: `payload.${member}`, code });
  for (const [member, value] of Object.entries(payload)) {
    if (value !== undefined && !(members[operation] as readonly string[]).includes(member))
      fault(member as keyof LeadOperationPayload, 'unknownField');
  }
  const { outcome, reason, assignee, order = null } = payload;
  const note = payload.note === undefined || payload.note.trim() === '' ? null : payload.note.trim();
  if (note !== null && [...note].length > longestNote) fault('note', 'tooLong');
  const action = ((): LeadAction | undefined => {
    switch (operation) {
      case 'take':
      case 'reopen':
        return { operation };
      case 'win':
        return { operation, order };
      case 'lose':
        return reason === undefined ? void fault('reason', 'required') : { operation, reason, note };
      case 'reassign':
        return assignee === undefined ? void fault('assignee', 'required') : { operation, assignee };
      case 'recordCall': {
        const callAgainAt = momentOf(payload.at, fault);
        if (outcome === undefined) return void fault('outcome', 'required');
        if (outcome === 'callLater' && payload.at === undefined) fault('at', 'required');
        if (outcome !== 'callLater' && payload.at !== undefined) fault('at', 'unknownField');
        return { operation, outcome, callAgainAt, note };
      }
    }
  })();
  if (faults.length > 0 || action === undefined) throw invalid(...faults);
  return action;
}

function momentOf(text: string | undefined, fault: (member: 'at', code: string) => void): Micros | null {
  if (text === undefined) return null;
  const at = readMoment(text);
  if (at === undefined) fault('at', 'mustBeDate');
  return at ?? null;
}
