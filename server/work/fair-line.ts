/** Jobs by asker. Askers are served in turn, so that a long list delays only its owner. */
export class FairLine<Job> {
  /** In the order in which the askers come next. */
  readonly #jobs = new Map<string, Job[]>();

  push(key: string, job: Job): void {
    const own = this.#jobs.get(key);
    if (own === undefined) this.#jobs.set(key, [job]);
    else own.push(job);
  }

  /** The next job that can run now; for one asker, the oldest. */
  take(canDo: (job: Job) => boolean = () => true): Job | undefined {
    for (const [key, own] of this.#jobs) {
      const place = own.findIndex(canDo);
      if (place === -1) continue;
      const [job] = own.splice(place, 1);
      // The asker just served goes to the end.
      this.#jobs.delete(key);
      if (own.length > 0) this.#jobs.set(key, own);
      return job;
    }
    return undefined;
  }

  /** @returns whether it was still waiting */
  remove(key: string, job: Job): boolean {
    const own = this.#jobs.get(key) ?? [];
    const place = own.indexOf(job);
    if (place === -1) return false;
    own.splice(place, 1);
    if (own.length === 0) this.#jobs.delete(key);
    return true;
  }

  of(key: string): readonly Job[] {
    return this.#jobs.get(key) ?? [];
  }

  all(): readonly Job[] {
    return [...this.#jobs.values()].flat();
  }

  clear(): void {
    this.#jobs.clear();
  }
}
