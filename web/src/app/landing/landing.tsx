import type { Catalogues } from '@hazardguard/i18n/shared-texts';
import { useRef, useState } from 'react';

interface LandingProps {
  readonly texts: Catalogues['landing'];
  /** False: the still picture instead of the video. */
  readonly motion: boolean;
}

const Background = ({ texts }: Pick<LandingProps, 'texts'>) => {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(true);
  const [missing, setMissing] = useState(false);
  const toggle = () => {
    if (video.current === null) return;
    // The button does what it says even before the video has begun: pausing then prevents it from starting.
    if (playing) {
      video.current.pause();
      setPlaying(false);
      return;
    }
    // A browser may refuse to autoplay; then the button keeps offering it.
    video.current.play().catch(() => setPlaying(false));
  };
  // Without a playable video the still picture stays and there is nothing to pause.
  if (missing) return null;
  return (
    <>
      <video
        ref={video}
        className="landing-video"
        poster="/landing/poster.jpg"
        autoPlay
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src="/landing/plume.webm" type="video/webm" />
        <source src="/landing/plume.mp4" type="video/mp4" onError={() => setMissing(true)} />
      </video>
      <button type="button" className="landing-pause" aria-label={playing ? texts.pause : texts.play} onClick={toggle}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
          <path d={playing ? 'M7 5h3.500v14H7zM13.500 5H17v14h-3.500z' : 'M8 5v14l11-7z'} />
        </svg>
      </button>
    </>
  );
};

/** Full height: the plume behind a dark overlay, and the title as a link to HazardGuard. */
export const Landing = ({ texts, motion }: LandingProps) => (
  <div className="landing">
    <header className="landing-head">
      <span className="landing-product">{texts.product}</span>
      <nav aria-label={texts.navigation}>
        <ul />
      </nav>
    </header>
    <main className="landing-main">
      <h1 className="landing-title">
        <a href="/hazardguard">{texts.title}</a>
      </h1>
      <p className="landing-subtitle">{texts.subtitle}</p>
    </main>
    {motion ? <Background texts={texts} /> : null}
  </div>
);
