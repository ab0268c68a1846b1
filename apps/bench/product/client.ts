/** An answer of the API: its status, headers and parsed body. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** A signed-in API client for harnesses: JSON over fetch, without retries. */
export class Client {
  private constructor(
    readonly origin: string,
    readonly token: string,
    readonly id: string,
  ) {}

  /** Signs a demo account in. @throws Error if the sign-in is refused */
  static async signIn(origin: string, email: string, password = 'registra-demo'): Promise<Client> {
    const answer = await fetch(`${origin}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
    const body = (await answer.json()) as { _id: string; token: { accessToken: string } };
    return new Client(origin, body.token.accessToken, body._id);
  }

  /** The same person at another process. */
  at(origin: string): Client {
    return new Client(origin, this.token, this.id);
  }

  async call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const sent: RequestInit = { method, headers: { authorization: `Bearer ${this.token}`, ...headers } };
    if (body !== undefined) {
      sent.body = JSON.stringify(body);
      sent.headers = { ...sent.headers, 'content-type': 'application/json' };
    }
    const answer = await fetch(`${this.origin}/api/v1${path}`, sent);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: (text === '' ? null : JSON.parse(text)) as T };
  }

  /** As `call`, and fails unless the answer is 2xx. @throws Error with the problem's text */
  async must<T = Record<string, unknown>>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
    const answer = await this.call<T>(method, path, body, headers);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}

/** Uploads a text file that is called by a word and says it. @returns its id @throws Error when it is refused */
export async function uploadText(client: Client, word: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([`${word}, as it stands in the file\n`], { type: 'text/plain' }), `${word}.txt`);
  const headers = { authorization: `Bearer ${client.token}` };
  const answer = await fetch(`${client.origin}/api/v1/upload-file`, { method: 'POST', headers, body: form });
  if (answer.status !== 201) throw new Error(`an upload was answered ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { _id: string })._id;
}
