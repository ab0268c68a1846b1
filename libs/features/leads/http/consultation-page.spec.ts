import { v7 } from 'uuid';
import { plainPage } from '#libs/platform/mail/plain-page';
import type { BookedConsultation } from '../queries/consultation-reads.js';
import { texts as consultationPageTexts } from '../texts/all-consultation-page.js';
import { closedPage, openPage } from './consultation-page.js';

const slots = ['2026-12-01T22:30:00.000000Z', '2026-12-02T08:00:00.000000Z', '2026-12-02T08:30:00.000000Z'];
const booked = (language: 'ru' | 'en'): BookedConsultation => ({
  lead: v7(),
  reader: { language, timeZone: 'America/New_York' },
  slot: Date.parse('2026-12-01T15:00:00Z') * 1000,
  status: 'open',
});

describe.each(['ru', 'en'] as const)('the page of a consultation, in %s', (language) => {
  const texts = consultationPageTexts[language];

  it('shows the booked time, free times by day on the visitor’s clock, and both actions as forms of their own address', () => {
    const page = plainPage(openPage(booked(language), slots, 'opened'));
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain('10:00');
    expect(
      [...page.matchAll(/<optgroup label="([^"]+)">(.*?)<\/optgroup>/g)].map(([, , options = '']) => options.match(/\d{2}:\d{2}(?=<)/g)),
    ).toEqual([['17:30'], ['03:00', '03:30']]);
    expect(page).toMatch(
      new RegExp(`<label for="slot">${texts.slot}</label><select id="slot" name="slot" required="" aria-describedby="slot-hint">`),
    );
    expect(page).toContain(`value="move" name="action">${texts.move}</button>`);
    expect(page).toContain(`value="cancel" name="action">${texts.cancel}</button>`);
    expect(page).not.toMatch(/<script|role="alert"|action="/);
  });

  it('says why a form was refused', () => {
    expect(plainPage(openPage(booked(language), slots, 'opened', texts.incomplete))).toContain(`<p role="alert">${texts.incomplete}</p>`);
  });

  it('can still cancel when no other time is free', () => {
    const page = plainPage(openPage(booked(language), [], 'opened'));
    expect(page).toContain(texts.full);
    expect(page).toContain('value="cancel"');
    expect(page).not.toContain('<select');
  });

  it.each(['cancelled', 'notHeld', 'started', 'unknown'] as const)('has no form once it is %s, but the way to us', (why) => {
    const page = plainPage(closedPage(language, why, 'https://registra.example/contacts'));
    expect(page).toContain(`<h1>${texts[`${why}Title`]}</h1>`);
    expect(page).toContain(`<a href="https://registra.example/contacts">${texts.contacts}</a>`);
    expect(page).not.toContain('<form');
  });
});
