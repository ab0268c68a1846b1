import type { PaypalConfig } from '#libs/platform/config/paypal';
import { type HttpExchange, bodyOrThrow } from './http-exchange.js';
import { fields, Misfit, text } from './json-reading.js';
import { ProviderAnswerUnexpected, ProviderUnavailable } from './payment-provider.js';

interface HeldToken {
  value: string;
  /** milliseconds since 1970 */
  renewFrom: number;
  endsAt: number;
}

/** Milliseconds before its end at which a token is renewed; the last tenth of its life if that is shorter. */
const margin = 300_000;

/** PayPal's access token, shared by all calls: one request for it at a time, renewed before it ends. */
export class PaypalToken {
  private held: HeldToken | undefined;
  private asked: Promise<HeldToken> | undefined;

  constructor(
    private readonly exchange: HttpExchange,
    private readonly access: PaypalConfig,
    private readonly now: () => number,
  ) {}

  /** @throws ProviderUnavailable | ProviderRefused | ProviderAnswerUnexpected of the call `token` */
  async value(): Promise<string> {
    const { held } = this;
    if (held !== undefined && this.now() < held.renewFrom) return held.value;
    try {
      return (await this.renewed()).value;
    } catch (fault) {
      if (fault instanceof ProviderUnavailable && held !== undefined && this.now() < held.endsAt) return held.value;
      throw fault;
    }
  }

  /** Drops a token that PayPal refused. */
  forget(value: string): void {
    if (this.held?.value === value) this.held = undefined;
  }

  private renewed(): Promise<HeldToken> {
    this.asked ??= this.ask().finally(() => (this.asked = undefined));
    return this.asked;
  }

  private async ask(): Promise<HeldToken> {
    const { apiUrl, clientId, clientSecret } = this.access;
    const received = await this.exchange.send('token', `${apiUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      },
      body: 'grant_type=client_credentials',
    });
    this.held = readToken(bodyOrThrow('token', received), this.now());
    return this.held;
  }
}

function readToken(answer: unknown, now: number): HeldToken {
  try {
    const token = fields(answer);
    const life = Number(token['expires_in']) * 1000;
    if (!(life > 0)) throw new Misfit('shape');
    return { value: text(token['access_token']), renewFrom: now + life - Math.min(margin, life / 10), endsAt: now + life };
  } catch (fault) {
    if (fault instanceof Misfit) throw new ProviderAnswerUnexpected('token', fault.why, null);
    throw fault;
  }
}
