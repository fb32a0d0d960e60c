import { TIGHT_ROWS_KEY } from '../../../../domain/browser-keys.ts';
import { browserSwitch } from './browser-switch.ts';

const tightRows = browserSwitch(TIGHT_ROWS_KEY);

/** Whether rows stand close together, for those who want more of them at once. */
export const areRowsTight = tightRows.isOn;

export function setRowsTight(isTight: boolean): void {
  tightRows.set(isTight);
  showRows();
}

/** As frame.css draws them. */
export function showRows(): void {
  document.documentElement.toggleAttribute('data-tight-rows', areRowsTight());
}
