export { pricesText, priceText } from '../lib/price.js';
