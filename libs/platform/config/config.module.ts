import { type DynamicModule, Module } from '@nestjs/common';
import { Config } from './config.js';

/** Gives the loaded `Config` to everybody. */
@Module({})
export class ConfigModule {
  static forRoot(config: Config): DynamicModule {
    return { module: ConfigModule, global: true, providers: [{ provide: Config, useValue: config }], exports: [Config] };
  }
}
