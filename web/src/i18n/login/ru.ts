/* What the login is drawn with on the server, all at hand. */
export { default as account } from '../ru/account.js';
export { default as common } from '../ru/common.js';
export { default as forms } from '../ru/forms.js';
export { default as siteFrame } from '../ru/site-frame.js';
export { default as siteParts } from '../ru/site-parts.js';
