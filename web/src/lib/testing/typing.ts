import userEvent from '@testing-library/user-event';

const { type } = userEvent;

/**
 * Types as `userEvent.type` does, but pastes all characters before the last one: each key draws a whole form again, which took a tenth of the time of these
 * suites. A test of typing itself passes options, such as `{ skipClick: false }`.
 */
async function typeMostlyAtOnce(...[field, text, ...options]: Parameters<typeof type>): Promise<void> {
  const [, pasted, typed] = options.length === 0 ? (/^([^{[]{3,})([^{[].*)$/s.exec(text) ?? []) : [];
  if (pasted === undefined || typed === undefined) return type(field, text, ...options);
  await userEvent.click(field);
  await userEvent.paste(pasted);
  await userEvent.keyboard(typed);
}

// Suites of one worker share the package.
if (type.name !== typeMostlyAtOnce.name) Object.assign(userEvent, { type: typeMostlyAtOnce });
