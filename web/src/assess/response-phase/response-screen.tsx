import { Anchor, Title } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { IndustryPicker } from '../../register/industry-picker/industry-picker.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IndustrySite } from '../scenario/industry-site.tsx';
import { addressKeys } from './conditions-address.ts';
import classes from './response.module.css';
import { ResponsePhase } from './response-phase.tsx';

/** During a release: the current conditions and their effect. */
export const ResponseScreen = () => {
  const { t } = useTranslation(['response-phase', 'shell', 'vulnerability', 'parts']);
  const [industry] = useIndustryInFocus();
  const navigate = useNavigate();
  const isEmbedded = useSearch({ strict: false, select: ({ embed }: { readonly embed?: unknown }) => embed === 1 || embed === true });
  const choose = (id: number | undefined): void => {
    // Conditions belong to the site where they were seen.
    const cleared = Object.fromEntries(addressKeys.map((key) => [key, undefined]));
    void navigate({ to: '.', search: (before: Record<string, unknown>) => ({ ...before, ...cleared, industry: id }) });
  };
  const picker = (label: string | undefined) => (
    <IndustryPicker id="response-industry" value={industry} onChange={choose} {...(label === undefined ? {} : { label })} />
  );
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <Title order={1} size="h2" tabIndex={-1} data-page-title className={classes.title}>
          {t('shell:screens.responsePhase.title')}
        </Title>
        {isEmbedded || industry !== undefined ? <div className={classes.picker}>{picker(undefined)}</div> : null}
      </div>
      <div className={classes.body}>
        {industry === undefined ? (
          <div className={classes.page}>
            <EmptyState
              title={t('vulnerability:choose.title')}
              text={t('choose')}
              action={
                <div className={classes.first}>
                  {isEmbedded ? null : picker(t('parts:industryPicker.label'))}
                  <Anchor renderRoot={(props) => <Link {...props} to="/OnBoardIndustry" />}>{t('vulnerability:choose.onboard')}</Anchor>
                </div>
              }
            />
          </div>
        ) : (
          <IndustrySite key={industry} id={industry}>
            {(site) => <ResponsePhase site={site} />}
          </IndustrySite>
        )}
      </div>
    </div>
  );
};
