import { useEffect, useRef, useState } from 'react';
import { readVideo } from './read-code.ts';

/** Pause between two pictures, ms: leaves a slow phone time to draw. */
const pauseMs = 120;

export type CameraProblem = 'cameraRefused' | 'noCamera';

/** The camera at the back while it is on; `onCode` gets each code that it sees. */
export const useCamera = (onCode: (code: string) => void) => {
  const video = useRef<HTMLVideoElement>(null);
  const [on, setOn] = useState(false);
  const [problem, setProblem] = useState<CameraProblem>();
  const tell = useRef(onCode);
  tell.current = onCode;
  useEffect(() => {
    if (!on) return;
    let ended = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      if (ended) return;
      const code = video.current === null ? undefined : readVideo(video.current);
      if (code !== undefined) tell.current(code);
      timer = setTimeout(look, pauseMs);
    };
    const begin = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1_280 } }, audio: false });
      if (ended || video.current === null) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      video.current.srcObject = stream;
      await video.current.play();
      look();
    };
    begin().catch((error: unknown) => {
      if (ended) return;
      setOn(false);
      setProblem(error instanceof DOMException && error.name === 'NotAllowedError' ? 'cameraRefused' : 'noCamera');
    });
    return () => {
      ended = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [on]);
  return {
    video,
    on,
    problem,
    start: (): void => {
      setProblem(undefined);
      if (navigator.mediaDevices === undefined) setProblem('noCamera');
      else setOn(true);
    },
    stop: (): void => setOn(false),
  };
};
