import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PublicCatalogue, ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import type { LeadForm } from '#libs/contracts/leads/register-lead';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { invalid } from '#libs/platform/http/problem';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';
import { isBookable } from '../rules/slots.js';

/** Catalogue objects that a form names. */
export interface About {
  country: Id | null;
  service: Id | null;
}

/** Milliseconds for which forms may not know a country that was just added. */
const keptFor = 30_000;

/** Resolves a form's country and service, and checks whether its slot is offered. */
@Injectable()
export class FormReferences {
  private kept: { catalogue: Promise<Readonly<PublicCatalogueView>>; until: number } | undefined;

  constructor(private readonly queries: QueryBus) {}

  /**
   * Leaves out a country or service that is no longer offered, because the request matters more than its details.
   * @throws Problem 422 for a slot that is not offered
   */
  async of(form: LeadForm, now: Micros): Promise<About> {
    if (form.slot !== null) await this.mustBeOffered(form.slot, now);
    const [country, service] = [form.country?.toLowerCase() ?? null, form.service?.toLowerCase() ?? null];
    const page = form.slug?.toLowerCase() ?? null;
    if (country === null && service === null && page === null) return { country: null, service: null };
    const { countries, services } = await this.catalogue();
    const ordered = services.find((one) => (service === null ? pageOf(one) === page : one._id === service));
    const named = countries.find(({ _id, code }) => _id === country || code.toLowerCase() === country);
    return { country: named?._id ?? ordered?.country._id ?? null, service: ordered?._id ?? null };
  }

  /** Cached across forms, because reading the catalogue for each of thousands would be expensive. */
  private catalogue(): Promise<Readonly<PublicCatalogueView>> {
    if (this.kept === undefined || this.kept.until <= Date.now()) {
      const catalogue = this.queries.execute(new PublicCatalogue());
      this.kept = { catalogue, until: Date.now() + keptFor };
      catalogue.catch(() => (this.kept = undefined));
    }
    return this.kept.catalogue;
  }

  private async mustBeOffered(slot: Micros, now: Micros): Promise<void> {
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    if (!isBookable(slot, workingHours, now)) throw invalid({ field: 'slot', code: 'slotNotOffered' });
  }
}

/** The path of a service's page: "ee/ou". */
const pageOf = ({ country, slug }: PublicCatalogueView['services'][number]): string => `${country.code}/${slug}`.toLowerCase();
