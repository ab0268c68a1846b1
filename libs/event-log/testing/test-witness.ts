import { createPublicKey, generateKeyPairSync, hash, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WitnessAddress } from '#libs/platform/config/witnesses';
import { type Checkpoint, hashOfText, openCheckpoint } from '../tree/checkpoint.js';
import { cosignedText } from '../tree/cosignature.js';
import { NoteError, type NoteVerifier, readNote } from '../tree/note.js';
import { emptyRoot } from '../tree/tree-hash.js';
import { isConsistent } from '../tree/verify-proofs.js';

interface Answer {
  status: number;
  body: string;
}

/** A witness as C2SP tlog-witness describes it, over HTTP, for tests. `behave` replaces its answers. */
export class TestWitness {
  readonly address: WitnessAddress;
  /** bodies of requests */
  readonly requests: string[] = [];
  behave: ((body: string) => Answer | undefined) | undefined;
  private readonly latest = new Map<string, Checkpoint>();
  private readonly key = generateKeyPairSync('ed25519').privateKey;
  private readonly keyId: Buffer;

  private constructor(
    private readonly server: Server,
    readonly name: string,
    private readonly logs: readonly NoteVerifier[],
  ) {
    const raw = createPublicKey(this.key.export({ type: 'pkcs8', format: 'pem' })).export({ format: 'jwk' }).x ?? '';
    const bytes = Buffer.concat([Buffer.from([4]), Buffer.from(raw, 'base64url')]);
    this.keyId = hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), bytes]), 'buffer').subarray(0, 4);
    const { port } = server.address() as AddressInfo;
    this.address = { url: `http://127.0.0.1:${port}/w`, key: `${name}+${this.keyId.toString('hex')}+${bytes.toString('base64')}` };
  }

  /** @param logs keys of the logs that it knows, named after their origins */
  static async start(logs: readonly NoteVerifier[], name = 'witness.example'): Promise<TestWitness> {
    const server = createServer((request, response) => {
      void read(request).then((body) => {
        const answer = request.method === 'POST' && request.url === '/w/add-checkpoint' ? witness.answer(body) : { status: 404, body: '' };
        if (answer === undefined) return;
        response.writeHead(answer.status, answer.status === 409 ? { 'content-type': 'text/x.tlog.size' } : {}).end(answer.body);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const witness = new TestWitness(server, name, logs);
    return witness;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Entries that it has cosigned. */
  sizeOf(origin: string): number {
    return this.latest.get(origin)?.size ?? 0;
  }

  /** The line of its cosignature. */
  cosign(note: string, at = Math.floor(Date.now() / 1000)): string {
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(BigInt(at));
    const signature = sign(null, Buffer.from(cosignedText(readNote(note).text, at)), this.key);
    return `— ${this.name} ${Buffer.concat([this.keyId, time, signature]).toString('base64')}\n`;
  }

  /** @returns undefined: it never answers */
  private answer(body: string): Answer | undefined {
    this.requests.push(body);
    return this.behave === undefined ? this.consider(body) : this.behave(body);
  }

  /** What a correct witness answers. */
  consider(body: string): Answer {
    const [, size = '', lines = '', note = ''] = /^old (0|[1-9]\d*)\n((?:[A-Za-z0-9+/]+=*\n)*)\n([^]+)$/.exec(body) ?? [];
    const proof = lines.split('\n').flatMap((line) => (line === '' ? [] : [hashOfText(line)]));
    if (size === '' || proof.length > 63) return { status: 400, body: '' };
    const checkpoint = this.opened(note);
    if (typeof checkpoint === 'number') return { status: checkpoint, body: '' };
    const before = this.latest.get(checkpoint.origin) ?? { origin: checkpoint.origin, size: 0, root: emptyRoot };
    if (Number(size) > checkpoint.size) return { status: 400, body: '' };
    if (Number(size) !== before.size) return { status: 409, body: `${before.size}\n` };
    if (
      !isConsistent(
        before,
        checkpoint,
        proof.filter((one) => one !== undefined),
      )
    )
      return { status: 422, body: '' };
    this.latest.set(checkpoint.origin, checkpoint);
    return { status: 200, body: this.cosign(note) };
  }

  private opened(note: string): Checkpoint | number {
    try {
      const origin = note.split('\n')[0];
      if (!this.logs.some(({ name }) => name === origin)) return 404;
      return openCheckpoint(note, this.logs);
    } catch (fault) {
      if (fault instanceof NoteError) return 403;
      throw fault;
    }
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
