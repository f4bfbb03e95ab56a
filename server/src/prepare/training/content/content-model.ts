import type { TrainingTopic } from '@hazardguard/contract';

export interface Question {
  readonly question: string;
  readonly options: readonly [string, string, string];
  /** Said after the answer, right or wrong. */
  readonly why: string;
}

type Eight<T> = readonly [T, T, T, T, T, T, T, T];

/** One topic in one language, in the order of the curriculum. The shape is the same in all, so none can be half translated. */
export interface TopicText {
  readonly title: string;
  readonly sections: readonly [Section, Section, Section];
  readonly videos: readonly [Video, Video, Video];
  readonly cases: readonly [Case, Case, Case, Case];
  readonly questions: Eight<Question>;
}

export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface Video {
  readonly title: string;
  /** One for each third of the clip. */
  readonly captions: readonly [string, string, string];
}

export interface Case {
  readonly title: string;
  readonly text: string;
}

export type Course = Readonly<Record<TrainingTopic, TopicText>>;
