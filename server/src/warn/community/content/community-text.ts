/** A practice: what to do in a few words (these alone stand on the poster), and how. */
export interface Practice {
  readonly name: string;
  readonly how: string;
}

interface Meaning {
  readonly sign: string;
  readonly means: string;
}

type Ten<T> = readonly [T, T, T, T, T, T, T, T, T, T];
type Eight = readonly [string, string, string, string, string, string, string, string];

/** Everything the Community pages say, in one language. The shape is the same in all, so none can be half translated. */
export interface CommunityText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly awareness: readonly [string, string];
  readonly practices: { readonly title: string; readonly list: Ten<Practice> };
  readonly warnings: {
    readonly title: string;
    readonly note: string;
    readonly signs: readonly [Meaning, Meaning];
    readonly words: readonly [Meaning, Meaning, Meaning, Meaning];
    readonly zones: string;
    readonly levels: { readonly severe: Meaning; readonly middle: Meaning; readonly mild: Meaning };
  };
  readonly numbers: {
    readonly title: string;
    readonly emergency: string;
    readonly fire: string;
    readonly ambulance: string;
    readonly disaster: string;
  };
  readonly alerts: {
    readonly title: string;
    /** {time} */
    readonly none: string;
    readonly actAnyway: string;
    /** {time} */
    readonly asOf: string;
    readonly exercise: string;
    readonly test: string;
    readonly notReal: string;
    readonly from: string;
    readonly what: string;
    readonly where: string;
    readonly action: string;
    readonly when: string;
    readonly until: string;
    readonly inside: string;
    /** {distance} {direction}; the zone as seen from the place. */
    readonly outside: string;
    /** Over an alert that was taken back. */
    readonly cancelled: string;
    /** Above a warning that nobody has written in the visitor's language. */
    readonly onlyEnglish: string;
    readonly since: string;
    readonly archive: string;
    readonly unknownArea: string;
    readonly groups: { readonly inside: string; readonly near: string; readonly elsewhere: string };
    /** North and on, clockwise. */
    readonly directions: Eight;
  };
  readonly check: {
    readonly title: string;
    readonly intro: string;
    readonly place: string;
    readonly placeHint: string;
    readonly latitude: string;
    readonly longitude: string;
    readonly coordinates: string;
    readonly button: string;
    readonly position: string;
    readonly positionNote: string;
    readonly positionRefused: string;
    /** {place} */
    readonly result: string;
    readonly yourPosition: string;
    readonly centre: string;
    readonly several: string;
    /** {place} */
    readonly unknownPlace: string;
    readonly problem: string;
    readonly badLatitude: string;
    readonly badLongitude: string;
    readonly follow: string;
    readonly inNone: string;
    readonly inSome: string;
    readonly insideExercise: string;
  };
  readonly poster: {
    readonly link: string;
    readonly title: string;
    readonly scan: string;
    readonly pdf: string;
    readonly back: string;
    /** {site} */
    readonly near: string;
    readonly safetyTeam: string;
    readonly unknownSite: string;
    readonly signIn: string;
  };
}
