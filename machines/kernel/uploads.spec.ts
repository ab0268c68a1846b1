import { fileTypes, isOfFormat, maxUploadBytes, pictureTypes } from './uploads.js';

const office = 'application/vnd.openxmlformats-officedocument';
const forms = {
  pdf: ['application/pdf'],
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'],
  office: [`${office}.wordprocessingml.document`, `${office}.spreadsheetml.sheet`, 'application/vnd.oasis.opendocument.text', 'text/plain'],
} as const;
const names = ['pdf', 'picture', 'office'] as const;

describe('the type of an uploaded file', () => {
  test.each(names)('of the type %s has that form and no other', (form) => {
    for (const type of forms[form]) expect(names.filter((one) => isOfFormat(type, [one]))).toEqual([form]);
  });

  test('is accepted if one of several forms matches, and in any form if none is named', () => {
    expect(isOfFormat('image/png', ['pdf', 'picture'])).toBe(true);
    expect(isOfFormat('image/png', ['pdf', 'office'])).toBe(false);
    expect(isOfFormat('video/mp4', [])).toBe(true);
    expect(isOfFormat('video/mp4', ['pdf', 'picture', 'office'])).toBe(false);
  });

  test('may have 15 MB, no byte more', () => {
    expect(maxUploadBytes).toBe(15_728_640);
  });

  test('is shown on pages as a picture if every browser can: all pictures but those of iPhones', () => {
    expect(pictureTypes.every((type) => isOfFormat(type, ['picture']))).toBe(true);
    expect(fileTypes.filter((type) => isOfFormat(type, ['picture']) && !pictureTypes.includes(type))).toEqual(['image/heic']);
  });
});
