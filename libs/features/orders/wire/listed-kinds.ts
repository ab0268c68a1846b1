import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { toRfc3339 } from '#libs/kernel/time';
import type { Cell } from '#libs/platform/tables/cells';
import { type ListedKind, type ListedKinds, type ListedOnWire, wireFieldList } from '#machines/order/listed-fields';

/** How the kinds of listed fields go over the wire, are documented, and stand in files. */
export const listedKinds: {
  readonly [Kind in ListedKind]: { view: (value: ListedKinds[Kind]) => string; cell: (view: string) => Cell; doc: ApiPropertyOptions };
} = {
  time: { view: toRfc3339, cell: (view) => new Date(view), doc: { type: String, format: 'date-time' } },
};

/** `Base` with the listed fields behind its own. */
export function withListedFields<Base extends object>(base: Type<Base>): Type<Base & ListedOnWire> {
  class Listed extends (base as Type<object>) {}
  for (const [name, { kind, description }] of wireFieldList)
    ApiProperty({ ...listedKinds[kind].doc, ...(description && { description }) } as ApiPropertyOptions)(Listed.prototype, name);
  return Listed as Type<Base & ListedOnWire>;
}
