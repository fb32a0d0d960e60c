import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { TableIcon } from './icons.tsx';

export type DisclosureButtonProps = {
  open: boolean;
  onToggle: () => void;
  /** Id of the DisclosureContent. */
  controls: string;
  showLabel: string;
  hideLabel: string;
  icon?: ReactNode;
};

/** «Vis som tabel» on its own, where it stands apart from what it opens. */
export function DisclosureButton(props: DisclosureButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={props.open}
      aria-controls={props.controls}
      onClick={props.onToggle}
      className="disclosure-button inline-flex min-h-11 items-center gap-2 font-medium text-gran-700 hover:underline print:hidden"
    >
      {props.icon ?? <TableIcon />}
      {props.open ? props.hideLabel : props.showLabel}
    </button>
  );
}

/** Always in the document: closed it is still read aloud, printed, and shown without JavaScript. */
export function DisclosureContent(props: { id: string; open: boolean; children: ReactNode }) {
  return (
    <div id={props.id} className="disclosure-content" data-open={props.open ? '' : undefined}>
      {props.children}
    </div>
  );
}

export type DisclosureProps = Pick<DisclosureButtonProps, 'showLabel' | 'hideLabel' | 'icon'> & {
  children: ReactNode;
};

export function Disclosure({ children, ...labels }: DisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <DisclosureButton {...labels} open={open} controls={id} onToggle={() => setOpen(!open)} />
      <DisclosureContent id={id} open={open}>
        {children}
      </DisclosureContent>
    </div>
  );
}
