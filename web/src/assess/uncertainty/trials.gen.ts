// Generated from the field trials by `npm run generate`.
import type { Trial } from './trial.ts';

export const trials: readonly Trial[] = [
 {
  "model": "dense-plume",
  "mode": "best-estimate",
  "dataSet": "Dense gas spills, arc maxima",
  "inputs": "wind profile + 1/L",
  "n": 27,
  "withinTwo": 24
 },
 {
  "model": "dense-plume",
  "mode": "best-estimate",
  "dataSet": "Dense gas spills, arc maxima, no fence",
  "inputs": "wind profile + 1/L",
  "n": 21,
  "withinTwo": 20
 },
 {
  "model": "dense-plume",
  "mode": "best-estimate",
  "dataSet": "Dense gas spills, arc maxima, inside a vapour fence",
  "inputs": "wind profile + 1/L",
  "n": 6,
  "withinTwo": 4
 },
 {
  "model": "dense-plume",
  "mode": "best-estimate",
  "dataSet": "Dense gas spills, arc maxima",
  "inputs": "wind profile + class",
  "n": 27,
  "withinTwo": 25
 },
 {
  "model": "dense-plume",
  "mode": "best-estimate",
  "dataSet": "Dense gas spills, arc maxima, no fence",
  "inputs": "wind profile + class",
  "n": 21,
  "withinTwo": 20
 },
 {
  "model": "dense-plume",
  "mode": "best-estimate",
  "dataSet": "Dense gas spills, arc maxima, inside a vapour fence",
  "inputs": "wind profile + class",
  "n": 6,
  "withinTwo": 5
 },
 {
  "model": "britter-mcquaid",
  "mode": "best-estimate",
  "dataSet": "Dense gas spills, arc maxima",
  "inputs": "wind profile + 1/L",
  "n": 27,
  "withinTwo": 6
 },
 {
  "model": "britter-mcquaid",
  "mode": "best-estimate",
  "dataSet": "Dense gas spills, arc maxima, no fence",
  "inputs": "wind profile + 1/L",
  "n": 21,
  "withinTwo": 6
 },
 {
  "model": "britter-mcquaid",
  "mode": "best-estimate",
  "dataSet": "Dense gas spills, arc maxima, inside a vapour fence",
  "inputs": "wind profile + 1/L",
  "n": 6,
  "withinTwo": 0
 },
 {
  "model": "heavy-plume",
  "mode": "aloha-compatible",
  "dataSet": "Dense gas spills, arc maxima",
  "inputs": "wind profile + class",
  "n": 27,
  "withinTwo": 17
 },
 {
  "model": "heavy-plume",
  "mode": "aloha-compatible",
  "dataSet": "Dense gas spills, arc maxima, no fence",
  "inputs": "wind profile + class",
  "n": 21,
  "withinTwo": 14
 },
 {
  "model": "heavy-plume",
  "mode": "aloha-compatible",
  "dataSet": "Dense gas spills, arc maxima, inside a vapour fence",
  "inputs": "wind profile + class",
  "n": 6,
  "withinTwo": 3
 },
 {
  "model": "dense-plume",
  "mode": "best-estimate",
  "dataSet": "Dense gas spills, distance to the lower flammable limit, interpolated between arcs",
  "inputs": "wind profile + 1/L",
  "n": 4,
  "withinTwo": 4
 },
 {
  "model": "dense-plume",
  "mode": "best-estimate",
  "dataSet": "Dense gas spills, distance to the lower flammable limit, interpolated between arcs",
  "inputs": "wind profile + class",
  "n": 4,
  "withinTwo": 4
 },
 {
  "model": "britter-mcquaid",
  "mode": "best-estimate",
  "dataSet": "Dense gas spills, distance to the lower flammable limit, interpolated between arcs",
  "inputs": "wind profile + 1/L",
  "n": 4,
  "withinTwo": 3
 },
 {
  "model": "heavy-plume",
  "mode": "aloha-compatible",
  "dataSet": "Dense gas spills, distance to the lower flammable limit, interpolated between arcs",
  "inputs": "wind profile + class",
  "n": 4,
  "withinTwo": 3
 },
 {
  "model": "pool-fire",
  "mode": "best-estimate",
  "dataSet": "Pool fires from three diameters on",
  "inputs": "wind, burning rate",
  "n": 198,
  "withinTwo": 194
 },
 {
  "model": "pool-fire",
  "mode": "aloha-compatible",
  "dataSet": "Pool fires from three diameters on",
  "inputs": "wind, burning rate",
  "n": 198,
  "withinTwo": 174
 },
 {
  "model": "pool-fire",
  "mode": "best-estimate",
  "dataSet": "Pool fires closer than three diameters",
  "inputs": "wind, burning rate",
  "n": 23,
  "withinTwo": 21
 },
 {
  "model": "pool-fire",
  "mode": "aloha-compatible",
  "dataSet": "Pool fires closer than three diameters",
  "inputs": "wind, burning rate",
  "n": 23,
  "withinTwo": 20
 },
 {
  "model": "jet-fire",
  "mode": "best-estimate",
  "dataSet": "Jet fires",
  "inputs": "measured length and radiated share",
  "n": 9,
  "withinTwo": 9
 },
 {
  "model": "jet-fire",
  "mode": "best-estimate",
  "dataSet": "Jet fires",
  "inputs": "rate alone",
  "n": 9,
  "withinTwo": 9
 },
 {
  "model": "pool-fire",
  "mode": "best-estimate",
  "dataSet": "Pool fires of ethane",
  "inputs": "wind, burning rate",
  "n": 64,
  "withinTwo": 63
 },
 {
  "model": "pool-fire",
  "mode": "aloha-compatible",
  "dataSet": "Pool fires of ethane",
  "inputs": "wind, burning rate",
  "n": 64,
  "withinTwo": 54
 },
 {
  "model": "pool-fire",
  "mode": "best-estimate",
  "dataSet": "Pool fires of propane",
  "inputs": "wind, burning rate",
  "n": 32,
  "withinTwo": 32
 },
 {
  "model": "pool-fire",
  "mode": "aloha-compatible",
  "dataSet": "Pool fires of propane",
  "inputs": "wind, burning rate",
  "n": 32,
  "withinTwo": 1
 },
 {
  "model": "similarity-plume",
  "mode": "best-estimate",
  "dataSet": "Prairie Grass, arc maxima",
  "inputs": "wind + 1/L + sigma-theta",
  "n": 134,
  "withinTwo": 130
 },
 {
  "model": "similarity-plume",
  "mode": "best-estimate",
  "dataSet": "Prairie Grass, arc maxima",
  "inputs": "wind + 1/L",
  "n": 134,
  "withinTwo": 126
 },
 {
  "model": "similarity-plume",
  "mode": "best-estimate",
  "dataSet": "Prairie Grass, arc maxima",
  "inputs": "wind + class",
  "n": 134,
  "withinTwo": 118
 },
 {
  "model": "gaussian-plume",
  "mode": "best-estimate",
  "dataSet": "Prairie Grass, arc maxima",
  "inputs": "wind + class",
  "n": 134,
  "withinTwo": 110
 },
 {
  "model": "gaussian-plume",
  "mode": "aloha-compatible",
  "dataSet": "Prairie Grass, arc maxima",
  "inputs": "wind + class",
  "n": 134,
  "withinTwo": 110
 },
 {
  "model": "gaussian-plume, briggs-rural",
  "mode": "best-estimate",
  "dataSet": "Prairie Grass, arc maxima",
  "inputs": "wind + class",
  "n": 134,
  "withinTwo": 110
 },
 {
  "model": "gaussian-plume, tno-plume",
  "mode": "best-estimate",
  "dataSet": "Prairie Grass, arc maxima",
  "inputs": "wind + class",
  "n": 134,
  "withinTwo": 95
 },
 {
  "model": "gaussian-plume, turner",
  "mode": "best-estimate",
  "dataSet": "Prairie Grass, arc maxima",
  "inputs": "wind + class",
  "n": 134,
  "withinTwo": 109
 },
 {
  "model": "gaussian-plume, isc3-rural",
  "mode": "best-estimate",
  "dataSet": "Prairie Grass, arc maxima",
  "inputs": "wind + class",
  "n": 134,
  "withinTwo": 111
 },
 {
  "model": "gaussian-plume, degadis-seinfeld",
  "mode": "best-estimate",
  "dataSet": "Prairie Grass, arc maxima",
  "inputs": "wind + class",
  "n": 134,
  "withinTwo": 109
 },
 {
  "model": "similarity-plume",
  "mode": "best-estimate",
  "dataSet": "Prairie Grass, crosswind integrals",
  "inputs": "wind + 1/L + sigma-theta",
  "n": 134,
  "withinTwo": 128
 },
 {
  "model": "similarity-plume",
  "mode": "best-estimate",
  "dataSet": "Prairie Grass, crosswind integrals",
  "inputs": "wind + 1/L",
  "n": 134,
  "withinTwo": 128
 },
 {
  "model": "similarity-plume",
  "mode": "best-estimate",
  "dataSet": "Prairie Grass, crosswind integrals",
  "inputs": "wind + class",
  "n": 134,
  "withinTwo": 128
 }
];
