import type { ReactNode } from 'react';

export type SwitchProps = {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onChecked?: ((checked: boolean) => void) | undefined;
  disabled?: boolean | undefined;
};

/** A checkbox that shows on or off by the position of its knob. */
export function Switch(props: SwitchProps) {
  const { label, help, onChecked, ...input } = props;
  return (
    <div>
      <label className="flex min-h-11 items-center justify-between gap-4">
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          className="switch-input"
          {...input}
          onChange={(event) => onChecked?.(event.currentTarget.checked)}
        />
      </label>
      {help ? <p className="text-14 text-blaek-600">{help}</p> : null}
    </div>
  );
}
