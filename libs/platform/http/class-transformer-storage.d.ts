/** class-transformer's storage of `@Type`; the package declares its types in another directory. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}
