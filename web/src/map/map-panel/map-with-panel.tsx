import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { memo, type ReactNode, type Ref, useCallback, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconChevronDown } from '../../ui/icons.tsx';
import { IconChevronUp } from '../../ui/screen-icons.tsx';
import { noPlaces, Places } from './in-panel.tsx';
import classes from './map-panel.module.css';

const heights = ['low', 'half', 'full'] as const;
type SheetHeight = (typeof heights)[number];

interface StepProps {
  readonly label: string;
  readonly isLast: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** At the last height it keeps the focus, which a disabled button would lose. */
const Step = ({ label, isLast, onPress, children }: StepProps) => (
  <ActionIcon
    variant="subtle"
    size={44}
    aria-label={label}
    aria-disabled={isLast}
    {...(isLast ? { 'data-disabled': true } : { onClick: onPress })}
  >
    {children}
  </ActionIcon>
);

interface HandleProps {
  readonly label: string;
  readonly step: number;
  readonly onStep: (step: number) => void;
}

const Handle = memo(({ label, step, onStep }: HandleProps) => {
  const { t } = useTranslation('map');
  return (
    <div className={classes.handle}>
      <div data-place="head" className={classes.head} />
      <div className="hg-small hg-strong hg-fill" aria-hidden>
        {label}
      </div>
      <VisuallyHidden role="status">{t(`sheet.${heights[step] ?? 'half'}`)}</VisuallyHidden>
      <Step label={t('sheet.larger')} isLast={step === heights.length - 1} onPress={() => onStep(step + 1)}>
        <IconChevronUp size={20} aria-hidden />
      </Step>
      <Step label={t('sheet.smaller')} isLast={step === 0} onPress={() => onStep(step - 1)}>
        <IconChevronDown size={20} aria-hidden />
      </Step>
    </div>
  );
});

interface MapWithPanelProps {
  /** The map, alone or in `data-map-room` with what is above and below it. */
  readonly map: ReactNode;
  /** Reference to the map's element, to scroll it into view. */
  readonly mapRef?: Ref<HTMLDivElement>;
  /** Name of the panel. */
  readonly label: string;
  /** The height of the sheet for what is shown; the sheet follows when it or `subject` changes. */
  readonly height?: SheetHeight;
  /** What a person has opened. */
  readonly subject?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of every map screen: the map fills it; the panel is next to the map on a desk, on a phone a sheet of three heights. */
export const MapWithPanel = ({ map, mapRef, label, height = 'half', subject = '', children }: MapWithPanelProps) => {
  const [step, setStep] = useState(heights.indexOf(height));
  const wanted = `${height} ${subject}`;
  const [followed, setFollowed] = useState(wanted);
  if (wanted !== followed) {
    setFollowed(wanted);
    setStep(heights.indexOf(height));
  }
  const [places, setPlaces] = useState(noPlaces);
  // Kept while the panel is hidden because a part of it is being loaded: without its places that part would be begun again.
  const findPlaces = useCallback((panel: HTMLElement | null) => {
    if (!panel) return;
    const found = [...panel.querySelectorAll<HTMLElement>('[data-place]')].map((place) => [place.dataset.place, place] as const);
    setPlaces((before) => (before.head?.isConnected ? before : { ...noPlaces, ...Object.fromEntries(found) }));
  }, []);
  return (
    <Places value={places}>
      <div className={classes.screen}>
        <div ref={mapRef} className={`hg-stack hg-gap-0 ${classes.ground}`}>
          {map}
        </div>
        <section
          ref={findPlaces}
          className={`hg-stack hg-gap-0 hg-surface ${classes.panel}`}
          aria-label={label}
          data-height={heights[step]}
        >
          <Handle label={label} step={step} onStep={setStep} />
          {/* What scrolls must be reachable from the keyboard, under a name. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is not a flex box in every browser, and these are not fields. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above. */}
          <div className={`hg-stack hg-gap-4 hg-pad-4 hg-fill hg-scroll ${classes.scroll}`} role="group" aria-label={label} tabIndex={0}>
            <div data-place="signs" className={classes.signs} />
            <div data-place="view" className={classes.signs} />
            {children}
            <div data-place="notes" className={classes.signs} />
          </div>
          <div data-place="foot" className="hg-fixed" />
        </section>
      </div>
    </Places>
  );
};
