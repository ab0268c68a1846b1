import { orderEvents } from './order-events.js';
import { orderForms } from './order-forms.js';
import { orderPage } from './order-page.js';

const order = { ...orderPage, ...orderForms, event: orderEvents } as const;

export default order;
