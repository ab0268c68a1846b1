import type { ModuleMetadata } from '@nestjs/common';
import { UsersModule } from '#libs/features/users/users.module';

/** Every feature the API serves. */
export const features: NonNullable<ModuleMetadata['imports']> = [UsersModule];
