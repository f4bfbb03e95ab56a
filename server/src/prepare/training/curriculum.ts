import type { TrainingTopic } from '@hazardguard/contract';

/** The parts of the course that are the same in every language. */
export interface CaseFacts {
  readonly id: string;
  readonly date: string;
  /** Published sources of its figures. */
  readonly sources: readonly string[];
}

interface Curriculum {
  readonly cases: readonly [CaseFacts, CaseFacts, CaseFacts, CaseFacts];
  /** The number of the right option of each question, from 0. */
  readonly answers: readonly number[];
}

export const curriculum: Readonly<Record<TrainingTopic, Curriculum>> = {
  'leak-hazards': {
    cases: [
      {
        id: 'bhopal-1984',
        date: '1984-12-03',
        sources: [
          'The Hindu, article 16241767',
          'HSE, accident list',
          'Supreme Court of India, Curative Petition (Civil) 345-347 of 2010',
          'New Indian Express, 14 January 2023 (5,295)',
          'Scroll, 14 March 2023 (15,000)',
        ],
      },
      {
        id: 'vizag-2020',
        date: '2020-05-07',
        sources: ['High Power Committee of Andhra Pradesh, via New Indian Express, 7 July 2020', 'The Hindu'],
      },
      { id: 'graniteville-2005', date: '2005-01-06', sources: ['NTSB RAR-05/04', 'Wikipedia, Graniteville train crash'] },
      { id: 'festus-2002', date: '2002-08-14', sources: ['US Chemical Safety Board, report 2002-04-I-MO, DPC Enterprises'] },
    ],
    answers: [1, 2, 0, 1, 0, 2, 1, 2],
  },
  'vulnerability-assessment': {
    cases: [
      { id: 'jaipur-2009', date: '2009-10-29', sources: ['M B Lal Committee, via the press', 'Business Standard', 'Fuels and Lubes'] },
      {
        id: 'dahej-2020',
        date: '2020-06-03',
        sources: ['NGT OA 22/2020', 'Indian Express, 5 June 2020 (10 dead, 77 to hospital)', 'Matters India'],
      },
      { id: 'tianjin-2015', date: '2015-08-12', sources: ['South China Morning Post', 'Wikipedia, 2015 Tianjin explosions'] },
      { id: 'texas-city-2005', date: '2005-03-23', sources: ['US Chemical Safety Board, BP Texas City', 'ICSI'] },
    ],
    answers: [2, 0, 1, 1, 2, 0, 2, 1],
  },
  'early-warning': {
    cases: [
      { id: 'seveso-1976', date: '1976-07-10', sources: ['HSE, accident page', 'European Environment Agency, box 18B'] },
      {
        id: 'buncefield-2005',
        date: '2005-12-11',
        sources: ['Buncefield Major Incident Investigation Board, final report, 2008', 'Chemical Processing'],
      },
      { id: 'lac-megantic-2013', date: '2013-07-06', sources: ['Transportation Safety Board of Canada R13D0054'] },
      { id: 'surat-2022', date: '2022-01-06', sources: ['DeshGujarat'] },
    ],
    answers: [0, 2, 1, 0, 2, 1, 0, 1],
  },
};
