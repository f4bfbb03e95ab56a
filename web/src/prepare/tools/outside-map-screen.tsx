import { Anchor, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSettingHint } from '../../ui/use-setting-hint.ts';

/** The public page of each map, and its setting; as published by NASA's GIBS and by the University of Maryland. */
const pages = {
  forestChanges: { url: 'https://glad.earthengine.app/view/global-forest-change', setting: 'FRAME_FORESTCHANGES' },
  no2: {
    url: 'https://worldview.earthdata.nasa.gov/?l=TROPOMI_L2_Nitrogen_Dioxide_Tropospheric_Column,Coastlines_15m',
    setting: 'FRAME_NO2',
  },
} as const;

/** No page is configured for this map of another provider: says so and leads to the public one. */
const OutsideMap = ({ id }: { readonly id: keyof typeof pages }) => {
  const { t } = useTranslation(['tools', 'shell']);
  const hint = useSettingHint();
  const { url, setting } = pages[id];
  return (
    <>
      <PageHeader title={t(`shell:screens.${id}.title`)} purpose={t(`outside.${id}.shows`)} />
      <EmptyState
        title={t('outside.title')}
        text={`${t('outside.text')}${hint(setting, 'FRAME_HOSTS')}`}
        action={
          <div>
            <Anchor href={url} target="_blank" rel="noopener noreferrer">
              {t('outside.open', { page: t(`outside.${id}.page`) })}
            </Anchor>
            <Text size="sm" c="dimmed">
              {t('outside.note', { host: new URL(url).host })}
            </Text>
          </div>
        }
      />
    </>
  );
};

export const ForestScreen = () => <OutsideMap id="forestChanges" />;
export const No2Screen = () => <OutsideMap id="no2" />;
