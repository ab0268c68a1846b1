import type { ProfileChanges } from '#libs/accounts/accounts';

/** What a body says of a profile, in the words of the row. */
export const changesOf = <Body extends { country?: string | null }>({
  country,
  ...rest
}: Body): Omit<Body, 'country'> & Pick<ProfileChanges, 'countryId'> => ({
  ...rest,
  ...(country !== undefined && { countryId: country }),
});
