import { createHash } from 'node:crypto';
import type { Row, Value } from './table-rows.ts';

const MODULUS = 1n << 128n;

/** How many rows a table has, and a sum over what they hold. */
export type TableSum = { readonly rows: number; readonly sum: string };

/** Equal for equal rows in any order, on either database: JSON counts by what it says, not by how it is written. */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  add(row: Row): void {
    const digest = createHash('sha256')
      .update(JSON.stringify(row.map(canonical)))
      .digest('hex');
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${digest.slice(0, 32)}`)) % MODULUS;
  }

  total(): TableSum {
    return { rows: this.#rows, sum: this.#sum.toString(16) };
  }
}

export function isSameSum(one: TableSum, other: TableSum | undefined): boolean {
  return one.rows === other?.rows && one.sum === other.sum;
}

/** PostgreSQL keeps JSON with its keys in an order of its own. */
function canonical(value: Value): unknown {
  if (typeof value !== 'string' || !/^[[{"]/.test(value)) return value;
  try {
    return sorted(JSON.parse(value));
  } catch {
    return value;
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, of]) => [key, sorted(of)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
