import { type CallOutcome, callOutcomes } from '@hazardguard/contract';
import { Button } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import classes from './phone-list.module.css';

interface CallButtonsProps {
  readonly who: string;
  /** Null: not known, or hidden because nobody must be called in an exercise. */
  readonly phone: string | null;
  /** Why nobody may call or record now. */
  readonly reason: string | undefined;
  readonly busy: boolean;
  readonly onCall: () => void;
  readonly onMark: (mark: CallOutcome) => void;
}

/** The number to call, for a thumb, and a button for each outcome. */
export const CallButtons = ({ who, phone, reason, busy, onCall, onMark }: CallButtonsProps) => {
  const { t } = useTranslation('delivery');
  return (
    <>
      {phone === null ? null : (
        <Button
          component="a"
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className={classes.call}
          fullWidth
          aria-label={t('phone.callWho', { who, number: phone })}
          {...(reason === undefined ? {} : { 'data-disabled': true, 'aria-disabled': true, title: reason })}
          onClick={(event) => {
            if (reason === undefined) onCall();
            else event.preventDefault();
          }}
        >
          {t('phone.call', { number: phone })}
        </Button>
      )}
      <div className="hg-thirds hg-gap-2">
        {callOutcomes.map((mark) => (
          <ActionButton
            key={mark}
            variant="default"
            className={classes.mark ?? ''}
            aria-label={t('phone.markOf', { mark: t(`phone.marks.${mark}`), who })}
            reason={reason}
            loading={busy}
            onClick={() => onMark(mark)}
          >
            {t(`phone.marks.${mark}`)}
          </ActionButton>
        ))}
      </div>
    </>
  );
};
