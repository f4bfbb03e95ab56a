import type { CustomLayerInterface, CustomRenderMethodInput, Map as MapLibreMap } from 'maplibre-gl';
import { type CloudPuffs, type PuffMesh, puffColumns } from '../../compute/cloud-puffs.ts';
import { hazardColours, zoneEdge } from '../../ui/hazard-colours.ts';
import { linkProgram, toRgb, toScreenMatrix } from './gl-program.ts';
import { makePuffTile, tileSize } from './puff-tile.ts';

const vertexShader = `#version 300 es
uniform mat4 u_matrix;
in vec2 a_place;
in vec3 a_air;
out vec3 v_air;
void main() {
  v_air = a_air;
  gl_Position = u_matrix * vec4(a_place, 0.0, 1.0);
}`;

/**
 * Dense with the concentration, nothing at the edge of the lowest level. The colour of a band begins at its level, never outside it;
 * a thin line marks the level itself. Puffs are those of the air, and move with it.
 */
const fragmentShader = `#version 300 es
precision highp float;
uniform sampler2D u_puffs;
uniform vec3 u_from;
uniform vec3 u_fills[3];
uniform vec3 u_lines[3];
in vec3 v_air;
out vec4 colour;
void main() {
  float value = v_air.x;
  vec3 fill = u_fills[0];
  vec3 edge = u_lines[0];
  float line = 0.0;
  float blur = max(fwidth(value), 1e-6);
  for (int i = 0; i < 3; i++) {
    fill = mix(fill, u_fills[i], smoothstep(u_from[i], u_from[i] + 0.3, value));
    float near = 1.0 - smoothstep(0.6, 1.6, abs(value - u_from[i]) / blur);
    edge = near > line ? u_lines[i] : edge;
    line = max(line, near);
  }
  float puff = 2.0 * texture(u_puffs, vec2(4.0 * v_air.y, 0.5 * v_air.z)).r - 1.0;
  float dense = smoothstep(0.0, 0.7, value) * (0.3 + 0.45 * clamp(value / (u_from[2] + 1.5), 0.0, 1.0));
  float alpha = dense * (1.0 + 0.5 * puff);
  colour = mix(vec4(fill * alpha, alpha), vec4(edge, 1.0), 0.75 * line);
}`;

interface Program {
  readonly gl: WebGL2RenderingContext;
  readonly program: WebGLProgram;
  readonly vertices: WebGLVertexArrayObject;
  readonly corners: WebGLBuffer;
  readonly triangles: WebGLBuffer;
  readonly tile: WebGLTexture;
}

const compile = (gl: WebGL2RenderingContext): Program => {
  const program = linkProgram(gl, vertexShader, fragmentShader);
  const vertices = gl.createVertexArray();
  const [corners, triangles, tile] = [gl.createBuffer(), gl.createBuffer(), gl.createTexture()];
  gl.bindVertexArray(vertices);
  gl.bindBuffer(gl.ARRAY_BUFFER, corners);
  for (const [name, size, from] of [
    ['a_place', 2, 0],
    ['a_air', 3, 2],
  ] as const) {
    const at = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, size, gl.FLOAT, false, 4 * puffColumns, 4 * from);
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, triangles);
  gl.bindVertexArray(null);
  return { gl, program, vertices, corners, triangles, tile };
};

const fillTile = ({ gl, tile }: Program): void => {
  gl.bindTexture(gl.TEXTURE_2D, tile);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, tileSize, tileSize, 0, gl.RED, gl.UNSIGNED_BYTE, makePuffTile());
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.REPEAT],
    [gl.TEXTURE_WRAP_T, gl.REPEAT],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value);
};

export interface PuffLayer extends CustomLayerInterface {
  readonly show: (mesh: PuffMesh) => void;
}

/** Draws a cloud as soft puffs on the ground. `findInk` is the colour of the map's text, `#rrggbb`. */
export const createPuffLayer = (id: string, { origin, bands }: CloudPuffs, findInk: () => string): PuffLayer => {
  let program: Program | undefined;
  let map: MapLibreMap | undefined;
  let shown: PuffMesh | undefined;
  let isFresh = false;
  // A band that is missing begins where the one before it does.
  const three = [0, 1, 2].map((i) => bands[Math.min(i, bands.length - 1)] ?? { severity: 'mild' as const, from: 0 });
  return {
    id,
    type: 'custom',
    renderingMode: '2d',
    onAdd: (onMap, gl) => {
      map = onMap;
      program = compile(gl as WebGL2RenderingContext);
      fillTile(program);
      isFresh = shown !== undefined;
    },
    onRemove: () => {
      if (!program) return;
      const { gl } = program;
      gl.deleteProgram(program.program);
      gl.deleteVertexArray(program.vertices);
      for (const buffer of [program.corners, program.triangles]) gl.deleteBuffer(buffer);
      gl.deleteTexture(program.tile);
      program = undefined;
      map = undefined;
    },
    render: (_gl, { defaultProjectionData }: CustomRenderMethodInput) => {
      if (!program || !shown || shown.triangles.length === 0) return;
      const { gl } = program;
      const place = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program?.program ?? 0, name);
      gl.bindVertexArray(program.vertices);
      if (isFresh) {
        gl.bindBuffer(gl.ARRAY_BUFFER, program.corners);
        gl.bufferData(gl.ARRAY_BUFFER, shown.corners, gl.DYNAMIC_DRAW);
        gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, program.triangles);
        gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, shown.triangles, gl.DYNAMIC_DRAW);
      }
      isFresh = false;
      // biome-ignore lint/correctness/useHookAtTopLevel: a function of WebGL, and no hook of React
      gl.useProgram(program.program);
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, program.tile);
      gl.uniform1i(place('u_puffs'), 0);
      gl.uniformMatrix4fv(place('u_matrix'), false, toScreenMatrix(defaultProjectionData.mainMatrix, origin));
      gl.uniform3fv(
        place('u_from'),
        three.map(({ from }) => from),
      );
      gl.uniform3fv(
        place('u_fills'),
        three.flatMap(({ severity }) => toRgb(hazardColours[severity])),
      );
      const ink = findInk();
      gl.uniform3fv(
        place('u_lines'),
        three.flatMap(({ severity }) => toRgb(zoneEdge(severity, ink))),
      );
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.disable(gl.DEPTH_TEST);
      gl.disable(gl.STENCIL_TEST);
      gl.disable(gl.CULL_FACE);
      gl.drawElements(gl.TRIANGLES, shown.triangles.length, gl.UNSIGNED_INT, 0);
      gl.bindVertexArray(null);
    },
    show: (mesh) => {
      if (shown === mesh) return;
      shown = mesh;
      isFresh = true;
      map?.triggerRepaint();
    },
  };
};
