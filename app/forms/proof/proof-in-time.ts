/** Longer than a slow phone needs; after that a form is sent without it. */
const LONGEST_WAIT_MS = 6_000;
/** The server refuses work from a page it has only just sent: nobody fills in a form faster. */
const SOONEST_MS = 1_000;

/** The result of the browser's work; empty if there is none, or none in time. */
export function ownProof(token: string, bits: number): Promise<string> {
  return inTime(proofOf(token, bits));
}

async function proofOf(token: string, bits: number): Promise<string> {
  const { workBeside } = await import('./work-beside.ts');
  const [proof] = await Promise.all([workBeside(token, bits), pause(SOONEST_MS)]);
  return proof;
}

/** Empty if there is none, or none in time. */
export function inTime(proof: Promise<string>): Promise<string> {
  const late = pause(LONGEST_WAIT_MS).then(() => '');
  return Promise.race([proof.catch(() => ''), late]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
