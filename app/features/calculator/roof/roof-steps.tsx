import { m } from '../../../../messages/compiled/messages.js';
import { ResetIcon } from '../../../ui/action-icons.tsx';
import type { Roof } from './use-roof.ts';

/** Takes the last change back, and makes it again. */
export function RoofSteps({ roof }: { readonly roof: Roof }) {
  return (
    <div className="flex gap-2 noscript:hidden">
      <StepButton label={m.depth_undo()} onPress={roof.undo} />
      <StepButton label={m.depth_redo()} onPress={roof.redo} isForth />
    </div>
  );
}

function StepButton({
  label,
  onPress,
  isForth = false,
}: {
  label: string;
  onPress: (() => void) | null;
  isForth?: boolean;
}) {
  return (
    <button
      type="button"
      aria-disabled={onPress === null ? true : undefined}
      onClick={() => onPress?.()}
      className="inline-flex min-h-11 items-center gap-2 px-2 font-medium text-gran-700 hover:underline aria-disabled:text-sten-500"
    >
      <ResetIcon className={isForth ? '-scale-x-100' : ''} />
      {label}
    </button>
  );
}
