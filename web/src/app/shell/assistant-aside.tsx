import { ActionIcon, Title } from '@mantine/core';
import { type KeyboardEvent, Suspense } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconX } from '../../ui/icons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import classes from './assistant-aside.module.css';

const Panel = lazyPart(() => import('../../prepare/assistant/assistant-panel.tsx').then((m) => m.AssistantPanel));

/** "Use ChatGPT" next to the current screen, which stays unchanged. */
export const AssistantAside = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('shell');
  const title = t('screens.assistant.title');
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <aside className={`hg-sunk hg-pad-4 hg-scroll ${classes.aside}`} aria-label={title} onKeyDown={closeOnEscape}>
      <div className="hg-line hg-spread hg-below-2">
        <Title order={2} size="h3">
          {title}
        </Title>
        <ActionIcon variant="subtle" color="gray" aria-label={t('close')} onClick={onClose}>
          <IconX size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <Suspense fallback={null}>
        <Panel focused />
      </Suspense>
    </aside>
  );
};
