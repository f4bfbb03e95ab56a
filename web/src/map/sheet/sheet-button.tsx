import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconPhoto, IconPrinter } from '../../ui/screen-icons.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { MapSheet, type MapSheetProps, type SheetUse } from './map-sheet.tsx';

/** Prints a map or saves it as a picture, with all that is needed to read it elsewhere. */
export const SheetButton = (props: MapSheetProps) => {
  const { t } = useTranslation('map');
  const [use, setUse] = useState<SheetUse>();
  const size = usePhone() ? 44 : 30;
  return (
    <>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={size} aria-label={t('printed.title')} title={t('printed.title')} loading={use === 'save'}>
            <IconPrinter size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => setUse('print')}>
            {t('printed.print')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPhoto size={16} aria-hidden />} onClick={() => setUse('save')}>
            {t('printed.save')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {use === undefined ? null : <MapSheet {...props} use={use} onDone={() => setUse(undefined)} />}
    </>
  );
};
