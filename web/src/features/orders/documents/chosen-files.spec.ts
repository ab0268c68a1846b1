import { faultOfChoice, inOrder, joinsPhotos, mostPhotos, pdfNamed } from './chosen-files.js';

const file = (name: string, size = 10, type = '') => ({ name, size, type }) as File;
const photos = (count: number) => Array.from({ length: count }, (_, index) => file(`IMG_${index}.jpg`));
const joinAs = 'Passport';

describe('several files chosen together', () => {
  it('are taken where all are photos, and a PDF or a photo is wanted', () => {
    expect(faultOfChoice([file('a.jpg'), file('b.HEIC'), file('c', 10, 'image/jpeg')], { joinAs })).toBeNull();
    expect(faultOfChoice(photos(2), { joinAs, formats: ['pdf', 'picture'] })).toBeNull();
    expect(faultOfChoice([], { joinAs })).toBeNull();
  });

  it('are refused where one file is wanted, or no PDF, or no photo', () => {
    expect(faultOfChoice(photos(2), {})).toEqual({ fault: 'oneFile', name: 'IMG_0.jpg' });
    expect(faultOfChoice(photos(2), { joinAs, formats: ['picture'] })).toEqual({ fault: 'oneFile', name: 'IMG_0.jpg' });
    expect(faultOfChoice(photos(2), { joinAs, formats: ['pdf', 'office'] })).toEqual({ fault: 'oneFile', name: 'IMG_0.jpg' });
    expect(joinsPhotos({ formats: ['pdf', 'picture'] })).toBe(false);
  });

  it('are refused with the name of the one that is no photo, or empty', () => {
    expect(faultOfChoice([file('a.jpg'), file('b.pdf')], { joinAs })).toEqual({ fault: 'onlyPhotos', name: 'b.pdf' });
    expect(faultOfChoice([file('a.jpg'), file('scan', 10, 'application/pdf')], { joinAs })).toEqual({ fault: 'onlyPhotos', name: 'scan' });
    expect(faultOfChoice([file('a.jpg'), file('b.jpg', 0)], { joinAs })).toEqual({ fault: 'empty', name: 'b.jpg' });
  });

  it('are as many as a phone can join', () => {
    expect(faultOfChoice(photos(mostPhotos), { joinAs })).toBeNull();
    expect(faultOfChoice(photos(mostPhotos + 1), { joinAs })).toMatchObject({ fault: 'tooManyPhotos' });
  });

  it('are sorted as cameras number them; equal names stay as they were chosen', () => {
    expect(inOrder([file('IMG_10.jpg'), file('IMG_9.jpg'), file('IMG_1.jpg')]).map(({ name }) => name)).toEqual([
      'IMG_1.jpg',
      'IMG_9.jpg',
      'IMG_10.jpg',
    ]);
    const same = [file('image.jpg', 1), file('image.jpg', 2)];
    expect(inOrder(same)).toEqual(same);
  });

  it('become a document named by what was asked for', () => {
    expect(pdfNamed('Passport / ID')).toBe('Passport - ID.pdf');
  });
});
