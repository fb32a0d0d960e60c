// Threads of tests run what those of the served site run.
export { buildThread as setup } from '../scripts/build-thread.ts';
