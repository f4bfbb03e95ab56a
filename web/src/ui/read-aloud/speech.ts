/** Longer pieces are cut off by some browsers; characters. */
const longestPiece = 200;

/** The pieces of a text that are spoken one after the other: sentences, and long ones divided at words. */
export const splitForSpeech = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?।॥۔])\s+|\n+/)
    .flatMap((sentence) => {
      const pieces: string[] = [];
      let piece = '';
      for (const word of sentence.trim().split(/\s+/)) {
        if (piece !== '' && piece.length + word.length >= longestPiece) {
          pieces.push(piece);
          piece = word;
        } else piece = piece === '' ? word : `${piece} ${word}`;
      }
      return [...pieces, piece];
    })
    .filter((piece) => piece !== '');

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** A voice of the language, if possible one of the device itself: it also speaks without a network. */
export const findVoice = <One extends Voice>(voices: readonly One[], language: string): One | undefined => {
  const own = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return own.find(({ localService }) => localService) ?? own[0];
};
