import { type OperatorLayer, operatorLayer } from '@hazardguard/contract';
import { toApiProblem } from '../../data/api-problem.ts';
import { send } from '../../data/http.ts';
import { useChange } from '../../data/use-change.ts';

interface LayerRequest {
  readonly file: File;
  readonly name: string;
  readonly sourceName: string;
  readonly year: string;
  readonly licence: string;
}

/** Sends the raw file; the client in `data/client.ts` sends only JSON. */
const sendLayer = async ({ file, name, sourceName, year, licence }: LayerRequest): Promise<OperatorLayer> => {
  const query = new URLSearchParams({
    name,
    ...(sourceName === '' ? {} : { sourceName }),
    ...(year === '' ? {} : { year }),
    ...(licence === '' ? {} : { licence }),
  });
  const address = new URL(`/api/map/layers?${query}`, window.location.origin);
  const answer = await send(new Request(address, { method: 'POST', body: file, headers: { 'content-type': 'application/octet-stream' } }));
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw toApiProblem(answer, body);
  return operatorLayer.parse(body);
};

export const useAddLayer = () => useChange(sendLayer, { refreshes: ['/api/map/layers'] });
