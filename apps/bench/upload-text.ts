import type { Client } from './client.js';

/** Uploads a text file that is called by a word and says it. @returns its id @throws Error when it is refused */
export async function uploadText(client: Client, word: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([`${word}, as it stands in the file\n`], { type: 'text/plain' }), `${word}.txt`);
  const headers = { authorization: `Bearer ${client.token}` };
  const answer = await fetch(`${client.origin}/api/v1/upload-file`, { method: 'POST', headers, body: form });
  if (answer.status !== 201) throw new Error(`an upload was answered ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { _id: string })._id;
}
