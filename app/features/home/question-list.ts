import { m } from '../../../messages/compiled/messages.js';

/** The most frequent questions, in order; shown on the page and given to search engines. */
export const QUESTIONS = [
  { question: m.home_q1, answer: m.home_a1 },
  { question: m.home_q2, answer: m.home_a2 },
  { question: m.home_q3, answer: m.home_a3 },
  { question: m.home_q4, answer: m.home_a4 },
  { question: m.home_q5, answer: m.home_a5 },
] as const;
