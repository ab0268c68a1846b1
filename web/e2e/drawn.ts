/** How long a preview may take: its process lets all others go first, and the page asks again where it got no processor. Milliseconds. */
export const drawn = { timeout: 150_000 };
