import { Inject, Injectable, type OnApplicationBootstrap, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type RouteTable, routeKey, routeTable } from './route-table.js';

/** Whether a row without a route also prevents the start: yes for the whole application, no for a part of it under test. */
export const wholeTable = Symbol('whole route table');

/** Routes without rows and rows without routes; the application does not start. */
export class RouteTableFault extends Error {
  constructor(
    readonly routesWithoutRow: readonly string[],
    readonly rowsWithoutRoute: readonly string[],
  ) {
    const listed = (what: string, names: readonly string[]): string => (names.length > 0 ? `\n  ${what}: ${names.join(', ')}` : '');
    super(
      `machines/access/routes.ts and the routes differ:${listed('routes without a row', routesWithoutRow)}${listed('rows without a route', rowsWithoutRoute)}`,
    );
    this.name = 'RouteTableFault';
  }
}

const paths = (metadata: unknown): string[] => (Array.isArray(metadata) ? metadata : [metadata ?? '']).map(String);

/** Compares controllers and table at startup, in both directions. */
@Injectable()
export class RouteAudit implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    @Inject(routeTable) private readonly table: RouteTable,
    @Inject(wholeTable) private readonly whole: boolean,
  ) {}

  /** @throws RouteTableFault listing every route without a row and every row without a route */
  onApplicationBootstrap(): void {
    const registered = new Set(this.registered());
    const missing = [...registered].filter((key) => !Object.hasOwn(this.table, key));
    const surplus = this.whole ? Object.keys(this.table).filter((key) => !registered.has(key)) : [];
    if (missing.length > 0 || surplus.length > 0) throw new RouteTableFault(missing.sort(), surplus.sort());
  }

  private registered(): string[] {
    return this.discovery.getControllers().flatMap(({ metatype }) => (typeof metatype === 'function' ? this.routesOf(metatype) : []));
  }

  private routesOf(controller: { prototype: unknown }): string[] {
    const prototype = controller.prototype as Record<string, object>;
    const prefixes = paths(Reflect.getMetadata(PATH_METADATA, controller));
    return this.scanner.getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name];
      const method: unknown = handler && Reflect.getMetadata(METHOD_METADATA, handler);
      if (!handler || typeof method !== 'number') return [];
      const own = paths(Reflect.getMetadata(PATH_METADATA, handler));
      return prefixes.flatMap((prefix) => own.map((path) => routeKey(RequestMethod[method] ?? '', `/${prefix}/${path}`)));
    });
  }
}
