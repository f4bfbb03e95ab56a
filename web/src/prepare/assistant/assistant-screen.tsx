import { useTranslation } from '../../locales/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AssistantPanel } from './assistant-panel.tsx';

export const AssistantScreen = () => {
  const { t } = useTranslation('shell');
  return (
    <div className="hg-stack hg-gap-4">
      <PageHeader title={t('screens.assistant.title')} purpose={t('screens.assistant.purpose')} />
      <AssistantPanel />
    </div>
  );
};
