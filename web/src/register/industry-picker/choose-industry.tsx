import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useIndustryInFocus } from '../../data/address.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useChoiceNote } from './use-choice-note.ts';
import { useChoiceState } from './use-choice-state.ts';
import { useIndustryChoices } from './use-industry-choices.ts';

/** As many as fit in one view without scrolling. */
const mostShown = 8;

/** What a screen that needs a site shows before one is chosen: the first choices as buttons, and the way to on-board another. */
export const ChooseIndustry = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation('parts');
  const [, setIndustry] = useIndustryInFocus();
  const choices = useIndustryChoices('', true);
  const note = useChoiceNote(choices.order);
  const tellState = useChoiceState();
  const mayOnboard = useHasPermission('industry.write');
  const shown = choices.rows.slice(0, mostShown);
  return (
    <section className="hg-stack hg-gap-3" aria-label={t('industryPicker.choose')}>
      <Title order={2} size="h4">
        {t('industryPicker.choose')}
      </Title>
      <Text c="dimmed">{text}</Text>
      {choices.isPending ? <TextSkeleton lines={4} /> : null}
      {choices.error ? <ErrorPanel error={choices.error} onRetry={choices.retry} /> : null}
      {shown.length === 0 ? null : (
        <ul className="hg-cards hg-gap-2 hg-full" aria-label={t('industryPicker.choices')}>
          {shown.map((industry) => (
            <li key={industry.id}>
              <button
                type="button"
                className="hg-stack hg-gap-1 hg-card hg-pad-2 hg-full hg-tall hg-press"
                onClick={() => setIndustry(industry.id, 'push')}
              >
                <span className="hg-accent hg-strong">{industry.industryName}</span>
                <span className="hg-small hg-quiet">{note(industry)}</span>
                <span className="hg-small">{tellState(industry)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {choices.total > shown.length && shown.length > 0 ? (
        <Text size="sm" c="dimmed">
          {t('industryPicker.others', { shown: shown.length, count: choices.total })}
        </Text>
      ) : null}
      {!choices.isPending && !choices.error && shown.length === 0 ? <Text>{t('industryPicker.none')}</Text> : null}
      {mayOnboard ? <Anchor renderRoot={(props) => <Link {...props} to="/OnBoardIndustry" />}>{t('industryPicker.onboard')}</Anchor> : null}
    </section>
  );
};
