import { Combobox, Loader, TextInput, useCombobox, VisuallyHidden } from '@mantine/core';
import { type RefObject, useLayoutEffect } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useProblemText } from '../problem-text.ts';
import classes from './type-ahead.module.css';
import type { TypeAheadProps } from './type-ahead.tsx';

interface ChoicesProps<Item> extends TypeAheadProps<Item> {
  /** The field that was shown before had the focus. */
  readonly wasFocused: RefObject<boolean>;
}

/** The field with its list of choices. */
export const TypeAheadChoices = <Item,>(props: ChoicesProps<Item>) => {
  const { choices, text, loading, error, wasFocused } = props;
  const { t } = useTranslation('parts');
  const describe = useProblemText();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { id } = props.input;
  const listId = `${id}-choices`;
  const { setListId } = combobox;
  // Before anything else is drawn or typed: letters typed while no field has the focus are lost.
  useLayoutEffect(() => {
    // Known before the list is there: the field says that it is open from the first moment.
    setListId(listId);
    const field = document.getElementById(id);
    if (!wasFocused.current || !(field instanceof HTMLInputElement)) return;
    wasFocused.current = false;
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [id, listId, setListId, wasFocused]);
  const open = (): void => {
    if (!props.needsText || text.trim() !== '') combobox.openDropdown();
  };
  const choose = (key: string): void => {
    const choice = choices.find((candidate) => candidate.key === key);
    if (choice) props.onChoose(choice.item);
    combobox.closeDropdown();
  };
  const empty = choices.length === 0 && !error && !loading;
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal keepMounted={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          autoComplete="off"
          aria-autocomplete="list"
          spellCheck={false}
          rightSectionPointerEvents="all"
          {...props.input}
          value={text}
          rightSection={loading ? <Loader size={16} aria-hidden /> : props.input.rightSection}
          onChange={(event) => {
            props.onText(event.currentTarget.value);
            combobox.updateSelectedOptionIndex();
            if (props.needsText && event.currentTarget.value.trim() === '') combobox.closeDropdown();
            else combobox.openDropdown();
          }}
          onFocus={open}
          onClick={open}
          onBlur={() => {
            combobox.closeDropdown();
            props.onLeave?.();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options
          id={listId}
          mah={280}
          style={{ overflowY: 'auto' }}
          aria-label={String(props.input.label ?? props.input['aria-label'] ?? '')}
        >
          {choices.map(({ key, label, aside }) => (
            <Combobox.Option key={key} value={key}>
              <span className="hg-row hg-baseline hg-spread">
                <span>{label}</span>
                {aside ? <span className={`hg-tiny hg-quiet ${classes.aside}`}>{aside}</span> : null}
              </span>
            </Combobox.Option>
          ))}
          {empty ? <Combobox.Empty>{props.nothing}</Combobox.Empty> : null}
          {loading && choices.length === 0 ? <div className="hg-pad-2 hg-small hg-quiet">{t('typeAhead.searching')}</div> : null}
          {error ? <div className="hg-pad-2 hg-small hg-quiet hg-fault">{describe(error)}</div> : null}
        </Combobox.Options>
        {props.footer ? <div className="hg-pad-2 hg-tiny hg-quiet">{props.footer}</div> : null}
      </Combobox.Dropdown>
      <VisuallyHidden component="output" aria-live="polite">
        {combobox.dropdownOpened && !loading ? (empty ? props.nothing : t('typeAhead.count', { count: choices.length })) : ''}
      </VisuallyHidden>
    </Combobox>
  );
};
