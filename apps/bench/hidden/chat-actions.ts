import type { History, Said } from './history.js';
import { isInChat } from './rules.js';

/** Words in every message, for the search. */
const common = 'apostille';

/** Anyone tries to write in either chat: those who are not members must be refused. */
export async function say(history: History): Promise<void> {
  const author = history.pick(history.village.all);
  const chat = history.random() < 0.5 ? 'client' : 'team';
  if (author === undefined) return;
  const member = isInChat(author, history.order, chat);
  const mark = history.plant(member ? { as: 'message', chat } : { as: 'gone' });
  const files = member && history.random() < 0.3 ? [history.plant({ as: 'message', chat })] : [];
  const uploaded = await Promise.all(files.map((file) => history.upload(author, file)));
  const quoted = history.random() < 0.3 ? history.pick(history.said.filter((one) => one.chat === chat && !isGone(one))) : undefined;
  const body = { chat: `${history.id}-${chat}`, text: `${common} ${mark.word}`, files: uploaded, ...(quoted && { replyTo: quoted.id }) };
  const posted = await history.action<{ _id: string }>(author, ['POST', '/chatmessages', body]);
  if ((posted !== undefined) !== member)
    history.marks.faults.push(
      `${author.name} (${author.kind}) ${member ? 'could not write' : 'wrote'} in the ${chat} chat of ${history.id}`,
    );
  if (posted !== undefined) history.said.push({ id: posted._id, chat, author, mark, files });
}

const isGone = ({ mark }: Said): boolean => mark.written.as === 'gone' || mark.written.as === 'earlierMessage';
const visible = (history: History): readonly Said[] => history.said.filter((one) => !isGone(one));

export async function edit(history: History): Promise<void> {
  const said = history.pick(visible(history));
  if (said === undefined) return;
  const { chat, mark: earlier } = said;
  const edited = await history.write(
    { as: 'message', chat },
    said.author,
    (word) => ['PATCH', `/chatmessages/${said.id}`, { text: `${common} ${word}` }],
    () => void (earlier.written = { as: 'earlierMessage', chat }),
  );
  if (edited) said.mark = edited.mark;
}

/** By its author, or by staff with a reason. The text stays readable to staff; its files are removed for everyone. */
export async function remove(history: History): Promise<void> {
  const said = history.pick(visible(history));
  if (said === undefined) return;
  const byAuthor = history.random() < 0.5;
  const then = () => {
    said.mark.written = { as: 'earlierMessage', chat: said.chat };
    for (const file of said.files) file.written = { as: 'gone' };
  };
  const reason = byAuthor ? '' : '?reason=It+must+not+stand';
  await history.action(byAuthor ? said.author : history.village.desk, ['DELETE', `/chatmessages/${said.id}${reason}`], then);
}

export async function read(history: History): Promise<void> {
  const said = history.pick(history.said);
  const reader = history.pick(history.village.all);
  if (said === undefined || reader === undefined) return;
  await history.action(reader, ['PUT', `/chats/${history.id}-${said.chat}/read`, { upTo: said.id }]);
}
