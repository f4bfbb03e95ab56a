import { messages } from '../messages.ts';

export const texts = {
  question: 'Question',
  placeholder: 'What is the AEGL of chlorine?',
  send: 'Send',
  processing: 'Processing',
  stop: 'Stop',
  response: 'Response',
  arrived: 'The answer has arrived.',
  privacy:
    'Questions and answers are not stored. If your administrator has set up a language model, your question and the passages found for it, register entries included, are sent to that model.',
  failed: messages.assistantFailed,
  kept: 'Your question is still in the field.',
  answer: 'Answer',
  byRegister:
    'No language model is set up here. This answer is made from the register and the chemical library as they are now. Each part names its source.',
  byKnowledge: 'No language model is set up here. Full-text search found these passages in the bundled texts and the register.',
  nothing:
    'No language model is set up here, and full-text search found no passage. Try the name of a chemical or an industry, or other words.',
  byModel:
    'Written by a language model from the passages below. It can be wrong: check it against the passages. Take distances only from a run.',
  stopped: 'Stopped. The first part of the answer is kept.',
  cut: 'The answer was too long and ends here.',
  toRun: 'Start a run in Vulnerability Assessment',
  found: 'Passages found',
  given: 'Passages sent to the model',
  english: 'Some of these texts are in English. You can use chemical names and common words of your language in the question.',
  caution: {
    title: 'Do not use these distances',
    text: 'The language model gave distances that are in no passage: {{distances}}. Take distances only from a run.',
  },
  kind: {
    chemical: 'Chemical library',
    procedure: 'Procedure',
    training: 'Training',
    community: 'Community',
    model: 'Model',
    glossary: 'Glossary',
    industry: 'Industry',
    inventory: 'Inventory',
    rescue: 'Rescue',
    contact: 'Telephone',
    duty: 'Duties',
    population: 'People nearby',
  },
} as const;
