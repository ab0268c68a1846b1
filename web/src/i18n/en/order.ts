import { orderForms } from './order-forms.js';
import { orderMail } from './order-mail.js';
import { orderMine } from './order-mine.js';
import { orderPage } from './order-page.js';
import { orderPay } from './order-pay.js';

const order = { ...orderPage, ...orderForms, mail: orderMail, mine: orderMine, pay: orderPay } as const;

export default order;
