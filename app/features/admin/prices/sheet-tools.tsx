import type { ReactNode } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Switch } from '../../../ui/switch.tsx';
import { SearchIcon } from '../palette/palette-icons.tsx';
import type { ShownLines } from './use-shown-lines.ts';

type SheetToolsProps = {
  readonly shown: ShownLines;
  /** Without a script they could do nothing, and are not there. */
  readonly isLive: boolean;
  /** Before them: which part of the draft is shown. */
  readonly parts: ReactNode;
  /** Rules have no lines to find. */
  readonly hasLines: boolean;
};

/** Above the sheet: finds a line, and leaves out what is as in the version in force. */
export function SheetTools({ shown, isLive, parts, hasLines }: SheetToolsProps) {
  const { lines, changed, sought, seek, isOnlyChanged, onlyChanged, showAll } = shown;
  const count = lines.filter(({ isShown }) => isShown).length;
  return (
    <div className={`flex flex-wrap items-center gap-x-5 gap-y-2 p-5 ${isLive ? '' : 'invisible'}`}>
      {parts}
      <label className={`relative ${hasLines ? '' : 'hidden'}`}>
        <span className="sr-only">{m.prices_find()}</span>
        <SearchIcon className="pointer-events-none absolute top-3 left-3" />
        <input
          type="search"
          value={sought}
          onChange={(event) => seek(event.target.value)}
          onKeyDown={(event) => {
            // Nothing is sent by it: the lines are already found.
            if (event.key === 'Enter') event.preventDefault();
          }}
          placeholder={m.prices_find()}
          maxLength={100}
          autoComplete="off"
          className="h-11 w-44 max-w-full rounded-control border border-sten-500 bg-white pr-3 pl-10"
        />
      </label>
      <p role="status" className={`text-blaek-600 tabular-nums ${hasLines ? '' : 'hidden'}`}>
        {count < lines.length && m.prices_lines_shown({ count, all: lines.length })}
      </p>
      {hasLines && shown.isNamed && (
        <button
          type="button"
          onClick={showAll}
          className="min-h-11 text-gran-700 underline underline-offset-4"
        >
          {m.prices_show_all()}
        </button>
      )}
      <div className={`ml-auto ${hasLines ? '' : 'hidden'}`}>
        <Switch
          name="only-changed"
          label={m.prices_only_changed({ count: changed })}
          checked={isOnlyChanged}
          onChecked={onlyChanged}
        />
      </div>
    </div>
  );
}
