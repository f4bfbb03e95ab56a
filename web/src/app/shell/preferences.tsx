import { isLanguage, languages } from '@hazardguard/i18n/languages';
import { Menu } from '@mantine/core';
import { chooseLanguage } from '../../locales/i18n.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconLanguage, IconSunMoon } from '../../ui/icons.tsx';
import { chooseTextOnly, useTextOnly } from '../../ui/text-only.ts';
import { chooseTheme, themeChoices, useThemeChoice } from '../theme/choice.ts';
import { ChoiceMenu } from './choice-menu.tsx';

/** The theme, and whether maps and pictures are shown. */
export const ThemeMenu = () => {
  const { t } = useTranslation('shell');
  const textOnly = useTextOnly();
  return (
    <ChoiceMenu
      label={t('bar.theme')}
      icon={IconSunMoon}
      value={useThemeChoice()}
      choices={themeChoices.map((value) => ({ value, label: t(`theme.${value}`) }))}
      onChoose={chooseTheme}
    >
      <Menu.Divider />
      <Menu.CheckboxItem checked={textOnly} onChange={chooseTextOnly} closeMenuOnClick>
        {t('textOnly.name')}
      </Menu.CheckboxItem>
    </ChoiceMenu>
  );
};

/** Each language by its own name, so that its speakers recognise it. */
export const LanguageMenu = () => {
  const { t, i18n } = useTranslation('shell');
  return (
    <ChoiceMenu
      label={t('bar.language')}
      icon={IconLanguage}
      value={isLanguage(i18n.language) ? i18n.language : 'en'}
      choices={languages.map(({ code, name }) => ({ value: code, label: name, lang: code }))}
      onChoose={(language) => void chooseLanguage(language)}
    />
  );
};
