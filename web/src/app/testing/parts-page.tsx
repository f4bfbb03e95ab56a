import { languageCodes } from '@hazardguard/i18n/languages';
import { Checkbox, Title } from '@mantine/core';
import { useState } from 'react';
import { chooseLanguage } from '../../locales/i18n.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { Choice } from '../../ui/choice.tsx';
import { basicExamples } from '../../ui/testing/basic-examples.tsx';
import type { Examples } from '../../ui/testing/example.tsx';
import { inputExamples } from '../../ui/testing/input-examples.tsx';
import { chooseTheme, themeChoices, useThemeChoice } from '../theme/choice.ts';
import { layoutExamples } from './layout-examples.tsx';

const groups: Readonly<Record<string, Examples>> = { layouts: layoutExamples, parts: basicExamples, inputs: inputExamples };

/** One state per row: what fills the screen in the product. */
const wide = /^(register|page-header)/;

/** `?bare`: without the switches, as in the frame of a phone; `?part=NAME`: one part. */
const asked = new URLSearchParams(window.location.search);

const Switches = ({ phone, onPhone }: { readonly phone: boolean; readonly onPhone: (on: boolean) => void }) => {
  const { i18n } = useTranslation();
  return (
    <header className="hg-split hg-card hg-pad-3">
      <Choice label="Theme" value={useThemeChoice()} options={themeChoices} formatName={String} onChange={chooseTheme} />
      <Choice
        label="Language"
        value={i18n.language}
        options={languageCodes}
        formatName={String}
        onChange={(code) => void chooseLanguage(code as (typeof languageCodes)[number])}
      />
      <Checkbox label="Width of a phone, 390 px" checked={phone} onChange={(event) => onPhone(event.currentTarget.checked)} />
    </header>
  );
};

const Group = ({ name, examples }: { readonly name: string; readonly examples: Examples }) => {
  const { t } = useTranslation(['industries', 'parts', 'shell']);
  return (
    <section className="hg-stack hg-gap-6" aria-label={name}>
      {Object.entries(examples)
        .filter(([part]) => (asked.get('part') ?? part) === part)
        .map(([part, states]) => (
          <section key={part} className="hg-stack hg-gap-3 hg-rule" aria-label={part} data-part={part}>
            <Title order={2} size="h3" className="hg-code">
              {part}
            </Title>
            <div className={wide.test(part) ? 'hg-stack hg-gap-4' : 'hg-split'}>
              {Object.entries(states).map(([state, draw]) => (
                <div key={state}>
                  <p className="hg-tiny hg-quiet">{state}</p>
                  {draw(t)}
                </div>
              ))}
            </div>
          </section>
        ))}
    </section>
  );
};

/** Every layout and every part of `ui/` in every state, theme and language. Of the development server alone. */
export const PartsPage = () => {
  const theme = useThemeChoice();
  const { i18n } = useTranslation();
  const [phone, setPhone] = useState(false);
  return (
    <main className="hg-stack hg-gap-6 hg-pad-4">
      {asked.has('bare') ? null : (
        <>
          <h1>Parts</h1>
          <Switches phone={phone} onPhone={setPhone} />
        </>
      )}
      {phone ? (
        // Media queries read the window: the phone is a window of its own.
        <iframe key={`${theme} ${i18n.language}`} title="Phone" src="/parts?bare" width={390} height={844} />
      ) : (
        Object.entries(groups).map(([name, examples]) => <Group key={name} name={name} examples={examples} />)
      )}
    </main>
  );
};
