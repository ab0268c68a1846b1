import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { people } from '#machines/order/testing/people';
import { orderIn } from '#machines/order/testing/stories';
import type { Handlers } from '../../../lib/testing/fake-api.js';
import { drawOrder, fill } from '../testing/draw-order.js';
import { bodyOf, detailsFaults, type DetailsValues, draftOf, valuesOf } from './details-draft.js';

const nothing = { asks: ['names' as const, 'founders' as const], given: false, names: [], founders: [], people: [] };
const values = (change: Partial<DetailsValues>): DetailsValues => ({ ...valuesOf({ details: nothing }, null), ...change });
const founder = (name: string, share: string) => ({ key: Math.random(), name, kind: 'person' as const, share });

describe('the form of details', () => {
  it('starts with empty lines in each list, or with the saved draft', () => {
    expect(values({})).toMatchObject({ names: ['', '', ''], founders: [{ name: '', share: '' }], people: [{ name: '' }] });
    const draft = { names: ['Nordline'], founders: [{ name: 'Anna', kind: 'person' as const, share: null }], people: [] };
    expect(valuesOf({ details: { ...nothing, names: ['Given before'] } }, draft)).toMatchObject({
      names: ['Nordline', '', ''],
      founders: [{ name: 'Anna', share: '' }],
    });
  });

  it.each([
    [{}, ['names.0', 'founders.0.name', 'founders.0.share']],
    [{ names: ['Nordline', '', ''], founders: [founder('Anna', '60'), founder('Jonas', '39,5')] }, ['founders']],
    [{ names: ['Nordline', '', ''], founders: [founder('Anna', '60'), founder('', '')] }, ['founders']],
    [{ names: ['Nordline', '', ''], founders: [founder('Anna', '0')] }, ['founders.0.share']],
    [{ names: ['Nordline', '', ''], founders: [founder('Anna', '60,5'), founder('Jonas', '39.5 %'), founder('', '')] }, []],
  ])('with %j has an error at %j', (change, paths) => {
    expect(Object.keys(detailsFaults(values(change), nothing.asks))).toEqual(paths);
  });

  it('property: what is kept as a draft comes back, and what is sent asks for no more than the service does', () => {
    const texts = fc.string({ maxLength: 20 }).map((text) => text.trim());
    fc.assert(
      fc.property(
        fc.array(texts, { minLength: 3, maxLength: 3 }),
        fc.array(fc.tuple(texts, fc.integer({ min: 1, max: 10_000 }))),
        (names, lines) => {
          const typed = values({
            names,
            founders: [founder('Anna', '1'), ...lines.map(([name, share]) => founder(name, String(share / 100)))],
          });
          const again = valuesOf({ details: nothing }, draftOf(typed));
          expect(draftOf(again)).toEqual(draftOf(typed));
          expect(Object.keys(bodyOf(typed, ['names']))).toEqual(['names']);
          expect(bodyOf(typed, nothing.asks).people).toBeUndefined();
        },
      ),
      runs(),
    );
  });
});

describe('a client whose service asks for details', () => {
  const paidFor = () => orderIn('orderConfirmedAndPayed', { details: nothing.asks });
  const path = (id: string) => `/orders/${id}/details`;
  const { id } = paidFor().state;
  const handlers = (more: Handlers): Handlers => ({ [`GET ${path(id)}/draft`]: () => ({ draft: null }), ...more });

  it('is offered the form first, sees what is missing, and submits it', async () => {
    const { api, order } = await drawOrder(
      paidFor(),
      people.client,
      handlers({ [`PUT ${path(id)}`]: () => order, [`PUT ${path(id)}/draft`]: () => undefined }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Fill in details…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Send details' }));
    expect(dialog.getByLabelText('First choice')).toHaveAccessibleDescription('Required field');
    fill(dialog.getByLabelText('First choice'), 'Nordline');
    fill(dialog.getByLabelText('Name'), 'Anna Berg');
    fill(dialog.getByLabelText('Share, %'), '90');
    await userEvent.click(dialog.getByRole('button', { name: 'Send details' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('The founders’ shares must add up to 100%.');
    fill(dialog.getByLabelText('Share, %'), '100');
    await userEvent.click(dialog.getByRole('button', { name: 'Send details' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.last(`PUT ${path(id)}`)?.body).toEqual({
      names: ['Nordline'],
      founders: [{ name: 'Anna Berg', kind: 'person', share: 100 }],
    });
  });

  it('finds the typed text again: it is saved without a button, and when the form is closed', async () => {
    const { api } = await drawOrder(paidFor(), people.client, handlers({ [`PUT ${path(id)}/draft`]: () => undefined }));
    await userEvent.click(screen.getByRole('button', { name: 'Fill in details…' }));
    const dialog = within(await screen.findByRole('dialog'));
    fill(await dialog.findByLabelText('Second choice'), 'Nordlys');
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(api.last(`PUT ${path(id)}/draft`)?.body).toMatchObject({ names: ['', 'Nordlys', ''] }));
  });

  it('finds the typed text again however soon the form is opened', async () => {
    let kept: object | null = null;
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const keep = async ({ body }: { body: unknown }) => {
      await late;
      kept = body as object;
    };
    await drawOrder(
      paidFor(),
      people.client,
      handlers({ [`GET ${path(id)}/draft`]: () => ({ draft: kept }), [`PUT ${path(id)}/draft`]: keep }),
    );
    const open = () => userEvent.click(screen.getByRole('button', { name: 'Fill in details…' }));
    await open();
    fill(await screen.findByLabelText('First choice'), 'Nordline');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    arrive();
    expect(await screen.findByLabelText('First choice')).toHaveValue('Nordline');
  });

  it('is not offered the form before the prepayment, or if the service asks for nothing', async () => {
    await drawOrder(orderIn('newOrder', { details: nothing.asks }), people.client);
    expect(screen.queryByRole('button', { name: /Fill in/ })).toBeNull();
    expect(screen.getByText('Not filled in yet. We’ll ask once your prepayment arrives.')).toBeVisible();
  });
});
