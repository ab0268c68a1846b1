import { createElement, type SVGProps } from 'react';

interface Props extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  size?: string | number;
  stroke?: string | number;
}

const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Has the properties of @tabler/icons-react, which builds replace by it (vite.config.ts). */
export const icon =
  (nodes: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]) =>
  ({ size = 24, stroke = 2, ...rest }: Props) =>
    createElement(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', ...line, width: size, height: size, strokeWidth: stroke, ...rest },
      nodes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
