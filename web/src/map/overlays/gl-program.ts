import { MercatorCoordinate } from 'maplibre-gl';
import type { SurfaceOrigin } from '../../compute/cloud-surface.ts';

/** A program of both shaders; throws where the browser cannot make it. */
export const linkProgram = (gl: WebGL2RenderingContext, vertexShader: string, fragmentShader: string): WebGLProgram => {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('The browser gives no shader for the cloud');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(`The cloud cannot be drawn: ${gl.getProgramInfoLog(program)}`);
  return program;
};

/** Red, green and blue of `#rrggbb`, 0 to 1. */
export const toRgb = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
};

/** Column-major product of two matrices of 4 × 4. */
const multiply = (a: ArrayLike<number>, b: ArrayLike<number>): Float64Array => {
  const product = new Float64Array(16);
  for (let column = 0; column < 4; column += 1)
    for (let row = 0; row < 4; row += 1)
      for (let k = 0; k < 4; k += 1)
        product[4 * column + row] = (product[4 * column + row] ?? 0) + (a[4 * k + row] ?? 0) * (b[4 * column + k] ?? 0);
  return product;
};

/** From metres east, north and up of a place to the map's square of Web Mercator. */
const toMercator = ({ longitude, latitude }: SurfaceOrigin): Float64Array => {
  const place = MercatorCoordinate.fromLngLat([longitude, latitude]);
  const metre = place.meterInMercatorCoordinateUnits();
  return Float64Array.of(metre, 0, 0, 0, 0, -metre, 0, 0, 0, 0, metre, 0, place.x, place.y, place.z, 1);
};

/** From metres east, north and up of a place to the screen. @param view of the map, from Web Mercator to the screen */
export const toScreenMatrix = (view: ArrayLike<number>, origin: SurfaceOrigin): Float32Array =>
  Float32Array.from(multiply(view, toMercator(origin)));
