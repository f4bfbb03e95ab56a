import { IconMessageChatbot } from '../../ui/icons.tsx';
import type { Screen } from '../../ui/screen-record.ts';

export const screens: readonly Screen[] = [
  {
    id: 'assistant',
    path: '/UseChatGPT',
    place: 'specified',
    order: 140,
    icon: IconMessageChatbot,
    layout: 'reading',
    permission: 'assistant.ask',
    load: () => import('./assistant-screen.tsx').then((m) => m.AssistantScreen),
  },
];
