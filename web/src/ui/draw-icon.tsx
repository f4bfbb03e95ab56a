import type { SVGProps } from 'react';

/**
 * Icons of the web application: paths of Tabler Icons 3.51.0 (https://tabler.io/icons), drawn on 24 by 24. To add one, copy its paths
 * from there into `screen-icons.tsx`, or into `icons.tsx` if the frame around all screens shows it. The package itself holds 6,000 icons
 * in 18,000 files, which every installation would wait for.
 *
 * MIT License, Copyright (c) 2020-2026 Paweł Kuna. Permission is hereby granted, free of charge, to any person obtaining a copy of this
 * software and associated documentation files (the "Software"), to deal in the Software without restriction, including without
 * limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
 * persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and this permission
 * notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF
 * ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
 * NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN
 * ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
 * SOFTWARE.
 */

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height, px. */
  readonly size?: number;
  /** Width of the lines, of 24 across. */
  readonly stroke?: number;
}

export const outlineIcon =
  (path: string) =>
  ({ size = 24, stroke = 2, ...rest }: IconProps) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the control around it has the name
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={path} />
    </svg>
  );

export const filledIcon =
  (path: string) =>
  ({ size = 24, stroke: _stroke, ...rest }: IconProps) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the control around it has the name
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" {...rest}>
      <path d={path} />
    </svg>
  );
