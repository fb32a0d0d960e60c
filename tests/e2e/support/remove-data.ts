import { rmSync } from 'node:fs';

/** Runs once after the last test: the data folder belonged to this run. */
export default function removeData() {
  const folder = process.env['E2E_DATA_DIR'];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
