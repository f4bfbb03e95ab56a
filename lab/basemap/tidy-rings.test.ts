import { expect, it } from 'vitest';
import { type Point, tidyRings } from './tidy-rings.ts';

const edge = 64;
const size = 4096;
const [low, high] = [-edge, size + edge];
const square: readonly Point[] = [
  [low, low],
  [high, low],
  [high, high],
  [low, high],
];

it('reduces a tile that is all land to the same square, regardless of the cut', () => {
  const turned: readonly Point[] = [
    [high, 700],
    [high, high],
    [900, high],
    [low, high],
    [low, 5],
    [low, low],
    [high, low],
    [high, 700],
  ];
  const halves: readonly (readonly Point[])[] = [
    [
      [low, low],
      [2000, low],
      [2000, high],
      [low, high],
      [low, low],
    ],
    [
      [2000, low],
      [high, low],
      [high, high],
      [2000, high],
      [2000, low],
    ],
  ];
  for (const rings of [[square], [turned], halves]) expect(tidyRings(rings, edge, size)).toEqual([square]);
});

it('removes a ring that only follows the edge of the sea', () => {
  expect(
    tidyRings(
      [
        [
          [low, 50],
          [low, 900],
          [low, high],
          [300, high],
          [low, high],
          [low, 50],
        ],
      ],
      edge,
      size,
    ),
  ).toEqual([]);
});

it('keeps every bend of a coast and its lake', () => {
  const coast: readonly Point[] = [
    [low, low],
    [900, low],
    [700, 300],
    [905, 1200],
    [low, 1300],
  ];
  const lake: readonly Point[] = [
    [100, 100],
    [100, 200],
    [200, 200],
  ];
  expect(tidyRings([[...coast, [low, low]], lake], edge, size)).toEqual([coast, lake]);
});

it('keeps a hole in land that fills the tile', () => {
  const hole: readonly Point[] = [
    [100, 100],
    [100, 200],
    [200, 200],
    [200, 100],
  ];
  expect(tidyRings([square, hole], edge, size)).toEqual([square, hole]);
});
