import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { toRfc3339 } from '#machines/kernel/time';
import type { Cell } from '#libs/platform/tables/cells';
import { type ListedKind, type ListedKinds, type ListedOnWire, type WireValue, wireFieldList } from '#machines/order/listed-fields';

export const listedKinds: {
  readonly [Kind in ListedKind]: {
    view: (value: ListedKinds[Kind]) => WireValue<Kind>;
    cell: (view: WireValue<Kind>) => Cell;
    doc: ApiPropertyOptions;
  };
} = {
  time: { view: toRfc3339, cell: (view) => new Date(view), doc: { type: String, format: 'date-time' } },
  timeOrNull: {
    view: (at) => (at === null ? null : toRfc3339(at)),
    cell: (view) => (view === null ? null : new Date(view)),
    doc: { type: String, format: 'date-time', nullable: true },
  },
};

/** `Base` with the listed fields after its own. */
export function withListedFields<Base extends object>(base: Type<Base>): Type<Base & ListedOnWire> {
  class Listed extends (base as Type<object>) {}
  for (const [name, { kind, description }] of wireFieldList)
    ApiProperty({ ...listedKinds[kind].doc, ...(description && { description }) } as ApiPropertyOptions)(Listed.prototype, name);
  return Listed as Type<Base & ListedOnWire>;
}
