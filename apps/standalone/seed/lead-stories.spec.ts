import { sampleCountries } from '#libs/features/catalogue/seed/sample-catalogue';
import { readLeadStories } from './lead-stories.js';

describe('the stories of leads', () => {
  it('satisfy the rules of their forms, are ordered from the oldest on, and start with the visitor', async () => {
    const stories = await readLeadStories();
    const ages = stories.map(({ ago }) => ago);
    expect(ages).toEqual([...ages].sort((a, b) => b - a));
    expect(new Set(stories.map(({ kind }) => kind)).size).toBe(4);
  });

  it('name services of the sample catalogue', async () => {
    const keys = new Set(sampleCountries().flatMap(({ code, services }) => services.map(({ key }) => `${code}/${key}`)));
    const named = (await readLeadStories()).filter(({ service }) => service !== undefined);
    expect(named.map(({ country, service }) => `${country}/${service}`).filter((key) => !keys.has(key))).toEqual([]);
  });
});
