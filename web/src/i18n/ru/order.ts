import { orderEvents } from './order-events.js';
import { orderForms } from './order-forms.js';
import { orderMail } from './order-mail.js';
import { orderPage } from './order-page.js';

const order = { ...orderPage, ...orderForms, event: orderEvents, mail: orderMail } as const;

export default order;
