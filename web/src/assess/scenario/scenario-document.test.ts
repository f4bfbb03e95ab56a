import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type ScenarioDocument } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { findInput, inputsByPath } from './input-paths.ts';
import { buildDraft, type DraftSite, toExposure } from './scenario-document.ts';
import { emptyForm, exposures, type ScenarioForm } from './scenario-form.ts';

const site = { latitude: 21.7, longitude: 72.6, terrain: null };
const chlorine = '7782-50-5';
const complete: ScenarioForm = {
  ...emptyForm('2026-11-21T10:00'),
  item: 1,
  quantityKg: '900',
  diameterM: '0.02',
  windFromDeg: 340,
  windSpeedMs: '3',
  temperatureC: '31',
};

const listProblems = (form: ScenarioForm) => {
  const record = findChemical(chlorine);
  const { document } = buildDraft(form, site, chlorine);
  if (!record || !document) throw new Error('no document');
  const check = checkScenario(document, toSubstance(record));
  return check.ok ? [] : check.problems.map((problem) => problem.field);
};

describe('the document of a form', () => {
  it('is accepted by the engine', () => {
    for (const rupture of ['circular', 'rectangular', 'pipe', 'catastrophic'] as const) {
      expect(listProblems({ ...complete, rupture, lengthM: '0.1', breadthM: '0.02', pipeLengthM: '30' })).toEqual([]);
    }
    expect(
      listProblems({ ...complete, storageC: '10', heightM: '2', isolationMin: '15', humidityPercent: '60', cloudPercent: '30' }),
    ).toEqual([]);
  });

  it('contains the direction of the jet only where one was chosen, and none for a whole vessel', () => {
    const rupture = (form: Partial<ScenarioForm>) => buildDraft({ ...complete, ...form }, site, chlorine).document?.rupture;
    expect(rupture({})).not.toHaveProperty('direction');
    for (const direction of ['along-wind', 'up', 'down', 'impinging'] as const) {
      expect(rupture({ direction })).toMatchObject({ direction });
      expect(listProblems({ ...complete, direction })).toEqual([]);
    }
    expect(rupture({ direction: 'up', rupture: 'catastrophic' })).not.toHaveProperty('direction');
  });

  it('names the Gaussian plume only where it was chosen, and only for a cloud', () => {
    const document = (form: Partial<ScenarioForm>) => buildDraft({ ...complete, ...form }, site, chlorine).document;
    expect(document({})).not.toHaveProperty('model');
    expect(document({ plumeModel: 'gaussian-plume' })).toMatchObject({ model: 'gaussian-plume' });
    expect(listProblems({ ...complete, plumeModel: 'gaussian-plume' })).toEqual([]);
    expect(document({ plumeModel: 'gaussian-plume', hazard: 'fire' })).not.toHaveProperty('model');
  });

  it('contains the pipe, the vessel that feeds it, and the bund', () => {
    const pipe = { ...complete, rupture: 'pipe', pipeLengthM: '30', pipeSupply: 'reservoir', bundAreaM2: '40' } as const;
    expect(buildDraft(pipe, site, chlorine).document).toMatchObject({
      rupture: { type: 'pipe', diameterM: 0.02, pipeLengthM: 30, pipeSupply: 'reservoir' },
      storage: { bundAreaM2: 40 },
    });
    expect(listProblems(pipe)).toEqual([]);
    expect(buildDraft({ ...pipe, pipeLengthM: '' }, site, chlorine).missing).toEqual(['pipeLengthM']);
    expect(buildDraft(complete, site, chlorine).document).not.toHaveProperty('storage');
  });

  it('contains the levels of one’s own as typed, and nothing of them where none is typed', () => {
    const draft = (ownLevels: string, hazard: ScenarioForm['hazard'] = 'leak') =>
      buildDraft({ ...complete, hazard, ownLevels }, site, chlorine);
    expect(draft('').document).not.toHaveProperty('ownLevels');
    expect(draft(' 10ppm; 7.3 mg/m3 ').document?.ownLevels).toEqual([
      { value: 10, unit: 'ppm' },
      { value: 7.3, unit: 'mg/m³' },
    ]);
    expect(draft('ten')).toEqual({ document: undefined, missing: [], unreadable: ['ownLevels'] });
    expect(listProblems({ ...complete, ownLevels: '10 ppm' })).toEqual([]);
    const [field = ''] = listProblems({ ...complete, ownLevels: '10 ppm; 5 kPa' });
    expect([field, findInput(field)]).toEqual(['ownLevels[1].unit', 'ownLevels']);
  });

  it('does not exist without wind: no direction is assumed', () => {
    const draft = buildDraft({ ...complete, windFromDeg: undefined, windSpeedMs: '' }, site, chlorine);
    expect(draft).toEqual({ document: undefined, missing: ['windFromDeg', 'windSpeedMs'], unreadable: [] });
  });

  it('lists everything missing at the start, in form order', () => {
    expect(buildDraft(emptyForm('2026-11-21T10:00'), site, undefined).missing).toEqual([
      'item',
      'quantityKg',
      'diameterM',
      'windFromDeg',
      'windSpeedMs',
      'temperatureC',
    ]);
  });

  it('needs a time only where the stability class is derived', () => {
    expect(buildDraft({ ...complete, time: '' }, site, chlorine).missing).toEqual(['time']);
    expect(buildDraft({ ...complete, time: '', stability: 'F' }, site, chlorine).missing).toEqual([]);
  });

  it('reports text that is not a number instead of using part of it', () => {
    expect(buildDraft({ ...complete, quantityKg: '1,000' }, site, chlorine)).toEqual({
      document: undefined,
      missing: [],
      unreadable: ['quantityKg'],
    });
  });

  it('has no opening for an explosion, whatever the fields contain', () => {
    const { document } = buildDraft({ ...complete, hazard: 'explosion', diameterM: 'x', isolationMin: '5' }, site, '74-98-6');
    expect(document).toBeDefined();
    expect(document).not.toHaveProperty('rupture');
    expect(document).not.toHaveProperty('isolationMin');
  });

  it('judges a leak by levels for as long as it lasts, until a person chooses a time; no other hazard has one', () => {
    const written = (form: Partial<ScenarioForm>) => {
      const { document } = buildDraft({ ...complete, ...form }, site, chlorine);
      return document && [document.exposureFrom, document.exposureMin, toExposure(document)];
    };
    expect(written({})).toEqual(['release', undefined, 'release']);
    expect(exposures.slice(1).map((exposure) => written({ exposure }))).toEqual([
      [undefined, 60, 'hour'],
      [undefined, 240, 'fourHours'],
      [undefined, 480, 'eightHours'],
    ]);
    expect(written({ hazard: 'flammable' })).toEqual([undefined, undefined, 'hour']);
    // A run stored before short releases had levels of their own.
    expect(toExposure({ chemical: chlorine, hazard: 'leak' } as ScenarioDocument)).toBe('hour');
  });

  it('has the ground that a person names, else that of the site; neither: it states none', () => {
    const ground = (terrain: ScenarioForm['terrain'], known: DraftSite['terrain']) =>
      buildDraft({ ...complete, terrain }, { ...site, terrain: known }, chlorine).document?.site.terrain;
    expect([ground('unknown', null), ground('unknown', 'urban'), ground('rural', 'urban')]).toEqual([undefined, 'urban', 'rural']);
  });

  it('takes the class from what smoke does, in the wind as it is now', () => {
    const found = (windSpeedMs: string) =>
      buildDraft({ ...complete, stability: 'liesFlat', windSpeedMs }, site, chlorine).document?.weather;
    expect([found('2'), found('4')]).toMatchObject([{ stability: 'F' }, { stability: 'E' }]);
  });

  it('maps every error of the engine about a number to a form field', () => {
    const wrong = {
      ...complete,
      quantityKg: '-5',
      diameterM: '50',
      windSpeedMs: '-1',
      temperatureC: '99',
      humidityPercent: '120',
      cloudPercent: '-1',
    };
    const fields = listProblems({ ...wrong, heightM: '-1', isolationMin: '0', storageC: '9999' });
    expect(fields.length).toBeGreaterThanOrEqual(9);
    expect(fields.filter((field) => !(field in inputsByPath))).toEqual([]);
  });
});
