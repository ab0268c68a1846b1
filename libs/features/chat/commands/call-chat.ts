import { CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { CallChat, type ChangedMessage, type ChatAction, type ChatCall, type ChatOutcome } from '#libs/contracts/chat/call-chat';
import { type FileFacts, FileForAttaching } from '#libs/contracts/documents/files';
import type { CommandResult, Snapshot } from '#libs/event-log/append/contract';
import { GeneratedIds, resultOf, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { isKnownKey } from '#libs/event-log/keys/idempotency-keys';
import type { Id, TextRef } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { type FieldFault, invalid, notFound } from '#libs/platform/http/problem';
import { type ChatCommand, type ChatRemedy, type ChatRequests, decide, postedMessage } from '#machines/chat/commands';
import type { ChatName, ChatState } from '#machines/chat/events';
import type { TextMembers } from '#machines/decider/messages';
import { sideOf } from '#machines/order/who';
import { Membership } from '../queries/membership.js';
import { chatOf, chatStream, rowsOf } from '../storage/chat-stream.js';
import { type MessageRow, MessageRows } from '../storage/message-rows.js';

type Posting = Extract<ChatAction, { operation: 'post' }>;
type Rewriting = Exclude<ChatAction, Posting>;

type Facts = { order: Id; kind: ChatName['kind'] } & (
  { endedAt: Micros | null; files: ReadonlyMap<Id, FileFacts>; quoted: MessageRow | null } | { row: MessageRow }
);

/** Attempts to read a message whose chat changes meanwhile. */
const mostReadings = 5;

/** The machine checks membership by the current state of the order, and the rules by the current state of the message. */
@CommandHandler(CallChat)
export class CallChatHandler implements ICommandHandler<CallChat> {
  constructor(
    private readonly handler: StreamCommandHandler,
    private readonly membership: Membership,
    private readonly messages: MessageRows,
    private readonly queries: QueryBus,
    private readonly database: Database,
  ) {}

  async execute({ call }: Pick<CallChat, 'call'>): Promise<ChatOutcome> {
    const ids = new GeneratedIds(call.actor.id);
    for (let reading = 0; reading < mostReadings; reading++) {
      const facts = await this.factsOf(call);
      const envelope = { ...call, stream: chatOf(facts.order, facts.kind) };
      const outcome = await this.handler.handle<ChatState, ChatRemedy, 'rewritten'>(chatStream, envelope, (snapshot, at) =>
        rule(call, facts, ids, snapshot, at),
      );
      if (outcome.kind === 'unrecorded') continue;
      if (outcome.kind === 'refused') return outcome;
      return { ...outcome, changed: outcome.replayed ? await this.stored(call.action.message) : changedBy(call, facts, outcome.state) };
    }
    throw new Error(`message of ${call.action.operation} was rewritten ${mostReadings} times while it was read`);
  }

  /** Reads the message again for a repeated request, because it may have changed. */
  private async stored(id: Id): Promise<ChangedMessage> {
    const message = await this.messages.one(id);
    if (message === undefined) throw notFound();
    return { message, files: new Map(), quoted: null };
  }

  private factsOf({ action, actor, key }: ChatCall): Promise<Facts> {
    return action.operation === 'post' ? this.factsOfPosting(action, actor, key) : this.factsOfRewriting(action, actor);
  }

  /** @throws Problem 404 for people outside the chat, 422 for files that are not theirs to send and a quoted message that does not exist */
  private async factsOfPosting({ order, kind, files, replyTo }: Posting, actor: ChatCall['actor'], key: ChatCall['key']): Promise<Facts> {
    const { endedAt } = await this.membership.of({ order, kind }, actor);
    const ask = (again: boolean) => Promise.all(files.map((file) => this.queries.execute(new FileForAttaching(file, actor.id, again))));
    let found = await ask(false);
    // The files of a repeated request were attached by its first.
    if (found.includes(null) && key !== undefined && (await isKnownKey(this.database, actor.id, key.key))) found = await ask(true);
    const faults = found.flatMap((file, at): FieldFault[] => (file === null ? [{ field: `files.${at}`, code: 'missingReference' }] : []));
    const answered = replyTo === null ? undefined : await this.messages.one(replyTo);
    if (replyTo !== null && answered?.chat !== chatOf(order, kind)) faults.push({ field: 'replyTo', code: 'missingReference' });
    if (faults.length > 0) throw invalid(...faults);
    const facts = found.flatMap((file) => file ?? []);
    return { order, kind, endedAt, files: new Map(facts.map((file) => [file.id, file])), quoted: answered ?? null };
  }

  /** @throws Problem 404 for a message that does not exist, and for people outside its chat */
  private async factsOfRewriting({ message }: Rewriting, actor: ChatCall['actor']): Promise<Facts> {
    const row = await this.messages.one(message);
    if (row === undefined) throw notFound();
    await this.membership.of(row, actor);
    return { order: row.order, kind: row.kind, row };
  }
}

function rule(
  call: ChatCall,
  facts: Facts,
  ids: GeneratedIds,
  { state }: Snapshot<ChatState>,
  at: Micros,
): CommandResult<ChatState, ChatRemedy, 'rewritten'> {
  // Somebody edited or removed a message after this one was read: it is read again before the decision.
  if ('row' in facts && state !== null && state.rewrittenAt > facts.row.version) return { kind: 'unrecorded', left: 'rewritten' };
  const { operation: type, ...request } = call.action;
  const payload = { ...ids.refer(request, texts), ...('row' in facts ? postedMessage(facts.row) : { endedAt: facts.endedAt }) };
  const command = { type, chat: chatOf(facts.order, facts.kind), actor: call.actor, at, payload } as ChatCommand;
  const decision = decide(state, command);
  return resultOf(command, decision, { texts: ids.texts, ...(decision.accepted && { extraRows: rowsOf(decision.events) }) });
}

/** The message after the accepted action. @param state of the chat after the action */
function changedBy({ action, actor }: ChatCall, facts: Facts, { posted, updatedAt: at }: ChatState): ChangedMessage {
  if ('row' in facts) {
    return { message: { ...facts.row, ...changeOf(action, at) }, files: new Map(), quoted: null };
  }
  if (action.operation !== 'post') throw new Error('an edited or removed message was read before');
  const { order, kind, message: id, text, files, replyTo } = action;
  const message = {
    id,
    chat: chatOf(order, kind),
    order,
    kind,
    nth: posted,
    author: actor.id,
    side: sideOf(actor),
    at,
    text,
    files: [...files],
    replyTo,
    editedAt: null,
    removedAt: null,
  };
  return { message, files: facts.files, quoted: facts.quoted };
}

/** Columns of the message that the action changes; none for actions on the chat. */
function changeOf(action: ChatAction, at: Micros): Partial<MessageRow> {
  if (action.operation === 'edit') return { text: action.text, editedAt: at };
  return action.operation === 'remove' ? { text: null, files: [], removedAt: at } : {};
}

/** Fails to compile when a request has a text that is not listed here. */
const texts: Readonly<Record<TextMembers<ChatRequests<TextRef>>, true>> = { text: true, reason: true };
