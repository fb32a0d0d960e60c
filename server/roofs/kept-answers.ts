import { recentResults } from '../estimates/recent-results.ts';

/** 25 kB each. */
const MOST_KEPT = 300;
const FRESH_MS = 86_400_000;

/** Answers of the last day, and those under way: a page and its script ask for the same house. */
export function keptAnswers<Answer>(now: () => Date) {
  const kept = recentResults<{ readonly answer: Answer; readonly until: number }>(MOST_KEPT);
  const underway = new Map<string, Promise<Answer>>();
  return {
    /** @param isFinal whether another asking would hear the same */
    async answer(
      key: string,
      find: () => Promise<Answer>,
      isFinal: (answer: Answer) => boolean,
    ): Promise<Answer> {
      const known = kept.get(key);
      if (known !== undefined && known.until > now().getTime()) return known.answer;
      const shared = underway.get(key);
      if (shared !== undefined) return shared;
      const finding = find().finally(() => underway.delete(key));
      underway.set(key, finding);
      const answer = await finding;
      if (isFinal(answer)) kept.set(key, { answer, until: now().getTime() + FRESH_MS });
      return answer;
    },
  };
}
