import { expect, test } from 'vitest';
import { findSpan, isCovered, readTimeDomain } from './time-domain.ts';

/** From the service's documentation. */
const answer = `<?xml version="1.0" encoding="UTF-8"?>
<Domains xmlns="http://demo.geo-solutions.it/share/wmts-multidim/wmts_multi_dimensional.xsd" xmlns:ows="http://www.opengis.net/ows/1.1">
  <SpaceDomain><BoundingBox crs="urn:ogc:def:crs:EPSG::3857"/></SpaceDomain>
  <DimensionDomain>
    <ows:Identifier>time</ows:Identifier>
    <Domain>2018-05-26/2018-11-03/P1D,2019-08-23/2021-09-03/P1D</Domain>
    <Size>2</Size>
  </DimensionDomain>
</Domains>`;

test('reads the periods of a DescribeDomains answer, and the gap between them', () => {
  const domain = readTimeDomain(answer) ?? [];
  expect(findSpan(domain)).toEqual({ first: '2018-05-26', last: '2021-09-03' });
  expect(isCovered('2018-11-03', domain)).toBe(true);
  expect(isCovered('2019-01-01', domain)).toBe(false);
});

test('reads single days and times of day', () => {
  const moments = answer.replace(/<Domain>.*<\/Domain>/, '<Domain>2020-01-01,2020-01-03T00:00:00Z/2020-01-05T00:00:00Z/P1D</Domain>');
  expect(readTimeDomain(moments)).toEqual([
    { first: '2020-01-01', last: '2020-01-01' },
    { first: '2020-01-03', last: '2020-01-05' },
  ]);
});

test.each(['', '<html>no</html>', answer.replace('2018-05-26', 'yesterday'), answer.replace(/<Domain>.*<\/Domain>/, '<Domain></Domain>')])(
  'says that it cannot read %.40s',
  (xml) => {
    expect(readTimeDomain(xml)).toBeUndefined();
  },
);
