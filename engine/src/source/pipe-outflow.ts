import type { Air, Scenario } from '../types/pipeline.ts';
import { gasPipeOutflow } from './gas-pipe-outflow.ts';
import { liquidPipeOutflow } from './liquid-pipe-outflow.ts';
import type { Outflow } from './outflow.ts';
import type { Pipe } from './pipe-ends.ts';
import type { Stock } from './stock.ts';

/** One pipe broken across: gas blows down, liquid runs out by pressure and height against friction, boiling liquid flashes on its way. */
export const pipeOutflow = (scenario: Scenario, air: Air, stock: Stock, pipe: Pipe, endS: number): Outflow => {
  const isGas = stock.state === 'gas' || scenario.storage.phase === 'gas';
  return isGas ? gasPipeOutflow(scenario, air, stock, pipe, endS) : liquidPipeOutflow(scenario, air, stock, pipe, endS);
};
