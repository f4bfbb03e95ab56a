import type { ChannelPart } from '../channels/channel-part.ts';
import { channelParts } from '../channels/list.ts';
import { weatherProviders } from '../providers/weather/list.ts';
import type { SettingText } from '../settings/setting-part.ts';
import groups from './setting-texts.json' with { type: 'json' };

type Texts = Readonly<Record<string, SettingText>>;

export interface SettingGroup {
  readonly title: string;
  readonly settings: Texts;
}

const join = (parts: readonly { readonly settingTexts: Texts }[]): Texts =>
  Object.assign({}, ...parts.map(({ settingTexts }) => settingTexts));

const sendsToPrograms = ({ calls }: ChannelPart): boolean => calls === 'never';

/** The texts of exchangeable parts, by the group of the file that shows them first. */
const textsOfParts: Readonly<Record<string, Texts>> = {
  messages: join(channelParts.filter((part) => !sendsToPrograms(part))),
  programs: join(channelParts.filter(sendsToPrograms)),
  weather: {
    WEATHER_PROVIDER: { meaning: `${weatherProviders.map(({ id }) => `\`${id}\``).join(', ')} or \`none\`.`, example: 'none' },
    ...join(weatherProviders),
  },
};

/** What docs/settings.md says about each environment variable; a test checks that every variable has exactly one entry. */
export const settingGroups: readonly SettingGroup[] = groups.map(({ title, parts, settings }) => ({
  title,
  settings: { ...(parts === undefined ? {} : textsOfParts[parts]), ...settings },
}));
