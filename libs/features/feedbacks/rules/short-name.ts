/** The public name of an author: the first name and the initial of the last, "Anna S."; empty for an erased person. */
export function shortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = [...lastName.trim()];
  return [firstName.trim(), ...(initial === undefined ? [] : [`${initial.toUpperCase()}.`])].filter((part) => part !== '').join(' ');
}
