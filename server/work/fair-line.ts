/** Jobs by who asked for them. Each asker is served in turn, so that a long list holds up nobody but its owner. */
export class FairLine<Job> {
  /** In the order in which the askers come next. */
  readonly #jobs = new Map<string, Job[]>();

  push(key: string, job: Job): void {
    const own = this.#jobs.get(key);
    if (own === undefined) this.#jobs.set(key, [job]);
    else own.push(job);
  }

  /** The next job that can be done now; of one asker, the one that came first. */
  take(canDo: (job: Job) => boolean = () => true): Job | undefined {
    for (const [key, own] of this.#jobs) {
      const place = own.findIndex(canDo);
      if (place === -1) continue;
      const [job] = own.splice(place, 1);
      // Whoever had a turn is last now.
      this.#jobs.delete(key);
      if (own.length > 0) this.#jobs.set(key, own);
      return job;
    }
    return undefined;
  }

  /** @returns whether it still waited */
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
