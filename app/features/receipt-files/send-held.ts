import { changeHeld, dropHeld, heldFiles } from './held-files.ts';
import { sendFile } from './send-file.ts';

/** As long as a page says «Sender …» before it goes on: what is left can be sent from the receipt. */
const LONGEST_MS = 60_000;

/** Sends what was held to the request that has just been taken. What does not come through stays, with its reason. */
export async function sendHeld(token: string): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  for (const { key, purpose, file, problem: known } of heldFiles()) {
    if (known !== null) continue;
    if (Date.now() > until) return;
    const onProgress = (sentBytes: number) => changeHeld(key, { sentBytes });
    const problem = await sendFile({ token, purpose, file, onProgress });
    if (problem === null) dropHeld(key);
    else changeHeld(key, { sentBytes: null, problem });
  }
}
