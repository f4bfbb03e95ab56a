import { Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ReleaseFrom } from '../../assess/scenario/inputs/release-from.tsx';
import { useStockText } from '../../assess/scenario/stock-text.ts';
import { useWeatherText } from '../../assess/weather/use-weather-text.ts';
import type { Answer, RouteTable } from '../../data/client.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { Position } from '../../map/graticule.ts';
import { useFormat } from '../../ui/format.ts';
import { listQuestions, type Question } from './answers.ts';
import classes from './emergency-report.module.css';
import { SizeQuestion } from './size-question.tsx';
import type { OwnPosition } from './use-own-position.ts';
import type { ReportState } from './use-report.ts';
import { WhatQuestion } from './what-question.tsx';
import { WhereQuestion } from './where-question.tsx';
import { WindQuestion } from './wind-question.tsx';

interface AnswerListProps {
  readonly state: ReportState;
  readonly sites: UseQueryResult<Answer<RouteTable['GET']['/api/industries/points']>>;
  readonly own: OwnPosition;
  readonly isOnRoad: boolean;
  readonly onRoad: () => void;
  readonly onSite: (site: number) => void;
  readonly onPlace: (at: Position) => void;
}

/** What has been answered, in words; undefined: not yet. */
const useAnswerTexts = ({
  answers,
  industry,
  substance,
  weather,
  current,
  placeName,
}: ReportState): Readonly<Record<Question, string | undefined>> => {
  const { t } = useTranslation(['emergency-report', 'vulnerability']);
  const format = useFormat();
  const stockText = useStockText();
  const text = useWeatherText();
  const wind = (): string | undefined => {
    if (weather?.windFromDeg === undefined || !weather.windSpeedMs) return undefined;
    if (weather.weatherSource === 'wind-unknown') return t('vulnerability:air.windIsUnknown');
    const air = text.wind({ windFromDeg: weather.windFromDeg, windSpeedMs: Number(weather.windSpeedMs) });
    const { weatherObservedAt: at, weatherDistanceM: away } = weather;
    if (at === undefined) return `${air} · ${t('wind.byHand')}`;
    const source = current?.current?.observedAt === at ? [text.source(current.current)] : [];
    const ageS = Math.max(0, (Date.now() - Date.parse(at)) / 1000);
    return [air, ...source, text.age(ageS), ...(away === undefined ? [] : [text.distance(away)])].join(' · ');
  };
  const what = (): string | undefined => {
    if (answers.what === 'unknown') return t('what.unknown');
    if (substance === undefined) return undefined;
    const { item, quantityKg, name } = substance;
    return `${name}, ${item === undefined ? (quantityKg === null ? '' : t('what.tanker', { mass: format.mass(quantityKg) })) : stockText(item)}`;
  };
  return {
    where: placeName ?? industry?.industryName,
    what: what(),
    size: answers.size && t(`size.${answers.size}`),
    wind: wind(),
  };
};

/** Every question with its answer and a button to change it; the first open one is asked. */
export const AnswerList = ({ state, sites, own, isOnRoad, onRoad, onSite, onPlace }: AnswerListProps) => {
  const { t } = useTranslation('emergency-report');
  const { answers, answer, hasModel } = state;
  const texts = useAnswerTexts(state);
  const [asked, setAsked] = useState<Question>();
  const listed = listQuestions(answers.happening, hasModel);
  const isAnswered: Readonly<Record<Question, boolean>> = {
    where: answers.site !== undefined || answers.at !== undefined,
    what: answers.what !== undefined,
    size: answers.size !== undefined,
    // It is asked once it is known that there is no source.
    wind: texts.wind !== undefined || state.current === undefined,
  };
  const open = asked ?? listed.find((question) => !isAnswered[question]);
  const list = useRef<HTMLOListElement>(null);
  /** A person has answered; a site that is found by the position is no reason to move the focus. */
  const hasAnswered = useRef(false);
  const done = (): void => {
    hasAnswered.current = true;
    setAsked(undefined);
  };
  // The next question, or the result once there is none, is where the thumb is, and is read out.
  useEffect(() => {
    const panel = list.current?.parentElement;
    const target = open === undefined ? panel?.firstElementChild : list.current?.querySelector('[data-open]');
    target?.scrollIntoView({ block: 'nearest' });
    const next = open === undefined ? panel?.querySelector('h2[data-next]') : target?.querySelector('[data-next]');
    if (hasAnswered.current && next instanceof HTMLElement) next.focus({ preventScroll: true });
    hasAnswered.current = false;
  }, [open]);
  const asks: Readonly<Record<Question, () => ReactNode>> = {
    where: () => (
      <WhereQuestion
        sites={sites}
        own={own}
        site={answers.site}
        at={answers.at}
        isOnRoad={isOnRoad}
        onRoad={() => {
          setAsked('where');
          onRoad();
        }}
        onPlace={onPlace}
        onSite={(site) => {
          done();
          onSite(site);
        }}
      />
    ),
    what: () => (
      <WhatQuestion
        state={state}
        onWhat={(what) => {
          done();
          answer({ what, whole: undefined });
        }}
      />
    ),
    size: () => (
      <SizeQuestion
        chosen={answers.size}
        onSize={(size) => {
          done();
          answer({ size });
        }}
      />
    ),
    // It stays open while the arrow is turned, also after it was answered.
    wind: () => <WindQuestion state={state} onTurn={() => setAsked('wind')} />,
  };
  return (
    <ol className={`hg-stack hg-gap-0 hg-rule ${classes.answers}`} ref={list}>
      {listed.map((question) => {
        const isOpen = question === open;
        const isDue = isOpen || isAnswered[question];
        return (
          <li key={question} data-open={isOpen || undefined}>
            <div className={`hg-line hg-gap-3 ${classes.answer}`}>
              <span className="hg-stack hg-gap-0 hg-fill">
                <Text component="h2" className={`hg-small hg-quiet ${classes.question}`} tabIndex={-1} data-next={isOpen || undefined}>
                  {t(`question.${question}`)}
                </Text>
                {texts[question] === undefined ? null : <span className="hg-strong">{texts[question]}</span>}
              </span>
              {isDue && (asked === question || !isOpen) ? (
                <Button
                  variant="default"
                  size="compact-md"
                  aria-expanded={isOpen}
                  aria-label={t(isOpen ? 'doneWith' : 'changeOf', { question: t(`question.${question}`) })}
                  onClick={() => setAsked(isOpen ? undefined : question)}
                >
                  {t(isOpen ? 'done' : 'change')}
                </Button>
              ) : null}
            </div>
            {question === 'what' && !isOpen && state.substance?.item !== undefined && hasModel ? (
              <ReleaseFrom
                item={state.substance.item}
                quantityKg={state.substance.quantityKg ?? undefined}
                onScope={(scope) => answer({ whole: scope === 'stock' || undefined })}
              />
            ) : null}
            {isOpen ? <div className={`hg-stack hg-gap-3 ${classes.asks}`}>{asks[question]()}</div> : null}
          </li>
        );
      })}
    </ol>
  );
};
