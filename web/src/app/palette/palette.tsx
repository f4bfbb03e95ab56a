import { languages } from '@hazardguard/i18n/languages';
import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { hasPermission, useSession } from '../../data/session.ts';
import { chooseLanguage } from '../../locales/i18n.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconBuildingFactory2, IconKeyboard, IconLanguage, IconSearch, IconSunMoon } from '../../ui/icons.tsx';
import { screens } from '../screens.ts';
import { setShortcutsOpen } from '../shortcuts/open-shortcuts.ts';
import { chooseTheme, themeChoices } from '../theme/choice.ts';
import { motion } from '../theme/mantine-theme.ts';
import classes from './palette.module.css';
import { useFoundIndustries } from './use-found-industries.ts';

const [store, control] = createSpotlight();
/** After it closes, the palette first returns the focus to where it was: the next dialog must find it there, ms. */
const focusReturnedMs = 200;
/** The groups of the menu, then the screens whose place is elsewhere. */
const screenGroups = [
  { place: 'specified', label: 'palette.screens' },
  { place: 'respond', label: 'menu.group.respond' },
  { place: 'prepare', label: 'menu.group.prepare' },
  { place: 'tools', label: 'screens.tools.label' },
  { place: 'administer', label: 'menu.group.administer' },
  { place: 'help', label: 'menu.group.help' },
  { place: 'account', label: 'bar.account' },
] as const;
const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

/** Screens, industries by name, and actions, by keyboard. It stays mounted after first use, so that closing returns the focus. */
export const Palette = ({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const session = useSession().data;
  const [query, setQuery] = useState('');
  const industries = useFoundIndustries(query);
  useEffect(() => {
    if (opened) control.open();
    else control.close();
  }, [opened]);

  const groups: SpotlightActionGroupData[] = [
    ...screenGroups.map(({ place, label }) => ({
      group: t(label),
      actions: screens
        .filter((screen) => screen.place === place && (place === 'specified' || hasPermission(session, screen.permission)))
        .map(({ id, path, icon: Icon }) => ({
          id,
          label: t(`screens.${id}.label`),
          description: t(`screens.${id}.purpose`),
          keywords: [path, t(`screens.${id}.title`)],
          leftSection: <Icon {...icon} />,
          onClick: () => void navigate({ to: path }),
        })),
    })),
    {
      group: t('palette.industries'),
      actions: industries.map(({ id, industryName, district }) => ({
        id: `industry ${id}`,
        label: industryName,
        description: district,
        // The server has searched already.
        keywords: [query],
        leftSection: <IconBuildingFactory2 {...icon} />,
        onClick: () => void navigate({ to: '/VulnerabilityAssesment', search: { industry: id } }),
      })),
    },
    {
      group: t('palette.actions'),
      actions: [
        ...themeChoices.map((choice) => ({
          id: `theme ${choice}`,
          label: t('palette.themeTo', { name: t(`theme.${choice}`) }),
          leftSection: <IconSunMoon {...icon} />,
          onClick: () => chooseTheme(choice),
        })),
        {
          id: 'shortcuts',
          label: t('bar.shortcuts'),
          leftSection: <IconKeyboard {...icon} />,
          onClick: () => void setTimeout(setShortcutsOpen, focusReturnedMs, true),
        },
        ...languages.map(({ code: id, name }) => ({
          id: `language ${id}`,
          label: t('palette.languageTo', { name }),
          leftSection: <IconLanguage {...icon} />,
          onClick: () => void chooseLanguage(id),
        })),
      ],
    },
  ];

  return (
    <Spotlight
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      actions={groups}
      nothingFound={t('palette.nothing')}
      onSpotlightClose={onClose}
      scrollable
      centered={false}
      classNames={{ actionsGroup: classes.group, action: classes.action, actionDescription: classes.description }}
      overlayProps={{ backgroundOpacity: 0.5, blur: 0 }}
      transitionProps={{ ...motion, transition: 'fade' }}
      attributes={{ content: { 'aria-label': t('bar.search') } }}
      maxHeight="60vh"
      searchProps={{ leftSection: <IconSearch {...icon} />, placeholder: t('palette.placeholder'), 'aria-label': t('palette.placeholder') }}
    />
  );
};
