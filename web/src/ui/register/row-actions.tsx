import { ActionButton } from '../action-button.tsx';
import { IconPencil, IconTrash } from '../screen-icons.tsx';

interface RowAction {
  readonly text: string;
  /** The action with the row's name, for screen readers. */
  readonly label: string;
  /** Why it is not available; undefined when it is. */
  readonly reason: string | undefined;
  readonly act: () => void;
}

/** Edit and Delete of one row of a register, always visible. */
export const RowActions = ({ edit, remove }: { readonly edit: RowAction; readonly remove: RowAction }) =>
  [
    { ...edit, Icon: IconPencil },
    { ...remove, Icon: IconTrash },
  ].map(({ text, label, reason, act, Icon }) => (
    <ActionButton
      key={label}
      variant="default"
      size="xs"
      leftSection={<Icon size={14} aria-hidden />}
      aria-label={label}
      reason={reason}
      onClick={act}
    >
      {text}
    </ActionButton>
  ));
