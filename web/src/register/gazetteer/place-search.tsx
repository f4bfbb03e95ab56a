import type { GazetteerPlace } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, readBody } from '../../data/client.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { TypeAhead } from '../../ui/type-ahead/type-ahead.tsx';
import { useDebounced } from '../../ui/type-ahead/use-debounced.ts';

interface PlaceSearchProps {
  readonly id: string;
  /** Whether a chosen place moves the marker, or only the map. */
  readonly moves?: 'marker' | 'map';
  readonly onChoose: (place: GazetteerPlace) => void;
}

const findPlaces = (q: string, signal: AbortSignal) => readBody(api.GET('/api/places', { params: { query: { q } }, signal }));

/** Search of the gazetteer: returns the position of the chosen place and shows its name. */
export const PlaceSearch = ({ id, moves = 'marker', onChoose }: PlaceSearchProps) => {
  const { t } = useTranslation('parts');
  const [text, setText] = useState('');
  const wanted = useDebounced(text.trim());
  const places = useQuery({
    queryKey: ['places', wanted],
    queryFn: ({ signal }) => findPlaces(wanted, signal),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
  const found = wanted === '' ? [] : (places.data?.places ?? []);
  return (
    <TypeAhead
      input={{
        id,
        label: t('placeSearch.label'),
        description: t(moves === 'marker' ? 'placeSearch.description' : 'placeSearch.movesMap'),
        placeholder: t('placeSearch.placeholder'),
      }}
      text={text}
      onText={setText}
      needsText
      loading={text.trim() !== '' && (places.isFetching || wanted !== text.trim())}
      error={places.error}
      nothing={t('placeSearch.nothing')}
      choices={found.map((place) => ({
        key: `${place.name}|${place.latitude}|${place.longitude}`,
        label: place.name,
        aside: place.region ? `${place.region}, ${place.country}` : place.country,
        item: place,
      }))}
      onChoose={(place) => {
        setText(place.region ? `${place.name}, ${place.region}` : place.name);
        onChoose(place);
      }}
      footer={places.data ? t('placeSearch.source', { attribution: places.data.attribution }) : null}
    />
  );
};
