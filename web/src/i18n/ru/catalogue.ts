import forms from './catalogue-forms.js';
import lists from './catalogue-lists.js';

const catalogue = { ...lists, ...forms };

export default catalogue;
