import { createHmac, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Id, TextRef } from '#libs/kernel/ids';
import type { NewText } from '../append/contract.js';

/** Ids and texts generated once per call and asked for by name, so that deciding again on a newer state gives the same ones. */
export class GeneratedIds {
  readonly texts: NewText[] = [];
  private readonly ids = new Map<string, Id>();
  private readonly refs = new Map<string, TextRef>();

  /** @param owner the person whose erasure erases the texts */
  constructor(private readonly owner: Id | null) {}

  /** The id generated under `name`. */
  id(name: string): Id {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    const id = v7();
    this.ids.set(name, id);
    return id;
  }

  /**
   * A reference to `body`, which goes into `texts`; the hash is keyed, so that it says nothing once the key is erased. `owner`: whose erasure erases it, where that
   * is not who wrote it.
   */
  text(name: string, body: string, owner = this.owner): TextRef {
    const known = this.refs.get(name);
    if (known !== undefined) return known;
    const key = randomBytes(32);
    const ref = { text: v7(), hash: createHmac('sha256', key).update(body, 'utf8').digest('hex') };
    this.texts.push({ id: ref.text, ownerPerson: owner, body, key: key.toString('base64') });
    this.refs.set(name, ref);
    return ref;
  }

  /** As `text`, or null for a text that was not given. */
  textOrNull(name: string, body: string | null | undefined, owner = this.owner): TextRef | null {
    return body === null || body === undefined ? null : this.text(name, body, owner);
  }
}
