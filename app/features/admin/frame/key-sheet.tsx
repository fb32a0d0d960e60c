import { useEffect, useRef, useState } from 'react';
import { m } from '../../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { KeyCap } from '../leads/lead-parts.tsx';
import { areLettersOff, setLettersOff } from './letter-keys.ts';
import { areRowsTight, setRowsTight } from './tight-rows.ts';

/** All keys of the admin area, and the switch for those that are a single letter. */
export default function KeySheet({ close }: { readonly close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="key-sheet"
      onClose={close}
      className="m-auto max-h-[90dvh] w-[min(42rem,calc(100vw-2rem))] overflow-y-auto rounded-card bg-white p-6 text-14 shadow-overlay"
    >
      <h2 id="key-sheet" className="mb-4 text-18 font-semibold">
        {m.admin_keys_title()}
      </h2>
      {groups().map(({ where, keys }) => (
        <section key={where} className="mb-4">
          <h3 className="font-semibold">{where}</h3>
          <dl>
            {keys.map(({ caps, what }) => (
              <div
                key={what}
                className="grid min-h-9 grid-cols-[11rem_1fr] items-center border-b border-hairline"
              >
                <dt className="flex gap-1">
                  {caps.map((cap) => (
                    <KeyCap key={cap}>{cap}</KeyCap>
                  ))}
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className="mb-4">
        <Switch isOn={areLettersOff} set={setLettersOff} label={m.admin_keys_off()} />
        <div className="hidden pointer-fine:block">
          <Switch isOn={areRowsTight} set={setRowsTight} label={m.admin_tight_rows()} />
        </div>
      </div>
      <Button size={44} variant="outlined" onClick={() => dialog.current?.close()}>
        {m.admin_keys_close()}
      </Button>
    </dialog>
  );
}

type SwitchProps = {
  readonly isOn: () => boolean;
  readonly set: (isOn: boolean) => void;
  readonly label: string;
};

function Switch({ isOn, set, label }: SwitchProps) {
  const [isTicked, setTicked] = useState(isOn);
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => {
          set(target.checked);
          setTicked(target.checked);
        }}
        className="size-5"
      />
      {label}
    </label>
  );
}

const groups = () => [
  {
    where: m.admin_keys_everywhere(),
    keys: [
      { caps: ['Ctrl', 'K'], what: m.admin_palette_title() },
      { caps: ['/'], what: m.leads_keys_search() },
      { caps: ['?'], what: m.admin_keys_title() },
      { caps: ['Esc'], what: m.admin_keys_esc() },
      { caps: ['Ctrl', 'Z'], what: m.leads_undo() },
      { caps: ['Ctrl', 'S'], what: m.admin_keys_save() },
    ],
  },
  {
    where: m.admin_keys_lists(),
    keys: [
      { caps: ['J', 'K'], what: m.leads_keys_next() },
      { caps: ['Enter'], what: m.admin_keys_open() },
    ],
  },
  {
    where: m.leads_title(),
    keys: [
      { caps: ['1', '5'], what: m.leads_keys_stage() },
      { caps: ['S'], what: m.leads_keys_step() },
      { caps: ['E'], what: m.leads_keys_owner() },
      { caps: ['N'], what: m.leads_keys_note() },
      { caps: ['X'], what: m.leads_keys_choose() },
      { caps: ['Shift', 'X'], what: m.leads_keys_reach() },
    ],
  },
  {
    where: m.admin_nav_prices(),
    keys: [
      { caps: ['F2'], what: m.admin_keys_edit() },
      { caps: ['F8'], what: m.admin_keys_error() },
    ],
  },
  {
    where: m.prices_conflict_title(),
    keys: [
      { caps: ['↑', '↓'], what: m.admin_keys_field() },
      { caps: ['1', '2', '3'], what: m.admin_keys_choose() },
      { caps: ['Ctrl', 'Enter'], what: m.admin_keys_save() },
    ],
  },
];
