import {
  type ChemicalName,
  type Incident,
  type InventoryItem,
  type Run,
  releaseFromStock,
  releaseOpenings,
  roadTankerKg,
} from '@hazardguard/contract';
import type { Hazard } from '@hazardguard/engine';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useInputCaveats } from '../../assess/result/use-input-caveats.ts';
import { chooseHazard } from '../../assess/scenario/choose-hazard.ts';
import { buildDraft } from '../../assess/scenario/scenario-document.ts';
import { emptyForm, localTime, type ScenarioForm, toMassText } from '../../assess/scenario/scenario-form.ts';
import type { Site } from '../../assess/scenario/site.ts';
import { toReleaseInputs } from '../../assess/scenario/stock-release.ts';
import { useLibrary } from '../../assess/scenario/use-inventory.ts';
import { useReceptors } from '../../assess/scenario/use-receptors.ts';
import { describeWeatherOrigin } from '../../assess/scenario/weather-origin.ts';
import { weatherPatch } from '../../assess/scenario/weather-patch.ts';
import { useUncertainty } from '../../assess/uncertainty/use-uncertainty.ts';
import { useUncertaintyOnMap } from '../../assess/uncertainty/use-uncertainty-on-map.tsx';
import { useWeather } from '../../assess/weather/use-weather.ts';
import { useFootprint } from '../../compute/use-footprint.ts';
import { newKey } from '../../data/new-key.ts';
import { stockQuery } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { Position } from '../../map/graticule.ts';
import { useFindExercise } from '../../register/exercise-marks/current-drills.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { useFormat } from '../../ui/format.ts';
import { type Answers, isReportable } from './answers.ts';
import { findKeepAwayM } from './keep-away-distance.ts';
import { type SaveRequest, saveReport } from './save-report.ts';
import { toIncidentHazard } from './to-incident-hazard.ts';
import { useSentRun } from './use-sent-run.ts';

/** A change is saved when nothing has changed for so long, ms. */
const restMs = 700;
const noReceptors: readonly never[] = [];

export interface Reporter {
  readonly name: string;
  readonly phone: string;
}

/** What the report starts with when it continues an incident. */
export interface Continued {
  readonly incident: Incident;
  readonly run: Run | undefined;
  readonly weather: Partial<ScenarioForm> | undefined;
}

interface Substance {
  readonly name: string;
  readonly item: InventoryItem | undefined;
  readonly chemical: ChemicalName | undefined;
  readonly quantityKg: number | null;
}

const findSubstance = (
  { what, whole }: Pick<Answers, 'what' | 'whole'>,
  items: readonly InventoryItem[],
  library: ReadonlyMap<string, ChemicalName>,
): Substance | undefined => {
  if (typeof what === 'number') {
    const item = items.find(({ id }) => id === what);
    if (item === undefined) return undefined;
    const chemical = item.chemicalId === null ? undefined : library.get(item.chemicalId);
    return { name: item.substanceName, item, chemical, quantityKg: releaseFromStock(item, whole ? 'stock' : 'vessel').quantityKg };
  }
  const chemical = what === undefined ? undefined : library.get(what);
  return chemical && { name: chemical.name, item: undefined, chemical, quantityKg: roadTankerKg };
};

/** The form of the scenario that the answers mean. */
const toForm = (
  answers: Answers,
  { item, quantityKg }: Substance,
  hazard: Hazard,
  weather: Partial<ScenarioForm> | undefined,
  time: string,
): ScenarioForm => {
  const opening = releaseOpenings[answers.size ?? 'unknown'];
  return {
    ...emptyForm(time),
    hazard,
    assessAsPure: answers.assessAsPure,
    ...(item === undefined ? { quantityKg: toMassText(quantityKg) } : toReleaseInputs(item, answers.whole ? 'stock' : 'vessel')),
    rupture: opening.type,
    diameterM: opening.type === 'circular' ? String(opening.diameterM) : '',
    ...weather,
  };
};

/** What one save was asked to write, with the texts by which it is compared. */
interface Asked {
  readonly input: SaveRequest['input'];
  readonly inputText: string;
  readonly run: SaveRequest['run'];
  readonly runText: string;
}

/** All state of a report: what the answers mean, their footprint, and what is saved of them. */
export const useReport = (answers: Answers, change: (patch: Partial<Answers>) => void, continued: Continued | undefined) => {
  const { t } = useTranslation('emergency-report');
  const format = useFormat();
  const exerciseAt = useFindExercise();
  const industry = useIndustry(answers.site).data;
  const place = useMemo((): Position | undefined => {
    if (answers.at !== undefined) return answers.at;
    if (industry === undefined || industry.latitude === null || industry.longitude === null) return undefined;
    return { latitude: industry.latitude, longitude: industry.longitude };
  }, [answers.at, industry]);
  const stock = useQuery({ ...stockQuery(answers.site ?? 0), enabled: answers.site !== undefined && answers.at === undefined });
  const library = useLibrary();
  const current = useWeather(place).data;
  const [chosenWeather, setWeather] = useState(continued?.weather);
  // The first weather found stays until a person changes it: a footprint must not move by itself.
  const found = useRef<Partial<ScenarioForm>>(undefined);
  if (current?.current && chosenWeather === undefined) found.current ??= weatherPatch(current.current, current.current.source);
  const weather = chosenWeather ?? found.current;
  const [time] = useState(() => continued?.run?.scenario.time ?? new Date().toISOString());

  const substance = useMemo(
    () => findSubstance({ what: answers.what, whole: answers.whole }, stock.data?.items ?? noReceptors, library ?? new Map()),
    [answers.what, answers.whole, stock.data, library],
  );
  // A solution or mixture has no zones before a person has chosen to assess it as pure.
  const solution = substance?.item !== undefined && substance.item.form.kind !== 'pure' ? substance.item : undefined;
  const hazard = solution !== undefined && !answers.assessAsPure ? undefined : chooseHazard(answers.happening, substance?.chemical);
  const hasModel = answers.what === undefined || (answers.what !== 'unknown' && (substance === undefined || hazard !== undefined));
  const isReady = isReportable(answers, hasModel) && (typeof answers.what !== 'number' || substance !== undefined);
  const site = useMemo(
    (): Site | undefined =>
      place && {
        id: answers.site ?? 0,
        name: industry?.industryName ?? '',
        ...place,
        sample: industry?.sample ?? false,
        // A road may lead through other ground than that of the site whose people are responsible.
        terrain: answers.at === undefined ? (industry?.terrain ?? null) : null,
      },
    [place, answers.site, answers.at, industry],
  );
  const form = useMemo(
    () =>
      isReady && substance !== undefined && hazard !== undefined && substance.quantityKg !== null
        ? toForm(answers, substance, hazard, weather, localTime(new Date(time)))
        : undefined,
    [isReady, answers, substance, hazard, weather, time],
  );
  const item = substance?.item;
  const chemical = item?.casNo ?? substance?.chemical?.casNo ?? undefined;
  const draft = useMemo(() => (form && site ? buildDraft(form, site, chemical, [], [], item) : undefined), [form, site, chemical, item]);
  const [hasZones, setHasZones] = useState(false);
  const receptors = useReceptors(place ?? { latitude: 0, longitude: 0 }, place !== undefined && hasZones);
  const places = receptors.data?.receptors ?? noReceptors;
  const preview = useInputCaveats(useFootprint(draft?.document, places), {
    stock: item,
    weatherSource: form?.weatherSource ?? 'manual',
    isExample: false,
  });
  // Zones first, then the people inside.
  if (!hasZones && preview.result !== undefined) setHasZones(true);

  const [reporter, setReporter] = useState<Reporter>({
    name: continued?.incident.reporterName ?? '',
    phone: continued?.incident.reporterPhone ?? '',
  });
  const placeName =
    answers.at === undefined
      ? null
      : t('place.road', { position: `${format.degrees(answers.at.latitude)}, ${format.degrees(answers.at.longitude)}` });
  const headline = t(`headline.${answers.happening}`, {
    what: substance?.name ?? t('what.unknown'),
    place: placeName ?? industry?.industryName ?? '',
  });
  // A description that a person wrote stays; one that was made here follows the answers.
  const isOwnHeadline = useRef<boolean>(undefined);
  if (continued !== undefined && place !== undefined && (typeof answers.what !== 'number' || substance !== undefined)) {
    const { shortDescription } = continued.incident;
    isOwnHeadline.current ??= shortDescription === null || shortDescription.endsWith(headline);
  }
  const keepsHeadline = continued !== undefined && isOwnHeadline.current !== true;
  const input = useMemo((): SaveRequest['input'] | undefined => {
    if (place === undefined) return undefined;
    const name = answers.at === undefined ? { industryName: industry?.industryName ?? null } : {};
    const phone = reporter.phone.trim();
    return {
      // The name of a place that is not in the register stays.
      ...(answers.at !== undefined && continued?.incident.industryId != null ? { industryName: null } : name),
      ...place,
      ...(continued === undefined ? { urgency: 'High' as const } : {}),
      hazard: toIncidentHazard(answers.happening, hazard),
      ...(keepsHeadline ? {} : { shortDescription: headline }),
      ...(reporter.name.trim() === '' ? {} : { reporterName: reporter.name.trim() }),
      ...(phone === '' ? {} : { reporterPhone: phone, contactType: 'Phone' as const }),
    };
  }, [place, answers.at, answers.happening, industry, hazard, headline, keepsHeadline, reporter, continued]);

  /** A person has answered here: only then is something saved. */
  const touched = useRef(false);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const key = useRef<string>(undefined);
  key.current ??= newKey();
  const written = useRef({ input: continued && input ? JSON.stringify(input) : '', run: '' });
  const run = useMemo((): SaveRequest['run'] => {
    if (draft?.document === undefined || form === undefined || answers.site === undefined) return undefined;
    return {
      industryId: answers.site,
      inventoryItemId: substance?.item?.id ?? null,
      scenario: draft.document,
      weatherOrigin: describeWeatherOrigin(form, new Date(time)),
      placeName,
      assessAsPure: answers.assessAsPure,
    };
  }, [draft, form, answers.site, answers.assessAsPure, substance, placeName, time]);
  const [stored, setStored] = useState<{ readonly run: Run; readonly content: string } | undefined>();
  /** The answers whose run waits on this device. */
  const [waitingRun, setWaitingRun] = useState<string | undefined>();
  useSentRun({
    incident: answers.incident,
    content: waitingRun,
    onRun: (sent, content) => {
      setWaitingRun(undefined);
      setStored({ run: sent, content });
    },
  });
  const inputText = JSON.stringify(input);
  const runText = run === undefined ? '' : JSON.stringify([run.industryId, run.inventoryItemId, run.scenario, run.placeName]);
  const incident = useRef(answers.incident);
  const save = useMutation({
    // One after the other, so that the incident is there before its next run.
    scope: { id: 'emergency-report' },
    // What is written is what was asked for, not what the screen shows by the time it is sent or answered.
    mutationFn: (asked: Asked) => {
      const request: SaveRequest = {
        incident: incident.current,
        input: asked.input,
        drillId: exerciseAt(answers.site ?? null),
        key: key.current ?? '',
        isWritten: written.current.input === asked.inputText,
        run: asked.runText === '' || asked.runText === written.current.run ? undefined : asked.run,
      };
      return saveReport(request, (id) => {
        incident.current = id;
        written.current = { ...written.current, input: asked.inputText };
        // Another screen may be open by now: its address is not changed.
        if (answers.incident !== id && isOpen.current) change({ incident: id });
      });
    },
    onSuccess: (saved, { runText: content }) => {
      if (saved.runWaits) {
        written.current = { ...written.current, run: content };
        setWaitingRun(content);
      }
      if (saved.run === undefined) return;
      written.current = { ...written.current, run: content };
      setStored({ run: saved.run, content });
    },
  });
  const isOver = continued !== undefined && (continued.incident.state === 'Resolved' || continued.incident.state === 'Closed');
  // What a continued incident has already is not written again.
  const begun = useRef(continued === undefined);
  if (!begun.current && input !== undefined && (continued?.run === undefined || runText !== '')) {
    begun.current = true;
    // An answer that was given meanwhile is not what the incident has.
    if (!touched.current) {
      written.current = { input: inputText, run: runText };
      if (continued?.run !== undefined) setStored({ run: continued.run, content: runText });
    }
  }
  const isSaved = written.current.input === inputText && written.current.run === runText;
  const saveNow = (): void => {
    if (input !== undefined) save.mutate({ input, inputText: JSON.stringify(input), run, runText });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what would be written is what is waited for
  useEffect(() => {
    if (!isReady || input === undefined || isOver || isSaved || (!touched.current && incident.current === undefined)) return;
    // The first save waits for nothing: others see the incident from now on.
    const timer = setTimeout(saveNow, incident.current === undefined ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [inputText, runText, isReady, isOver]);

  // The stored run of exactly these answers.
  const storedRun = stored?.content === runText ? stored.run : undefined;
  const result = storedRun?.result ?? preview.result;
  const drawn = isReady && hasModel ? result : undefined;
  const weatherOrigin = storedRun?.weatherOrigin ?? describeWeatherOrigin(form ?? emptyForm(time), new Date(time));
  const uncertainty = useUncertainty({ document: storedRun?.scenario ?? draft?.document, result: drawn, weatherOrigin });
  const onMap = useUncertaintyOnMap({ uncertainty, result: drawn, isAside: storedRun !== undefined, isMoving: false });

  const radiusM = findKeepAwayM(answers.happening, solution);

  return {
    answers,
    answer: (patch: Partial<Answers>): void => {
      touched.current = true;
      change(patch);
    },
    place,
    site,
    industry,
    stock,
    library,
    substance,
    hazard,
    hasModel,
    /** The answer is a solution or mixture of the inventory. */
    solution,
    /** Of the circle to keep away from, where no footprint is modelled. */
    radiusM,
    isReady,
    isOver,
    weather,
    time,
    current,
    chooseWeather: (patch: Partial<ScenarioForm>): void => {
      touched.current = true;
      setWeather({ ...weather, ...patch });
    },
    draft,
    preview,
    places,
    receptors,
    placeName,
    headline,
    reporter,
    setReporter,
    save,
    saveNow,
    stored: storedRun,
    /** The run of these answers waits on this device. */
    runWaits: waitingRun !== undefined && waitingRun === runText,
    result,
    /** The result that the map shows. */
    drawn,
    weatherOrigin,
    uncertainty,
    onMap,
    incident: answers.incident,
  };
};
export type ReportState = ReturnType<typeof useReport>;
