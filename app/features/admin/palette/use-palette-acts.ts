import { useNavigate, useSubmit } from 'react-router';
import type { HitAct } from './hit.ts';

type LeavingAct = Exclude<HitAct, { readonly kind: 'stages' | 'again' }>;

/** Does what a row says; the palette is closed before. */
export function usePaletteActs(): (act: LeavingAct) => void {
  const navigate = useNavigate();
  const submit = useSubmit();
  return (act) => {
    switch (act.kind) {
      case 'go':
        return void navigate(act.to);
      case 'leave':
        return window.location.assign(act.href);
      case 'post':
        if (act.isWhole === true) return sendWhole(act.action);
        return void submit(act.fields, { method: 'post', action: act.action });
    }
  };
}

function sendWhole(action: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  document.body.append(form);
  form.submit();
}
