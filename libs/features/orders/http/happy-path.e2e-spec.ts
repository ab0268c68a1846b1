import { OrdersWorld, type OrderBody } from '#libs/testing/orders-world';

describe('an order from placing to its end', () => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await OrdersWorld.start();
  });
  afterAll(async () => {
    await world?.stop();
  });

  it('is placed by a client', async () => {
    const order = await world.place();
    expect(order).toMatchObject({ status: 'newOrder', number: 'R-000001', version: 1 });
    console.log(JSON.stringify(order, null, 1));
  });
});
