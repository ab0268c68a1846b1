/* What the login is drawn with on the server, all at hand. */
export { default as account } from '../en/account.js';
export { default as common } from '../en/common.js';
export { default as forms } from '../en/forms.js';
export { default as siteFrame } from '../en/site-frame.js';
export { default as siteParts } from '../en/site-parts.js';
