import type { Severity } from '@hazardguard/engine';
import type { CustomLayerInterface, CustomRenderMethodInput, Map as MapLibreMap } from 'maplibre-gl';
import type { SurfaceMesh, SurfaceOrigin } from '../../compute/cloud-surface.ts';
import { hazardColours } from '../../ui/hazard-colours.ts';
import { linkProgram, toRgb, toScreenMatrix } from './gl-program.ts';

const vertexShader = `#version 300 es
uniform mat4 u_matrix;
in vec3 a_position;
in vec3 a_normal;
out vec3 v_normal;
void main() {
  v_normal = a_normal;
  gl_Position = u_matrix * vec4(a_position, 1.0);
}`;

/** The colour of the legend everywhere; denser at the rim, where the eye looks along the surface, so that its shape is seen. */
const fragmentShader = `#version 300 es
precision highp float;
uniform vec3 u_colour;
uniform vec3 u_towards;
uniform float u_opacity;
in vec3 v_normal;
out vec4 colour;
void main() {
  float facing = abs(dot(normalize(v_normal), u_towards));
  float alpha = u_opacity * mix(1.9, 0.75, smoothstep(0.0, 0.7, facing));
  alpha = clamp(alpha, 0.0, 0.85);
  colour = vec4(u_colour * alpha, alpha);
}`;

interface Program {
  readonly gl: WebGL2RenderingContext;
  readonly program: WebGLProgram;
  readonly vertices: WebGLVertexArrayObject;
  readonly positions: WebGLBuffer;
  readonly normals: WebGLBuffer;
  readonly triangles: WebGLBuffer;
  readonly uniform: (name: string) => WebGLUniformLocation | null;
}

const compile = (gl: WebGL2RenderingContext): Program => {
  const program = linkProgram(gl, vertexShader, fragmentShader);
  const vertices = gl.createVertexArray();
  const [positions, normals, triangles] = [gl.createBuffer(), gl.createBuffer(), gl.createBuffer()];
  gl.bindVertexArray(vertices);
  for (const [name, buffer] of [
    ['a_position', positions],
    ['a_normal', normals],
  ] as const) {
    const at = gl.getAttribLocation(program, name);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, 3, gl.FLOAT, false, 0, 0);
  }
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, triangles);
  gl.bindVertexArray(null);
  return { gl, program, vertices, positions, normals, triangles, uniform: (name) => gl.getUniformLocation(program, name) };
};

/** Unit vector from the ground to the camera: east, north, up. */
const cameraDirection = (map: MapLibreMap): readonly [number, number, number] => {
  const [pitch, bearing] = [(map.getPitch() * Math.PI) / 180, (map.getBearing() * Math.PI) / 180];
  return [-Math.sin(bearing) * Math.sin(pitch), -Math.cos(bearing) * Math.sin(pitch), Math.cos(pitch)];
};

export interface SurfaceLayer extends CustomLayerInterface {
  readonly show: (mesh: SurfaceMesh, origin: SurfaceOrigin) => void;
}

/** Draws translucent surfaces in the map's own space: hidden by buildings before them, and drawn with every move of the camera. */
export const createSurfaceLayer = (id: string, opacity: number): SurfaceLayer => {
  let program: Program | undefined;
  let map: MapLibreMap | undefined;
  let shown: { readonly mesh: SurfaceMesh; readonly origin: SurfaceOrigin } | undefined;
  let isFresh = false;

  const upload = ({ gl, vertices, positions, normals, triangles }: Program, mesh: SurfaceMesh): void => {
    gl.bindVertexArray(vertices);
    gl.bindBuffer(gl.ARRAY_BUFFER, positions);
    gl.bufferData(gl.ARRAY_BUFFER, mesh.positions, gl.DYNAMIC_DRAW);
    gl.bindBuffer(gl.ARRAY_BUFFER, normals);
    gl.bufferData(gl.ARRAY_BUFFER, mesh.normals, gl.DYNAMIC_DRAW);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, triangles);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, mesh.triangles, gl.DYNAMIC_DRAW);
  };

  const drawParts = ({ gl, uniform }: Program, parts: SurfaceMesh['parts'], colourOf: (severity: Severity) => string): void => {
    for (const { severity, first, count } of parts) {
      gl.uniform3fv(uniform('u_colour'), [...toRgb(colourOf(severity))]);
      // The far side of a surface first, then its near side.
      for (const side of [gl.FRONT, gl.BACK]) {
        gl.cullFace(side);
        gl.drawElements(gl.TRIANGLES, count, gl.UNSIGNED_INT, 4 * first);
      }
    }
  };

  return {
    id,
    type: 'custom',
    renderingMode: '3d',
    onAdd: (onMap, gl) => {
      map = onMap;
      program = compile(gl as WebGL2RenderingContext);
      isFresh = shown !== undefined;
    },
    onRemove: () => {
      if (!program) return;
      const { gl } = program;
      gl.deleteProgram(program.program);
      gl.deleteVertexArray(program.vertices);
      for (const buffer of [program.positions, program.normals, program.triangles]) gl.deleteBuffer(buffer);
      program = undefined;
      map = undefined;
    },
    render: (_gl, { defaultProjectionData }: CustomRenderMethodInput) => {
      if (!program || !map || !shown || shown.mesh.triangles.length === 0) return;
      const { gl, uniform } = program;
      if (isFresh) upload(program, shown.mesh);
      isFresh = false;
      // biome-ignore lint/correctness/useHookAtTopLevel: a function of WebGL, and no hook of React
      gl.useProgram(program.program);
      gl.bindVertexArray(program.vertices);
      gl.uniformMatrix4fv(uniform('u_matrix'), false, toScreenMatrix(defaultProjectionData.mainMatrix, shown.origin));
      gl.uniform3fv(uniform('u_towards'), [...cameraDirection(map)]);
      gl.uniform1f(uniform('u_opacity'), opacity);
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      gl.enable(gl.DEPTH_TEST);
      gl.depthFunc(gl.LEQUAL);
      gl.depthMask(false);
      gl.disable(gl.STENCIL_TEST);
      gl.enable(gl.CULL_FACE);
      drawParts(program, shown.mesh.parts, (severity) => hazardColours[severity]);
      gl.disable(gl.CULL_FACE);
      gl.depthMask(true);
      gl.bindVertexArray(null);
    },
    show: (mesh, origin) => {
      if (shown?.mesh === mesh) return;
      shown = { mesh, origin };
      isFresh = true;
      map?.triggerRepaint();
    },
  };
};
