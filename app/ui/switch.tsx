import type { ReactNode } from 'react';

export type SwitchProps = {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  checked?: boolean | undefined;
  defaultChecked?: boolean | undefined;
  onChecked?: ((checked: boolean) => void) | undefined;
};

/** A checkbox that says on or off by where its knob stands. */
export function Switch({ name, label, help, checked, defaultChecked, onChecked }: SwitchProps) {
  return (
    <div>
      <label className="flex min-h-11 items-center justify-between gap-4">
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          className="switch-input"
          {...{ name, checked, defaultChecked }}
          onChange={(event) => onChecked?.(event.currentTarget.checked)}
        />
      </label>
      {help ? <p className="text-14 text-blaek-600">{help}</p> : null}
    </div>
  );
}
