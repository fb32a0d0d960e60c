// A thread that does what the title of a paper says, and answers with it. Plain JavaScript, as the served site's own.

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
let done = 0;

/** @param {import('../work/tasks.ts').Task} task */
export default async function work({ kind, order }) {
  if (kind !== 'paper') {
    // As long as a search among all sizes.
    if (kind === 'estimate') await pause(1000);
    return kind;
  }
  const { title } = order.document;
  if (title === 'hang') for (;;);
  if (title === 'end') process.exit(3);
  if (title === 'throw') throw new Error('thrown');
  if (title === 'wait') await pause(30);
  if (title === 'wait longer') await pause(300);
  done += 1;
  return new TextEncoder().encode(title === 'count' ? String(done) : title);
}
