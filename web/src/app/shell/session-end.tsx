import { Button } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { useSessionEnd } from '../../data/session-end.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const SignInAgain = lazyPart(() => import('../../admin/sign-in/sign-in-again.tsx').then((m) => m.SignInAgain));

/** Time before the end at which the warning appears. */
const warnMs = 15 * 60_000;

/** True in the last quarter of an hour. */
const useIsNear = (endsAtMs: number | null): boolean => {
  const [now, setNow] = useState(Date.now);
  const warnAtMs = endsAtMs === null ? null : endsAtMs - warnMs;
  useEffect(() => {
    setNow(Date.now());
    if (warnAtMs === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(0, warnAtMs - Date.now()) + 50, 2_147_000_000));
    return () => clearTimeout(timer);
  }, [warnAtMs]);
  return warnAtMs !== null && now >= warnAtMs;
};

const Line = ({ endsAtMs, onAgain }: { readonly endsAtMs: number; readonly onAgain: () => void }) => {
  const { t } = useTranslation('shell');
  const format = useFormat();
  return (
    <section className="hg-row hg-under hg-pad-1 hg-small hg-soft" role="status">
      <span>{t('sessionEnd.soon', { at: format.time(new Date(endsAtMs).toISOString()) })}</span>
      <Button variant="default" size="xs" onClick={onAgain}>
        {t('sessionEnd.again')}
      </Button>
    </section>
  );
};

/** Warns a quarter of an hour before the session ends; afterwards the sign-in covers the screen, which stays. */
export const SessionEnd = () => {
  const { endsAtMs, ended } = useSessionEnd();
  const near = useIsNear(endsAtMs);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!near) setAsked(false);
  }, [near]);
  const open = ended !== null || (asked && near);
  return (
    <>
      {near && ended === null && endsAtMs !== null ? <Line endsAtMs={endsAtMs} onAgain={() => setAsked(true)} /> : null}
      {open ? (
        <Suspense fallback={null}>
          <SignInAgain ended={ended} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
