import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import type { Cell } from '#libs/platform/tables/cells';
import { type ListedKind, type ListedOnWire, type WireValue, wireFieldList } from '#machines/order/listed-fields';

export const listedKinds: {
  readonly [Kind in ListedKind]: {
    cell: (view: WireValue<Kind>) => Cell;
    doc: ApiPropertyOptions;
  };
} = {
  time: { cell: (view) => new Date(view), doc: { type: String, format: 'date-time' } },
  timeOrNull: {
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
