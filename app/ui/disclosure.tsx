import { useContext, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { TableIcon } from './icons.tsx';
import { LeftToBrowser, useIsDrawn } from './left-to-browser.ts';

export type DisclosureButtonProps = {
  open: boolean;
  onToggle: () => void;
  /** Id of the DisclosureContent. */
  controls: string;
  showLabel: string;
  hideLabel: string;
  icon?: ReactNode;
};

/** «Vis som tabel» on its own, separate from what it opens. */
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

/**
 * In the document even while closed: it is still read aloud, printed, and shown without JavaScript.
 * Only where a page leaves such parts to the browser does it come with the page's code.
 */
export function DisclosureContent(props: { id: string; open: boolean; children: ReactNode }) {
  const isDrawn = useIsDrawn();
  const instead = useContext(LeftToBrowser);
  return (
    <div id={props.id} className="disclosure-content" data-open={props.open ? '' : undefined}>
      {isDrawn || props.open ? props.children : <noscript>{instead}</noscript>}
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
