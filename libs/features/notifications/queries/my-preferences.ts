import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReaderZone } from '#libs/contracts/people/people-by-ids';
import type { Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { sideOf } from '#machines/order/who';
import type { PreferenceDto, PreferencesDto } from '../wire/preferences.dto.js';
import { standardHour } from '../rules/digest-time.js';
import { effective, hasDigest, kindsFor, offers } from '../rules/kinds.js';
import { Preferences } from '../storage/preferences.js';
import { kindWords, lockWords } from '../texts/words.js';

/** The kinds of notifications a person can get, with their channels. */
export class MyPreferences extends Query<PreferencesDto> {
  constructor(
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(MyPreferences)
export class MyPreferencesHandler implements IQueryHandler<MyPreferences> {
  constructor(
    private readonly preferences: Preferences,
    private readonly queries: QueryBus,
  ) {}

  async execute({ actor, language }: MyPreferences): Promise<PreferencesDto> {
    const [own, digest] = await Promise.all([this.preferences.of(actor.id), this.preferences.digestOf(actor.id)]);
    const kinds = kindsFor(actor).flatMap((kind): PreferenceDto[] => {
      const standard = offers[sideOf(actor)][kind];
      if (standard === undefined) return [];
      const description = kindWords(language, kind, 'description');
      return [
        {
          kind,
          title: kindWords(language, kind, 'title'),
          description: standard.locked.length > 0 ? `${description} ${lockWords(language, kind, sideOf(actor))}`.trim() : description,
          ...effective(standard, own.get(kind)),
          locked: [...standard.locked],
        },
      ];
    });
    const { hour, timeZone } = digest ?? { hour: standardHour, timeZone: await this.queries.execute(new ReaderZone(actor.id)) };
    return { kinds, digest: { offered: hasDigest(actor), hour, timeZone } };
  }
}
