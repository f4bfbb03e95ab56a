import { Button, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { focusWhenShown } from './focus-when-shown.ts';

/** The next step: a link, or something to do. */
type DraftStep = { readonly label: string } & (
  | { readonly to: string; readonly search: object | undefined }
  | { readonly onPress: () => void }
);

interface DraftDoneProps {
  /** What became of the draft; of several lines the first is a heading. */
  readonly lines: readonly string[];
  /** Undefined: there is nothing to do but close. */
  readonly step: DraftStep | undefined;
  readonly close: string;
  readonly onClose: () => void;
}

/** The end of every form that drafts a warning. The button that was pressed is gone: the next one reads out what happened. */
export const DraftDone = ({ lines: [first, ...more], step, close, onClose }: DraftDoneProps) => {
  const id = useId();
  const spoken = { ref: focusWhenShown, 'aria-describedby': id };
  return (
    <Stack>
      <div id={id}>
        <Text fw={more.length > 0 ? 600 : undefined}>{first}</Text>
        {more.map((line) => (
          <Text key={line} size="sm" mt="xs">
            {line}
          </Text>
        ))}
      </div>
      <Group>
        {step === undefined ? null : 'onPress' in step ? (
          <Button {...spoken} onClick={step.onPress}>
            {step.label}
          </Button>
        ) : (
          <Button
            {...spoken}
            renderRoot={(props) => <Link {...props} to={step.to as never} search={step.search as never} onClick={onClose} />}
          >
            {step.label}
          </Button>
        )}
        <Button variant="default" {...(step === undefined ? spoken : {})} onClick={onClose}>
          {close}
        </Button>
      </Group>
    </Stack>
  );
};
