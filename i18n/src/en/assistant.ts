import { messages } from '../messages.ts';

export const texts = {
  question: 'Question',
  placeholder: 'What is the AEGL of chlorine?',
  send: 'Send',
  processing: 'Processing',
  stop: 'Stop',
  response: 'Response',
  arrived: 'The answer is there.',
  privacy:
    'Neither question nor answer is stored. Where your administrator has set up a language model, the question and the passages found for it, entries of the register included, are sent there.',
  failed: messages.assistantFailed,
  kept: 'Your question is still in the field.',
  byKnowledge:
    'No language model is set up here. These passages of the bundled knowledge and the register fit your question, found by full-text search.',
  nothing:
    'No language model is set up here, and full-text search found nothing that fits. Try the name of a chemical or an industry, or other words.',
  byModel: 'Written by a language model on the passages below. It can be wrong: check them. Distances come only from a Run.',
  stopped: 'Stopped. What had come until then is kept.',
  cut: 'The answer was longer; it ends here.',
  toRun: 'Make a Run in Vulnerability Assessment',
  found: 'Passages found',
  given: 'Passages the model was given',
  english: 'Some of these texts are in English; the names of chemicals and common words are understood in your language.',
  caution: {
    title: 'Do not use these distances',
    text: 'The language model gives distances that stand in no passage: {{distances}}. Distances come only from a Run.',
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
  },
} as const;
