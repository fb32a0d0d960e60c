import { AsyncLocalStorage } from 'node:async_hooks';
import { keyOfAsker, type Asker } from './asker.ts';
import { FairLine } from './fair-line.ts';

const letOthersGo = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * The thread that answers people does one piece of a page at a time, takes the askers in turn, and
 * looks at its connections after each. So a pile of pages for one visitor delays another by one
 * piece of one page.
 */
export class Turns {
  readonly #line = new FairLine<() => Promise<void>>();
  #isGoing = false;

  /** The work begins when its turn comes; the next turn comes when it is done. */
  run<Value>(asker: Asker, work: () => Value | Promise<Value>): Promise<Value> {
    // The turn is passed on from another page's context; the page must keep its own language.
    const asAsked = AsyncLocalStorage.snapshot();
    return new Promise<Value>((resolve, reject) => {
      this.#line.push(keyOfAsker(asker), async () => {
        try {
          resolve(await asAsked(work));
        } catch (error) {
          reject(error);
        }
      });
      if (!this.#isGoing) void this.#go();
    });
  }

  /** The same for work done elsewhere: the next turn comes as soon as this one waits. */
  async begin<Value>(asker: Asker, work: () => Promise<Value>): Promise<Value> {
    const { begun } = await this.run(asker, () => ({ begun: work() }));
    return begun;
  }

  async #go(): Promise<void> {
    this.#isGoing = true;
    for (let next = this.#line.take(); next !== undefined; next = this.#line.take()) {
      await next();
      await letOthersGo();
    }
    this.#isGoing = false;
  }
}
